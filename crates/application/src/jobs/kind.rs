//! Kinds of jobs.

use chrono::{DateTime, Duration, NaiveTime, Timelike, Utc};
use tierway_kernel::{BusinessZone, Message, message};
use tierway_orders::REPORT_TIME;

/// Declares the kinds: `Kind = "name in SQL", message!("Title")`.
macro_rules! kinds {
    ($($(#[$of:meta])* $kind:ident = $name:literal, $title:expr;)+) => {
        /// Kind of a job. `handlers.rs` maps it to its handler.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        pub enum JobKind { $($(#[$of])* $kind),+ }

        impl JobKind {
            /// All kinds. An instance leases only kinds it knows, so that an older one leaves a newer one's jobs alone.
            pub const ALL: &'static [JobKind] = &[$(JobKind::$kind),+];

            /// The name in SQL and JSON.
            pub const fn as_str(self) -> &'static str {
                match self { $(JobKind::$kind => $name),+ }
            }

            /// Display name.
            pub fn title(self) -> Message {
                match self { $(JobKind::$kind => $title),+ }
            }
        }
    };
}

kinds! {
    /// Sends one mail of the outbox.
    SendMail = "sendMail", message!("Send an email");
    /// Finds the account behind a request for a new password and mails the link.
    ResetPassword = "resetPassword", message!("Email a password reset link");
    /// Tells people whose documents end, every day.
    DocumentExpiry = "documentExpiry", message!("Send document expiry reminders");
    /// Puts lots past their last day on hold, every night.
    HoldExpiredLots = "holdExpiredLots", message!("Put expired batches on hold");
    /// Removes pictures nothing refers to, every day.
    CollectMedia = "collectMedia", message!("Remove unused pictures");
    /// Reads the rows of an import and notes what they would do.
    CheckImport = "checkImport", message!("Check an import");
    /// Does what the rows of an import say.
    ApplyImport = "applyImport", message!("Apply an import");
    /// Removes old imports, every night.
    PurgeImports = "forgetImports", message!("Remove old imports");
    /// Ends the hold of commissions, every hour.
    ApproveCommissions = "approveCommissions", message!("Approve commissions after their hold");
    /// Grants the bonuses of past months; runs every hour.
    GrantBonuses = "grantBonuses", message!("Grant monthly bonuses");
    /// Expires unanswered offers, every hour.
    ExpireQuotes = "expireQuotes", message!("Expire unanswered offers");
    /// Tells buyers of unpaid orders that they will be cancelled, and cancels them, every hour.
    CancelUnpaid = "cancelUnpaid", message!("Cancel unpaid orders");
    /// Completes delivered orders that can no longer be sent back, every hour.
    CompleteDelivered = "completeDelivered", message!("Complete delivered orders after the return period");
    /// Tells those who wait for a product that it can be ordered again.
    BackInStock = "backInStock", message!("Send back-in-stock notifications");
    /// Forgets keys, jobs, sessions and the like that are old, every hour.
    PurgeExpired = "forgetOld", message!("Clean up old data");
    /// Makes a requested backup.
    MakeBackup = "makeBackup", message!("Make a backup");
    /// Makes a daily backup; checks every hour whether it is due.
    DailyBackup = "dailyBackup", message!("Make the daily backup");
    /// Sends one message to a webhook.
    DeliverWebhook = "deliverWebhook", message!("Deliver a webhook event");
    /// Emails the daily digest of unread notices; checks every hour whether it is due.
    NoticeDigest = "noticeDigest", message!("Email unread notifications");
    /// Sends the scheduled reports, every day at seven.
    SendReports = "sendReports", message!("Send scheduled reports");
    /// Rolls up changed orders into sales aggregates, every hour.
    RollupSales = "foldSales", message!("Update sales totals");
}

/// When a recurring kind runs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Schedule {
    /// Every hour, at this minute.
    Hourly(u32),
    /// Every day, when clocks of the business show this time.
    Daily(NaiveTime),
}

/// Groups of kinds. Each lane has its own threads, so that a backlog in one does not delay the others.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Lane {
    /// Calls third parties, which may be slow.
    Calls,
    /// Waits for the mail server.
    Mail,
    /// Long-running: minutes.
    Long,
    /// Ends soon.
    Short,
}

impl JobKind {
    /// The kind of a name; `None` for one of another version.
    pub fn of_name(name: &str) -> Option<JobKind> {
        JobKind::ALL.iter().copied().find(|kind| kind.as_str() == name)
    }

    /// Its lane.
    pub fn lane(self) -> Lane {
        match self {
            JobKind::DeliverWebhook => Lane::Calls,
            JobKind::SendMail => Lane::Mail,
            JobKind::CheckImport
            | JobKind::ApplyImport
            | JobKind::PurgeImports
            | JobKind::MakeBackup
            | JobKind::DailyBackup
            | JobKind::CollectMedia
            | JobKind::SendReports
            | JobKind::RollupSales => Lane::Long,
            _ => Lane::Short,
        }
    }

