//! `DELETE /api/report-schedules/{id}`.

use tierway_application::reports::delete_report_schedule as delete_one;
use tierway_kernel::ReportScheduleId;

use crate::prelude::*;

/// Delete a scheduled report
///
/// For its owner. It is no longer sent.
#[utoipa::path(
    tag = "Analytics",
    params(("id" = i64, Path, description = "The report.", example = 3)),
    responses((status = 204, description = "Deleted.")),
)]
#[delete("/api/report-schedules/{id}")]
pub async fn delete_report_schedule(call: Call, id: Id) -> HandlerResult {
    call.write(move |tx, context| delete_one(tx, context, ReportScheduleId(id.0))).await?;
    Ok(HttpResponse::NoContent().finish())
}
