//! `POST /api/report-schedules`.

use tierway_kernel::Permission;
use tierway_orders::{ReportSchedule, ReportScheduleDraft, SalesDimension, check_report_room};

use crate::settings::business_zone;
use crate::{Context, Failure, Transaction};

/// Schedules a report for the caller. It is sent for the first time when its first week or month has ended.
pub fn create_report_schedule(
    tx: &mut dyn Transaction,
    context: &Context,
    draft: ReportScheduleDraft,
) -> Result<ReportSchedule, Failure> {
    context.require(Permission::CreateReportSchedule)?;
    let user = context.actor.signed_in()?.id;
    tx.users().lock(user)?;
    check_report_room(tx.report_schedules().of_user(user)?.len())?;
    let by = draft.by.filter(|side| *side != SalesDimension::All);
    let next_on = draft.every.sent_after(context.now, business_zone(tx)?);
    Ok(tx.report_schedules().add(user, ReportScheduleDraft { by, ..draft }, next_on, context.now)?)
}
