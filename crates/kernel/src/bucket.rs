//! Lengths of time that figures are put together in.

use chrono::{Datelike, Days, Months, NaiveDate};

crate::names! {
    /// Interval of one point of the series.
    #[derive(Default)]
    pub enum Bucket as "BucketName" {
        /// A business day.
        #[default]
        Day = "day",
        /// A week from Monday.
        Week = "week",
        /// A calendar month.
        Month = "month",
    }
}

impl Bucket {
    /// Most points of a series.
    pub const MOST_POINTS: usize = 1000;

    /// The first day of the bucket that contains a day.
    pub fn start(self, day: NaiveDate) -> NaiveDate {
        let back = match self {
            Bucket::Day => 0,
            Bucket::Week => day.weekday().num_days_from_monday(),
            Bucket::Month => day.day0(),
        };
        day.checked_sub_days(Days::new(back.into())).unwrap_or(day)
    }

    /// The first days of all buckets from the first to the last day; `None` when there are too many.
    pub fn starts(self, from: NaiveDate, to: NaiveDate) -> Option<Vec<NaiveDate>> {
        let mut starts = Vec::new();
        let mut start = Some(self.start(from));
        while let Some(day) = start.filter(|day| *day <= to) {
            if starts.len() == Bucket::MOST_POINTS {
                return None;
            }
            starts.push(day);
            start = self.next(day);
        }
        Some(starts)
    }

    /// The first day of the bucket after the one that starts on `start`.
    fn next(self, start: NaiveDate) -> Option<NaiveDate> {
        match self {
            Bucket::Day => start.succ_opt(),
            Bucket::Week => start.checked_add_days(Days::new(7)),
            Bucket::Month => start.checked_add_months(Months::new(1)),
        }
    }
}

#[cfg(test)]
mod tests;
