//! Responses of cart pricing.

use crate::dto::*;
use crate::routes::catalogue::names::TierName;
use crate::routes::taxes::sums::{TaxLine, TaxReliefResponse};

/// A priced cart.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CartQuoteResponse {
    /// The lines, equal products and tiers added up.
    pub items: Vec<CartQuoteItem>,
    /// Sum of the lines that can be bought, without tax.
    pub goods_total: WireMoney,
    /// All taxes.
    pub tax: WireMoney,
    /// The taxes by name and rate.
    pub taxes: Vec<TaxLine>,
    /// Whether the prices of the lines include the tax.
    pub prices_include_tax: bool,
    /// Why there is no tax; absent where there is.
    pub relief: Option<TaxReliefResponse>,
    /// Shipping cost.
    pub shipping_cost: WireMoney,
    /// Grand total; send it as the order's `totalAmount`.
    pub total: WireMoney,
    /// Whether an order with exactly this cart would be accepted now.
    pub can_order: bool,
}

/// One line of a priced cart.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CartQuoteItem {
    /// The product.
    #[schema(example = 42)]
    pub product_id: i64,
    /// Size it is bought in.
    pub tier: TierName,
    /// The product's own label for the tier; absent if it has none.
    #[schema(example = "Box")]
    pub tier_label: Option<String>,
    /// How many of the tier.
    #[schema(example = 2)]
    pub quantity: i64,
    /// The product's name; absent if the product does not exist.
    #[schema(example = "Mango Ice")]
    pub name: Option<String>,
    /// Its SKU.
    pub sku: Option<String>,
    /// Its picture for cards.
    pub card_image_url: Option<String>,
    /// Pieces in all.
    #[schema(example = 20)]
    pub pieces: Option<i64>,
    /// Price per tier unit.
    pub price: Option<WireMoney>,
    /// Price of the line.
    pub total: Option<WireMoney>,
    /// Pieces that can still be ordered.
    #[schema(example = 90)]
    pub available: i64,
    /// Why it cannot be ordered.
    #[schema(example = "Only 3 units available in stock")]
    pub problem: Option<String>,
}
