//! `GET /api/exports/analytics-cohorts.{format}`.

use tierway_application::exports::CohortTable;

use super::download::download;
use super::format::{Format, FormatName};
use crate::prelude::*;
use crate::routes::analytics::reports_dto::ReportParams;

/// Export cohorts of referred customers
///
/// For admin and manufacturer: a row for each month of each cohort.
#[utoipa::path(
    tag = "Exports",
    params(("format" = inline(FormatName), Path, description = "`csv` or `xlsx`."), ReportParams),
    responses(
        (status = 200, description = "The table.", content((Vec<u8> = "text/csv"), (Vec<u8> = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"))),
        (status = 422, description = "Validation failed; see `errors`."),
    ),
)]
#[get("/api/exports/analytics-cohorts.{format}")]
pub async fn export_cohorts(call: Call, format: Format, params: Params<ReportParams>) -> HandlerResult {
    let table = CohortTable { from: params.0.from, to: params.0.to };
    download(&call, table, format.0, "cohorts").await
}
