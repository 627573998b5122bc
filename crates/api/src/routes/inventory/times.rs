//! Times in queries: RFC 3339, or a plain date.

use chrono::{DateTime, Days, NaiveDate, NaiveTime, Utc};
use tierway_application::Failure;

use crate::Problem;

/// Reads `from`: a time, or the beginning of a day (UTC).
pub fn from_time(text: Option<&str>) -> Result<Option<DateTime<Utc>>, Problem> {
    text.map(|text| time(text).or_else(|| day(text, 0)).ok_or_else(|| fault("from"))).transpose()
}

/// Reads `to`, before which items must lie: a time, or the end of a day (UTC), which counts in whole.
pub fn to_time(text: Option<&str>) -> Result<Option<DateTime<Utc>>, Problem> {
    text.map(|text| time(text).or_else(|| day(text, 1)).ok_or_else(|| fault("to"))).transpose()
}

fn time(text: &str) -> Option<DateTime<Utc>> {
    DateTime::parse_from_rfc3339(text.trim()).ok().map(|time| time.to_utc())
}

fn day(text: &str, later: u64) -> Option<DateTime<Utc>> {
    let date: NaiveDate = text.trim().parse().ok()?;
    Some(date.checked_add_days(Days::new(later))?.and_time(NaiveTime::MIN).and_utc())
}

fn fault(name: &str) -> Problem {
    Failure::Malformed(format!("The parameter {name} must be a date or an RFC 3339 time.")).into()
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests stop at what they did not expect")]
    use super::*;

    #[test]
    fn a_day_counts_in_whole() {
        let text = |time: Option<DateTime<Utc>>| time.unwrap().to_rfc3339();
        assert_eq!(text(from_time(Some("2026-02-28")).unwrap()), "2026-02-28T00:00:00+00:00");
        assert_eq!(text(to_time(Some("2026-02-28")).unwrap()), "2026-03-01T00:00:00+00:00");
        assert_eq!(text(to_time(Some("2026-02-28T10:00:00+02:00")).unwrap()), "2026-02-28T08:00:00+00:00");
        assert_eq!(from_time(None).unwrap(), None);
        assert_eq!(from_time(Some("yesterday")).unwrap_err().status, 400);
    }
}
