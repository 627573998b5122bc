//! `GET /api/products/{id}/price-changes`.

use tierway_application::catalogue::{PriceChangeView, list_product_price_changes as list};
use tierway_catalogue::PriceField;
use tierway_kernel::ProductId;

use crate::dto::*;
use crate::prelude::*;

/// A price of a product.
pub type PriceFieldName = Name<PriceField>;

/// A price that changed.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ProductPriceChangeResponse {
    /// Identity.
    #[schema(example = 31)]
    pub id: i64,
    /// Which price.
    pub field: PriceFieldName,
    /// The price until then; absent if there was none.
    pub old_price: Option<WireMoney>,
    /// The price from then on; absent if it was removed.
    pub new_price: Option<WireMoney>,
    /// Who changed it; absent for the system.
    #[schema(example = 2)]
    pub changed_by: Option<i64>,
    /// Their name.
    #[schema(example = "Mei Lin")]
    pub changed_by_name: Option<String>,
    /// When.
    pub created_at: DateTime<Utc>,
}

impl From<PriceChangeView> for ProductPriceChangeResponse {
    fn from(view: PriceChangeView) -> ProductPriceChangeResponse {
        let PriceChangeView { change, actor_name } = view;
        ProductPriceChangeResponse {
            id: change.id.0,
            field: change.entry.field.into(),
            old_price: change.entry.old.map(WireMoney),
            new_price: change.entry.new.map(WireMoney),
            changed_by: change.actor_id.map(|id| id.0),
            changed_by_name: actor_name,
            created_at: change.created_at,
        }
    }
}

/// List a product's price changes
///
/// For admin and manufacturer: which of the product's own prices changed, from what to what, by whom and when, newest
/// first. Changes made before the history was kept are not in it. Regional prices and dealers' own prices have
/// histories of their own.
#[utoipa::path(
    tag = "Catalogue",
    params(("id" = i64, Path, description = "The product.", example = 42), PageParams),
    responses(
        (status = 200, description = "The changes.", body = Vec<ProductPriceChangeResponse>, headers(("X-Total-Count" = u64, description = "Total number of items that match the filter."), ("Link" = String, description = "`rel=\"next\"` if there is another page."))),
    ),
)]
#[get("/api/products/{id}/price-changes")]
pub async fn list_product_price_changes(call: Call, id: Id) -> HandlerResult {
    let page = call.page()?;
    let page = call.read(move |tx, context| list(tx, context, ProductId(id.0), &page)).await?;
    Ok(list_response(&call, page.map(ProductPriceChangeResponse::from)))
}
