//! `PATCH /api/lots/{id}`.

use actix_web::{HttpResponse, patch};
use tierway_application::inventory::update_lot as update;
use tierway_kernel::LotId;

use super::lot_dto::{LotDetailsResponse, UpdateLotRequest};
use crate::body::Body;
use crate::list::Id;
use crate::{Call, Problem};

/// Correct the dates of a batch
///
/// For admin and manufacturer. A batch whose last day is over by its new dates is put on hold at once.
#[utoipa::path(
    operation_id = "updateLot",
    tag = "Inventory",
    params(("id" = i64, Path, description = "The batch.", example = 3)),
    request_body = UpdateLotRequest,
    responses(
        (status = 200, description = "The batch.", body = LotDetailsResponse),
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
#[patch("/api/lots/{id}")]
pub async fn update_lot(call: Call, id: Id, body: Body<UpdateLotRequest>) -> Result<HttpResponse, Problem> {
    let change = body.0.change()?;
    let lot = call.write(move |tx, context| update(tx, context, LotId(id.0), change)).await?;
    Ok(HttpResponse::Ok().json(LotDetailsResponse::from(lot)))
}
