//! The earnings ledger and its port: one entry per beneficiary of a commission, counter-entries for reversals, bonuses.
//! The amount of an entry never changes.

use std::collections::HashSet;

use chrono::{DateTime, Utc};
use tierway_kernel::{CommissionEntryId, CommissionId, Money, PayoutId, StoreError, UserId};

use crate::{BonusRule, Commission, CommissionScope, CommissionStatus, Month};

/// The subject of an entry.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum EntryKind {
    /// A part of a commission.
    Commission,
    /// Reversal of a commission.
    Reversal,
    /// The bonus of a month.
    Bonus,
}

impl EntryKind {
    /// All kinds.
    pub const ALL: [EntryKind; 3] = [EntryKind::Commission, EntryKind::Reversal, EntryKind::Bonus];

    /// The name in JSON and SQL.
    pub const fn as_str(self) -> &'static str {
        match self {
            EntryKind::Commission => "commission",
            EntryKind::Reversal => "reversal",
            EntryKind::Bonus => "bonus",
        }
    }
}

/// An entry to store.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewEntry {
    /// The beneficiary.
    pub beneficiary_id: UserId,
    /// The commission it belongs to; `None` for a bonus.
    pub commission_id: Option<CommissionId>,
    /// Its subject.
    pub kind: EntryKind,
    /// Positive; negative for reversals.
    pub amount: Money,
    /// Its status.
    pub status: CommissionStatus,
    /// The month of approval; while pending, the month of creation; for a bonus, the month it is for.
    pub month: Month,
    /// When its hold ends.
    pub matures_at: DateTime<Utc>,
    /// When it was approved, if it was.
    pub approved_at: Option<DateTime<Utc>>,
}

/// A stored entry.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// Identity.
    pub id: CommissionEntryId,
    /// Its content and current status.
    pub entry: NewEntry,
    /// When it was reversed.
    pub reversed_at: Option<DateTime<Utc>>,
    /// The live batch that holds or has paid it.
    pub payout_id: Option<PayoutId>,
    /// When it was created.
    pub created_at: DateTime<Utc>,
}

impl Entry {
    /// Whether it can still be voided: not paid and in no batch.
    pub fn is_free(&self) -> bool {
        self.payout_id.is_none() && matches!(self.entry.status, CommissionStatus::Pending | CommissionStatus::Approved)
    }
}

/// Its status for a viewer with this scope; `entries` are their ledger entries. The parts of a commission may be paid
/// in different batches.
pub fn beneficiary_status(commission: &Commission, scope: CommissionScope, entries: &[&Entry]) -> CommissionStatus {
    let part = entries.iter().find(|entry| entry.entry.kind == EntryKind::Commission);
    match (scope, part) {
        (CommissionScope::Beneficiary(_), Some(part)) if commission.status != CommissionStatus::Reversed => {
            part.entry.status
        }
        _ => commission.status,
    }
}

/// The entries of a newly accrued commission: one per beneficiary with an amount, with its status, in the current
/// posting month.
pub fn first_entries(commission: &Commission, month: Month) -> Vec<NewEntry> {
    parts(commission)
        .into_iter()
        .filter(|(_, amount)| *amount > Money::ZERO)
        .map(|(beneficiary_id, amount)| NewEntry {
            beneficiary_id,
            commission_id: Some(commission.id),
            kind: EntryKind::Commission,
            amount,
            status: commission.status,
            month,
            matures_at: commission.entry.matures_at,
            approved_at: (commission.status == CommissionStatus::Approved).then_some(commission.created_at),
        })
        .collect()
}

/// The beneficiaries of a commission with their amounts, whatever its status.
pub fn parts(commission: &Commission) -> Vec<(UserId, Money)> {
    let entry = &commission.entry;
    let agent = entry.agent_id.map(|id| (id, entry.agent_amount));
    agent.into_iter().chain(entry.sub_agent_id.map(|id| (id, entry.sub_agent_amount))).collect()
}

/// The entry of a granted bonus; it needs no hold, because what it is a share of had its own.
pub fn bonus_entry(beneficiary_id: UserId, month: Month, amount: Money, now: DateTime<Utc>) -> NewEntry {
    NewEntry {
        beneficiary_id,
        commission_id: None,
        kind: EntryKind::Bonus,
        amount,
        status: CommissionStatus::Approved,
        month,
        matures_at: now,
        approved_at: Some(now),
    }
}

/// The bonuses of a month: a share of each agent's earnings.
pub fn bonuses(
    rule: BonusRule,
    month: Month,
    earned: Vec<(UserId, Money)>,
    agents: &HashSet<UserId>,
    now: DateTime<Utc>,
) -> Vec<NewEntry> {
    let theirs = earned.into_iter().filter(|(user, _)| agents.contains(user));
    let shares = theirs.map(|(user, basis)| (user, rule.of(basis))).filter(|(_, amount)| *amount > Money::ZERO);
    shares.map(|(user, amount)| bonus_entry(user, month, amount, now)).collect()
}

