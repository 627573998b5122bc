//! Scheduled reports.

use chrono::{DateTime, NaiveDate, Utc};
use diesel::prelude::*;
use tierway_kernel::{ReportScheduleId, StoreError, UserId, to_micros};
use tierway_orders::{Comparison, ReportSchedule, ReportScheduleDraft, ReportScheduleRepository, SalesDimension};

use super::DieselTransaction;
use crate::error::store_error;
use crate::rows::{ReportScheduleRow, day_number};
use crate::schema::report_schedules;

impl ReportScheduleRepository for DieselTransaction<'_> {
    fn of_user(&mut self, user: UserId) -> Result<Vec<ReportSchedule>, StoreError> {
        let rows: Vec<ReportScheduleRow> = report_schedules::table
            .filter(report_schedules::user_id.eq(user.0))
            .order(report_schedules::id)
            .select(ReportScheduleRow::as_select())
            .load(self.connection)
            .map_err(store_error)?;
        rows.into_iter().map(ReportScheduleRow::into_schedule).collect()
    }

    fn add(
        &mut self,
        user: UserId,
        draft: ReportScheduleDraft,
        next_on: NaiveDate,
        now: DateTime<Utc>,
    ) -> Result<ReportSchedule, StoreError> {
        let row: ReportScheduleRow = diesel::insert_into(report_schedules::table)
            .values((
                report_schedules::user_id.eq(user.0),
                report_schedules::every.eq(draft.every.as_str()),
                report_schedules::files.eq(draft.files.as_str()),
                report_schedules::step.eq(draft.step.as_str()),
                report_schedules::side.eq(draft.by.map(SalesDimension::as_str)),
                report_schedules::compare.eq(draft.compare.map(Comparison::as_str)),
                report_schedules::next_on.eq(day_number(next_on)),
                report_schedules::created_at.eq(to_micros(now)),
            ))
            .returning(ReportScheduleRow::as_returning())
            .get_result(self.connection)
            .map_err(store_error)?;
        row.into_schedule()
    }

    fn remove(&mut self, user: UserId, id: ReportScheduleId) -> Result<bool, StoreError> {
        diesel::delete(report_schedules::table.find(id.0).filter(report_schedules::user_id.eq(user.0)))
            .execute(self.connection)
            .map(|rows| rows == 1)
            .map_err(store_error)
    }

    fn due(&mut self, on: NaiveDate, after: ReportScheduleId, limit: u32) -> Result<Vec<ReportSchedule>, StoreError> {
        let rows: Vec<ReportScheduleRow> = report_schedules::table
            .filter(report_schedules::next_on.le(day_number(on)).and(report_schedules::id.gt(after.0)))
            .order(report_schedules::id)
            .limit(i64::from(limit))
            .select(ReportScheduleRow::as_select())
            .load(self.connection)
            .map_err(store_error)?;
        rows.into_iter().map(ReportScheduleRow::into_schedule).collect()
    }

    fn advance(&mut self, id: ReportScheduleId, from: NaiveDate, to: NaiveDate) -> Result<bool, StoreError> {
        let waiting = report_schedules::table.find(id.0).filter(report_schedules::next_on.eq(day_number(from)));
        diesel::update(waiting)
            .set(report_schedules::next_on.eq(day_number(to)))
            .execute(self.connection)
            .map(|rows| rows == 1)
            .map_err(store_error)
    }
}
