//! `GET /api/lots/{id}/recall`.

use tierway_application::inventory::recall_lot as recall;
use tierway_kernel::{LotId, Page};

use super::lot_dto::RecallResponse;
use crate::list::short_list_response;
use crate::prelude::*;

/// Find the buyers of a batch
///
/// For the company's people: every order that has pieces of the batch, by id. How to reach the buyers only admin and
/// manufacturer see. Without `limit` and `cursor` it is whole, however long: a recall leaves nobody out.
#[utoipa::path(
    tag = "Inventory",
    params(("id" = i64, Path, description = "The batch.", example = 3), PageParams),
    responses((status = 200, description = "Orders with pieces of the batch.", body = Vec<RecallResponse>)),
)]
#[get("/api/lots/{id}/recall")]
pub async fn recall_lot(call: Call, id: Id) -> HandlerResult {
    let page = call.page()?;
    let entries = call.read(move |tx, context| recall(tx, context, LotId(id.0))).await?;
    let entries = entries.into_iter().map(RecallResponse::from);
    if call.asks_for_page() {
        return short_list_response(&call, entries, &page);
    }
    let items: Vec<RecallResponse> = entries.collect();
    Ok(list_response(&call, Page { total: items.len() as u64, items, next: None }))
}
