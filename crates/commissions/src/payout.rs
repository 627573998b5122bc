//! Batches in which approved earnings are paid, and their port: draft → approved → paid; cancelled frees the entries.

use std::collections::{BTreeMap, HashMap};

use chrono::{DateTime, Utc};
use tierway_kernel::{Actor, Money, Page, PageRequest, PayoutId, Role, Sentence, StoreError, UserId};

use crate::EntryKind;

tierway_kernel::names! {
    /// Status of a payout.
    pub enum PayoutStatus as "PayoutStatusName" {
        /// Draft, to be reviewed.
        Draft = "draft",
        /// To be paid.
        Approved = "approved",
        /// Paid.
        Paid = "paid",
        /// Called off; its entries are free again.
        Cancelled = "cancelled",
    }
}

impl PayoutStatus {
    /// The states visible to payees: a draft may still be cancelled.
    pub const VISIBLE_TO_PAYEES: [PayoutStatus; 2] = [PayoutStatus::Approved, PayoutStatus::Paid];

    /// Whether it is visible to payees.
    pub fn is_visible_to_payees(self) -> bool {
        PayoutStatus::VISIBLE_TO_PAYEES.contains(&self)
    }
}

/// Steps of a payout.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PayoutStep {
    /// A draft is found right.
    Approve,
    /// The money has left.
    Pay,
    /// It is called off.
    Cancel,
}

impl PayoutStep {
    /// The resulting status of a step.
    pub fn from(self, status: PayoutStatus) -> Result<PayoutStatus, PayoutError> {
        match (self, status) {
            (PayoutStep::Approve, PayoutStatus::Draft) => Ok(PayoutStatus::Approved),
            (PayoutStep::Pay, PayoutStatus::Approved) => Ok(PayoutStatus::Paid),
            (PayoutStep::Cancel, PayoutStatus::Draft | PayoutStatus::Approved) => Ok(PayoutStatus::Cancelled),
            _ => Err(PayoutError::Impossible { step: self, status }),
        }
    }

    const fn done(self) -> &'static str {
        match self {
            PayoutStep::Approve => "approved",
            PayoutStep::Pay => "paid",
            PayoutStep::Cancel => "cancelled",
        }
    }
}

/// Why a payout cannot be created or advanced.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Sentence)]
pub enum PayoutError {
    /// Nobody is owed enough.
    #[error("Nothing to pay: nobody is owed {0} or more.")]
    NothingDue(Money),
    /// The step does not follow on the state.
    #[error("This payout is {status}; it cannot be {done}.", done = step.done())]
    Impossible {
        /// The requested step.
        step: PayoutStep,
        /// Its status.
        status: PayoutStatus,
    },
    /// Something in the draft was reversed after it was created.
    #[error(
        "An order in this payout was cancelled or refunded in the meantime. Please cancel the payout and create a new one."
    )]
    Overtaken,
}

/// A batch to store as a draft.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewPayout {
    /// Its number.
    pub number: String,
    /// Least amount that is paid.
    pub minimum: Money,
    /// Entries approved until this time are gathered.
    pub up_to: DateTime<Utc>,
    /// Note for other admins.
    pub note: Option<String>,
    /// The creator.
    pub created_by: Option<UserId>,
}

/// A stored batch.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Payout {
    /// Identity.
    pub id: PayoutId,
    /// Its content at creation.
    pub new: NewPayout,
    /// Its status.
    pub status: PayoutStatus,
    /// Sum of the lines.
    pub total: Money,
    /// How many are paid.
    pub line_count: i64,
    /// How it was paid.
    pub method: Option<String>,
    /// The payment's reference.
    pub reference: Option<String>,
    /// When it was created.
    pub created_at: DateTime<Utc>,
    /// The approver.
    pub approved_by: Option<UserId>,
    /// When it was approved.
    pub approved_at: Option<DateTime<Utc>>,
    /// The user who paid or cancelled it.
    pub closed_by: Option<UserId>,
    /// When it was paid.
    pub paid_at: Option<DateTime<Utc>>,
    /// When it was cancelled.
    pub cancelled_at: Option<DateTime<Utc>>,
}

/// A payout line, by beneficiary and kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Claimed {
    /// Whose.
    pub beneficiary_id: UserId,
    /// Of which kind.
    pub kind: EntryKind,
    /// The sum.
    pub amount: Money,
    /// How many entries.
    pub count: i64,
}

/// The amount due to one beneficiary.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Due {
    /// Who.
    pub beneficiary_id: UserId,
    /// Commissions.
    pub commissions: Money,
    /// Reversals, below zero.
    pub reversals: Money,
    /// Bonuses.
    pub bonus: Money,
    /// Sum of all three.
    pub amount: Money,
    /// Number of entries.
    pub count: i64,
}

/// A line of a batch.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PayoutLine {
    /// The payment.
    pub due: Due,
    /// The beneficiary's name at the time.
    pub name: String,
}

