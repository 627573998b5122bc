//! `GET /api/picking/waves`.

use tierway_application::picking::list_pick_waves as list;
use tierway_kernel::UserId;
use tierway_orders::WaveFilter;

use super::dto::{ListPickWavesParams, PickWaveSummary};
use crate::prelude::*;

/// List pick waves
///
/// For company staff, newest first.
#[utoipa::path(
    tag = "Picking",
    params(ListPickWavesParams, PageParams),
    responses(
        (status = 200, description = "The waves.", body = Vec<PickWaveSummary>, headers(("X-Total-Count" = u64, description = "Total number of items that match the filter."), ("Link" = String, description = "`rel=\"next\"` if there is another page."))),
    ),
)]
#[get("/api/picking/waves")]
pub async fn list_pick_waves(call: Call, params: Params<ListPickWavesParams>) -> HandlerResult {
    let page = call.page()?;
    let filter = WaveFilter { state: params.0.state.map(|name| name.0), picker_id: params.0.picker_id.map(UserId) };
    let waves = call.read(move |tx, context| list(tx, context, &filter, &page)).await?;
    Ok(list_response(&call, waves.map(PickWaveSummary::from)))
}
