//! `GET /api/stores/dealers/{id}`.

use tierway_application::pricing::get_dealer_store as find;
use tierway_kernel::UserId;

use super::dealer_dto::DealerStoreResponse;
use crate::prelude::*;

/// Get a dealer's store
///
/// Public: its name and place, its logo and text, and the address of its page. Its products are listed with
/// `store=dealer:{id}`.
#[utoipa::path(
    tag = "Prices",
    params(("id" = i64, Path, description = "The dealer.", example = 7)),
    responses(
        (status = 200, description = "The store.", body = DealerStoreResponse),
        (status = 404, description = "Store not found or closed."),
    )
)]
#[get("/api/stores/dealers/{id}")]
pub async fn get_dealer_store(call: Call, id: Id) -> HandlerResult {
    let store = call.read(move |tx, context| find(tx, context, UserId(id.0))).await?;
    Ok(HttpResponse::Ok().json(DealerStoreResponse::from(store)))
}
