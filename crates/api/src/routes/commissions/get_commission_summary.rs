//! `GET /api/commissions/summary`.

use tierway_application::commissions::get_summary as summarize;
use tierway_kernel::UserId;

use super::summary_dto::CommissionSummaryResponse;
use crate::dto::*;
use crate::prelude::*;

/// Parameters of the summary.
#[derive(Debug, Deserialize, Validate, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct GetCommissionSummaryParams {
    /// User; agents and sub-agents can only read their own. If admin or manufacturer omit it: the total of all.
    #[serde(rename = "userId")]
    #[param(rename = "userId", example = 5)]
    user_id: Option<i64>,
}

/// Get an earnings summary
///
/// For agents and sub-agents their own, for admin and manufacturer any user's or the total: this month and all time,
/// twelve months for a chart, this month's bonus so far and the latest payout. Amounts belong to the month of their
/// approval.
#[utoipa::path(
    tag = "Commissions",
    params(GetCommissionSummaryParams),
    responses(
        (status = 200, description = "The figures.", body = CommissionSummaryResponse),
        (status = 404, description = "Not found, or not visible to you."),
    ),
)]
#[get("/api/commissions/summary")]
pub async fn get_commission_summary(call: Call, params: Params<GetCommissionSummaryParams>) -> HandlerResult {
    let user = params.0.user_id.map(UserId);
    let summary = call.read(move |tx, context| summarize(tx, context, user)).await?;
    Ok(HttpResponse::Ok().json(CommissionSummaryResponse::from(summary)))
}
