//! The daily digest of unread notices: its period and kinds.

use std::ops::Range;

use chrono::{DateTime, Duration, NaiveTime, Utc};
use tierway_kernel::BusinessZone;

use super::{MailChoice, NoticePreference};

/// The period of a digest at `now`: the day up to the last time it was `hour` in the business time zone. Periods
/// neither leave gaps nor overlap, however late the digest is created.
pub fn digest_time(now: DateTime<Utc>, hour: u32, zone: BusinessZone) -> Range<DateTime<Utc>> {
    let time = NaiveTime::from_hms_opt(hour, 0, 0).unwrap_or_default();
    let until = zone.last_at(now, time);
    zone.last_at(until - Duration::microseconds(1), time)..until
}

/// The kinds a user gets by email.
pub fn digest_kinds(set: &[NoticePreference]) -> Vec<String> {
    set.iter().filter(|one| one.mail == MailChoice::Digest).map(|one| one.kind.clone()).collect()
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]
    use super::*;

    #[test]
    fn a_digest_tells_of_the_day_up_to_the_hour() {
        let at = |text: &str| text.parse::<DateTime<Utc>>().unwrap();
        let of = |now: &str, hour| digest_time(at(now), hour, BusinessZone::UTC);
        let first = at("2026-02-28T07:00:00Z")..at("2026-03-01T07:00:00Z");
        assert_eq!(of("2026-03-01T07:00:00Z", 7), first);
        assert_eq!(of("2026-03-01T23:59:59Z", 7), first, "however late");
        assert_eq!(of("2026-03-02T06:59:59Z", 7), first);
        assert_eq!(of("2026-03-02T07:00:01Z", 7).start, first.end);
        assert_eq!(of("2026-03-02T00:00:00Z", 0), at("2026-03-01T00:00:00Z")..at("2026-03-02T00:00:00Z"));
        let london: BusinessZone = "Europe/London".parse().unwrap();
        let spring = digest_time(at("2026-03-29T12:00:00Z"), 7, london);
        assert_eq!(spring, at("2026-03-28T07:00:00Z")..at("2026-03-29T06:00:00Z"), "23 hours, without a gap");
    }

    #[test]
    fn only_kinds_that_are_wanted_by_mail_are_told() {
        let choice = |kind: &str, mail| NoticePreference { kind: kind.to_owned(), is_muted: true, mail };
        let set = [choice("order", MailChoice::Digest), choice("issue", MailChoice::None)];
        assert_eq!(digest_kinds(&set), ["order"]);
    }
}
