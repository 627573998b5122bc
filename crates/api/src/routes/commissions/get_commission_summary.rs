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
    /// Whose; for agents and sub-agents their own only. Left out by the owners: all together.
    #[serde(rename = "userId")]
    #[param(rename = "userId", example = 5)]
    user_id: Option<i64>,
}

/// Get what somebody has earned
///
/// For agents and sub-agents their own, for admin and manufacturer anybody's or all together: sums of this month and of
/// all time, twelve months for a chart, this month's bonus so far and the latest payout. Amounts of a month count by the date
/// of approval.
#[utoipa::path(
    tag = "Commissions",
    params(GetCommissionSummaryParams),
    responses(
        (status = 200, description = "The figures.", body = CommissionSummaryResponse),
        (status = 404, description = "There is no such thing, or not for this caller."),
    ),
)]
#[get("/api/commissions/summary")]
pub async fn get_commission_summary(call: Call, params: Params<GetCommissionSummaryParams>) -> HandlerResult {
    let user = params.0.user_id.map(UserId);
    let summary = call.read(move |tx, context| summarize(tx, context, user)).await?;
    Ok(HttpResponse::Ok().json(CommissionSummaryResponse::from(summary)))
}
