//! `PUT /api/cart`.

use tierway_application::cart::replace_cart as replace;

use super::dto::CartResponse;
use super::request::ReplaceCartRequest;
use crate::prelude::*;

/// Replace the cart
///
/// For buyers. Replaces the lines; duplicates are added up. Send the `version` you started from to detect changes made
/// in another tab. Lines that remain keep the price that was shown, unless `acceptPrices` confirms that the buyer has
/// seen today's.
#[utoipa::path(
    tag = "Cart",
    request_body = ReplaceCartRequest,
    responses(
        (status = 200, description = "The cart as it is now.", body = CartResponse),
        (status = 403, description = "The account is not approved or cannot buy."),
        (status = 409, description = "The cart was changed elsewhere."),
    ),
)]
#[put("/api/cart")]
pub async fn replace_cart(call: Call, body: Body<ReplaceCartRequest>) -> HandlerResult {
    let items = body.0.items();
    let (version, accepts) = (body.0.version, body.0.accept_prices);
    let cart = call.write(move |tx, context| replace(tx, context, &items, version, accepts)).await?;
    Ok(HttpResponse::Ok().json(CartResponse::from(cart)))
}
