//! `PUT /api/orders/{id}/quote`.

use actix_web::{HttpResponse, put};
use tierway_application::quotes::offer_quote as offer;
use tierway_kernel::OrderId;

use super::request::OfferQuoteRequest;
use crate::body::Body;
use crate::list::Id;
use crate::routes::orders::dto::OrderResponse;
use crate::{Call, Problem};

/// Offer prices for a request
///
/// For admin and manufacturer, until the buyer has answered; a new offer takes the place of the old one, whose version it
/// names. The order then costs what is offered, with tax and shipping.
#[utoipa::path(
    operation_id = "offerQuote",
    tag = "Orders",
    params(("id" = i64, Path, description = "The order.", example = 42)),
    request_body = OfferQuoteRequest,
    responses(
        (status = 200, description = "The order with its quotation.", body = OrderResponse),
        (status = 400, description = "A parameter cannot be read.", body = Problem, content_type = "application/problem+json"),
        (status = 401, description = "Nobody is signed in.", body = Problem, content_type = "application/problem+json"),
        (status = 403, description = "The caller may not do this.", body = Problem, content_type = "application/problem+json"),
        (status = 404, description = "There is no such thing, or not for this caller.", body = Problem, content_type = "application/problem+json"),
        (status = 409, description = "It is no open request, was answered, or was changed meanwhile.", body = Problem, content_type = "application/problem+json"),
        (status = 413, description = "The body is too large.", body = Problem, content_type = "application/problem+json"),
        (status = 415, description = "The body is not application/json.", body = Problem, content_type = "application/problem+json"),
        (status = 422, description = "A rule is broken; `errors` names the fields.", body = Problem, content_type = "application/problem+json"),
    ),
    security(("session" = []))
)]
#[put("/api/orders/{id}/quote")]
pub async fn offer_quote(call: Call, id: Id, body: Body<OfferQuoteRequest>) -> Result<HttpResponse, Problem> {
    let command = body.0.command()?;
    let view = call.write(move |tx, context| offer(tx, context, OrderId(id.0), &command)).await?;
    Ok(HttpResponse::Ok().json(OrderResponse::from(view)))
}
