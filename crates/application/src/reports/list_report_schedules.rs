//! `GET /api/report-schedules`.

use tierway_kernel::Permission;
use tierway_orders::ReportSchedule;

use crate::{Context, Failure, Transaction};

/// The caller's scheduled reports, in the order they were made.
pub fn list_report_schedules(tx: &mut dyn Transaction, context: &Context) -> Result<Vec<ReportSchedule>, Failure> {
    context.require(Permission::ListReportSchedules)?;
    let user = context.actor.signed_in()?.id;
    Ok(tx.report_schedules().of_user(user)?)
}
