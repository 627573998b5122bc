//! What sales of a period are compared with.

use chrono::{Days, Months, NaiveDate};

tierway_kernel::names! {
    /// Period to compare with.
    pub enum Comparison as "ComparisonName" {
        /// As many days before.
        Previous = "previous",
        /// The same days a year before.
        Year = "year",
    }
}

impl Comparison {
    /// The first and the last day to compare these with.
    pub fn days(self, from: NaiveDate, to: NaiveDate) -> (NaiveDate, NaiveDate) {
        match self {
            Comparison::Previous => {
                let days = Days::new((to - from).num_days().unsigned_abs());
                let to = from.pred_opt().unwrap_or(from);
                (to.checked_sub_days(days).unwrap_or(to), to)
            }
            // 29 February is compared with the day before it.
            Comparison::Year => {
                let before = |day: NaiveDate| day.checked_sub_months(Months::new(12)).unwrap_or(day);
                (before(from), before(to))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]
    use super::*;

    #[test]
    fn a_period_is_compared_with_the_days_before_or_those_of_the_year_before() {
        let day = |text: &str| text.parse::<NaiveDate>().unwrap();
        let compared = |with: Comparison, from: &str, to: &str| with.days(day(from), day(to));
        let (from, to) = ("2026-11-01", "2026-11-30");
        assert_eq!(compared(Comparison::Previous, from, to), (day("2026-10-02"), day("2026-10-31")));
        assert_eq!(compared(Comparison::Previous, from, from), (day("2026-10-31"), day("2026-10-31")));
        assert_eq!(compared(Comparison::Year, from, to), (day("2025-11-01"), day("2025-11-30")));
        assert_eq!(compared(Comparison::Year, "2028-02-01", "2028-02-29"), (day("2027-02-01"), day("2027-02-28")));
    }
}
