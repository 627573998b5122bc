//! A commission and its port.

use chrono::{DateTime, Duration, Utc};
use tierway_kernel::{Actor, CommissionId, Money, OrderId, Page, PageRequest, Role, StoreError, UserId};

use crate::{CommissionSort, Plan, Referrer};

tierway_kernel::names! {
    /// Status of a commission.
    pub enum CommissionStatus as "CommissionStatusName" {
        /// The order is paid; the hold runs.
        Pending = "pending",
        /// The hold is over.
        Approved = "approved",
        /// Paid out.
        Paid = "paid",
        /// The order was cancelled or refunded.
        Reversed = "reversed",
    }
}

/// A commission to store: one per order, ever. The amounts are what it earns now; they only ever fall.
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
    /// End of the hold period.
    pub matures_at: DateTime<Utc>,
}

/// A stored commission.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Commission {
    /// Identity.
    pub id: CommissionId,
    /// The stored values.
    pub entry: NewCommission,
    /// The commissionable goods: the basis less reversals.
    pub remaining: Money,
    /// Its status.
    pub status: CommissionStatus,
    /// When it was earned.
    pub created_at: DateTime<Utc>,
}

impl NewCommission {
    /// Its status when it accrues: approved at once if there is no hold period.
    pub fn first_status(&self) -> CommissionStatus {
        if self.plan.hold_days > 0 { CommissionStatus::Pending } else { CommissionStatus::Approved }
    }
}

/// When the hold of a commission that accrues `now` ends.
pub fn matures_at(plan: &Plan, now: DateTime<Utc>) -> DateTime<Utc> {
    now + Duration::days(plan.hold_days.clamp(0, 3650))
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

/// Visibility of commissions.
pub fn visible_commissions(actor: &Actor) -> CommissionScope {
    match actor {
        Actor::System => CommissionScope::All,
        Actor::User(user) if user.role.is_owner() => CommissionScope::All,
        Actor::User(user) if matches!(user.role, Role::Agent | Role::SubAgent) => CommissionScope::Beneficiary(user.id),
        Actor::User(_) | Actor::Guest => CommissionScope::Nothing,
    }
}

/// Filters of the list.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct CommissionFilter {
    /// Only this status; in an earner's list, the status of their part.
    pub status: Option<CommissionStatus>,
    /// Only those this user earns from.
    pub beneficiary: Option<UserId>,
    /// From this time on.
    pub from: Option<DateTime<Utc>>,
    /// Before this time.
    pub to: Option<DateTime<Utc>>,
    /// In which order.
    pub sort: CommissionSort,
}

/// Commissions in the store.
pub trait CommissionRepository {
    /// Stores the commission of an order; `None` when the order already has one.
    fn add(&mut self, commission: &NewCommission, now: DateTime<Utc>) -> Result<Option<Commission>, StoreError>;
    /// The commission of an order.
    fn of_order(&mut self, order: OrderId) -> Result<Option<Commission>, StoreError>;
    /// The same, locked until the transaction ends.
    fn lock_of_order(&mut self, order: OrderId) -> Result<Option<Commission>, StoreError>;
    /// Moves the status from `from` to `to`; `false` when it stood elsewhere.
    fn set_status(
        &mut self,
        id: CommissionId,
        from: CommissionStatus,
        to: CommissionStatus,
    ) -> Result<bool, StoreError>;
    /// Sets the goods that still earn and what they earn the agent and the sub-agent, unless it was reversed; `false`
    /// then.
    fn lower(&mut self, id: CommissionId, goods: Money, agent: Money, sub_agent: Money) -> Result<bool, StoreError>;
    /// Approves every pending commission whose hold ended before `now`; how many.
    fn approve_matured(&mut self, now: DateTime<Utc>) -> Result<u64, StoreError>;
    /// The list.
    fn list(
        &mut self,
        scope: CommissionScope,
        filter: &CommissionFilter,
        page: &PageRequest,
    ) -> Result<Page<Commission>, StoreError>;
}

/// The part of a commission that is this actor's own; the owners, who pay it, see the whole.
pub fn beneficiary_part(commission: &NewCommission, actor: &Actor) -> Money {
    let whole = commission.agent_amount.plus(commission.sub_agent_amount).unwrap_or(commission.agent_amount);
    match actor.id() {
        Some(id) if commission.agent_id == Some(id) => commission.agent_amount,
        Some(id) if commission.sub_agent_id == Some(id) => commission.sub_agent_amount,
        _ if visible_commissions(actor) == CommissionScope::All => whole,
        _ => Money::ZERO,
    }
}

