//! A calendar month, UTC.

use std::fmt;
use std::str::FromStr;

use chrono::{DateTime, Datelike as _, NaiveDate, NaiveTime, Utc};

/// A month of a year.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Month {
    year: i32,
    /// 1 to 12.
    month: u32,
}

impl Month {
    /// The month a time lies in.
    pub fn of(time: DateTime<Utc>) -> Month {
        Month { year: time.year(), month: time.month() }
    }

    /// Its first moment.
    pub fn start(self) -> DateTime<Utc> {
        let day = NaiveDate::from_ymd_opt(self.year, self.month, 1).unwrap_or_default();
        day.and_time(NaiveTime::MIN).and_utc()
    }

    /// The first moment after it.
    pub fn end(self) -> DateTime<Utc> {
        self.next().start()
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
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("is not a month such as 2026-03")]
pub struct NotAMonth;

impl FromStr for Month {
    type Err = NotAMonth;

    fn from_str(text: &str) -> Result<Month, NotAMonth> {
        let (year, month) = text.split_once('-').ok_or(NotAMonth)?;
        let (year, month) = (year.parse().map_err(|_| NotAMonth)?, month.parse().map_err(|_| NotAMonth)?);
        let plain = Month { year, month };
        if (1..=12).contains(&month) && plain.to_string() == text { Ok(plain) } else { Err(NotAMonth) }
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
        assert_eq!(december.end().to_rfc3339(), "2027-01-01T00:00:00+00:00");
        assert_eq!(Month::of(december.start()), december);
        assert_eq!(Month::of(december.end() - chrono::Duration::microseconds(1)), december);
        assert!(december < december.next() && december.previous() < december);
    }

    #[test]
    fn only_months_are_read() {
        for text in ["2026-13", "2026-00", "2026-3", "2026", "26-03", "2026-03-01", "2026-+3", ""] {
            assert_eq!(text.parse::<Month>(), Err(NotAMonth), "{text}");
        }
    }
}
