//! Responses of catalogue operations.

use super::names::{DeleteOutcomeName, ProductStatus, TierName};
use crate::dto::*;
use crate::wire::WireMeasure;

/// A product as the caller may see it. Prices and stock figures the caller may not see are absent, as are empty fields.
#[skip_serializing_none]
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
    #[schema(example = "/media/0f3c….jpg")]
    pub image_url: Option<String>,
    /// The picture's rendition for cards.
    #[schema(example = "/media/0f3c…-card.jpg")]
    pub card_image_url: Option<String>,
    /// Its smallest rendition, for lists.
    #[schema(example = "/media/0f3c…-thumb.jpg")]
    pub thumb_image_url: Option<String>,
    /// `false`: discontinued.
    pub is_active: bool,
    /// The same as a word.
    pub status: ProductStatus,
    /// Weight and size.
    #[serde(flatten)]
    pub size: ProductSize,
    /// The prices visible to the caller.
    #[serde(flatten)]
    pub prices: ProductPrices,
    /// Tiers: pieces in them and their words.
    #[serde(flatten)]
    pub packaging: ProductPackaging,
    /// The stock visible to the caller.
    #[serde(flatten)]
    pub stock: ProductStock,
    /// When it was added.
    pub created_at: DateTime<Utc>,
    /// When it was last changed.
    pub updated_at: DateTime<Utc>,
}

/// A product with all details.
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
    /// Whether the product is tracked by lot, so that each movement in must name one.
    pub needs_lots: bool,
    /// Its pictures in their order; the first is that of lists.
    pub images: Vec<ImageResponse>,
    /// Attributes of the trade.
    pub attributes: AttributesResponse,
    /// Its class for taxes, for whoever sees its cost; absent: the standard rates apply.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(example = 2)]
    pub tax_class_id: Option<i64>,
    /// URL of its compliance sheet, a PDF.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(example = "/media/0f3c….pdf")]
    pub compliance_sheet_url: Option<String>,
    /// Which state of the product this is; send it back with a change.
    #[schema(example = 1_772_323_200_000_000_i64)]
    pub version: i64,
}

/// URLs of a picture's renditions; for an external picture all are the same URL.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ImageResponse {
    /// Up to 1600 pixels.
    #[schema(example = "/media/0f3c….jpg")]
    pub image_url: String,
    /// Up to 480 pixels, for cards.
    #[schema(example = "/media/0f3c…-card.jpg")]
    pub card_image_url: String,
    /// Up to 128 pixels, for lists.
    #[schema(example = "/media/0f3c…-thumb.jpg")]
    pub thumb_image_url: String,
}

/// Product attributes; absent if not filled in.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AttributesResponse {
    /// Flavour.
    #[schema(example = "Mango Ice")]
    pub flavour: Option<String>,
    /// Nicotine strength in mg/ml.
    #[schema(example = 20)]
    pub nicotine_strength: Option<WireMeasure>,
    /// Liquid volume in millilitres.
    #[schema(example = 2)]
    pub volume: Option<WireMeasure>,
    /// Number of puffs.
    #[schema(example = 600)]
    pub puff_count: Option<i64>,
    /// Device type.
    #[schema(example = "Disposable")]
    pub device_type: Option<String>,
}

/// Weight and size of a product.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ProductSize {
    /// Weight in `weightUnit`.
    pub weight: Option<WireMeasure>,
    /// kg, g, lb, oz or ton.
    #[schema(example = "kg")]
    pub weight_unit: String,
    /// Length in `dimensionUnit`.
    pub length: Option<WireMeasure>,
    /// Width in `dimensionUnit`.
    pub width: Option<WireMeasure>,
    /// Height in `dimensionUnit`.
    pub height: Option<WireMeasure>,
    /// mm, cm, m, in or ft.
    #[schema(example = "cm")]
    pub dimension_unit: String,
}

/// Prices of a product; only those the caller may see.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ProductPrices {
    /// The manufacturing cost of one unit.
    pub manufacturer_cost: Option<WireMoney>,
    /// Cost × 1.2.
    pub wholesaler_price: Option<WireMoney>,
    /// The price for agents and referred customers.
    pub agent_price: Option<WireMoney>,
    /// The price for other customers.
    pub customer_price: Option<WireMoney>,
    /// Suggested dealer range, lower end.
    pub suggested_dealer_min_price: Option<WireMoney>,
    /// Suggested dealer range, upper end.
    pub suggested_dealer_max_price: Option<WireMoney>,
    /// List price of one unit.
    pub unit_price: Option<WireMoney>,
    /// List price of a pack.
    pub pack_price: Option<WireMoney>,
    /// List price of a bulk.
    pub bulk_price: Option<WireMoney>,
    /// The Dealer Price of the cards.
    pub dealer_price: Option<WireMoney>,
    /// The caller's unit price.
    pub your_price: Option<WireMoney>,
    /// Unit price in the public store given by `store`, for everyone; absent if it is not for sale there.
    pub store_price: Option<WireMoney>,
    /// The caller's price per available tier; buyers only.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub tier_offers: Vec<TierOffer>,
}

/// The caller's price of a tier.
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
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[expect(missing_docs, reason = "the names are the specification's")]
pub struct ProductPackaging {
    #[schema(example = "Bottle")]
    pub unit_price_unit: Option<String>,
    pub custom_unit_type: Option<String>,
    #[schema(example = 10)]
    pub pack_quantity: Option<i64>,
    pub pack_quantity_unit: Option<String>,
    #[schema(example = "Box")]
    pub pack_unit: Option<String>,
    pub custom_pack_unit_type: Option<String>,
    pub custom_pack_name: Option<String>,
    #[schema(example = 100)]
    pub bulk_quantity: Option<i64>,
    pub bulk_quantity_unit: Option<String>,
    #[schema(example = "Carton")]
    pub bulk_unit: Option<String>,
    pub custom_bulk_unit_type: Option<String>,
    pub custom_bulk_name: Option<String>,
}

/// Stock of a product: all figures for company staff and wholesalers, `stockAvailable` for anyone signed in, `inStock`
/// for all.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ProductStock {
    /// Whether any piece can be ordered.
    pub in_stock: bool,
    /// Pieces that can still be ordered.
    #[schema(example = 90)]
    pub stock_available: Option<i64>,
    /// Total pieces received.
    #[schema(example = 120)]
    pub stock_in: Option<i64>,
    /// Total pieces issued.
    #[schema(example = 20)]
    pub stock_out: Option<i64>,
    /// Pieces on hand.
    #[schema(example = 100)]
    pub stock_balance: Option<i64>,
    /// Pieces promised to open orders.
    #[schema(example = 10)]
    pub stock_reserved: Option<i64>,
    /// Pieces in batches that are on hold.
    #[schema(example = 0)]
    pub stock_held: Option<i64>,
    /// Unit of the stock figures.
    #[schema(example = "Piece")]
    pub quantity_unit: Option<String>,
    /// Where it is picked, for company staff: zone, aisle, bay and level.
    #[schema(example = "A-03-12-2")]
    pub location: Option<String>,
    /// When the stock last moved.
    pub last_stock_update: Option<DateTime<Utc>>,
}

/// A category and how many products on sale it has.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct CategoryResponse {
    /// The category.
    #[schema(example = "E-Liquids")]
    pub name: String,
    /// Number of products on sale.
    #[schema(example = 12)]
    pub count: u64,
}

/// The outcome, and a message to show.
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
    /// `true`: deleting discontinues it.
    pub has_transactions: bool,
}