/// Totals of entries by month, kind and status; those reversed after approval by the month of the reversal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Figure {
    /// The month.
    pub month: Month,
    /// The kind.
    pub kind: EntryKind,
    /// The state.
    pub status: CommissionStatus,
    /// The month in which approved entries were reversed.
    pub reversed_in: Option<Month>,
    /// The sum.
    pub amount: Money,
}

/// The ledger in the store.
pub trait EntryRepository {
    /// Stores an entry; `None` when it is a bonus for a month that has one.
    fn add(&mut self, entry: &NewEntry, now: DateTime<Utc>) -> Result<Option<Entry>, StoreError>;
    /// The entries of a commission, oldest first, locked until the transaction ends.
    fn lock_of(&mut self, commission: CommissionId) -> Result<Vec<Entry>, StoreError>;
    /// The entries of several commissions, oldest first.
    fn of_commissions(&mut self, ids: &[CommissionId]) -> Result<Vec<Entry>, StoreError>;
    /// Takes free entries back, in this month; how many.
    fn reverse(&mut self, ids: &[CommissionEntryId], month: Month, now: DateTime<Utc>) -> Result<u64, StoreError>;
    /// The pending entries whose hold ended before `now`, oldest first.
    fn maturing(&mut self, now: DateTime<Utc>) -> Result<Vec<Entry>, StoreError>;
    /// Approves every pending entry whose hold ended before `now`, in this month; how many.
    fn approve_matured(&mut self, month: Month, now: DateTime<Utc>) -> Result<u64, StoreError>;
    /// Earnings of a beneficiary, or of all, by month, kind, state and month of reversal.
    fn figures(&mut self, beneficiary: Option<UserId>) -> Result<Vec<Figure>, StoreError>;
    /// Approved less reversed in a month, by beneficiary, without bonuses. Entries store their posting month; the times
    /// only narrow the search, from two days before the month to two days after it because of time zones.
    fn net_approved(&mut self, beneficiary: Option<UserId>, month: Month) -> Result<Vec<(UserId, Money)>, StoreError>;
    /// The last month whose bonuses were granted.
    fn last_bonus_month(&mut self) -> Result<Option<Month>, StoreError>;
    /// Records that the bonuses of a month are granted; `false` when they were before.
    fn close_bonus_month(&mut self, month: Month, now: DateTime<Utc>) -> Result<bool, StoreError>;
    /// Commissions whose entries do not add up to what they earn now.
    fn mismatches(&mut self) -> Result<Vec<CommissionId>, StoreError>;
}

#[cfg(test)]
mod tests {
    use tierway_kernel::OrderId;

    use super::*;
    use crate::{NewCommission, Plan, matures_at};

    fn accrued(hold_days: i64) -> Commission {
        let (plan, now) = (Plan { hold_days, ..Plan::default() }, DateTime::UNIX_EPOCH);
        let entry = NewCommission {
            order_id: OrderId(1),
            agent_id: Some(UserId(1)),
            sub_agent_id: Some(UserId(2)),
            agent_amount: Money::of(50),
            sub_agent_amount: Money::ZERO,
            basis: Money::of(1400),
            plan,
            matures_at: matures_at(&plan, now),
        };
        let (remaining, status) = (entry.basis, entry.first_status());
        Commission { id: CommissionId(7), entry, remaining, status, created_at: now }
    }

    #[test]
    fn a_hold_is_waited_for_and_none_is_not() {
        let standing = |hold_days| {
            let month = Month::of(DateTime::UNIX_EPOCH, tierway_kernel::BusinessZone::UTC);
            let entries = first_entries(&accrued(hold_days), month);
            entries.into_iter().map(|entry| (entry.amount.minor(), entry.status, entry.approved_at)).collect::<Vec<_>>()
        };
        assert_eq!(standing(14), [(50, CommissionStatus::Pending, None)], "who gets nothing has no entry");
        assert_eq!(standing(1), [(50, CommissionStatus::Pending, None)]);
        assert_eq!(standing(0), [(50, CommissionStatus::Approved, Some(DateTime::UNIX_EPOCH))]);
        assert_eq!(standing(-5), standing(0), "a hold is never in the past");
    }
    #[test]
    fn agents_alone_get_a_bonus_and_none_of_nothing() {
        let (now, rule) = (DateTime::UNIX_EPOCH, BonusRule::default());
        let month = Month::of(now, tierway_kernel::BusinessZone::UTC);
        let earned = [(1, 500), (2, 700), (3, 0), (4, -90)].map(|(user, cents)| (UserId(user), Money::of(cents)));
        let agents = HashSet::from([1, 3, 4, 5].map(UserId));
        let granted = bonuses(rule, month, earned.to_vec(), &agents, now);
        assert_eq!(granted, [bonus_entry(UserId(1), month, Money::of(50), now)]);
    }
}