/// Nets what was gathered, one sum for each beneficiary. By their ids, as there may be thousands.
pub fn net(claimed: &[Claimed]) -> BTreeMap<UserId, Due> {
    let mut dues = BTreeMap::new();
    for claim in claimed {
        let none = Money::ZERO;
        let beneficiary_id = claim.beneficiary_id;
        let nothing = Due { beneficiary_id, commissions: none, reversals: none, bonus: none, amount: none, count: 0 };
        let due: &mut Due = dues.entry(beneficiary_id).or_insert(nothing);
        let part = match claim.kind {
            EntryKind::Commission => &mut due.commissions,
            EntryKind::Reversal => &mut due.reversals,
            EntryKind::Bonus => &mut due.bonus,
        };
        *part = Money::of(part.minor() + claim.amount.minor());
        due.amount = Money::of(due.amount.minor() + claim.amount.minor());
        due.count += claim.count;
    }
    dues
}

tierway_kernel::names! {
    /// Why a beneficiary is left out of a payout.
    pub enum ExclusionReason as "WaitingReason" {
        /// Their account is not approved (product.md §3).
        NotApproved = "notApproved",
        /// It is less than the least that is paid, or they owe.
        BelowMinimum = "belowMinimum",
    }
}

/// Somebody who may be paid.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Payee {
    /// First and last name.
    pub name: String,
    /// Whether their account is approved.
    pub is_approved: bool,
}

/// Somebody who is owed something and waits for another batch.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Waiting {
    /// Balance; negative if they owe.
    pub line: PayoutLine,
    /// Why they wait.
    pub why: ExclusionReason,
}

/// Payees and those deferred to the next payout, by ascending id.
pub fn divide(
    dues: BTreeMap<UserId, Due>,
    payees: &HashMap<UserId, Payee>,
    minimum: Money,
) -> (Vec<PayoutLine>, Vec<Waiting>) {
    let (mut lines, mut waiting) = (Vec::new(), Vec::new());
    for (id, due) in dues {
        let payee = payees.get(&id);
        let name = payee.map(|payee| payee.name.clone()).unwrap_or_default();
        let line = PayoutLine { due, name };
        match excluded(&due, minimum, payee.is_some_and(|payee| payee.is_approved)) {
            Some(why) => waiting.push(Waiting { line, why }),
            None => lines.push(line),
        }
    }
    (lines, waiting)
}

/// Whether what is due is paid; it waits for the next batch otherwise.
fn excluded(due: &Due, minimum: Money, is_approved: bool) -> Option<ExclusionReason> {
    if due.amount <= Money::ZERO || due.amount < minimum {
        Some(ExclusionReason::BelowMinimum)
    } else if is_approved {
        None
    } else {
        Some(ExclusionReason::NotApproved)
    }
}

/// Which payouts are visible.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PayoutScope {
    /// All.
    All,
    /// Approved and paid ones that have a line of this user; of them that line only.
    Payee(UserId),
    /// None.
    Nothing,
}

/// Visibility of payouts. A draft may still be cancelled, so payees do not see it.
pub fn visible_payouts(actor: &Actor) -> PayoutScope {
    match actor {
        Actor::System => PayoutScope::All,
        Actor::User(user) if user.role == Role::Admin => PayoutScope::All,
        Actor::User(user) if matches!(user.role, Role::Agent | Role::SubAgent) => PayoutScope::Payee(user.id),
        Actor::User(_) | Actor::Guest => PayoutScope::Nothing,
    }
}

/// Filters of the list.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct PayoutFilter {
    /// Only this status.
    pub status: Option<PayoutStatus>,
}

/// Payouts in the store.
pub trait PayoutRepository {
    /// Stores an empty draft.
    fn add(&mut self, payout: &NewPayout, now: DateTime<Utc>) -> Result<Payout, StoreError>;
    /// Claims every approved entry that is in no batch and was approved up to `up_to`, and every counter-entry of any
    /// time, so that reversals are always deducted. Returns the claims by beneficiary and kind.
    fn claim(&mut self, id: PayoutId, up_to: DateTime<Utc>) -> Result<Vec<Claimed>, StoreError>;
    /// Frees the gathered entries of some beneficiaries; how many.
    fn release(&mut self, id: PayoutId, beneficiaries: &[UserId]) -> Result<u64, StoreError>;
    /// Frees all gathered entries; how many.
    fn release_all(&mut self, id: PayoutId) -> Result<u64, StoreError>;
    /// Writes the lines of a draft, and their sum and number on it.
    fn set_lines(&mut self, id: PayoutId, lines: &[PayoutLine]) -> Result<(), StoreError>;
    /// One payout, locked until the transaction ends.
    fn lock(&mut self, id: PayoutId) -> Result<Option<Payout>, StoreError>;
    /// One payout.
    fn by_id(&mut self, id: PayoutId) -> Result<Option<Payout>, StoreError>;
    /// Several payouts; unknown ids are omitted.
    fn by_ids(&mut self, ids: &[PayoutId]) -> Result<Vec<Payout>, StoreError>;
    /// The lines, by ascending beneficiary.
    fn lines(&mut self, id: PayoutId) -> Result<Vec<PayoutLine>, StoreError>;
    /// The line of one user in each of several payouts.
    fn lines_of(&mut self, user: UserId, ids: &[PayoutId]) -> Result<Vec<(PayoutId, PayoutLine)>, StoreError>;
    /// Saves status, times and payment of a payout if its status is still `from`; `false` otherwise.
    fn save(&mut self, payout: &Payout, from: PayoutStatus) -> Result<bool, StoreError>;
    /// Marks the gathered entries as paid, and commissions of which nothing is left to pay; how many entries.
    fn mark_paid(&mut self, id: PayoutId) -> Result<u64, StoreError>;
    /// Whether a beneficiary's part of a commission in this batch was reversed outside of it. Other beneficiaries of
    /// the same commission do not affect this batch.
    fn is_overtaken(&mut self, id: PayoutId) -> Result<bool, StoreError>;
    /// The list, newest first.
    fn list(
        &mut self,
        scope: PayoutScope,
        filter: &PayoutFilter,
        page: &PageRequest,
    ) -> Result<Page<Payout>, StoreError>;
    /// The latest batch that paid this user.
    fn last_paid(&mut self, user: UserId) -> Result<Option<Payout>, StoreError>;
    /// Payouts whose lines, total or entries do not match.
    fn mismatches(&mut self) -> Result<Vec<PayoutId>, StoreError>;
}

