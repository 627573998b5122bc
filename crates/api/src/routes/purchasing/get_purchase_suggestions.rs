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
    /// Only products of this supplier, at its terms.
    supplier_id: Option<i64>,
    /// Part of the name or SKU, ignoring case.
    q: Option<String>,
}

/// List reorder suggestions
///
/// Products at or below their reorder point: expected sales until delivery plus safety days, by recent sales. Products
/// without sales are suggested below the purchasing alert level. Each gives its reason. Shortest cover first, products
/// without sales last. Pieces in drafts count as ordered.
#[utoipa::path(
    tag = "Purchasing",
    params(SuggestionParams, PageParams),
    responses(
        (status = 200, description = "The suggestions.", body = Vec<SuggestionResponse>, headers(("X-Total-Count" = u64, description = "Total number of items that match the filter."), ("Link" = String, description = "`rel=\"next\"` if there is another page."))),
    ),
)]
#[get("/api/purchasing/suggestions")]
pub async fn get_purchase_suggestions(call: Call, params: Params<SuggestionParams>) -> HandlerResult {
    let page = call.page()?;
    let query = SuggestionQuery { supplier_id: params.0.supplier_id.map(SupplierId), text: params.0.q };
    let page = call.read(move |tx, context| suggestions(tx, context, &query, &page)).await?;
    Ok(list_response(&call, page.map(SuggestionResponse::from)))
}
