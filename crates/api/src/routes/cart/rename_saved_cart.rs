//! `PATCH /api/saved-carts/{id}`.

use tierway_application::cart::rename_saved_cart as rename;
use tierway_kernel::SavedCartId;

use super::dto::SavedCartResponse;
use super::request::SavedCartRequest;
use crate::prelude::*;

/// Rename a saved cart
///
/// For its owner.
#[utoipa::path(
    tag = "Cart",
    params(("id" = i64, Path, description = "The saved cart.", example = 3)),
    request_body = SavedCartRequest,
    responses(
        (status = 200, description = "The saved cart.", body = SavedCartResponse),
        (status = 422, description = "The name is taken."),
    ),
)]
#[patch("/api/saved-carts/{id}")]
pub async fn rename_saved_cart(call: Call, id: Id, body: Body<SavedCartRequest>) -> HandlerResult {
    let name = body.0.name.unwrap_or_default();
    let cart = call.write(move |tx, context| rename(tx, context, SavedCartId(id.0), &name)).await?;
    Ok(HttpResponse::Ok().json(SavedCartResponse::from(cart)))
}
