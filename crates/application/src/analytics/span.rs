//! A period of business days.

use chrono::{DateTime, NaiveDate, Utc};
use tierway_kernel::{BusinessZone, DayRun};

/// From the first to the last business day, both with all their hours.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Span {
    /// The time zone of days.
    pub zone: BusinessZone,
    /// The first day.
    pub from: NaiveDate,
    /// The last day.
    pub to: NaiveDate,
}

impl Span {
    /// The first moment, and the first one after.
    pub(super) fn times(self) -> (DateTime<Utc>, DateTime<Utc>) {
        (self.zone.start(self.from), self.zone.end(self.to))
    }

    /// Other days of the same zone, such as some of its own.
    pub(super) fn part(self, from: NaiveDate, to: NaiveDate) -> Span {
        Span { from, to, ..self }
    }

    /// The days in runs of equal length.
    pub(super) fn runs(self) -> Vec<DayRun> {
        self.zone.runs(self.from, self.to)
    }
}
