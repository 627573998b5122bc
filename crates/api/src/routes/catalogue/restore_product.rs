//! `POST /api/products/{id}/restore`.

use tierway_application::catalogue::restore_product as restore;
use tierway_kernel::ProductId;

use super::dto::ProductDetailsResponse;
use crate::prelude::*;

/// Restore a discontinued product
///
/// For admin and manufacturer. It is on sale again.
#[utoipa::path(
    tag = "Catalogue",
    params(("id" = i64, Path, description = "The product.", example = 42)),
    responses(
        (status = 200, description = "The product.", body = ProductDetailsResponse),
        (status = 409, description = "It is not discontinued."),
    ),
)]
#[post("/api/products/{id}/restore")]
pub async fn restore_product(call: Call, id: Id) -> HandlerResult {
    let view = call.write(move |tx, context| restore(tx, context, ProductId(id.0))).await?;
    Ok(HttpResponse::Ok().json(ProductDetailsResponse::from(view)))
}
