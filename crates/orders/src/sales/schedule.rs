//! Scheduled sales reports by email, weekly or monthly (decision 85).

use chrono::{DateTime, Days, Months, NaiveDate, NaiveTime, Utc};
use tierway_kernel::{Bucket, BusinessZone, ReportScheduleId, Sentence, StoreError, UserId};

use super::{Comparison, SalesDimension};

/// Maximum number of scheduled reports per person.
pub const MOST_REPORT_SCHEDULES: usize = 10;

/// When reports are sent, in the business time zone.
pub const REPORT_TIME: NaiveTime = match NaiveTime::from_hms_opt(7, 0, 0) {
    Some(time) => time,
    None => NaiveTime::MIN,
};

tierway_kernel::names! {
    /// How often a report is sent.
    pub enum ReportInterval as "ReportIntervalName" {
        /// On Mondays, of the week before.
        Week = "week",
        /// On the first of the month, of the month before.
        Month = "month",
    }
}

tierway_kernel::names! {
    /// The files of a report.
    pub enum ReportFiles as "ReportFilesName" {
        /// A PDF document.
        Pdf = "pdf",
        /// A CSV file.
        Csv = "csv",
        /// Both.
        Both = "both",
    }
}

/// Why a report cannot be scheduled.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Sentence)]
pub enum ReportScheduleError {
    /// There are [`MOST_REPORT_SCHEDULES`].
    #[error("You can schedule at most 10 reports. Delete one to add another.")]
    TooMany,
}

/// A report to send.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ReportScheduleDraft {
    /// How often.
    pub every: ReportInterval,
    /// As what.
    pub files: ReportFiles,
    /// Length of one point of the series.
    pub step: Bucket,
    /// Dimension to group by; no groups if not given.
    pub by: Option<SalesDimension>,
    /// Period to compare with; none if not given.
    pub compare: Option<Comparison>,
}

/// A scheduled report.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ReportSchedule {
    /// Which.
    pub id: ReportScheduleId,
    /// To whom.
    pub user_id: UserId,
    /// What.
    pub draft: ReportScheduleDraft,
    /// The business day on which it is sent next.
    pub next_on: NaiveDate,
}

impl ReportInterval {
    fn step(self) -> Bucket {
        match self {
            ReportInterval::Week => Bucket::Week,
            ReportInterval::Month => Bucket::Month,
        }
    }

    /// The first day on which it is sent, from this day on.
    pub fn sent_from(self, day: NaiveDate) -> NaiveDate {
        let start = self.step().start(day);
        let next = match self {
            ReportInterval::Week => start.checked_add_days(Days::new(7)),
            ReportInterval::Month => start.checked_add_months(Months::new(1)),
        };
        if start == day { day } else { next.unwrap_or(day) }
    }

    /// The first day on which it is sent after this moment.
    pub fn sent_after(self, now: DateTime<Utc>, zone: BusinessZone) -> NaiveDate {
        self.sent_from(zone.day(zone.next_at(now, REPORT_TIME)))
    }

    /// The first and the last day of a report that is sent on this day.
    pub fn period(self, on: NaiveDate) -> (NaiveDate, NaiveDate) {
        let last = self.step().start(on).pred_opt().unwrap_or(on);
        (self.step().start(last), last)
    }
}

impl ReportFiles {
    /// Whether there is a PDF document.
    pub fn has_pdf(self) -> bool {
        self != ReportFiles::Csv
    }

    /// Whether there is a CSV file.
    pub fn has_csv(self) -> bool {
        self != ReportFiles::Pdf
    }
}

/// Checks that a person with this many scheduled reports may add another.
pub fn check_report_room(count: usize) -> Result<(), ReportScheduleError> {
    if count < MOST_REPORT_SCHEDULES { Ok(()) } else { Err(ReportScheduleError::TooMany) }
}

/// Scheduled reports in the store.
pub trait ReportScheduleRepository {
    /// A person's, in the order they were made.
    fn of_user(&mut self, user: UserId) -> Result<Vec<ReportSchedule>, StoreError>;
    /// Adds one.
    fn add(
        &mut self,
        user: UserId,
        draft: ReportScheduleDraft,
        next_on: NaiveDate,
        now: DateTime<Utc>,
    ) -> Result<ReportSchedule, StoreError>;
    /// Removes one of a person's; `false` if there is none.
    fn remove(&mut self, user: UserId, id: ReportScheduleId) -> Result<bool, StoreError>;
    /// Those to send on this day or before, by ascending id, after `after`.
    fn due(&mut self, on: NaiveDate, after: ReportScheduleId, limit: u32) -> Result<Vec<ReportSchedule>, StoreError>;
    /// Moves one to the next day; `false` if it is no longer to be sent on `from`. Of two who do this, one succeeds.
    fn advance(&mut self, id: ReportScheduleId, from: NaiveDate, to: NaiveDate) -> Result<bool, StoreError>;
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]
    use super::*;

    fn day(text: &str) -> NaiveDate {
        text.parse().unwrap()
    }

    #[test]
    fn weekly_reports_are_sent_on_mondays_and_monthly_ones_on_the_first() {
        let (week, month) = (ReportInterval::Week, ReportInterval::Month);
        assert_eq!(week.sent_from(day("2026-11-23")), day("2026-11-23"));
        assert_eq!(week.sent_from(day("2026-11-24")), day("2026-11-30"));
        assert_eq!(month.sent_from(day("2026-12-01")), day("2026-12-01"));
        assert_eq!(month.sent_from(day("2026-12-02")), day("2027-01-01"));
    }

    #[test]
    fn what_is_scheduled_after_seven_is_not_sent_that_day() {
        let zone: BusinessZone = "Asia/Kuala_Lumpur".parse().unwrap();
        let sent = |now: &str| ReportInterval::Week.sent_after(now.parse().unwrap(), zone);
        assert_eq!(sent("2026-11-22T22:59:59Z"), day("2026-11-23"), "Monday before seven over there");
        assert_eq!(sent("2026-11-22T23:00:00Z"), day("2026-11-30"));
    }

    #[test]
    fn a_report_is_of_the_week_or_month_that_ended() {
        assert_eq!(ReportInterval::Week.period(day("2026-11-23")), (day("2026-11-16"), day("2026-11-22")));
        assert_eq!(ReportInterval::Month.period(day("2027-01-01")), (day("2026-12-01"), day("2026-12-31")));
    }

    #[test]
    fn ten_reports_are_enough() {
        assert_eq!(check_report_room(9), Ok(()));
        assert_eq!(check_report_room(10), Err(ReportScheduleError::TooMany));
    }
}
