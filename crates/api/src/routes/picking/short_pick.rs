//! `POST /api/picking/picks/{id}/short`.

use tierway_application::picking::short_pick as end_short;
use tierway_kernel::{Permission, PickId};

use super::dto::PickWaveResponse;
use super::request::ShortPickRequest;
use crate::prelude::*;

/// End a pick with fewer pieces
///
/// For the company's people. Manager, supervisor and purchaser are told; the missing pieces can be written off, as far as
/// open orders have not reserved them.
#[utoipa::path(
    tag = "Picking",
    params(("Idempotency-Key" = Option<String>, Header, description = "The same key and body gives the first answer again; another body is refused with 422."), ("id" = i64, Path, description = "The pick.", example = 12)),
    request_body = ShortPickRequest,
    responses(
        (status = 200, description = "The wave as it is now.", body = PickWaveResponse),
        (status = 409, description = "Against the current state; the sentence says why."),
    ),
)]
#[post("/api/picking/picks/{id}/short")]
pub async fn short_pick(call: Call, id: Id, body: Body<ShortPickRequest>) -> HandlerResult {
    let short = body.0.read();
    call.write_once(Permission::ShortPick, &body.0, StatusCode::OK, move |tx, context| {
        end_short(tx, context, PickId(id.0), &short).map(PickWaveResponse::from)
    })
    .await
}