#[cfg(test)]
mod tests {
    use super::*;

    fn claimed(user: i64, kind: EntryKind, cents: i64) -> Claimed {
        Claimed { beneficiary_id: UserId(user), kind, amount: Money::of(cents), count: 1 }
    }

    #[test]
    fn what_was_gathered_nets_by_beneficiary() {
        let dues = net(&[
            claimed(2, EntryKind::Commission, 500),
            claimed(1, EntryKind::Commission, 2000),
            claimed(2, EntryKind::Reversal, -700),
            claimed(1, EntryKind::Bonus, 200),
            claimed(1, EntryKind::Reversal, -50),
        ]);
        let (one, two) = (dues[&UserId(1)], dues[&UserId(2)]);
        assert_eq!(dues.len(), 2);
        assert_eq!((one.commissions, one.reversals, one.bonus), (Money::of(2000), Money::of(-50), Money::of(200)));
        assert_eq!((one.amount, one.count), (Money::of(2150), 3));
        assert_eq!((two.beneficiary_id, two.amount), (UserId(2), Money::of(-200)));
    }

    #[test]
    fn little_debts_and_unapproved_accounts_wait() {
        let due = |cents| net(&[claimed(1, EntryKind::Commission, cents)])[&UserId(1)];
        let minimum = Money::of(1000);
        assert_eq!(excluded(&due(1000), minimum, true), None);
        assert_eq!(excluded(&due(999), minimum, true), Some(ExclusionReason::BelowMinimum));
        assert_eq!(excluded(&due(0), Money::ZERO, true), Some(ExclusionReason::BelowMinimum), "nothing is never paid");
        assert_eq!(excluded(&due(-5), Money::ZERO, true), Some(ExclusionReason::BelowMinimum));
        assert_eq!(excluded(&due(1000), minimum, false), Some(ExclusionReason::NotApproved));
    }

    /// Maps, because lists would be quadratic with thousands of agents.
    #[test]
    fn everybody_is_found_by_id_and_told_why_they_wait() {
        let dues = net(&[3, 1, 4, 2].map(|user| claimed(user, EntryKind::Commission, 300 * user)));
        let payee = |id: i64, is_approved| (UserId(id), Payee { name: format!("Agent {id}"), is_approved });
        let payees = HashMap::from([payee(1, true), payee(2, true), payee(3, false)]);
        let (lines, waiting) = divide(dues, &payees, Money::of(500));
        let paid: Vec<_> = lines.iter().map(|line| (line.due.beneficiary_id.0, line.name.as_str())).collect();
        assert_eq!(paid, [(2, "Agent 2")]);
        let waiting: Vec<_> =
            waiting.iter().map(|one| (one.line.due.beneficiary_id.0, one.line.name.as_str(), one.why)).collect();
        assert_eq!(
            waiting,
            [
                (1, "Agent 1", ExclusionReason::BelowMinimum),
                (3, "Agent 3", ExclusionReason::NotApproved),
                (4, "", ExclusionReason::NotApproved)
            ]
        );
    }

    #[test]
    fn each_step_follows_on_its_states_only() {
        use PayoutStatus::{Approved, Cancelled, Draft, Paid};
        let leads = |step: PayoutStep| PayoutStatus::ALL.map(|status| step.from(status).ok());
        assert_eq!(leads(PayoutStep::Approve), [Some(Approved), None, None, None]);
        assert_eq!(leads(PayoutStep::Pay), [None, Some(Paid), None, None]);
        assert_eq!(leads(PayoutStep::Cancel), [Some(Cancelled), Some(Cancelled), None, None]);
        let refusal = PayoutStep::Pay.from(Draft).map_err(|error| error.to_string());
        assert_eq!(refusal, Err("This payout is draft; it cannot be paid.".to_owned()));
    }
}
