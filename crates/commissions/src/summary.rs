//! Earnings figures.

use tierway_kernel::Money;

use crate::{CommissionStatus, EntryKind, Figure, Month};

/// Earnings by status.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Sums {
    /// In the hold period.
    pub pending: Money,
    /// Approved and not yet paid.
    pub approved: Money,
    /// Paid.
    pub paid: Money,
    /// Reversed, before or after payment.
    pub reversed: Money,
}

/// Earnings of one month.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MonthSum {
    /// The month.
    pub month: Month,
    /// Commissions approved less reversed in it.
    pub commission: Money,
    /// The bonus for it.
    pub bonus: Money,
}

/// Adds up figures by state. Counter-entries reduce their state and count as reversed.
pub fn sums<'f>(figures: impl Iterator<Item = &'f Figure>) -> Sums {
    let mut sums = Sums::default();
    for figure in figures {
        let cents = figure.amount.minor();
        let state = match figure.status {
            CommissionStatus::Pending => &mut sums.pending,
            CommissionStatus::Approved => &mut sums.approved,
            CommissionStatus::Paid => &mut sums.paid,
            // A voided counter-entry has no effect.
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

/// Figures of a month. Everything counts in the month of its approval, what is reversed of that in the month of
/// reversing it back, and what still waits counts in none: the month's bonus is a share of the same amount.
pub fn sums_of(figures: &[Figure], month: Month) -> Sums {
    let mut result = sums(figures.iter().filter(|figure| figure.month == month && figure.is_settled()));
    for figure in figures.iter().filter(|figure| figure.is_taken_back()) {
        let cents = figure.amount.minor();
        if figure.month == month && figure.reversed_in != Some(month) {
            result.approved = Money::of(result.approved.minor() + cents);
        }
        if figure.reversed_in == Some(month) {
            if figure.kind != EntryKind::Reversal {
                result.reversed = Money::of(result.reversed.minor() + cents);
            }
            if figure.month != month {
                result.approved = Money::of(result.approved.minor() - cents);
            }
        }
    }
    result
}

fn month_sum(figures: &[Figure], month: Month) -> MonthSum {
    let (bonuses, others): (Vec<Figure>, Vec<Figure>) =
        figures.iter().copied().partition(|figure| figure.kind == EntryKind::Bonus);
    let net = |figures: &[Figure]| {
        let sums = sums_of(figures, month);
        Money::of(sums.approved.minor() + sums.paid.minor())
    };
    MonthSum { month, commission: net(&others), bonus: net(&bonuses) }
}

impl Figure {
    /// Approved, paid or not, and not reversed.
    fn is_settled(&self) -> bool {
        matches!(self.status, CommissionStatus::Approved | CommissionStatus::Paid)
    }

    /// Reversed after it was approved.
    fn is_taken_back(&self) -> bool {
        self.status == CommissionStatus::Reversed && self.reversed_in.is_some()
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]
    use super::*;
    use CommissionStatus::{Approved, Paid, Pending, Reversed};

    fn figure(month: &str, kind: EntryKind, status: CommissionStatus, cents: i64) -> Figure {
        Figure { month: month.parse().unwrap(), kind, status, reversed_in: None, amount: Money::of(cents) }
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
        let expected = [("2025-12", 0, 0), ("2026-01", 1000, 100), ("2026-02", 200, 0), ("2026-03", 0, 0)];
        let expected = expected.map(|(month, commission, bonus)| (month.to_owned(), commission, bonus));
        assert_eq!(series.iter().map(read).collect::<Vec<_>>(), expected);
    }

    #[test]
    fn a_month_counts_what_is_approved_in_it_less_what_is_taken_back_in_it() {
        let month = |text: &str| text.parse::<Month>().unwrap();
        let back = |of: &str, in_month: &str, cents| Figure {
            reversed_in: Some(month(in_month)),
            ..figure(of, EntryKind::Commission, Reversed, cents)
        };
        let mut all = figures();
        all.extend([back("2026-01", "2026-02", 100), back("2026-02", "2026-02", 30)]);
        let read = |text| {
            let sums = sums_of(&all, month(text));
            [sums.pending, sums.approved, sums.paid, sums.reversed].map(Money::minor)
        };
        assert_eq!(read("2026-01"), [0, 200, 1000, 0], "the bonus, and what is taken back later");
        assert_eq!(read("2026-02"), [0, 100, 0, 430], "500 less 300 and the 100 of January");
        assert_eq!(read("2026-03"), [0, 0, 0, 0], "what waits counts in no month");
        let series = series(&all, month("2026-02"), 2);
        assert_eq!(series.iter().map(|sum| sum.commission.minor()).collect::<Vec<_>>(), [1100, 100]);
    }
}
