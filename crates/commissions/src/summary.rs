//! What somebody has earned, in figures.

use tierway_kernel::Money;

use crate::{CommissionStatus, EntryKind, Figure, Month};

/// Earnings by where they stand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Sums {
    /// In the hold.
    pub pending: Money,
    /// Approved and not yet paid.
    pub approved: Money,
    /// Paid.
    pub paid: Money,
    /// Taken back, before or after it was paid.
    pub reversed: Money,
}

/// What one month brought.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MonthSum {
    /// The month.
    pub month: Month,
    /// Commissions less what was taken back.
    pub commission: Money,
    /// The bonus for it.
    pub bonus: Money,
}

/// Adds figures up by state. Counter-entries lower the state they stand in and count as taken back.
pub fn sums<'f>(figures: impl Iterator<Item = &'f Figure>) -> Sums {
    let mut sums = Sums::default();
    for figure in figures {
        let cents = figure.amount.minor();
        let state = match figure.status {
            CommissionStatus::Pending => &mut sums.pending,
            CommissionStatus::Approved => &mut sums.approved,
            CommissionStatus::Paid => &mut sums.paid,
            // A counter-entry that was taken back itself takes nothing back.
            CommissionStatus::Reversed if figure.kind == EntryKind::Reversal => continue,
            CommissionStatus::Reversed => &mut sums.reversed,
        };
        *state = Money::of(state.minor() + cents);
        if figure.kind == EntryKind::Reversal {
            sums.reversed = Money::of(sums.reversed.minor() - cents);
        }
    }
    sums
}

/// The last `count` months up to `last`, oldest first, months without anything too.
pub fn series(figures: &[Figure], last: Month, count: usize) -> Vec<MonthSum> {
    let months = std::iter::successors(Some(last), |month| Some(month.previous()));
    let mut series: Vec<MonthSum> = months.take(count).map(|month| month_sum(figures, month)).collect();
    series.reverse();
    series
}

fn month_sum(figures: &[Figure], month: Month) -> MonthSum {
    let sum = |bonus: bool| {
        let counts = |figure: &&Figure| {
            figure.month == month
                && figure.status != CommissionStatus::Reversed
                && (figure.kind == EntryKind::Bonus) == bonus
        };
        Money::of(figures.iter().filter(counts).map(|figure| figure.amount.minor()).sum())
    };
    MonthSum { month, commission: sum(false), bonus: sum(true) }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]
    use super::*;
    use CommissionStatus::{Approved, Paid, Pending, Reversed};

    fn figure(month: &str, kind: EntryKind, status: CommissionStatus, cents: i64) -> Figure {
        Figure { month: month.parse().unwrap(), kind, status, amount: Money::of(cents) }
    }

    fn figures() -> Vec<Figure> {
        vec![
            figure("2026-01", EntryKind::Commission, Paid, 1000),
            figure("2026-02", EntryKind::Reversal, Approved, -300),
            figure("2026-02", EntryKind::Commission, Approved, 500),
            figure("2026-02", EntryKind::Commission, Reversed, 70),
            figure("2026-02", EntryKind::Reversal, Reversed, -20),
            figure("2026-01", EntryKind::Bonus, Approved, 100),
            figure("2026-03", EntryKind::Commission, Pending, 40),
        ]
    }

    #[test]
    fn states_add_up_and_counter_entries_count_twice() {
        let sums = sums(figures().iter());
        let cents = [sums.pending, sums.approved, sums.paid, sums.reversed].map(Money::minor);
        assert_eq!(cents, [40, 300, 1000, 370]);
    }

    #[test]
    fn months_follow_each_other_without_gaps() {
        let series = series(&figures(), "2026-03".parse().unwrap(), 4);
        let read = |sum: &MonthSum| (sum.month.to_string(), sum.commission.minor(), sum.bonus.minor());
        let expected = [("2025-12", 0, 0), ("2026-01", 1000, 100), ("2026-02", 200, 0), ("2026-03", 40, 0)];
        let expected = expected.map(|(month, commission, bonus)| (month.to_owned(), commission, bonus));
        assert_eq!(series.iter().map(read).collect::<Vec<_>>(), expected);
    }
}
