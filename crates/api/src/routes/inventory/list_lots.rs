//! `GET /api/lots`.

use tierway_application::inventory::{LotQuery, list_lots as list};
use tierway_kernel::ProductId;

use super::lot_dto::{LotResponse, LotSortName, LotStateFilter};
use crate::dto::*;
use crate::prelude::*;

/// Most days ahead: a hundred years.
pub(crate) const MOST_DAYS_AHEAD: i64 = 36_500;

/// Parameters of the list.
#[derive(Debug, Deserialize, Validate, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query, rename_all = "camelCase")]
pub struct ListLotsParams {
    /// Only batches of this product.
    product_id: Option<i64>,
    /// Which batches to return; those with pieces if omitted.
    #[param(inline)]
    state: Option<LotStateFilter>,
    /// Start of the batch code, ignoring case.
    q: Option<String>,
    /// Only batches that expire within this many days, including expired ones unless `state` is `expiring`.
    #[validate(range(min = 0, max = MOST_DAYS_AHEAD, code = "unreadable"))]
    expires_within_days: Option<i64>,
    /// First to expire first if omitted.
    #[param(inline)]
    sort: Option<LotSortName>,
}

/// List batches
///
/// For company staff: product batches with their remaining pieces.
#[utoipa::path(
    tag = "Inventory",
    params(ListLotsParams, PageParams),
    responses(
        (status = 200, description = "Batches.", body = Vec<LotResponse>, headers(("X-Total-Count" = u64, description = "Total number of items that match the filter."), ("Link" = String, description = "`rel=\"next\"` if there is another page."))),
    ),
)]
#[get("/api/lots")]
pub async fn list_lots(call: Call, params: Params<ListLotsParams>) -> HandlerResult {
    let params = params.0;
    let page = call.page()?;
    let query = LotQuery {
        product_id: params.product_id.map(ProductId),
        standing: params.state.unwrap_or_default().into(),
        code: params.q,
        expires_within_days: params.expires_within_days,
        sort: params.sort.unwrap_or_default().0,
    };
    let page = call.read(move |tx, context| list(tx, context, &query, &page)).await?;
    Ok(list_response(&call, page.map(|lot| LotResponse::of(lot, call.language()))))
}
