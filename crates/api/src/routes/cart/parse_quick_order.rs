//! `POST /api/cart/quick-order`.

use actix_web::{HttpResponse, post};
use tierway_application::cart::parse_quick_order as parse;

use super::dto::QuickOrderLine;
use super::request::QuickOrderRequest;
use crate::body::Body;
use crate::{Call, Problem};

/// Read a quick order
///
/// For buyers. Reads up to 200 typed or pasted lines such as `MANGO-1 2 pack`, `MANGO-1;2;bulk` or `MANGO-1 x 4`, and
/// finds their products. Nothing is put into the cart.
#[utoipa::path(
    operation_id = "parseQuickOrder",
    tag = "Cart",
    request_body = QuickOrderRequest,
    responses(
        (status = 200, description = "The lines in their order.", body = Vec<QuickOrderLine>),
        (status = 400, description = "A parameter cannot be read.", body = Problem, content_type = "application/problem+json"),
        (status = 401, description = "Nobody is signed in.", body = Problem, content_type = "application/problem+json"),
        (status = 403, description = "The account is not approved, or does not buy.", body = Problem, content_type = "application/problem+json"),
        (status = 413, description = "The body is too large.", body = Problem, content_type = "application/problem+json"),
        (status = 415, description = "The body is not application/json.", body = Problem, content_type = "application/problem+json"),
        (status = 422, description = "A rule is broken; `errors` names the fields.", body = Problem, content_type = "application/problem+json"),
    ),
    security(("session" = []))
)]
#[post("/api/cart/quick-order")]
pub async fn parse_quick_order(call: Call, body: Body<QuickOrderRequest>) -> Result<HttpResponse, Problem> {
    let lines = call.read(move |tx, context| parse(tx, context, &body.0.text)).await?;
    let lines: Vec<QuickOrderLine> = lines.into_iter().map(QuickOrderLine::from).collect();
    Ok(HttpResponse::Ok().json(lines))
}
