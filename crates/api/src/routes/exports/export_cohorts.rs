//! `GET /api/exports/analytics-cohorts.{format}`.

use std::sync::Arc;

use actix_web::{HttpResponse, get};
use tierway_application::exports::CohortTable;

use super::download::download;
use super::format::{Format, FormatName};
use crate::list::Params;
use crate::routes::analytics::reports_dto::ReportParams;
use crate::{Call, Problem};

/// Export cohorts of referred customers
///
/// For admin and manufacturer: a row for each month of each cohort.
#[utoipa::path(
    operation_id = "exportCohorts",
    tag = "Exports",
    params(("format" = inline(FormatName), Path, description = "`csv` or `xlsx`."), ReportParams),
    responses(
        (status = 200, description = "The table.", content((Vec<u8> = "text/csv"), (Vec<u8> = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"))),
        (status = 400, description = "A parameter cannot be read.", body = Problem, content_type = "application/problem+json"),
        (status = 401, description = "Nobody is signed in.", body = Problem, content_type = "application/problem+json"),
        (status = 403, description = "The caller may not do this.", body = Problem, content_type = "application/problem+json"),
        (status = 404, description = "There is no such thing, or not for this caller.", body = Problem, content_type = "application/problem+json"),
        (status = 422, description = "A rule is broken; `errors` names the fields.", body = Problem, content_type = "application/problem+json"),
        (status = 503, description = "Busy; `Retry-After` says when to come back.", body = Problem, content_type = "application/problem+json"),
    ),
    security(("session" = []))
)]
#[get("/api/exports/analytics-cohorts.{format}")]
pub async fn export_cohorts(call: Call, format: Format, params: Params<ReportParams>) -> Result<HttpResponse, Problem> {
    let table = CohortTable { from: params.0.from, to: params.0.to };
    download(&call, Arc::new(table), format.0, "cohorts").await
}
