//! Responses of regional price operations.

use tierway_application::pricing::{ChangeView, ChangedPrice, GridRow, NamedPrice};
use tierway_catalogue::{Region, thumb_image_url};

use super::names::{PriceAudience, PriceWarningName, RegionName};
use crate::dto::*;

/// A product with the regional prices of an audience.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct WholesalerPriceResponse {
    /// The product.
    #[schema(example = 42)]
    pub product_id: i64,
    /// Its SKU.
    #[schema(example = "MANGO-ICE-7K2QXD")]
    pub sku: String,
    /// Its name.
    #[schema(example = "Mango Ice")]
    pub name: String,
    /// Its category.
    #[schema(example = "E-Liquids")]
    pub category: String,
    /// Its picture's smallest rendition.
    pub thumb_image_url: Option<String>,
    /// The price for the audience without a regional price; absent if it is not for sale to them.
    pub base_price: Option<WireMoney>,
    /// Suggested dealer range, lower end.
    pub suggested_dealer_min_price: Option<WireMoney>,
    /// Suggested dealer range, upper end.
    pub suggested_dealer_max_price: Option<WireMoney>,
    /// The prices that count now.
    pub prices: RegionPrices,
    /// The next planned price, if it differs from the current one.
    pub upcoming: UpcomingPrices,
}

/// Prices by region; a region without one is absent.
#[skip_serializing_none]
#[derive(Debug, Clone, Default, Serialize, ToSchema)]
#[expect(missing_docs, reason = "the names are the regions'")]
pub struct RegionPrices {
    pub usa: Option<RegionPrice>,
    pub canada: Option<RegionPrice>,
    pub europe: Option<RegionPrice>,
    pub asia: Option<RegionPrice>,
}

/// Planned prices by region; a region without one is absent.
#[skip_serializing_none]
#[derive(Debug, Clone, Default, Serialize, ToSchema)]
#[expect(missing_docs, reason = "the names are the regions'")]
pub struct UpcomingPrices {
    pub usa: Option<UpcomingPrice>,
    pub canada: Option<UpcomingPrice>,
    pub europe: Option<UpcomingPrice>,
    pub asia: Option<UpcomingPrice>,
}

/// A regional price of a piece.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RegionPrice {
    /// The price.
    pub price: WireMoney,
    /// Since when it counts.
    pub effective_from: DateTime<Utc>,
    /// The user who set it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(example = "Wong Mei Ling")]
    pub set_by_name: Option<String>,
    /// Why it is out of range: it lies further off the base price than the setting `priceCheckPercent`, or below the cost;
    /// absent when it is not.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub warnings: Option<Vec<PriceWarningName>>,
}

/// A planned price of a piece.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct UpcomingPrice {
    /// The price; `null`: it will be removed.
    pub price: Option<WireMoney>,
    /// From when on it counts.
    pub effective_from: DateTime<Utc>,
    /// The user who set it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(example = "Wong Mei Ling")]
    pub set_by_name: Option<String>,
}

/// Prices that were set together.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PriceChangeResponse {
    /// Identity.
    #[schema(example = 12)]
    pub id: i64,
    /// The audience of the prices.
    pub audience: PriceAudience,
    /// The user who set them.
    #[schema(example = "Wong Mei Ling")]
    pub actor_name: Option<String>,
    /// Why.
    #[schema(example = "Summer prices")]
    pub note: Option<String>,
    /// Effective from.
    pub effective_from: DateTime<Utc>,
    /// How many prices.
    #[schema(example = 24)]
    pub cell_count: u64,
    /// The change it undoes.
    pub undoes: Option<i64>,
    /// The change that undid it.
    pub undone_by: Option<i64>,
    /// When it was created.
    pub created_at: DateTime<Utc>,
}

/// A change with its prices.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PriceChangeDetailsResponse {
    /// As in lists.
    #[serde(flatten)]
    pub change: PriceChangeResponse,
    /// Its prices.
    pub cells: Vec<ChangedPriceResponse>,
}

