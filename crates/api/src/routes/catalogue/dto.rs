//! What catalogue operations answer.

use chrono::{DateTime, Utc};
use serde::Serialize;
use utoipa::ToSchema;

use super::names::{DeleteOutcomeName, ProductStatus, TierName};
use crate::wire::{WireMeasure, WireMoney};

/// A product as the caller may see it. Prices and stock figures the caller may not see are absent; so is what was
/// never filled in.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ProductResponse {
    /// Identity.
    #[schema(example = 42)]
    pub id: i64,
    /// Stock keeping unit.
    #[schema(example = "MANGO-ICE-7K2QXD")]
    pub sku: String,
    /// Shown name.
    #[schema(example = "Mango Ice")]
    pub name: String,
    /// Long text; may be empty.
    #[schema(example = "Ripe mango with a cool finish.")]
    pub description: String,
    /// Category.
    #[schema(example = "E-Liquids")]
    pub category: String,
    /// The picture.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(example = "/media/0f3c….jpg")]
    pub image_url: Option<String>,
    /// The picture's rendition for cards.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(example = "/media/0f3c…-card.jpg")]
    pub card_image_url: Option<String>,
    /// Its smallest rendition, for lists.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(example = "/media/0f3c…-thumb.jpg")]
    pub thumb_image_url: Option<String>,
    /// `false`: discontinued.
    pub is_active: bool,
    /// The same as a word.
    pub status: ProductStatus,
    /// Weight and size.
    #[serde(flatten)]
    pub size: ProductSize,
    /// What the caller may see of the prices.
    #[serde(flatten)]
    pub prices: ProductPrices,
    /// Tiers: pieces in them and their words.
    #[serde(flatten)]
    pub packaging: ProductPackaging,
    /// What the caller may see of the stock.
    #[serde(flatten)]
    pub stock: ProductStock,
    /// When it was added.
    pub created_at: DateTime<Utc>,
    /// When it was last changed.
    pub updated_at: DateTime<Utc>,
}

/// A product with what lists leave out.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ProductDetailsResponse {
    /// As in lists.
    #[serde(flatten)]
    pub product: ProductResponse,
    /// Digits of its EAN or UPC.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(example = "4006381333931")]
    pub barcode: Option<String>,
    /// Whether every piece that comes in must name a lot.
    pub needs_lots: bool,
    /// Its pictures in their order; the first is that of lists.
    pub images: Vec<ImageResponse>,
    /// Attributes of the trade.
    pub attributes: AttributesResponse,
}

/// Where a picture's renditions are fetched; for a picture elsewhere all are its address.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ImageResponse {
    /// At most 1600 pixels wide and high.
    #[schema(example = "/media/0f3c….jpg")]
    pub image_url: String,
    /// At most 480 pixels, for cards.
    #[schema(example = "/media/0f3c…-card.jpg")]
    pub card_image_url: String,
    /// At most 128 pixels, for lists.
    #[schema(example = "/media/0f3c…-thumb.jpg")]
    pub thumb_image_url: String,
}

/// Attributes of the trade; absent when they are not filled in.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AttributesResponse {
    /// Flavour.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(example = "Mango Ice")]
    pub flavour: Option<String>,
    /// Milligrams of nicotine in a millilitre.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(example = 20)]
    pub nicotine_strength: Option<WireMeasure>,
    /// Millilitres of liquid.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(example = 2)]
    pub volume: Option<WireMeasure>,
    /// Puffs until it is empty.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(example = 600)]
    pub puff_count: Option<i64>,
    /// Kind of device.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(example = "Disposable")]
    pub device_type: Option<String>,
}

/// Weight and size of a product.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ProductSize {
    /// Weight in `weightUnit`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub weight: Option<WireMeasure>,
    /// kg, g, lb, oz or ton.
    #[schema(example = "kg")]
    pub weight_unit: String,
    /// Length in `dimensionUnit`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub length: Option<WireMeasure>,
    /// Width in `dimensionUnit`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub width: Option<WireMeasure>,
    /// Height in `dimensionUnit`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub height: Option<WireMeasure>,
    /// mm, cm, m, in or ft.
    #[schema(example = "cm")]
    pub dimension_unit: String,
}