    /// When a recurring kind runs; `None` for those that only use cases enqueue.
    pub fn schedule(self) -> Option<Schedule> {
        let daily = |hour, minute| NaiveTime::from_hms_opt(hour, minute, 0).map(Schedule::Daily);
        match self {
            JobKind::DeliverWebhook | JobKind::BackInStock => None,
            JobKind::SendMail | JobKind::ResetPassword | JobKind::CheckImport | JobKind::ApplyImport => None,
            JobKind::MakeBackup => None,
            JobKind::DocumentExpiry => daily(5, 30),
            JobKind::HoldExpiredLots => daily(0, 1),
            JobKind::CollectMedia => daily(3, 15),
            JobKind::PurgeImports => daily(3, 45),
            JobKind::ApproveCommissions => Some(Schedule::Hourly(0)),
            JobKind::GrantBonuses => Some(Schedule::Hourly(5)),
            JobKind::ExpireQuotes => Some(Schedule::Hourly(10)),
            JobKind::CancelUnpaid => Some(Schedule::Hourly(15)),
            JobKind::CompleteDelivered => Some(Schedule::Hourly(25)),
            JobKind::PurgeExpired => Some(Schedule::Hourly(20)),
            JobKind::DailyBackup => Some(Schedule::Hourly(2)),
            JobKind::NoticeDigest => Some(Schedule::Hourly(0)),
            JobKind::SendReports => Some(Schedule::Daily(REPORT_TIME)),
            JobKind::RollupSales => Some(Schedule::Hourly(35)),
        }
    }
}

impl Schedule {
    /// The next time, after `now`. What runs every day runs once on a business day at most, wherever its clocks have
    /// been moved to: not again on the day of its `last` run.
    pub fn next(self, now: DateTime<Utc>, zone: BusinessZone, last: Option<DateTime<Utc>>) -> DateTime<Utc> {
        match self {
            Schedule::Hourly(minute) => {
                let hour = now.time().with_minute(minute).and_then(|time| time.with_second(0));
                let this = now.date_naive().and_time(hour.and_then(|time| time.with_nanosecond(0)).unwrap_or_default());
                let this = this.and_utc();
                if this > now { this } else { this + Duration::hours(1) }
            }
            Schedule::Daily(time) => {
                let next = zone.next_at(now, time);
                match last.map(|last| zone.day(last)) {
                    Some(served) if zone.day(next) <= served => zone.at(served.succ_opt().unwrap_or(served), time),
                    _ => next,
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]
    use super::*;

    fn at(text: &str) -> DateTime<Utc> {
        text.parse().unwrap()
    }

    #[test]
    fn a_daily_kind_runs_today_or_tomorrow() {
        let two = Schedule::Daily(NaiveTime::from_hms_opt(2, 0, 0).unwrap());
        let next = |now: &str, zone: &str| two.next(at(now), zone.parse().unwrap(), None);
        assert_eq!(next("2026-03-01T01:59:59Z", "UTC"), at("2026-03-01T02:00:00Z"));
        assert_eq!(next("2026-03-01T02:00:00Z", "UTC"), at("2026-03-02T02:00:00Z"));
        assert_eq!(next("2026-12-31T23:00:00Z", "UTC"), at("2027-01-01T02:00:00Z"));
        assert_eq!(next("2026-12-31T23:00:00Z", "Asia/Kuala_Lumpur"), at("2027-01-01T18:00:00Z"), "at two over there");
        assert_eq!(next("2026-12-31T17:00:00Z", "Asia/Kuala_Lumpur"), at("2026-12-31T18:00:00Z"));
        assert_eq!(next("2026-06-30T12:00:00Z", "Europe/London"), at("2026-07-01T01:00:00Z"), "summer time");
    }

    #[test]
    fn a_daily_kind_runs_once_on_a_day_of_the_business_whatever_becomes_of_the_zone() {
        let half_past_five = Schedule::Daily(NaiveTime::from_hms_opt(5, 30, 0).unwrap());
        let next =
            |now: &str, zone: &str, last: &str| half_past_five.next(at(now), zone.parse().unwrap(), Some(at(last)));
        // It ran at 05:30 in London, which is 00:30 in New York, where the clocks have 05:30 before them on the same day.
        let (ran, west) = ("2026-03-10T05:30:00Z", "America/New_York");
        assert_eq!(next("2026-03-10T06:00:00Z", west, ran), at("2026-03-11T09:30:00Z"));
        // In Honolulu it was the day before; today is still to come there.
        assert_eq!(next("2026-03-10T12:00:00Z", "Pacific/Honolulu", ran), at("2026-03-10T15:30:00Z"));
        // In the east the next day begins sooner.
        assert_eq!(next("2026-03-10T12:00:00Z", "Asia/Kuala_Lumpur", ran), at("2026-03-10T21:30:00Z"));
        // Summer time begins on 8 March over there, and ends on 1 November.
        assert_eq!(next("2026-03-07T10:31:00Z", west, "2026-03-07T10:30:00Z"), at("2026-03-08T09:30:00Z"));
        assert_eq!(next("2026-10-31T09:31:00Z", west, "2026-10-31T09:30:00Z"), at("2026-11-01T10:30:00Z"));
        // A run that was late has served the day it ran on.
        assert_eq!(next("2026-03-10T04:00:00Z", "UTC", "2026-03-10T03:59:00Z"), at("2026-03-11T05:30:00Z"));
    }

    #[test]
    fn an_hourly_kind_runs_this_hour_or_the_next() {
        let five = Schedule::Hourly(5);
        let next = |now: &str| five.next(at(now), "Asia/Kathmandu".parse().unwrap(), Some(at(now)));
        assert_eq!(next("2026-03-01T01:04:59.9Z"), at("2026-03-01T01:05:00Z"));
        assert_eq!(next("2026-03-01T01:05:00Z"), at("2026-03-01T02:05:00Z"));
        assert_eq!(next("2026-12-31T23:30:00Z"), at("2027-01-01T00:05:00Z"));
    }

    #[test]
    fn kinds_are_found_by_their_names() {
        assert!(JobKind::ALL.iter().all(|kind| JobKind::of_name(kind.as_str()) == Some(*kind)));
        assert_eq!(JobKind::of_name("of tomorrow"), None);
    }
}
