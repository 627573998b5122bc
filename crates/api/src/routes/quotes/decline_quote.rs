//! `POST /api/orders/{id}/quote/decline`.

use actix_web::{HttpResponse, post};
use tierway_application::quotes::decline_quote as decline;
use tierway_kernel::OrderId;

use super::request::DeclineQuoteRequest;
use crate::body::Body;
use crate::list::Id;
use crate::routes::orders::dto::OrderResponse;
use crate::{Call, Problem};

/// Decline an offer
///
/// For the buyer; before an offer it takes the request back. The order is cancelled with it.
#[utoipa::path(
    operation_id = "declineQuote",
    tag = "Orders",
    params(("id" = i64, Path, description = "The order.", example = 42)),
    request_body = DeclineQuoteRequest,
    responses(
        (status = 200, description = "The cancelled order.", body = OrderResponse),
        (status = 400, description = "A parameter cannot be read.", body = Problem, content_type = "application/problem+json"),
        (status = 401, description = "Nobody is signed in.", body = Problem, content_type = "application/problem+json"),
        (status = 403, description = "The caller is not the buyer.", body = Problem, content_type = "application/problem+json"),
        (status = 404, description = "There is no such thing, or not for this caller.", body = Problem, content_type = "application/problem+json"),
        (status = 409, description = "It is no open request, or was answered.", body = Problem, content_type = "application/problem+json"),
        (status = 413, description = "The body is too large.", body = Problem, content_type = "application/problem+json"),
        (status = 415, description = "The body is not application/json.", body = Problem, content_type = "application/problem+json"),
        (status = 422, description = "A rule is broken; `errors` names the fields.", body = Problem, content_type = "application/problem+json"),
    ),
    security(("session" = []))
)]
#[post("/api/orders/{id}/quote/decline")]
pub async fn decline_quote(call: Call, id: Id, body: Body<DeclineQuoteRequest>) -> Result<HttpResponse, Problem> {
    let reason = body.0.reason;
    let view = call.write(move |tx, context| decline(tx, context, OrderId(id.0), reason.as_deref())).await?;
    Ok(HttpResponse::Ok().json(OrderResponse::from(view)))
}
