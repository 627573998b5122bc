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
    /// Only this product's.
    product_id: Option<i64>,
    /// Which batches; those with pieces when left out.
    #[param(inline)]
    state: Option<LotStateFilter>,
    /// How the batch code begins, without case.
    q: Option<String>,
    /// Only those whose last day is at most so many days away, expired ones too unless `state` is `expiring`.
    #[validate(range(min = 0, max = MOST_DAYS_AHEAD, code = "unreadable"))]
    expires_within_days: Option<i64>,
    /// First to expire first when left out.
    #[param(inline)]
    sort: Option<LotSortName>,
}

/// List batches
///
/// For the company's people: batches of products with what is left of them.
#[utoipa::path(
    tag = "Inventory",
    params(ListLotsParams, PageParams),
    responses(
        (status = 200, description = "Batches.", body = Vec<LotResponse>, headers(("X-Total-Count" = u64, description = "How many there are under the same filter."), ("Link" = String, description = "`rel=\"next\"` while there is more."))),
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
    Ok(list_response(&call, page.map(LotResponse::from)))
}
