//! `POST /api/picking/waves/{id}/cancel`.

use tierway_application::picking::cancel_wave as cancel;
use tierway_kernel::{Permission, PickWaveId};

use super::dto::PickWaveResponse;
use crate::prelude::*;

/// Give a wave back
///
/// For the company's people: its orders wait to be picked again.
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
#[post("/api/picking/waves/{id}/cancel")]
pub async fn cancel_wave(call: Call, id: Id) -> HandlerResult {
    call.write_once(Permission::CancelWave, &(), StatusCode::OK, move |tx, context| {
        cancel(tx, context, PickWaveId(id.0)).map(PickWaveResponse::from)
    })
    .await
}
