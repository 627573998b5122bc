//! Responses of the production figures.

use tierway_application::inventory::{ProductOutput, Production};
use tierway_inventory::Output;
use tierway_kernel::Bucket;

use crate::dto::*;

/// Interval of one point of the series.
pub type BucketName = Name<Bucket>;

/// Pieces produced, scrapped and shipped.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ProductionResponse {
    /// Received from production.
    #[schema(example = 12000)]
    pub produced: i64,
    /// Removed as damaged or expired.
    #[schema(example = 84)]
    pub scrapped: i64,
    /// Scrapped pieces of produced ones, 0.007 for 0.7 %; absent when nothing was produced.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(example = 0.007)]
    pub scrap_rate: Option<f64>,
    /// Sold.
    #[schema(example = 10500)]
    pub shipped: i64,
    /// The points, without gaps.
    pub series: Vec<ProductionPoint>,
    /// The ten products of which most was produced.
    pub products: Vec<ProductionProduct>,
}

/// One point of the series.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct ProductionPoint {
    /// Its first day.
    pub start: NaiveDate,
    /// Received from production.
    pub produced: i64,
    /// Removed as damaged or expired.
    pub scrapped: i64,
    /// Sold.
    pub shipped: i64,
}

/// Production of one product.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ProductionProduct {
    /// The product.
    pub product_id: i64,
    /// Its name now.
    pub name: String,
    /// Its SKU now.
    pub sku: String,
    /// Received from production.
    pub produced: i64,
    /// Removed as damaged or expired.
    pub scrapped: i64,
}

impl From<(NaiveDate, Output)> for ProductionPoint {
    fn from((start, Output { produced, scrapped, shipped }): (NaiveDate, Output)) -> ProductionPoint {
        ProductionPoint { start, produced, scrapped, shipped }
    }
}

impl From<ProductOutput> for ProductionProduct {
    fn from(product: ProductOutput) -> ProductionProduct {
        let Output { produced, scrapped, .. } = product.output;
        ProductionProduct { product_id: product.product_id.0, name: product.name, sku: product.sku, produced, scrapped }
    }
}

impl From<Production> for ProductionResponse {
    fn from(production: Production) -> ProductionResponse {
        let Output { produced, scrapped, shipped } = production.total;
        // Ten-thousandths: a double holds them exactly enough for a screen.
        let rate = |rate: i64| i32::try_from(rate).map_or(f64::MAX, f64::from) / 10_000.0;
        ProductionResponse {
            produced,
            scrapped,
            shipped,
            scrap_rate: production.total.scrap_rate().map(rate),
            series: production.series.into_iter().map(ProductionPoint::from).collect(),
            products: production.products.into_iter().map(ProductionProduct::from).collect(),
        }
    }
}
