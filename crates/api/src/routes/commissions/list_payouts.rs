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

impl ListPayoutsParams {
    /// The filter.
    pub fn filter(&self) -> PayoutFilter {
        PayoutFilter { status: self.status.map(|name| name.0) }
    }
}

/// List payouts
///
/// For the admin all payouts; for agents and sub-agents the approved and paid ones they are part of, with `amount`
/// showing their share. Newest first.
#[utoipa::path(
    tag = "Commissions",
    params(ListPayoutsParams, PageParams),
    responses(
        (status = 200, description = "Payouts.", body = Vec<PayoutResponse>, headers(("X-Total-Count" = u64, description = "Total number of items that match the filter."), ("Link" = String, description = "`rel=\"next\"` if there is another page."))),
    ),
)]
#[get("/api/payouts")]
pub async fn list_payouts(call: Call, params: Params<ListPayoutsParams>) -> HandlerResult {
    let page = call.page()?;
    let filter = params.0.filter();
    let page = call.read(move |tx, context| list(tx, context, &filter, &page)).await?;
    Ok(list_response(&call, page.map(PayoutResponse::from)))
}
