//! `GET /api/analytics/cohorts`.

use tierway_application::analytics::get_cohorts as measure;

use super::reports_dto::{CohortResponse, ReportParams};
use crate::list::short_list_response;
use crate::prelude::*;

/// Get cohorts of referred customers
///
/// For admin and manufacturer: customers who registered through a referral, by the month of the business in which they did; how many
/// of them ordered in each month since, and what for. `from` and `to` choose the months that they lie in, twelve up to the
/// last when left out, 60 at most.
#[utoipa::path(
    tag = "Analytics",
    params(ReportParams, PageParams),
    responses(
        (status = 200, description = "The figures.", body = Vec<CohortResponse>),
        (status = 422, description = "A rule is broken; `errors` names the fields."),
    ),
)]
#[get("/api/analytics/cohorts")]
pub async fn get_cohorts(call: Call, params: Params<ReportParams>) -> HandlerResult {
    let ReportParams { from, to } = params.0;
    let page = call.page()?;
    let found = call.report(move |tx, context| measure(tx, context, from, to)).await?;
    short_list_response(&call, found.into_iter().map(CohortResponse::from), &page)
}