/// Prices of a product; only those the caller may see.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ProductPrices {
    /// What making one costs.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub manufacturer_cost: Option<WireMoney>,
    /// Cost × 1.2.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub wholesaler_price: Option<WireMoney>,
    /// What agents and referred customers pay.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub agent_price: Option<WireMoney>,
    /// What other customers pay.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub customer_price: Option<WireMoney>,
    /// Suggested dealer range, lower end.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub suggested_dealer_min_price: Option<WireMoney>,
    /// Suggested dealer range, upper end.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub suggested_dealer_max_price: Option<WireMoney>,
    /// List price of one unit.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub unit_price: Option<WireMoney>,
    /// List price of a pack.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pack_price: Option<WireMoney>,
    /// List price of a bulk.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bulk_price: Option<WireMoney>,
    /// The Dealer Price of the cards.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dealer_price: Option<WireMoney>,
    /// What the caller pays for one unit.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub your_price: Option<WireMoney>,
    /// What a piece costs in the public store asked for with `store`, for everybody; absent: it is not for sale there.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub store_price: Option<WireMoney>,
    /// What the caller pays in each tier that is sold to them; buyers only.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub tier_offers: Vec<TierOffer>,
}

/// What a tier costs the caller.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct TierOffer {
    /// The tier.
    pub tier: TierName,
    /// Pieces in one.
    #[schema(example = 10)]
    pub pieces: i64,
    /// Price of one.
    pub price: WireMoney,
}

/// The tiers' sizes and words, as the form sent them.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[expect(missing_docs, reason = "the names are the specification's")]
pub struct ProductPackaging {
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(example = "Bottle")]
    pub unit_price_unit: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub custom_unit_type: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(example = 10)]
    pub pack_quantity: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pack_quantity_unit: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(example = "Box")]
    pub pack_unit: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub custom_pack_unit_type: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub custom_pack_name: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(example = 100)]
    pub bulk_quantity: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bulk_quantity_unit: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(example = "Carton")]
    pub bulk_unit: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub custom_bulk_unit_type: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub custom_bulk_name: Option<String>,
}

/// Stock of a product: all figures for the company's people and wholesalers, `stockAvailable` for everybody signed in,
/// `inStock` for all.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ProductStock {
    /// Whether any piece can be ordered.
    pub in_stock: bool,
    /// Pieces that can still be ordered.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(example = 90)]
    pub stock_available: Option<i64>,
    /// Pieces that ever came in.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(example = 120)]
    pub stock_in: Option<i64>,
    /// Pieces that ever went out.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(example = 20)]
    pub stock_out: Option<i64>,
    /// Pieces on the shelf.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(example = 100)]
    pub stock_balance: Option<i64>,
    /// Pieces promised to open orders.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(example = 10)]
    pub stock_reserved: Option<i64>,
    /// Pieces in batches that are on hold.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(example = 0)]
    pub stock_held: Option<i64>,
    /// Unit of the stock figures.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(example = "Piece")]
    pub quantity_unit: Option<String>,
    /// When the stock last moved.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub last_stock_update: Option<DateTime<Utc>>,
}

/// A category and how many products on sale it has.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct CategoryResponse {
    /// The category.
    #[schema(example = "E-Liquids")]
    pub name: String,
    /// Products on sale in it.
    #[schema(example = 12)]
    pub count: u64,
}

/// What became of the product, and the sentence to show.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct DeleteProductResponse {
    /// `deleted`, or `discontinued` when it has orders or stock movements.
    pub outcome: DeleteOutcomeName,
    /// The sentence.
    #[schema(
        example = "This product has transactions and cannot be deleted. It has been moved to Discontinued Items."
    )]
    pub message: String,
}

/// Whether a product has orders or stock movements.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct HasTransactionsResponse {
    /// `true`: deleting it discontinues it.
    pub has_transactions: bool,
}
