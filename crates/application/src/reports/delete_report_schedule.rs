//! `DELETE /api/report-schedules/{id}`.

use tierway_kernel::{Permission, ReportScheduleId};

use crate::{Context, Failure, Transaction};

/// Stops sending one of the caller's reports.
pub fn delete_report_schedule(
    tx: &mut dyn Transaction,
    context: &Context,
    id: ReportScheduleId,
) -> Result<(), Failure> {
    context.require(Permission::DeleteReportSchedule)?;
    let user = context.actor.signed_in()?.id;
    match tx.report_schedules().remove(user, id)? {
        true => Ok(()),
        false => Err(Failure::NotFound("This report")),
    }
}
