//! How the ledger follows a commission that earns less than before.

use chrono::{DateTime, Utc};
use tierway_kernel::{CommissionEntryId, CommissionId, Money, UserId};

use crate::{CommissionStatus, Entry, EntryKind, Month, NewEntry};

/// The value to enter.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Settling {
    /// Entries to void.
    pub reversed: Vec<CommissionEntryId>,
    /// Counter-entries.
    pub counters: Vec<NewEntry>,
}

/// Reduces the entries of a commission to what each beneficiary is owed now. If nothing: entries in no batch are
/// voided, and amounts in a batch or paid get a counter-entry. If less: a counter-entry for the difference, with the
/// same hold. A batch itself never changes: its reviewed figures stay, and the counter-entry is netted in the next one
/// (product.md §8). Counter-entries belong to the current posting month.
pub fn settle(
    commission: CommissionId,
    entries: &[Entry],
    owed: &[(UserId, Money)],
    (month, now): (Month, DateTime<Utc>),
) -> Settling {
    let mut settling = Settling::default();
    for (beneficiary, owed) in owed {
        let live = |entry: &&Entry| {
            entry.entry.beneficiary_id == *beneficiary && entry.entry.status != CommissionStatus::Reversed
        };
        let own: Vec<&Entry> = entries.iter().filter(live).collect();
        let mut excess = sum(&own) - owed.minor();
        if excess == 0 {
            continue;
        }
        if *owed == Money::ZERO {
            let free: Vec<&Entry> = own.iter().copied().filter(|entry| entry.is_free()).collect();
            excess -= sum(&free);
            settling.reversed.extend(free.iter().map(|entry| entry.id));
        }
        if excess > 0 {
            let counter = Counter { commission, beneficiary: *beneficiary, excess: Money::of(-excess) };
            settling.counters.push(counter.entry(&own, *owed == Money::ZERO, (month, now)));
        }
    }
    settling
}

fn sum(entries: &[&Entry]) -> i64 {
    entries.iter().map(|entry| entry.entry.amount.minor()).sum()
}

struct Counter {
    commission: CommissionId,
    beneficiary: UserId,
    excess: Money,
}

impl Counter {
    fn entry(self, own: &[&Entry], whole: bool, (month, now): (Month, DateTime<Utc>)) -> NewEntry {
        let pending = own.iter().find(|entry| !whole && entry.entry.status == CommissionStatus::Pending);
        let (status, matures_at) = match pending {
            Some(entry) => (CommissionStatus::Pending, entry.entry.matures_at),
            None => (CommissionStatus::Approved, now),
        };
        NewEntry {
            beneficiary_id: self.beneficiary,
            commission_id: Some(self.commission),
            kind: EntryKind::Reversal,
            amount: self.excess,
            status,
            month,
            matures_at,
            approved_at: (status == CommissionStatus::Approved).then_some(now),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use CommissionStatus::{Approved, Paid, Pending, Reversed};
    use tierway_kernel::PayoutId;

    const COMMISSION: CommissionId = CommissionId(7);
    const AGENT: UserId = UserId(1);

    fn entry(id: i64, cents: i64, status: CommissionStatus, payout: Option<i64>) -> Entry {
        let kind = if cents < 0 { EntryKind::Reversal } else { EntryKind::Commission };
        Entry {
            id: CommissionEntryId(id),
            entry: NewEntry {
                beneficiary_id: AGENT,
                commission_id: Some(COMMISSION),
                kind,
                amount: Money::of(cents),
                status,
                month: Month::of(DateTime::UNIX_EPOCH, tierway_kernel::BusinessZone::UTC),
                matures_at: DateTime::UNIX_EPOCH,
                approved_at: (status == Approved).then_some(DateTime::UNIX_EPOCH),
            },
            reversed_at: None,
            payout_id: payout.map(PayoutId),
            created_at: DateTime::UNIX_EPOCH,
        }
    }

    /// Voided ids, and amount and state of the counter-entries.
    fn settled(entries: &[Entry], cents: i64) -> (Vec<i64>, Vec<(i64, CommissionStatus)>) {
        let now = DateTime::UNIX_EPOCH + chrono::Duration::days(40);
        let month = Month::of(now, tierway_kernel::BusinessZone::UTC);
        let settling = settle(COMMISSION, entries, &[(AGENT, Money::of(cents))], (month, now));
        let counters = settling.counters.iter().map(|new| (new.amount.minor(), new.status)).collect();
        (settling.reversed.iter().map(|id| id.0).collect(), counters)
    }

    #[test]
    fn what_nobody_has_paid_or_gathered_is_taken_back() {
        assert_eq!(settled(&[entry(1, 150, Pending, None)], 0), (vec![1], vec![]));
        assert_eq!(settled(&[entry(1, 150, Approved, None)], 0), (vec![1], vec![]));
        assert_eq!(settled(&[entry(1, 150, Reversed, None)], 0), (vec![], vec![]), "once");
    }

    #[test]
    fn what_a_batch_holds_or_has_paid_is_countered() {
        assert_eq!(settled(&[entry(1, 150, Approved, Some(3))], 0), (vec![], vec![(-150, Approved)]));
        assert_eq!(settled(&[entry(1, 150, Paid, Some(3))], 0), (vec![], vec![(-150, Approved)]));
        let before = [entry(1, 150, Paid, Some(3)), entry(2, -150, Approved, None)];
        assert_eq!(settled(&before, 0), (vec![], vec![]), "it adds up to nothing already");
    }

    #[test]
    fn a_part_is_countered_and_waits_as_long_as_the_rest() {
        assert_eq!(settled(&[entry(1, 150, Pending, None)], 100), (vec![], vec![(-50, Pending)]));
        assert_eq!(settled(&[entry(1, 150, Approved, None)], 100), (vec![], vec![(-50, Approved)]));
        assert_eq!(settled(&[entry(1, 150, Paid, Some(3))], 50), (vec![], vec![(-100, Approved)]));
        let lowered = [entry(1, 150, Pending, None), entry(2, -50, Pending, None)];
        assert_eq!(settled(&lowered, 100), (vec![], vec![]), "saying it twice does nothing");
        assert_eq!(settled(&lowered, 0), (vec![1, 2], vec![]));
    }

    #[test]
    fn a_part_paid_and_a_part_free_leave_nothing_together() {
        let entries = [entry(1, 150, Paid, Some(3)), entry(2, -50, Approved, None)];
        assert_eq!(settled(&entries, 0), (vec![2], vec![(-150, Approved)]));
        let held = [entry(1, 150, Paid, Some(3)), entry(2, -50, Approved, Some(4))];
        assert_eq!(settled(&held, 0), (vec![], vec![(-100, Approved)]));
    }
}
