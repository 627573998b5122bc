//! `DELETE /api/products/{id}/delete`.

use tierway_application::catalogue::delete_product as remove;
use tierway_kernel::ProductId;

use super::dto::DeleteProductResponse;
use crate::prelude::*;

/// Delete or discontinue a product
///
/// For admin and manufacturer. A product with orders or stock movements is discontinued and keeps its history;
/// `outcome` says which happened, `message` is a text to show.
#[utoipa::path(
    tag = "Catalogue",
    params(("id" = i64, Path, description = "The product.", example = 42)),
    responses((status = 200, description = "Its outcome.", body = DeleteProductResponse)),
)]
#[delete("/api/products/{id}/delete")]
pub async fn delete_product(call: Call, id: Id) -> HandlerResult {
    let outcome = call.write(move |tx, context| remove(tx, context, ProductId(id.0))).await?;
    Ok(HttpResponse::Ok().json(DeleteProductResponse::from(outcome)))
}
