//! Scheduled reports on the wire.

use tierway_orders::{ReportFiles, ReportInterval, ReportSchedule, ReportScheduleDraft};

use super::sales_dto::{ComparisonName, SalesSideName};
use crate::dto::*;
use crate::routes::inventory::production_dto::BucketName;

/// How often a report is sent: every Monday for the previous week, or on the first of the month for the previous month.
pub type ReportIntervalName = Name<ReportInterval>;

/// The files of a report.
pub type ReportFilesName = Name<ReportFiles>;

/// A sales report to send by email.
#[derive(Debug, Clone, Copy, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(example = json!({ "every": "week", "files": "pdf", "step": "day", "by": "buyer", "compare": "previous" }))]
pub struct ReportScheduleRequest {
    /// How often.
    pub every: ReportIntervalName,
    /// As a PDF document, a CSV file or both.
    pub files: ReportFilesName,
    /// Interval of one point of the series; a day if omitted.
    pub step: Option<BucketName>,
    /// Dimension to group by; no groups if omitted.
    pub by: Option<SalesSideName>,
    /// Period to compare with; none if omitted.
    pub compare: Option<ComparisonName>,
}

/// A sales report that is sent by email.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ReportScheduleResponse {
    /// Identity.
    #[schema(example = 3)]
    pub id: i64,
    /// How often.
    pub every: ReportIntervalName,
    /// As a PDF document, a CSV file or both.
    pub files: ReportFilesName,
    /// Interval of one point of the series.
    pub step: BucketName,
    /// Dimension to group by; absent without groups.
    pub by: Option<SalesSideName>,
    /// Period to compare with; absent without comparison.
    pub compare: Option<ComparisonName>,
    /// The business day on which it is sent next, at 07:00.
    #[schema(example = "2026-11-30")]
    pub next_on: NaiveDate,
}

impl From<ReportScheduleRequest> for ReportScheduleDraft {
    fn from(request: ReportScheduleRequest) -> ReportScheduleDraft {
        ReportScheduleDraft {
            every: request.every.0,
            files: request.files.0,
            step: request.step.unwrap_or_default().0,
            by: request.by.map(Into::into),
            compare: request.compare.map(|name| name.0),
        }
    }
}

impl From<ReportSchedule> for ReportScheduleResponse {
    fn from(schedule: ReportSchedule) -> ReportScheduleResponse {
        let draft = schedule.draft;
        ReportScheduleResponse {
            id: schedule.id.0,
            every: draft.every.into(),
            files: draft.files.into(),
            step: draft.step.into(),
            by: draft.by.and_then(SalesSideName::of),
            compare: draft.compare.map(Into::into),
            next_on: schedule.next_on,
        }
    }
}
