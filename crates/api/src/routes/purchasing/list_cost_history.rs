//! `GET /api/products/{id}/costs`.

use tierway_application::purchasing::list_costs as list;
use tierway_kernel::ProductId;

use super::supply_dto::CostResponse;
use crate::prelude::*;

/// List what a product has cost
///
/// From the goods that were taken in, newest first. For managers, purchasers and the owners.
#[utoipa::path(
    tag = "Purchasing",
    params(("id" = i64, Path, description = "The product.", example = 42), PageParams),
    responses(
        (status = 200, description = "What it cost.", body = Vec<CostResponse>, headers(("X-Total-Count" = u64, description = "How many there are under the same filter."), ("Link" = String, description = "`rel=\"next\"` while there is more."))),
    ),
)]
#[get("/api/products/{id}/costs")]
pub async fn list_cost_history(call: Call, id: Id) -> HandlerResult {
    let page = call.page()?;
    let page = call.read(move |tx, context| list(tx, context, ProductId(id.0), &page)).await?;
    Ok(list_response(&call, page.map(CostResponse::from)))
}
