//! Times in queries and bodies: RFC 3339, or a plain date, which is a business day.

use chrono::{DateTime, NaiveDate, Utc};
use tierway_kernel::BusinessZone;

/// Reads `from`: a time, or the beginning of a day.
pub fn from_time(text: Option<&str>, zone: BusinessZone) -> Option<DateTime<Utc>> {
    text.and_then(|text| begin_of(text, zone))
}

/// Parses the exclusive upper bound `to`: a time, or the end of a day.
pub fn to_time(text: Option<&str>, zone: BusinessZone) -> Option<DateTime<Utc>> {
    text.and_then(|text| end_of(text, zone))
}

/// Whether a text names a time or a day.
pub fn is_time(text: &str) -> bool {
    time(text).is_some() || day(text).is_some()
}

/// A time, or the beginning of a day.
pub fn begin_of(text: &str, zone: BusinessZone) -> Option<DateTime<Utc>> {
    time(text).or_else(|| day(text).map(|day| zone.start(day)))
}

/// A time, or the end of a day.
pub fn end_of(text: &str, zone: BusinessZone) -> Option<DateTime<Utc>> {
    time(text).or_else(|| day(text).map(|day| zone.end(day)))
}

fn time(text: &str) -> Option<DateTime<Utc>> {
    // A plus sign that a client forgot to escape arrives as a space.
    DateTime::parse_from_rfc3339(&text.trim().replace(' ', "+")).ok().map(|time| time.to_utc())
}

/// A plain date.
pub fn day(text: &str) -> Option<NaiveDate> {
    text.trim().parse().ok()
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests stop at what they did not expect")]
    use super::*;

    #[test]
    fn a_day_of_the_business_counts_in_whole() {
        let text = |time: Option<DateTime<Utc>>| time.unwrap().to_rfc3339();
        let malaysia: BusinessZone = "Asia/Kuala_Lumpur".parse().unwrap();
        for (zone, from, to) in [
            (BusinessZone::UTC, "2026-02-28T00:00:00+00:00", "2026-03-01T00:00:00+00:00"),
            (malaysia, "2026-02-27T16:00:00+00:00", "2026-02-28T16:00:00+00:00"),
        ] {
            assert_eq!(text(from_time(Some("2026-02-28"), zone)), from);
            assert_eq!(text(to_time(Some("2026-02-28"), zone)), to);
            let with_offset = to_time(Some("2026-02-28T10:00:00+02:00"), zone);
            assert_eq!(text(with_offset), "2026-02-28T08:00:00+00:00", "whatever the zone");
            assert_eq!(to_time(Some("2026-02-28T10:00:00 02:00"), zone), with_offset);
        }
        assert_eq!(from_time(None, malaysia), None);
        assert!(!is_time("yesterday") && is_time("2026-02-28") && is_time("2026-02-28T10:00:00Z"));
    }
}
