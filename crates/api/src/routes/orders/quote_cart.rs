//! `POST /api/cart/quote`.

use tierway_application::orders::quote_cart as quote;
use tierway_kernel::AddressId;

use super::quote::CartQuoteResponse;
use super::request::{QuoteCartRequest, user};
use crate::numeric::whole;
use crate::prelude::*;

/// Price a cart
///
/// For buyers. Prices the items as an order would and says for each whether there is enough stock. Stores nothing.
#[utoipa::path(
    tag = "Orders",
    request_body = QuoteCartRequest,
    responses((status = 200, description = "The priced cart.", body = CartQuoteResponse)),
)]
#[post("/api/cart/quote")]
pub async fn quote_cart(call: Call, body: Body<QuoteCartRequest>) -> HandlerResult {
    let (items, seller) = (body.0.items(), user(body.0.seller_id.as_ref()));
    let address = whole(body.0.address_id.as_ref()).map(AddressId);
    let priced = call.read(move |tx, context| quote(tx, context, &items, seller, address)).await?;
    Ok(HttpResponse::Ok().json(CartQuoteResponse::from(priced)))
}
