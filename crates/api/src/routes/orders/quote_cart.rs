//! `POST /api/cart/quote`.

use tierway_application::Failure;
use tierway_application::orders::quote_cart as quote;

use super::quote::CartQuoteResponse;
use super::request::{QuoteCartRequest, cart_items, seller};
use crate::prelude::*;
use crate::routes::catalogue::numeric::Reader;

/// Price a cart
///
/// For buyers. Prices the items as an order would, and says of each whether there is enough; stores nothing.
#[utoipa::path(
    tag = "Orders",
    request_body = QuoteCartRequest,
    responses((status = 200, description = "The priced cart.", body = CartQuoteResponse)),
)]
#[post("/api/cart/quote")]
pub async fn quote_cart(call: Call, body: Body<QuoteCartRequest>) -> HandlerResult {
    let mut read = Reader::default();
    let items = cart_items(&body.0.items, &mut read);
    let seller = seller(&mut read, body.0.seller_id.as_ref());
    if !read.errors.is_empty() {
        return Err(Failure::Fields(read.errors).into());
    }
    let priced = call.read(move |tx, context| quote(tx, context, &items, seller)).await?;
    Ok(HttpResponse::Ok().json(CartQuoteResponse::from(priced)))
}
