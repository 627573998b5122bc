//! Scheduled reports.

use diesel::prelude::*;
use tierway_kernel::{Bucket, ReportScheduleId, StoreError, UserId};
use tierway_orders::{Comparison, ReportFiles, ReportInterval, ReportSchedule, ReportScheduleDraft, SalesDimension};

use super::{day_of, read_enum};
use crate::schema::report_schedules;

/// A report as it is read.
#[derive(Queryable, Selectable)]
#[diesel(table_name = report_schedules)]
pub(crate) struct ReportScheduleRow {
    id: i64,
    user_id: i64,
    every: String,
    files: String,
    step: String,
    side: Option<String>,
    compare: Option<String>,
    next_on: i64,
}

impl ReportScheduleRow {
    /// The report.
    pub(crate) fn into_schedule(self) -> Result<ReportSchedule, StoreError> {
        let (every, files) = ("report_schedules.every", "report_schedules.files");
        let side =
            |name: String| read_enum("report_schedules.side", &SalesDimension::ALL, SalesDimension::as_str, &name);
        let compare = |name: String| read_enum("report_schedules.compare", &Comparison::ALL, Comparison::as_str, &name);
        Ok(ReportSchedule {
            id: ReportScheduleId(self.id),
            user_id: UserId(self.user_id),
            draft: ReportScheduleDraft {
                every: read_enum(every, &ReportInterval::ALL, ReportInterval::as_str, &self.every)?,
                files: read_enum(files, &ReportFiles::ALL, ReportFiles::as_str, &self.files)?,
                step: read_enum("report_schedules.step", &Bucket::ALL, Bucket::as_str, &self.step)?,
                by: self.side.map(side).transpose()?,
                compare: self.compare.map(compare).transpose()?,
            },
            next_on: day_of(self.next_on),
        })
    }
}
