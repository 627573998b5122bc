//! `GET /api/picking/waves/{id}/slips.pdf`.

use tierway_application::invoicing::print_slips;
use tierway_application::picking::get_wave_slips as slips;
use tierway_kernel::PickWaveId;

use crate::pdf::pdf;
use crate::prelude::*;

/// Get all slips of a pick wave
///
/// For company staff, as one PDF in the caller's language: the pick sheet in pick-path order, then the packing slip of
/// each order. Orders that were cancelled meanwhile are left out.
#[utoipa::path(
    tag = "Picking",
    params(("id" = i64, Path, description = "The wave.", example = 3)),
    responses(
        (status = 200, description = "The slips.", content((Vec<u8> = "application/pdf"))),
        (status = 400, description = "A parameter is invalid."),
        (status = 409, description = "The wave was returned to the queue."),
    ),
)]
#[get("/api/picking/waves/{id}/slips.pdf")]
pub async fn get_wave_slips(call: Call, id: Id) -> HandlerResult {
    let slips = call.report(move |tx, context| slips(tx, context, PickWaveId(id.0))).await?;
    let name = slips.file_name.clone();
    let bytes = call.blocking(move |services| print_slips(services, slips)).await??;
    Ok(pdf(&name).body(bytes))
}
