//! `GET /api/wishlist/ids`.

use tierway_application::wishlist::{WishlistIds, get_wishlist_ids as get};

use crate::dto::*;
use crate::prelude::*;

/// The products a buyer has saved or waits for, to mark them wherever products are listed.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct WishlistIdsResponse {
    /// Saved products, the latest first; at most 200.
    #[schema(example = json!([42, 7]))]
    pub saved: Vec<i64>,
    /// Sold-out products whose return is to be announced, by id; at most 200.
    #[schema(example = json!([11]))]
    pub stock_alerts: Vec<i64>,
}

impl From<WishlistIds> for WishlistIdsResponse {
    fn from(ids: WishlistIds) -> WishlistIdsResponse {
        WishlistIdsResponse {
            saved: ids.saved.into_iter().map(|id| id.0).collect(),
            stock_alerts: ids.awaited.into_iter().map(|id| id.0).collect(),
        }
    }
}

/// Get the ids of saved products
///
/// For buyers: which products they have saved, and for which they want a notification once they are back in stock.
#[utoipa::path(tag = "Wishlist", responses((status = 200, description = "The ids.", body = WishlistIdsResponse)))]
#[get("/api/wishlist/ids")]
pub async fn get_wishlist_ids(call: Call) -> HandlerResult {
    let ids = call.read(|tx, context| get(tx, context)).await?;
    Ok(HttpResponse::Ok().json(WishlistIdsResponse::from(ids)))
}
