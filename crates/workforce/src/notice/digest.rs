//! The daily mail about unread notices: which time it tells of, and which kinds.

use std::ops::Range;

use chrono::{DateTime, Days, NaiveTime, Utc};

use super::{MailChoice, NoticePreference};

/// The day a digest of `now` tells of: the 24 hours up to the last time the clock showed `hour`. Days join without a gap
/// and without overlap, however late the digest is made.
pub fn digest_time(now: DateTime<Utc>, hour: u32) -> Range<DateTime<Utc>> {
    let time = NaiveTime::from_hms_opt(hour, 0, 0).unwrap_or_default();
    let today = now.date_naive().and_time(time).and_utc();
    let until = if today > now { today - Days::new(1) } else { today };
    until - Days::new(1)..until
}

/// The kinds a person wants mailed.
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
        let of = |now: &str, hour| digest_time(at(now), hour);
        let first = at("2026-02-28T07:00:00Z")..at("2026-03-01T07:00:00Z");
        assert_eq!(of("2026-03-01T07:00:00Z", 7), first);
        assert_eq!(of("2026-03-01T23:59:59Z", 7), first, "however late");
        assert_eq!(of("2026-03-02T06:59:59Z", 7), first);
        assert_eq!(of("2026-03-02T07:00:01Z", 7).start, first.end);
        assert_eq!(of("2026-03-02T00:00:00Z", 0), at("2026-03-01T00:00:00Z")..at("2026-03-02T00:00:00Z"));
    }

    #[test]
    fn only_kinds_that_are_wanted_by_mail_are_told() {
        let choice = |kind: &str, mail| NoticePreference { kind: kind.to_owned(), is_muted: true, mail };
        let set = [choice("order", MailChoice::Digest), choice("issue", MailChoice::None)];
        assert_eq!(digest_kinds(&set), ["order"]);
    }
}
