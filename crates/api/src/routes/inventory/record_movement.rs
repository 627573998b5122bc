//! `POST /api/inventory/transactions`.

use actix_web::http::StatusCode;
use actix_web::{HttpResponse, post};
use tierway_application::inventory::record_movement as record;
use tierway_kernel::Permission;

use super::dto::{RecordMovementRequest, RecordedMovementResponse};
use crate::body::Body;
use crate::{Call, Problem};

/// Record stock in or out
///
/// For admin and manufacturer. An out-movement takes from what is available, that is, not promised to open orders and not
/// on hold: from the named batch, or from those that expire first. Pieces that come in may name a batch, and must when
/// the product is kept in lots. Scrapping from a batch on hold names it.
#[utoipa::path(
    operation_id = "recordMovement",
    tag = "Inventory",
    params(("Idempotency-Key" = Option<String>, Header, description = "The same key and body gives the first answer again; another body is refused with 422.")),
    request_body = RecordMovementRequest,
    responses(
        (status = 201, description = "The movement.", body = RecordedMovementResponse),
        (status = 400, description = "A parameter cannot be read.", body = Problem, content_type = "application/problem+json"),
        (status = 401, description = "Nobody is signed in.", body = Problem, content_type = "application/problem+json"),
        (status = 403, description = "The caller may not do this.", body = Problem, content_type = "application/problem+json"),
        (status = 404, description = "There is no such thing, or not for this caller.", body = Problem, content_type = "application/problem+json"),
        (status = 413, description = "The body is too large.", body = Problem, content_type = "application/problem+json"),
        (status = 415, description = "The body is not application/json.", body = Problem, content_type = "application/problem+json"),
        (status = 422, description = "A rule is broken; `errors` names the fields.", body = Problem, content_type = "application/problem+json"),
    ),
    security(("session" = []))
)]
#[post("/api/inventory/transactions")]
pub async fn record_movement(call: Call, body: Body<RecordMovementRequest>) -> Result<HttpResponse, Problem> {
    let entry = body.0.entry()?;
    call.write_once(Permission::RecordMovement, &body.0, StatusCode::CREATED, move |tx, context| {
        RecordedMovementResponse::of(record(tx, context, &entry)?)
    })
    .await
}
