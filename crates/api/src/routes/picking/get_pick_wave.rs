//! `GET /api/picking/waves/{id}`.

use tierway_application::picking::get_pick_wave as get_wave;
use tierway_kernel::PickWaveId;

use super::dto::PickWaveResponse;
use crate::prelude::*;

/// Get a pick wave
///
/// For company staff: its orders and picks.
#[utoipa::path(
    tag = "Picking",
    params(("id" = i64, Path, description = "The wave.", example = 3)),
    responses(
        (status = 200, description = "The wave.", body = PickWaveResponse),
        (status = 400, description = "A parameter is invalid."),
    ),
)]
#[get("/api/picking/waves/{id}")]
pub async fn get_pick_wave(call: Call, id: Id) -> HandlerResult {
    let wave = call.read(move |tx, context| get_wave(tx, context, PickWaveId(id.0))).await?;
    Ok(HttpResponse::Ok().json(PickWaveResponse::from(wave)))
}
