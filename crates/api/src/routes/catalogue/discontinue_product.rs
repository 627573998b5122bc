//! `POST /api/products/{id}/discontinue`.

use tierway_application::catalogue::discontinue_product as discontinue;
use tierway_kernel::ProductId;

use super::dto::ProductDetailsResponse;
use crate::prelude::*;

/// Discontinue a product
///
/// For admin and manufacturer. It is no longer sold and keeps its history; it can be restored.
#[utoipa::path(
    tag = "Catalogue",
    params(("id" = i64, Path, description = "The product.", example = 42)),
    responses(
        (status = 200, description = "The product.", body = ProductDetailsResponse),
        (status = 409, description = "It is already discontinued."),
    ),
)]
#[post("/api/products/{id}/discontinue")]
pub async fn discontinue_product(call: Call, id: Id) -> HandlerResult {
    let view = call.write(move |tx, context| discontinue(tx, context, ProductId(id.0))).await?;
    Ok(HttpResponse::Ok().json(ProductDetailsResponse::from(view)))
}
