//! A commission and its port.

use chrono::{DateTime, Duration, Utc};
use tierway_kernel::{Actor, CommissionId, Money, OrderId, Page, PageRequest, Role, StoreError, UserId};

use crate::Plan;

/// Where a commission stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CommissionStatus {
    /// The order is paid; the hold runs.
    Pending,
    /// The hold is over.
    Approved,
    /// Paid out.
    Paid,
    /// The order was cancelled or refunded.
    Reversed,
}

impl CommissionStatus {
    /// All states.
    pub const ALL: [CommissionStatus; 4] =
        [CommissionStatus::Pending, CommissionStatus::Approved, CommissionStatus::Paid, CommissionStatus::Reversed];

    /// The name in JSON and SQL.
    pub const fn as_str(self) -> &'static str {
        match self {
            CommissionStatus::Pending => "pending",
            CommissionStatus::Approved => "approved",
            CommissionStatus::Paid => "paid",
            CommissionStatus::Reversed => "reversed",
        }
    }
}

/// A commission to be stored: one per order, ever.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewCommission {
    /// The paid order.
    pub order_id: OrderId,
    /// The agent who earns, if any.
    pub agent_id: Option<UserId>,
    /// The sub-agent who earns, if any.
    pub sub_agent_id: Option<UserId>,
    /// The agent's part.
    pub agent_amount: Money,
    /// The sub-agent's part.
    pub sub_agent_amount: Money,
    /// The order's goods total.
    pub basis: Money,
    /// The rates it was computed with.
    pub plan: Plan,
    /// When the hold ends.
    pub matures_at: DateTime<Utc>,
}

/// A stored commission.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Commission {
    /// Identity.
    pub id: CommissionId,
    /// What was stored.
    pub entry: NewCommission,
    /// Where it stands.
    pub status: CommissionStatus,
    /// When it accrued.
    pub created_at: DateTime<Utc>,
}

/// When the hold of a commission that accrues `now` ends.
pub fn matures_at(plan: &Plan, now: DateTime<Utc>) -> DateTime<Utc> {
    now + Duration::days(plan.hold_days.clamp(0, 3650))
}

/// The status after the order was cancelled or refunded; `None` when it was reversed before.
pub fn reverse(status: CommissionStatus) -> Option<CommissionStatus> {
    (status != CommissionStatus::Reversed).then_some(CommissionStatus::Reversed)
}

/// Which commissions a list is limited to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CommissionScope {
    /// All.
    All,
    /// Those this user earns from, as agent or sub-agent.
    Beneficiary(UserId),
    /// None.
    Nothing,
}

/// Who sees which commissions.
pub fn visible_commissions(actor: &Actor) -> CommissionScope {
    match actor {
        Actor::System => CommissionScope::All,
        Actor::User(user) if matches!(user.role, Role::Admin | Role::Manufacturer) => CommissionScope::All,
        Actor::User(user) if matches!(user.role, Role::Agent | Role::SubAgent) => CommissionScope::Beneficiary(user.id),
        Actor::User(_) | Actor::Guest => CommissionScope::Nothing,
    }
}

/// Filters of the list.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct CommissionFilter {
    /// Only this status.
    pub status: Option<CommissionStatus>,
    /// From this time on.
    pub from: Option<DateTime<Utc>>,
    /// Before this time.
    pub to: Option<DateTime<Utc>>,
}

/// Commissions in the store.
pub trait CommissionRepository {
    /// Stores the commission of an order; `None` when the order already has one.
    fn add(&mut self, commission: &NewCommission, now: DateTime<Utc>) -> Result<Option<Commission>, StoreError>;
    /// The commission of an order.
    fn of_order(&mut self, order: OrderId) -> Result<Option<Commission>, StoreError>;
    /// Moves the status from `from` to `to`; `false` when it stood elsewhere.
    fn set_status(
        &mut self,
        id: CommissionId,
        from: CommissionStatus,
        to: CommissionStatus,
    ) -> Result<bool, StoreError>;
    /// Approves every pending commission whose hold ended before `now`; how many.
    fn approve_matured(&mut self, now: DateTime<Utc>) -> Result<u64, StoreError>;
    /// The list, newest first.
    fn list(
        &mut self,
        scope: CommissionScope,
        filter: &CommissionFilter,
        page: &PageRequest,
    ) -> Result<Page<Commission>, StoreError>;
}
