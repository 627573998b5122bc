//! `GET /api/products/{id}/transactions`.

use tierway_application::catalogue::has_transactions as find;
use tierway_kernel::ProductId;

use super::dto::HasTransactionsResponse;
use crate::prelude::*;

/// Check whether a product has transactions
///
/// For admin and manufacturer: whether it has orders or stock movements, so that deleting it would discontinue it.
#[utoipa::path(
    tag = "Catalogue",
    params(("id" = i64, Path, description = "The product.", example = 42)),
    responses((status = 200, description = "Whether it has any.", body = HasTransactionsResponse)),
)]
#[get("/api/products/{id}/transactions")]
pub async fn has_transactions(call: Call, id: Id) -> HandlerResult {
    let has_transactions = call.read(move |tx, context| find(tx, context, ProductId(id.0))).await?;
    Ok(HttpResponse::Ok().json(HasTransactionsResponse { has_transactions }))
}
