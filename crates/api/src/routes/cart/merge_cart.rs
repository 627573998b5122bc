//! `POST /api/cart/merge`.

use tierway_application::cart::merge_cart as merge;
use tierway_kernel::Permission;

use super::dto::CartResponse;
use super::request::MergeCartRequest;
use crate::prelude::*;

/// Merge a browser's cart
///
/// For buyers who have just signed in. Quantities of the same line are added up; products that no longer exist are
/// skipped. With an `Idempotency-Key`, repeating the call adds nothing twice.
#[utoipa::path(
    tag = "Cart",
    params(("Idempotency-Key" = Option<String>, Header, description = "Repeating a request with the same key and body returns the first response; a different body is rejected with 422.")),
    request_body = MergeCartRequest,
    responses(
        (status = 200, description = "The cart as it is now.", body = CartResponse),
        (status = 403, description = "The account is not approved or cannot buy."),
    ),
)]
#[post("/api/cart/merge")]
pub async fn merge_cart(call: Call, body: Body<MergeCartRequest>) -> HandlerResult {
    let items = body.0.items();
    call.write_once(Permission::MergeCart, &body.0, StatusCode::OK, move |tx, context| {
        merge(tx, context, &items).map(CartResponse::from)
    })
    .await
}
