//! `POST /api/lots/{id}/release`.

use actix_web::{HttpResponse, post};
use tierway_application::inventory::release_lot as release;
use tierway_kernel::LotId;

use super::lot_dto::{LotDetailsResponse, ReleaseLotRequest};
use crate::body::Body;
use crate::list::Id;
use crate::{Call, Problem};

/// Release a batch
///
/// For admin and manufacturer. While expired batches are kept on hold, the expiry date of one is corrected first.
#[utoipa::path(
    operation_id = "releaseLot",
    tag = "Inventory",
    params(("id" = i64, Path, description = "The batch.", example = 3)),
    request_body = ReleaseLotRequest,
    responses(
        (status = 200, description = "The batch, free again.", body = LotDetailsResponse),
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
#[post("/api/lots/{id}/release")]
pub async fn release_lot(call: Call, id: Id, body: Body<ReleaseLotRequest>) -> Result<HttpResponse, Problem> {
    let note = body.0.note;
    let lot = call.write(move |tx, context| release(tx, context, LotId(id.0), note.as_deref())).await?;
    Ok(HttpResponse::Ok().json(LotDetailsResponse::from(lot)))
}
