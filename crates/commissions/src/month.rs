//! A calendar month in the business time zone.

use std::fmt;
use std::str::FromStr;

use chrono::{DateTime, Datelike as _, NaiveDate, Utc};
use tierway_kernel::{BusinessZone, Sentence};

/// A month of a year.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Month {
    year: i32,
    /// 1 to 12.
    month: u32,
}

impl Month {
    /// The month of a time.
    pub fn of(time: DateTime<Utc>, zone: BusinessZone) -> Month {
        let day = zone.day(time);
        Month { year: day.year(), month: day.month() }
    }

    /// Its first moment.
    pub fn start(self, zone: BusinessZone) -> DateTime<Utc> {
        zone.start(NaiveDate::from_ymd_opt(self.year, self.month, 1).unwrap_or_default())
    }

    /// The first moment after it.
    pub fn end(self, zone: BusinessZone) -> DateTime<Utc> {
        self.next().start(zone)
    }

    /// The current posting month: the month of the time, but never a month whose bonuses were already granted (after a
    /// change of the business time zone).
    #[must_use]
    pub fn to_enter(now: DateTime<Utc>, zone: BusinessZone, closed: Option<Month>) -> Month {
        let month = Month::of(now, zone);
        closed.map_or(month, |closed| month.max(closed.next()))
    }

    /// The month after it.
    #[must_use]
    pub fn next(self) -> Month {
        if self.month == 12 { Month { year: self.year + 1, month: 1 } } else { Month { month: self.month + 1, ..self } }
    }

    /// The month before it.
    #[must_use]
    pub fn previous(self) -> Month {
        if self.month == 1 { Month { year: self.year - 1, month: 12 } } else { Month { month: self.month - 1, ..self } }
    }
}

impl fmt::Display for Month {
    /// `2026-03`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}", self.year, self.month)
    }
}

/// A text that is no month.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Sentence)]
#[error("is not a month such as 2026-03")]
pub struct InvalidMonth;

impl FromStr for Month {
    type Err = InvalidMonth;

    fn from_str(text: &str) -> Result<Month, InvalidMonth> {
        let (year, month) = text.split_once('-').ok_or(InvalidMonth)?;
        let (year, month) = (year.parse().map_err(|_| InvalidMonth)?, month.parse().map_err(|_| InvalidMonth)?);
        let plain = Month { year, month };
        if (1..=12).contains(&month) && plain.to_string() == text { Ok(plain) } else { Err(InvalidMonth) }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]
    use super::*;

    #[test]
    fn months_follow_each_other_over_the_years() {
        let december: Month = "2026-12".parse().unwrap();
        assert_eq!(december.next().to_string(), "2027-01");
        assert_eq!(december.next().previous(), december);
        assert_eq!(december.previous().to_string(), "2026-11");
        for (zone, end) in [("UTC", "2027-01-01T00:00:00+00:00"), ("Asia/Kuala_Lumpur", "2026-12-31T16:00:00+00:00")] {
            let zone: BusinessZone = zone.parse().unwrap();
            assert_eq!(december.end(zone).to_rfc3339(), end);
            assert_eq!(Month::of(december.start(zone), zone), december);
            assert_eq!(Month::of(december.end(zone) - chrono::Duration::microseconds(1), zone), december);
        }
        assert!(december < december.next() && december.previous() < december);
    }

    #[test]
    fn nothing_is_entered_in_a_month_that_is_closed() {
        let now = "2026-11-30T20:00:00Z".parse().unwrap();
        let malaysia: BusinessZone = "Asia/Kuala_Lumpur".parse().unwrap();
        let month = |zone, closed: Option<&str>| {
            Month::to_enter(now, zone, closed.map(|closed| closed.parse().unwrap())).to_string()
        };
        assert_eq!(month(malaysia, Some("2026-11")), "2026-12");
        assert_eq!(month(BusinessZone::UTC, None), "2026-11");
        assert_eq!(month(BusinessZone::UTC, Some("2026-10")), "2026-11");
        assert_eq!(month(BusinessZone::UTC, Some("2026-11")), "2026-12", "the zone went back behind a closed month");
    }

    #[test]
    fn only_months_are_read() {
        for text in ["2026-13", "2026-00", "2026-3", "2026", "26-03", "2026-03-01", "2026-+3", ""] {
            assert_eq!(text.parse::<Month>(), Err(InvalidMonth), "{text}");
        }
    }
}
