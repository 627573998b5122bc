//! `GET /api/report-schedules`.

use tierway_application::reports::list_report_schedules as list;

use super::report_schedules_dto::ReportScheduleResponse;
use crate::list::short_list_response;
use crate::prelude::*;

/// List scheduled reports
///
/// For admin and manufacturer: their own, in the order they were made; at most 10.
#[utoipa::path(
    tag = "Analytics",
    params(PageParams),
    responses((status = 200, description = "The reports.", body = Vec<ReportScheduleResponse>)),
)]
#[get("/api/report-schedules")]
pub async fn list_report_schedules(call: Call) -> HandlerResult {
    let page = call.page()?;
    let schedules = call.read(|tx, context| list(tx, context)).await?;
    short_list_response(&call, schedules.into_iter().map(ReportScheduleResponse::from), &page)
}
