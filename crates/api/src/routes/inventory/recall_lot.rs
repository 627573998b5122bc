//! `GET /api/lots/{id}/recall`.

use tierway_application::inventory::recall_lot as recall;
use tierway_kernel::LotId;

use super::lot_dto::RecallResponse;
use crate::prelude::*;

/// Find the buyers of a batch
///
/// For company staff: every order that contains pieces of the batch, by ID. Only admin and manufacturer see the buyers'
/// contact details. Without `limit` and `cursor` the list is complete, however long: a recall must reach everyone.
#[utoipa::path(
    tag = "Inventory",
    params(("id" = i64, Path, description = "The batch.", example = 3), PageParams),
    responses((status = 200, description = "Orders with pieces of the batch.", body = Vec<RecallResponse>)),
)]
#[get("/api/lots/{id}/recall")]
pub async fn recall_lot(call: Call, id: Id) -> HandlerResult {
    let page = call.asks_for_page().then(|| call.page()).transpose()?;
    let entries = call.read(move |tx, context| recall(tx, context, LotId(id.0), page.as_ref())).await?;
    Ok(list_response(&call, entries.map(RecallResponse::from)))
}
