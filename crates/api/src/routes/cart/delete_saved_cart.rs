//! `DELETE /api/saved-carts/{id}`.

use tierway_application::cart::delete_saved_cart as delete_cart;
use tierway_kernel::SavedCartId;

use crate::prelude::*;

/// Delete a saved cart
///
/// For its owner. The cart itself stays as it is.
#[utoipa::path(
    tag = "Cart",
    params(("id" = i64, Path, description = "The saved cart.", example = 3)),
    responses((status = 204, description = "Deleted.")),
)]
#[delete("/api/saved-carts/{id}")]
pub async fn delete_saved_cart(call: Call, id: Id) -> HandlerResult {
    call.write(move |tx, context| delete_cart(tx, context, SavedCartId(id.0))).await?;
    Ok(HttpResponse::NoContent().finish())
}
