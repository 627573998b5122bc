//! `POST /api/picking/waves/{id}/finish`.

use tierway_application::picking::finish_wave as finish;
use tierway_kernel::{Permission, PickWaveId};

use super::dto::PickWaveResponse;
use crate::prelude::*;

/// Finish a wave
///
/// For the company's people, once every pick is decided: orders of which all was found are ready, the others say in their
/// history what is short and stay in processing.
#[utoipa::path(
    tag = "Picking",
    params(("Idempotency-Key" = Option<String>, Header, description = "The same key and body gives the first answer again; another body is refused with 422."), ("id" = i64, Path, description = "The wave.", example = 3)),
    responses(
        (status = 200, description = "The wave as it is now.", body = PickWaveResponse),
        (status = 400, description = "A parameter cannot be read."),
        (status = 409, description = "Against the current state; the sentence says why."),
        (status = 422, description = "A rule is broken; `errors` names the fields."),
    ),
)]
#[post("/api/picking/waves/{id}/finish")]
pub async fn finish_wave(call: Call, id: Id) -> HandlerResult {
    call.write_once(Permission::FinishWave, &(), StatusCode::OK, move |tx, context| {
        finish(tx, context, PickWaveId(id.0)).map(PickWaveResponse::from)
    })
    .await
}
