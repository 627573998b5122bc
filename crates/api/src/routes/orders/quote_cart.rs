//! `POST /api/cart/quote`.

use actix_web::{HttpResponse, post};
use tierway_application::Failure;
use tierway_application::orders::quote_cart as quote;

use super::quote::CartQuoteResponse;
use super::request::{QuoteCartRequest, cart_items, seller};
use crate::body::Body;
use crate::routes::catalogue::numeric::Reader;
use crate::{Call, Problem};

/// Price a cart
///
/// For buyers. Prices the items as an order would, and says of each whether there is enough; stores nothing.
#[utoipa::path(
    operation_id = "quoteCart",
    tag = "Orders",
    request_body = QuoteCartRequest,
    responses(
        (status = 200, description = "The priced cart.", body = CartQuoteResponse),
        (status = 400, description = "A parameter cannot be read.", body = Problem, content_type = "application/problem+json"),
        (status = 401, description = "Nobody is signed in.", body = Problem, content_type = "application/problem+json"),
        (status = 403, description = "The caller may not do this.", body = Problem, content_type = "application/problem+json"),
        (status = 413, description = "The body is too large.", body = Problem, content_type = "application/problem+json"),
        (status = 415, description = "The body is not application/json.", body = Problem, content_type = "application/problem+json"),
        (status = 422, description = "A rule is broken; `errors` names the fields.", body = Problem, content_type = "application/problem+json"),
    ),
    security(("session" = []))
)]
#[post("/api/cart/quote")]
pub async fn quote_cart(call: Call, body: Body<QuoteCartRequest>) -> Result<HttpResponse, Problem> {
    let mut read = Reader::default();
    let items = cart_items(&body.0.items, &mut read);
    let seller = seller(&mut read, body.0.seller_id.as_ref());
    if !read.errors.is_empty() {
        return Err(Failure::Fields(read.errors).into());
    }
    let priced = call.read(move |tx, context| quote(tx, context, &items, seller)).await?;
    Ok(HttpResponse::Ok().json(CartQuoteResponse::from(priced)))
}
