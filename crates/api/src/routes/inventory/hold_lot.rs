//! `POST /api/lots/{id}/hold`.

use actix_web::{HttpResponse, post};
use tierway_application::inventory::hold_lot as hold;
use tierway_kernel::LotId;

use super::lot_dto::{HeldLotResponse, HoldLotRequest};
use crate::body::Body;
use crate::list::Id;
use crate::{Call, Problem};

/// Put a batch on hold
///
/// For admin, manufacturer and warehouse. Always possible, also when open orders have reserved its pieces: the answer says
/// how many of them cannot be shipped now.
#[utoipa::path(
    operation_id = "holdLot",
    tag = "Inventory",
    params(("id" = i64, Path, description = "The batch.", example = 3)),
    request_body = HoldLotRequest,
    responses(
        (status = 200, description = "The batch, now on hold.", body = HeldLotResponse),
        (status = 400, description = "A parameter cannot be read.", body = Problem, content_type = "application/problem+json"),
        (status = 401, description = "Nobody is signed in.", body = Problem, content_type = "application/problem+json"),
        (status = 403, description = "The caller may not do this.", body = Problem, content_type = "application/problem+json"),
        (status = 404, description = "There is no such thing, or not for this caller.", body = Problem, content_type = "application/problem+json"),
        (status = 409, description = "Against the current state; the sentence says why.", body = Problem, content_type = "application/problem+json"),
        (status = 413, description = "The body is too large.", body = Problem, content_type = "application/problem+json"),
        (status = 415, description = "The body is not application/json.", body = Problem, content_type = "application/problem+json"),
        (status = 422, description = "A rule is broken; `errors` names the fields.", body = Problem, content_type = "application/problem+json"),
    ),
    security(("session" = []))
)]
#[post("/api/lots/{id}/hold")]
pub async fn hold_lot(call: Call, id: Id, body: Body<HoldLotRequest>) -> Result<HttpResponse, Problem> {
    let reason = body.0.reason;
    let held = call.write(move |tx, context| hold(tx, context, LotId(id.0), &reason)).await?;
    Ok(HttpResponse::Ok().json(HeldLotResponse::from(held)))
}
