//! `GET /api/analytics/cohorts`.

use tierway_application::analytics::get_cohorts as measure;

use super::reports_dto::{CohortResponse, ReportParams};
use crate::list::short_list_response;
use crate::prelude::*;

/// Get cohorts of referred customers
///
/// For admin and manufacturer: referred customers by the business month of their registration, with how many of them
/// ordered in each month since and for how much. `from` and `to` select the months they fall into: the last twelve if
/// omitted, at most 60.
#[utoipa::path(
    tag = "Analytics",
    params(ReportParams, PageParams),
    responses(
        (status = 200, description = "The figures.", body = Vec<CohortResponse>),
        (status = 422, description = "Validation failed; see `errors`."),
    ),
)]
#[get("/api/analytics/cohorts")]
pub async fn get_cohorts(call: Call, params: Params<ReportParams>) -> HandlerResult {
    let ReportParams { from, to } = params.0;
    let page = call.page()?;
    let found = call.report(move |tx, context| measure(tx, context, from, to)).await?;
    short_list_response(&call, found.into_iter().map(CohortResponse::from), &page)
}
