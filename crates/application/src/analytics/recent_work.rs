//! What the staff got done of late, against as many days before.

use chrono::{Days, NaiveDate};
use tierway_kernel::BusinessZone;
use tierway_orders::Comparison;

use super::span::Span;
use super::work::{DailyWork, Work};
use crate::{Context, Failure, Transaction};

/// Days of the figures, today included.
const DAYS: u64 = 7;

/// Work of the last seven days, today included.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RecentWork {
    /// The first day.
    pub from: NaiveDate,
    /// The last day: today.
    pub to: NaiveDate,
    /// All days together.
    pub total: Work,
    /// As many days before, together.
    pub previous: Work,
    /// Each day, oldest first and without gaps.
    pub series: Vec<(NaiveDate, Work)>,
}

impl RecentWork {
    /// The work of today.
    pub fn today(&self) -> Work {
        self.series.last().map(|(_, work)| *work).unwrap_or_default()
    }
}

/// The work of the last days up to today; permission is the caller's.
pub(crate) fn recent_work(
    tx: &mut dyn Transaction,
    context: &Context,
    zone: BusinessZone,
) -> Result<RecentWork, Failure> {
    let to = zone.day(context.now);
    let from = to.checked_sub_days(Days::new(DAYS - 1)).unwrap_or(to);
    let (first, _) = Comparison::Previous.days(from, to);
    let days = context.services.sales_cache.work(tx, Span { zone, from: first, to })?;
    Ok(put_together(&days, from, to))
}

fn put_together(days: &DailyWork, from: NaiveDate, to: NaiveDate) -> RecentWork {
    let sum = |(from, to): (NaiveDate, NaiveDate)| {
        let mut sum = Work::default();
        days.range(from..=to).for_each(|(_, work)| sum.add(work));
        sum
    };
    let of = |day: NaiveDate| (day, days.get(&day).copied().unwrap_or_default());
    RecentWork {
        from,
        to,
        total: sum((from, to)),
        previous: sum(Comparison::Previous.days(from, to)),
        series: from.iter_days().take_while(|day| *day <= to).map(of).collect(),
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]
    use super::*;

    #[test]
    fn the_days_are_compared_with_as_many_before_and_none_is_left_out() {
        let day = |text: &str| text.parse::<NaiveDate>().unwrap();
        let work = |orders_shipped, pieces_received| Work { orders_shipped, pieces_received, ..Work::default() };
        let days = DailyWork::from([
            (day("2026-11-13"), work(100, 1_000)),
            (day("2026-11-14"), work(1, 10)),
            (day("2026-11-20"), work(2, 0)),
            (day("2026-11-21"), work(4, 0)),
            (day("2026-11-27"), work(8, 40)),
        ]);
        let recent = put_together(&days, day("2026-11-21"), day("2026-11-27"));
        assert_eq!((recent.total, recent.previous), (work(12, 40), work(3, 10)));
        let shipped: Vec<u64> = recent.series.iter().map(|(_, work)| work.orders_shipped).collect();
        assert_eq!((shipped, recent.today()), (vec![4, 0, 0, 0, 0, 0, 8], work(8, 40)));
        assert_eq!(recent.series.first().map(|(day, _)| *day), Some(day("2026-11-21")));
    }
}
