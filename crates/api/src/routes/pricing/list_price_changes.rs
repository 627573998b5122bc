//! `GET /api/wholesaler/price-changes`.

use tierway_application::pricing::list_price_changes as list;

use super::dto::PriceChangeResponse;
use super::names::PriceAudience;
use crate::dto::*;
use crate::prelude::*;

/// Parameters of the list.
#[derive(Debug, Deserialize, Validate, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct ListPriceChangesParams {
    /// Only for this audience.
    #[param(inline)]
    audience: Option<PriceAudience>,
}

/// List regional price changes
///
/// For wholesalers, admin and manufacturer, newest first.
#[utoipa::path(
    tag = "Prices",
    params(ListPriceChangesParams, PageParams),
    responses(
        (status = 200, description = "The changes without their prices.", body = Vec<PriceChangeResponse>, headers(("X-Total-Count" = u64, description = "Total number of items that match the filter."), ("Link" = String, description = "`rel=\"next\"` if there is another page."))),
    ),
)]
#[get("/api/wholesaler/price-changes")]
pub async fn list_price_changes(call: Call, params: Params<ListPriceChangesParams>) -> HandlerResult {
    let page = call.page()?;
    let audience = params.0.audience.map(|name| name.0);
    let changes = call.read(move |tx, context| list(tx, context, audience, &page)).await?;
    Ok(list_response(&call, changes.map(PriceChangeResponse::from)))
}
