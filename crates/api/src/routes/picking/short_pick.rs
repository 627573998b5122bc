//! `POST /api/picking/picks/{id}/short`.

use tierway_application::picking::short_pick as end_short;
use tierway_kernel::{Permission, PickId};

use super::dto::PickWaveResponse;
use super::request::ShortPickRequest;
use crate::prelude::*;

/// Report a pick short
///
/// For company staff. Manager, supervisor and purchaser are notified; missing pieces can be written off unless open
/// orders have reserved them.
#[utoipa::path(
    tag = "Picking",
    params(("Idempotency-Key" = Option<String>, Header, description = "Repeating a request with the same key and body returns the first response; a different body is rejected with 422."), ("id" = i64, Path, description = "The pick.", example = 12)),
    request_body = ShortPickRequest,
    responses(
        (status = 200, description = "The wave as it is now.", body = PickWaveResponse),
        (status = 409, description = "Conflicts with the current state; see `detail`."),
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
