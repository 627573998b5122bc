//! Lengths of time that figures are put together in.

use chrono::{Datelike, Days, Months, NaiveDate};

use crate::parse_enum;

/// How long one point of a series is.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub enum Bucket {
    /// A day, UTC.
    #[default]
    Day,
    /// A week from Monday.
    Week,
    /// A calendar month.
    Month,
}

impl Bucket {
    /// All lengths.
    pub const ALL: [Bucket; 3] = [Bucket::Day, Bucket::Week, Bucket::Month];
    /// Most points of a series.
    pub const MOST_POINTS: usize = 1000;

    /// The name in JSON.
    pub const fn as_str(self) -> &'static str {
        match self {
            Bucket::Day => "day",
            Bucket::Week => "week",
            Bucket::Month => "month",
        }
    }

    /// The length of that name.
    pub fn parse(text: &str) -> Option<Bucket> {
        parse_enum(&Bucket::ALL, Bucket::as_str, text)
    }

    /// The first day of the bucket a day lies in.
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