/// A price of a change.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ChangedPriceResponse {
    /// The product.
    #[schema(example = 42)]
    pub product_id: i64,
    /// Its SKU; absent if it was deleted.
    #[schema(example = "MANGO-ICE-7K2QXD")]
    pub sku: Option<String>,
    /// Its name; absent if it was deleted.
    #[schema(example = "Mango Ice")]
    pub name: Option<String>,
    /// The region.
    pub region: RegionName,
    /// The previous price; absent if there was no regional price.
    pub from: Option<WireMoney>,
    /// The new price; absent if it was removed.
    pub to: Option<WireMoney>,
}

impl From<GridRow> for WholesalerPriceResponse {
    fn from(row: GridRow) -> WholesalerPriceResponse {
        let mut prices = RegionPrices::default();
        for named in row.prices {
            let place = match named.price.cell.region {
                Region::Usa => &mut prices.usa,
                Region::Canada => &mut prices.canada,
                Region::Europe => &mut prices.europe,
                Region::Asia => &mut prices.asia,
            };
            *place = RegionPrice::of(named);
        }
        let mut upcoming = UpcomingPrices::default();
        for named in row.upcoming {
            let place = match named.price.cell.region {
                Region::Usa => &mut upcoming.usa,
                Region::Canada => &mut upcoming.canada,
                Region::Europe => &mut upcoming.europe,
                Region::Asia => &mut upcoming.asia,
            };
            *place = Some(UpcomingPrice::from(named));
        }
        let product = row.product;
        WholesalerPriceResponse {
            product_id: product.id.0,
            thumb_image_url: product.image.as_deref().map(thumb_image_url),
            sku: product.sku,
            name: product.name,
            category: product.category,
            base_price: row.base.map(WireMoney),
            suggested_dealer_min_price: product.suggested_dealer_min_price.map(WireMoney),
            suggested_dealer_max_price: product.suggested_dealer_max_price.map(WireMoney),
            prices,
            upcoming,
        }
    }
}

impl RegionPrice {
    fn of(named: NamedPrice) -> Option<RegionPrice> {
        let warnings: Vec<PriceWarningName> = named.warnings.into_iter().map(Name).collect();
        Some(RegionPrice {
            price: WireMoney(named.price.cell.price?),
            effective_from: named.price.effective_from,
            set_by_name: named.set_by,
            warnings: (!warnings.is_empty()).then_some(warnings),
        })
    }
}

impl From<NamedPrice> for UpcomingPrice {
    fn from(named: NamedPrice) -> UpcomingPrice {
        UpcomingPrice {
            price: named.price.cell.price.map(WireMoney),
            effective_from: named.price.effective_from,
            set_by_name: named.set_by,
        }
    }
}

impl From<ChangeView> for PriceChangeResponse {
    fn from(view: ChangeView) -> PriceChangeResponse {
        let change = view.change;
        PriceChangeResponse {
            id: change.id.0,
            audience: change.audience.into(),
            actor_name: view.actor_name,
            note: change.note,
            effective_from: change.effective_from,
            cell_count: change.cell_count,
            undoes: change.undoes.map(|id| id.0),
            undone_by: change.undone_by.map(|id| id.0),
            created_at: change.created_at,
        }
    }
}

impl From<ChangeView> for PriceChangeDetailsResponse {
    fn from(mut view: ChangeView) -> PriceChangeDetailsResponse {
        let cells = std::mem::take(&mut view.cells);
        PriceChangeDetailsResponse {
            change: view.into(),
            cells: cells.into_iter().map(ChangedPriceResponse::from).collect(),
        }
    }
}

impl From<ChangedPrice> for ChangedPriceResponse {
    fn from(price: ChangedPrice) -> ChangedPriceResponse {
        let (name, sku) = price.product.unzip();
        let changed = price.changed;
        ChangedPriceResponse {
            product_id: changed.cell.product_id.0,
            sku,
            name,
            region: changed.cell.region.into(),
            from: changed.before.map(WireMoney),
            to: changed.cell.price.map(WireMoney),
        }
    }
}
