//! `GET /api/payouts`.

use tierway_application::commissions::list_payouts as list;
use tierway_commissions::PayoutFilter;

use super::payout_dto::{PayoutResponse, PayoutStatusName};
use crate::dto::*;
use crate::prelude::*;

/// Parameters of the list.
#[derive(Debug, Deserialize, Validate, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct ListPayoutsParams {
    /// Only this status.
    status: Option<PayoutStatusName>,
}

/// List payouts
///
/// For the admin all; for agents and sub-agents the approved and paid ones with a line of theirs, whose `amount` is what
/// they get. Newest first.
#[utoipa::path(
    tag = "Commissions",
    params(ListPayoutsParams, PageParams),
    responses(
        (status = 200, description = "Payouts.", body = Vec<PayoutResponse>, headers(("X-Total-Count" = u64, description = "How many there are under the same filter."), ("Link" = String, description = "`rel=\"next\"` while there is more."))),
    ),
)]
#[get("/api/payouts")]
pub async fn list_payouts(call: Call, params: Params<ListPayoutsParams>) -> HandlerResult {
    let page = call.page()?;
    let filter = PayoutFilter { status: params.0.status.map(|name| name.0) };
    let page = call.read(move |tx, context| list(tx, context, &filter, &page)).await?;
    Ok(list_response(&call, page.map(PayoutResponse::from)))
}
