//! `GET /api/picking/waves`.

use tierway_application::picking::list_pick_waves as list;
use tierway_kernel::UserId;
use tierway_orders::WaveFilter;

use super::dto::{ListPickWavesParams, PickWaveSummary};
use crate::prelude::*;

/// List the waves
///
/// For the company's people, newest first.
#[utoipa::path(
    tag = "Picking",
    params(ListPickWavesParams, PageParams),
    responses(
        (status = 200, description = "The waves.", body = Vec<PickWaveSummary>, headers(("X-Total-Count" = u64, description = "How many there are under the same filter."), ("Link" = String, description = "`rel=\"next\"` while there is more."))),
    ),
)]
#[get("/api/picking/waves")]
pub async fn list_pick_waves(call: Call, params: Params<ListPickWavesParams>) -> HandlerResult {
    let page = call.page()?;
    let filter = WaveFilter { state: params.0.state.map(|name| name.0), picker_id: params.0.picker_id.map(UserId) };
    let waves = call.read(move |tx, context| list(tx, context, &filter, &page)).await?;
    Ok(list_response(&call, waves.map(PickWaveSummary::from)))
}
