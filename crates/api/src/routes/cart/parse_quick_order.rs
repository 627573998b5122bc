//! `POST /api/cart/quick-order`.

use tierway_application::cart::parse_quick_order as parse;

use super::dto::QuickOrderLine;
use super::request::QuickOrderRequest;
use crate::prelude::*;

/// Parse a quick order
///
/// For buyers. Parses up to 200 typed or pasted lines such as `MANGO-1 2 pack`, `MANGO-1;2;bulk` or `MANGO-1 x 4` and
/// finds their products. Does not change the cart.
#[utoipa::path(
    tag = "Cart",
    request_body = QuickOrderRequest,
    responses(
        (status = 200, description = "The lines in their order.", body = Vec<QuickOrderLine>),
        (status = 403, description = "The account is not approved or cannot buy."),
    ),
)]
#[post("/api/cart/quick-order")]
pub async fn parse_quick_order(call: Call, body: Body<QuickOrderRequest>) -> HandlerResult {
    let lines = call.read(move |tx, context| parse(tx, context, &body.0.text)).await?;
    let lines: Vec<QuickOrderLine> = lines.into_iter().map(QuickOrderLine::from).collect();
    Ok(HttpResponse::Ok().json(lines))
}
