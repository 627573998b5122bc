//! Until when goods can be returned.

use chrono::{DateTime, Days, NaiveDate, Utc};
use tierway_kernel::BusinessZone;

/// How long goods can be returned: whole business days after the day on which they arrived, the last one until it ends
/// there at midnight.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ReturnPeriod {
    /// How many days after that of the delivery.
    pub days: u64,
    /// The time zone of days.
    pub zone: BusinessZone,
}

impl ReturnPeriod {
    /// The last day on which goods can be returned that arrived at this moment.
    pub fn last_day(self, delivered: DateTime<Utc>) -> NaiveDate {
        self.zone.day(delivered).checked_add_days(Days::new(self.days)).unwrap_or(NaiveDate::MAX)
    }

    /// Whether that day is over.
    pub fn is_over(self, delivered: DateTime<Utc>, now: DateTime<Utc>) -> bool {
        self.zone.day(now) > self.last_day(delivered)
    }

    /// The moment before which goods arrived whose time is over now.
    pub fn expired_before(self, now: DateTime<Utc>) -> DateTime<Utc> {
        let first = self.zone.day(now).checked_sub_days(Days::new(self.days)).unwrap_or(NaiveDate::MIN);
        self.zone.start(first)
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]
    use chrono::Duration;

    use super::*;

    fn at(text: &str) -> DateTime<Utc> {
        text.parse().unwrap()
    }

    fn period(days: u64, zone: &str) -> ReturnPeriod {
        ReturnPeriod { days, zone: zone.parse().unwrap() }
    }

    #[test]
    fn the_last_day_counts_until_its_midnight_whenever_the_goods_arrived() {
        let (days, evening) = (period(30, "Asia/Kuala_Lumpur"), "2026-01-31T16:30:00Z");
        // Half past midnight on 1 February over there.
        assert_eq!(days.last_day(at(evening)), "2026-03-03".parse().unwrap());
        assert!(!days.is_over(at(evening), at("2026-03-03T15:59:59Z")));
        assert!(days.is_over(at(evening), at("2026-03-03T16:00:00Z")));
        let same_day = period(0, "UTC");
        assert!(!same_day.is_over(at("2026-02-01T00:00:00Z"), at("2026-02-01T23:59:59Z")));
        assert!(same_day.is_over(at("2026-02-01T23:59:59Z"), at("2026-02-02T00:00:00Z")));
    }

    #[test]
    fn days_on_which_clocks_change_count_as_one() {
        // Sunday, 29 March 2026 has 23 hours in London, 25 October has 25; midnights are an hour apart in UTC.
        let london = period(2, "Europe/London");
        for (delivered, over) in
            [("2026-03-28T12:00:00Z", "2026-03-30T23:00:00Z"), ("2026-10-24T12:00:00Z", "2026-10-27T00:00:00Z")]
        {
            assert!(!london.is_over(at(delivered), at(over) - Duration::seconds(1)), "{delivered}");
            assert!(london.is_over(at(delivered), at(over)), "{delivered}");
        }
        // In Beirut the day of the change begins at one o'clock: midnight is skipped.
        let beirut = period(1, "Asia/Beirut");
        assert!(!beirut.is_over(at("2026-03-27T12:00:00Z"), at("2026-03-28T21:59:59Z")));
        assert!(beirut.is_over(at("2026-03-27T12:00:00Z"), at("2026-03-28T22:00:00Z")));
    }

    #[test]
    fn what_is_searched_for_is_what_is_over() {
        for zone in ["UTC", "Europe/London", "Asia/Beirut", "Asia/Kathmandu", "America/New_York"] {
            for days in [0, 1, 14] {
                let period = period(days, zone);
                for begin in ["2026-03-07T00:00:00Z", "2026-03-27T00:00:00Z", "2026-10-24T00:00:00Z"] {
                    for quarter in 0..400 {
                        let now = at(begin) + Duration::minutes(15 * quarter);
                        let edge = period.expired_before(now);
                        assert!(!period.is_over(edge, now), "{zone} {days} {now}");
                        assert!(period.is_over(edge - Duration::seconds(1), now), "{zone} {days} {now}");
                    }
                }
            }
        }
    }
}
