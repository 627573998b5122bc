//! Months as consecutive numbers.

use chrono::{DateTime, Datelike as _, NaiveDate, Utc};
use tierway_kernel::BusinessZone;

/// A calendar month, counted from the year 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct MonthIndex(pub i64);

impl MonthIndex {
    /// The month of a day.
    pub fn of(day: NaiveDate) -> MonthIndex {
        MonthIndex(i64::from(day.year()) * 12 + i64::from(day.month0()))
    }

    /// The month of a moment.
    pub fn at(zone: BusinessZone, time: DateTime<Utc>) -> MonthIndex {
        MonthIndex::of(zone.day(time))
    }

    /// Its first day; `None` outside the calendar.
    pub fn start(self) -> Option<NaiveDate> {
        let month = u32::try_from(self.0.rem_euclid(12)).ok()? + 1;
        NaiveDate::from_ymd_opt(i32::try_from(self.0.div_euclid(12)).ok()?, month, 1)
    }
}
