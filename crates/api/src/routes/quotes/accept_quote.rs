//! `POST /api/orders/{id}/quote/accept`.

use actix_web::http::StatusCode;
use actix_web::{HttpResponse, post};
use tierway_application::quotes::accept_quote as accept;
use tierway_kernel::{OrderId, Permission};

use crate::list::Id;
use crate::routes::orders::dto::OrderResponse;
use crate::{Call, Problem};

/// Accept an offer
///
/// For the buyer. The offered lines become those of the order, at the offered prices, and their stock is reserved; with too
/// little stock nothing happens.
#[utoipa::path(
    operation_id = "acceptQuote",
    tag = "Orders",
    params(("id" = i64, Path, description = "The order.", example = 42), ("Idempotency-Key" = Option<String>, Header, description = "The same key and body gives the first answer again; another body is refused with 422.")),
    responses(
        (status = 200, description = "The order.", body = OrderResponse),
        (status = 401, description = "Nobody is signed in.", body = Problem, content_type = "application/problem+json"),
        (status = 403, description = "The account is not approved, or the caller is not the buyer.", body = Problem, content_type = "application/problem+json"),
        (status = 404, description = "There is no such thing, or not for this caller.", body = Problem, content_type = "application/problem+json"),
        (status = 409, description = "Nothing is offered, the offer has ended, or it was answered.", body = Problem, content_type = "application/problem+json"),
        (status = 422, description = "There is too little stock.", body = Problem, content_type = "application/problem+json"),
    ),
    security(("session" = []))
)]
#[post("/api/orders/{id}/quote/accept")]
pub async fn accept_quote(call: Call, id: Id) -> Result<HttpResponse, Problem> {
    call.write_once(Permission::AcceptQuote, &(), StatusCode::OK, move |tx, context| {
        accept(tx, context, OrderId(id.0)).map(OrderResponse::from)
    })
    .await
}
