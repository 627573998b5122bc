//! `POST /api/report-schedules`.

use tierway_application::reports::create_report_schedule as create;

use super::report_schedules_dto::{ReportScheduleRequest, ReportScheduleResponse};
use crate::prelude::*;

/// Schedule a sales report
///
/// For admin and manufacturer. The report is sent to your account's email address, in its language: every Monday for
/// the previous week, or on the first of the month for the previous month, at 07:00 in the business time zone. It is
/// sent as long as your account is active and may see the figures. At most 10 reports per person.
#[utoipa::path(
    tag = "Analytics",
    request_body = ReportScheduleRequest,
    responses(
        (status = 201, description = "The report.", body = ReportScheduleResponse),
        (status = 422, description = "Validation failed, or there are 10 reports."),
    ),
)]
#[post("/api/report-schedules")]
pub async fn create_report_schedule(call: Call, body: Body<ReportScheduleRequest>) -> HandlerResult {
    let draft = body.0.into();
    let schedule = call.write(move |tx, context| create(tx, context, draft)).await?;
    Ok(HttpResponse::Created().json(ReportScheduleResponse::from(schedule)))
}
