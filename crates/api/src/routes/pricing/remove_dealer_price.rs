//! `DELETE /api/dealer-pricing/{userId}/{productId}`.

use tierway_application::pricing::remove_dealer_price as remove;
use tierway_kernel::{ProductId, UserId};

use crate::prelude::*;

/// Remove a dealer's own price
///
/// For the dealer, admin and manufacturer: the store sells at the suggested minimum again.
#[utoipa::path(
    tag = "Prices",
    params(("userId" = i64, Path, description = "The dealer.", example = 7), ("productId" = i64, Path, description = "The product.", example = 42)),
    responses((status = 204, description = "Removed.")),
)]
#[delete("/api/dealer-pricing/{userId}/{productId}")]
pub async fn remove_dealer_price(call: Call, ids: TwoIds) -> HandlerResult {
    let (dealer, product) = (UserId(ids.0), ProductId(ids.1));
    call.write(move |tx, context| remove(tx, context, dealer, product)).await?;
    Ok(HttpResponse::NoContent().finish())
}
