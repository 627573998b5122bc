//! `GET /api/purchasing/suggestions`.

use tierway_application::purchasing::{SuggestionQuery, get_purchase_suggestions as suggestions};
use tierway_kernel::SupplierId;

use super::supply_dto::SuggestionResponse;
use crate::dto::*;
use crate::prelude::*;

/// Parameters of the list.
#[derive(Debug, Deserialize, Validate, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query, rename_all = "camelCase")]
pub struct SuggestionParams {
    /// Only what this supplier sells, at its terms.
    supplier_id: Option<i64>,
    /// Part of name or SKU, without case.
    q: Option<String>,
}

/// List what should be ordered
///
/// Products at or below their reorder point: what is sold until a delivery comes, with days in reserve, by the sales of
/// the last days. Products that are not sold are suggested below the purchaser's mark. Each says why. What lasts the
/// shortest comes first, what is not sold last. Pieces in drafts count as ordered.
#[utoipa::path(
    tag = "Purchasing",
    params(SuggestionParams, PageParams),
    responses(
        (status = 200, description = "Products to be ordered.", body = Vec<SuggestionResponse>, headers(("X-Total-Count" = u64, description = "How many there are under the same filter."), ("Link" = String, description = "`rel=\"next\"` while there is more."))),
    ),
)]
#[get("/api/purchasing/suggestions")]
pub async fn get_purchase_suggestions(call: Call, params: Params<SuggestionParams>) -> HandlerResult {
    let page = call.page()?;
    let query = SuggestionQuery { supplier_id: params.0.supplier_id.map(SupplierId), text: params.0.q };
    let page = call.read(move |tx, context| suggestions(tx, context, &query, &page)).await?;
    Ok(list_response(&call, page.map(SuggestionResponse::from)))
}
