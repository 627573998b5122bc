//! `POST /api/orders/{id}/quote/accept`.

use actix_web::http::StatusCode;
use actix_web::{HttpResponse, post};
use tierway_application::quotes::accept_quote as accept;
use tierway_kernel::{OrderId, Permission};

use super::request::AcceptQuoteRequest;
use crate::body::Body;
use crate::list::Id;
use crate::routes::orders::dto::OrderResponse;
use crate::{Call, Problem};

/// Accept an offer
///
/// For the buyer, who names the version of the order at which they saw the offer. The offered lines become those of the
/// order, at the offered prices, and their stock is reserved; with too little stock nothing happens.
#[utoipa::path(
    operation_id = "acceptQuote",
    tag = "Orders",
    params(("id" = i64, Path, description = "The order.", example = 42), ("Idempotency-Key" = Option<String>, Header, description = "The same key and body gives the first answer again; another body is refused with 422.")),
    request_body = AcceptQuoteRequest,
    responses(
        (status = 200, description = "The order.", body = OrderResponse),
        (status = 400, description = "A parameter cannot be read.", body = Problem, content_type = "application/problem+json"),
        (status = 401, description = "Nobody is signed in.", body = Problem, content_type = "application/problem+json"),
        (status = 403, description = "The account is not approved, or the caller is not the buyer.", body = Problem, content_type = "application/problem+json"),
        (status = 404, description = "There is no such thing, or not for this caller.", body = Problem, content_type = "application/problem+json"),
        (status = 409, description = "Nothing is offered, the offer has ended, was answered, or is another one than at this version.", body = Problem, content_type = "application/problem+json"),
        (status = 413, description = "The body is too large.", body = Problem, content_type = "application/problem+json"),
        (status = 415, description = "The body is not application/json.", body = Problem, content_type = "application/problem+json"),
        (status = 422, description = "The version is missing, or there is too little stock; `errors` names the fields.", body = Problem, content_type = "application/problem+json"),
    ),
    security(("session" = []))
)]
#[post("/api/orders/{id}/quote/accept")]
pub async fn accept_quote(call: Call, id: Id, body: Body<AcceptQuoteRequest>) -> Result<HttpResponse, Problem> {
    let version = body.0.version()?;
    call.write_once(Permission::AcceptQuote, &body.0, StatusCode::OK, move |tx, context| {
        accept(tx, context, OrderId(id.0), version).map(OrderResponse::from)
    })
    .await
}
