//! What pricing a cart answers.

use serde::Serialize;
use utoipa::ToSchema;

use crate::routes::catalogue::names::TierName;
use crate::wire::WireMoney;

/// A priced cart.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CartQuoteResponse {
    /// The lines, equal products and tiers added up.
    pub items: Vec<CartQuoteItem>,
    /// Sum of the lines that can be bought.
    pub goods_total: WireMoney,
    /// Tax.
    pub tax: WireMoney,
    /// Shipping cost.
    pub shipping_cost: WireMoney,
    /// All together: what an order of this cart has to state as `totalAmount`.
    pub total: WireMoney,
    /// Whether an order of exactly this cart would be taken now.
    pub can_order: bool,
}

/// One line of a priced cart.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CartQuoteItem {
    /// The product.
    #[schema(example = 42)]
    pub product_id: i64,
    /// How it is bought.
    pub tier: TierName,
    /// What the product calls one of the tier; absent when it has no word of its own.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(example = "Box")]
    pub tier_label: Option<String>,
    /// How many of the tier.
    #[schema(example = 2)]
    pub quantity: i64,
    /// The product's name; absent when there is no such product.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(example = "Mango Ice")]
    pub name: Option<String>,
    /// Its SKU.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sku: Option<String>,
    /// Its picture for cards.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub card_image_url: Option<String>,
    /// Pieces in all.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(example = 20)]
    pub pieces: Option<i64>,
    /// Price of one of the tier.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub price: Option<WireMoney>,
    /// Price of the line.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub total: Option<WireMoney>,
    /// Pieces that can still be ordered.
    #[schema(example = 90)]
    pub available: i64,
    /// Why it cannot be ordered as it stands.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(example = "Only 3 units available in stock")]
    pub problem: Option<String>,
}
