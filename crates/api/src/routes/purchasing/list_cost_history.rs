//! `GET /api/products/{id}/costs`.

use tierway_application::purchasing::list_costs as list;
use tierway_kernel::ProductId;

use super::supply_dto::CostResponse;
use crate::prelude::*;

/// List a product's cost history
///
/// From goods receipts, newest first. For managers, purchasers, admin and manufacturer.
#[utoipa::path(
    tag = "Purchasing",
    params(("id" = i64, Path, description = "The product.", example = 42), PageParams),
    responses(
        (status = 200, description = "The costs.", body = Vec<CostResponse>, headers(("X-Total-Count" = u64, description = "Total number of items that match the filter."), ("Link" = String, description = "`rel=\"next\"` if there is another page."))),
    ),
)]
#[get("/api/products/{id}/costs")]
pub async fn list_cost_history(call: Call, id: Id) -> HandlerResult {
    let page = call.page()?;
    let page = call.read(move |tx, context| list(tx, context, ProductId(id.0), &page)).await?;
    Ok(list_response(&call, page.map(CostResponse::from)))
}
