//! `POST /api/picking/waves/{id}/finish`.

use tierway_application::picking::finish_wave as finish;
use tierway_kernel::{Permission, PickWaveId};

use super::dto::PickWaveResponse;
use crate::prelude::*;

/// Finish a wave
///
/// For company staff, once every pick is confirmed or short: complete orders become ready; the others stay in
/// processing, with the missing pieces noted in their history.
#[utoipa::path(
    tag = "Picking",
    params(("Idempotency-Key" = Option<String>, Header, description = "Repeating a request with the same key and body returns the first response; a different body is rejected with 422."), ("id" = i64, Path, description = "The wave.", example = 3)),
    responses(
        (status = 200, description = "The wave as it is now.", body = PickWaveResponse),
        (status = 400, description = "A parameter is invalid."),
        (status = 409, description = "Conflicts with the current state; see `detail`."),
        (status = 422, description = "Validation failed; see `errors`."),
    ),
)]
#[post("/api/picking/waves/{id}/finish")]
pub async fn finish_wave(call: Call, id: Id) -> HandlerResult {
    let changed = call.changed_ids();
    call.write_once(Permission::FinishWave, &(), StatusCode::OK, move |tx, context| {
        let view = finish(tx, context, PickWaveId(id.0))?;
        changed.note(view.orders.iter().map(|one| one.order.id.0));
        Ok(PickWaveResponse::from(view))
    })
    .await
}