/// The referrer of an order of this buyer: only customers' orders earn commissions (product.md §8).
pub fn order_referrer(buyer: Role, referred_by: Option<UserId>) -> Option<UserId> {
    referred_by.filter(|_| buyer == Role::Customer)
}

/// The referrer as the plan sees it; only agents and sub-agents earn. `above` is the referrer's own referrer.
pub fn referrer(id: UserId, role: Role, above: Option<UserId>) -> Option<Referrer> {
    match role {
        Role::Agent => Some(Referrer::Agent(id)),
        Role::SubAgent => Some(Referrer::SubAgent { id, agent: above }),
        _ => None,
    }
}

#[cfg(test)]
mod part_tests {
    use super::*;
    use crate::{Entry, EntryKind, beneficiary_status};

    #[test]
    fn everybody_sees_their_own_part() {
        let commission = NewCommission {
            order_id: OrderId(1),
            agent_id: Some(UserId(1)),
            sub_agent_id: Some(UserId(2)),
            agent_amount: Money::of(50),
            sub_agent_amount: Money::of(100),
            basis: Money::of(1400),
            plan: Plan::default(),
            matures_at: DateTime::UNIX_EPOCH,
        };
        let user = |id, role| {
            Actor::User(tierway_kernel::SignedIn {
                id: UserId(id),
                role,
                position: None,
                verified: true,
                referred_by: None,
            })
        };
        assert_eq!(beneficiary_part(&commission, &user(1, Role::Agent)), Money::of(50));
        assert_eq!(beneficiary_part(&commission, &user(2, Role::SubAgent)), Money::of(100));
        assert_eq!(beneficiary_part(&commission, &user(3, Role::Admin)), Money::of(150));
        assert_eq!(beneficiary_part(&commission, &user(4, Role::Agent)), Money::ZERO);
    }

    #[test]
    fn a_part_stands_where_its_entry_does_until_all_is_reversed() {
        use CommissionStatus::{Approved, Paid, Reversed};
        let one = |status| Commission {
            id: CommissionId(1),
            entry: NewCommission {
                order_id: OrderId(1),
                agent_id: Some(UserId(1)),
                sub_agent_id: None,
                agent_amount: Money::of(50),
                sub_agent_amount: Money::ZERO,
                basis: Money::of(1400),
                plan: Plan::default(),
                matures_at: DateTime::UNIX_EPOCH,
            },
            remaining: Money::of(1400),
            status,
            created_at: DateTime::UNIX_EPOCH,
        };
        let entry = |kind, status| Entry {
            id: tierway_kernel::CommissionEntryId(1),
            entry: crate::NewEntry {
                beneficiary_id: UserId(1),
                commission_id: Some(CommissionId(1)),
                kind,
                amount: Money::of(50),
                status,
                month: crate::Month::of(DateTime::UNIX_EPOCH, tierway_kernel::BusinessZone::UTC),
                matures_at: DateTime::UNIX_EPOCH,
                approved_at: None,
            },
            reversed_at: None,
            payout_id: None,
            created_at: DateTime::UNIX_EPOCH,
        };
        let (part, counter) = (entry(EntryKind::Commission, Paid), entry(EntryKind::Reversal, Approved));
        let own = CommissionScope::Beneficiary(UserId(1));
        for (status, scope, entries, expected) in [
            (Approved, own, vec![&counter, &part], Paid),
            (Approved, own, vec![&counter], Approved),
            (Approved, CommissionScope::All, vec![&part], Approved),
            (Reversed, own, vec![&part], Reversed),
        ] {
            assert_eq!(beneficiary_status(&one(status), scope, &entries), expected, "{status:?} {scope:?}");
        }
    }

    #[test]
    fn only_customers_of_agents_earn() {
        assert_eq!(order_referrer(Role::Customer, Some(UserId(1))), Some(UserId(1)));
        assert_eq!(order_referrer(Role::Dealer, Some(UserId(1))), None);
        assert_eq!(referrer(UserId(1), Role::Dealer, None), None);
        assert_eq!(referrer(UserId(1), Role::Agent, Some(UserId(9))), Some(Referrer::Agent(UserId(1))));
    }
}

#[cfg(test)]
mod tests;
