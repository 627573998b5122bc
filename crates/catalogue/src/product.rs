//! The product and its port.

use std::collections::HashMap;

use chrono::{DateTime, Duration, Utc};
use tierway_kernel::{Measure, Money, Page, PageRequest, ProductId, Quantity, StoreError};

use crate::{ProductDetails, ProductDraft, Tier};

/// Price and size of the pack or bulk tier.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct TierPrice {
    /// What one such tier unit costs at most.
    pub price: Option<Money>,
    /// Pieces in it; a tier without a quantity is not sold.
    pub quantity: Option<Quantity>,
}

/// The words of the tiers: listed or custom unit types and names, exactly as the form sends them.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Packaging {
    /// Unit of the stock figure, such as `Piece`.
    pub quantity_unit: Option<String>,
    /// Unit type of the unit price.
    pub unit_price_unit: Option<String>,
    /// Its typed value when `custom`.
    pub custom_unit_type: Option<String>,
    /// Unit of the pack's quantity.
    pub pack_quantity_unit: Option<String>,
    /// Name of the pack, such as `Box`.
    pub pack_unit: Option<String>,
    /// Typed unit of the pack's quantity.
    pub custom_pack_unit_type: Option<String>,
    /// Typed name of the pack.
    pub custom_pack_name: Option<String>,
    /// Unit of the bulk's quantity.
    pub bulk_quantity_unit: Option<String>,
    /// Name of the bulk, such as `Pallet`.
    pub bulk_unit: Option<String>,
    /// Typed unit of the bulk's quantity.
    pub custom_bulk_unit_type: Option<String>,
    /// Typed name of the bulk.
    pub custom_bulk_name: Option<String>,
}

/// Something that is or was sold. All prices are list prices; who pays which is [`crate::offer`]'s business.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Product {
    /// Identity.
    pub id: ProductId,
    /// Stock keeping unit, unique, ignoring case.
    pub sku: String,
    /// Shown name.
    pub name: String,
    /// Long text; may be empty.
    pub description: String,
    /// Free text with suggestions.
    pub category: String,
    /// Content hash and ending of the picture, or an address elsewhere.
    pub image: Option<String>,
    /// `false`: discontinued.
    pub is_active: bool,
    /// Weight in `weight_unit`.
    pub weight: Option<Measure>,
    /// kg, g, lb, oz, ton.
    pub weight_unit: String,
    /// Length in `dimension_unit`.
    pub length: Option<Measure>,
    /// Width in `dimension_unit`.
    pub width: Option<Measure>,
    /// Height in `dimension_unit`.
    pub height: Option<Measure>,
    /// mm, cm, m, in, ft.
    pub dimension_unit: String,
    /// What making one costs.
    pub manufacturer_cost: Money,
    /// Cost × 1.2, half-up to cents.
    pub wholesaler_price: Money,
    /// What agents and referred customers pay.
    pub agent_price: Option<Money>,
    /// What other customers pay.
    pub customer_price: Option<Money>,
    /// Lower end of a dealer's own price.
    pub suggested_dealer_min_price: Option<Money>,
    /// Upper end of a dealer's own price.
    pub suggested_dealer_max_price: Option<Money>,
    /// List price of one piece.
    pub unit_price: Option<Money>,
    /// The pack tier.
    pub pack: TierPrice,
    /// The bulk tier.
    pub bulk: TierPrice,
    /// The tiers' words.
    pub packaging: Packaging,
    /// When it was added.
    pub created_at: DateTime<Utc>,
    /// When it was last changed.
    pub updated_at: DateTime<Utc>,
}

impl Product {
    /// Version; increases with each change.
    pub fn version(&self) -> i64 {
        self.updated_at.timestamp_micros()
    }

    /// The time of a change made now: always later than the last one, even if clocks differ.
    pub fn changed_at(&self, now: DateTime<Utc>) -> DateTime<Utc> {
        now.max(self.updated_at + Duration::microseconds(1))
    }

    /// Pieces in one unit of `tier`; `None` when the tier is not defined.
    pub fn pieces(&self, tier: Tier) -> Option<Quantity> {
        match tier {
            Tier::Unit => Quantity::new(1).ok(),
            Tier::Pack => self.pack.quantity,
            Tier::Bulk => self.bulk.quantity,
        }
    }

    /// What one of `tier` is called, such as `Box`: the listed word, or the typed one; `None`: it has no word of its own.
    pub fn tier_label(&self, tier: Tier) -> Option<&str> {
        let words = &self.packaging;
        let (listed, typed) = match tier {
            Tier::Unit => (&words.unit_price_unit, &words.custom_unit_type),
            Tier::Pack => (&words.pack_unit, &words.custom_pack_name),
            Tier::Bulk => (&words.bulk_unit, &words.custom_bulk_name),
        };
        let listed = listed.as_deref().filter(|word| !word.eq_ignore_ascii_case("custom"));
        listed.or(typed.as_deref()).map(str::trim).filter(|word| !word.is_empty())
    }

    /// The tier's own list price.
    pub fn tier_price(&self, tier: Tier) -> Option<Money> {
        match tier {
            Tier::Unit => None,
            Tier::Pack => self.pack.price,
            Tier::Bulk => self.bulk.price,
        }
    }
}

/// Orders of the product list.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum ProductSort {
    /// By name, then id.
    #[default]
    Name,
    /// By the product's agent price, for every viewer (specification 1 §2); products without one last.
    Price,
    /// By category, then id.
    Category,
    /// Newest first.
    Newest,
    /// Lowest stock balance first, then by id; only products with stock tracking.
    Stock,
}

/// Filters of the product list.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ProductFilter {
    /// Words of name, description, category or SKU, without case; all must occur.
    pub text: Option<String>,
    /// This category exactly.
    pub category: Option<String>,
    /// This SKU, without case.
    pub sku: Option<String>,
    /// This barcode, as digits from [`crate::read_barcode`].
    pub barcode: Option<String>,
    /// Active, discontinued or both.
    pub is_active: Option<bool>,
    /// Stock balance below this figure.
    pub balance_below: Option<i64>,
}

/// What a product is called and costs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ProductCost {
    /// Its name.
    pub name: String,
    /// Its SKU.
    pub sku: String,
    /// What a piece costs its manufacturer.
    pub manufacturer_cost: Money,
}

/// Products in the store.
pub trait ProductRepository {
    /// Adds a product with its details; `StoreError::Taken("products.sku_key")` when the SKU is in use,
    /// `Taken("product_details.barcode")` when the barcode is.
    fn add(&mut self, draft: &ProductDraft, now: DateTime<Utc>) -> Result<Product, StoreError>;
    /// Replaces the fields and details of a product; `None` when it is unknown.
    fn update(
        &mut self,
        id: ProductId,
        draft: &ProductDraft,
        now: DateTime<Utc>,
    ) -> Result<Option<Product>, StoreError> {
        self.update_seen(id, None, draft, now)
    }
    /// The same, unless its version is no longer the one that was `seen`: `None` then too.
    fn update_seen(
        &mut self,
        id: ProductId,
        seen: Option<i64>,
        draft: &ProductDraft,
        now: DateTime<Utc>,
    ) -> Result<Option<Product>, StoreError>;
    /// One product.
    fn by_id(&mut self, id: ProductId) -> Result<Option<Product>, StoreError>;
    /// The products with these ids, in any order; unknown ids are omitted.
    fn by_ids(&mut self, ids: &[ProductId]) -> Result<Vec<Product>, StoreError>;
    /// What these products are called and cost; unknown ids are omitted. For thousands of them.
    fn costs(&mut self, ids: &[ProductId]) -> Result<HashMap<ProductId, ProductCost>, StoreError>;
    /// What these products are beyond their row of the list; unknown ids are omitted.
    fn details(&mut self, ids: &[ProductId]) -> Result<HashMap<ProductId, ProductDetails>, StoreError>;
    /// The products with these SKUs, without case and in any order; unknown ones are omitted.
    fn by_skus(&mut self, skus: &[String]) -> Result<Vec<Product>, StoreError>;
    /// The products with these barcodes; unused ones are omitted.
    fn barcode_owners(&mut self, barcodes: &[String]) -> Result<Vec<(String, ProductId)>, StoreError>;
    /// The pictures of all products by ascending id, from the one behind `after` on, at most `limit` products.
    fn images_after(&mut self, after: ProductId, limit: u32) -> Result<Vec<(ProductId, Vec<String>)>, StoreError>;
    /// The list.
    fn list(
        &mut self,
        filter: &ProductFilter,
        sort: ProductSort,
        page: &PageRequest,
    ) -> Result<Page<Product>, StoreError>;
    /// Distinct categories of active products with their counts, by name.
    fn categories(&mut self) -> Result<Vec<(String, u64)>, StoreError>;
    /// Discontinues or restores; `false` when it stood so already or is unknown.
    fn set_active(&mut self, id: ProductId, active: bool, now: DateTime<Utc>) -> Result<bool, StoreError>;
    /// Removes a product that nothing refers to; `false` when it is unknown.
    fn remove(&mut self, id: ProductId) -> Result<bool, StoreError>;
}

#[cfg(test)]
pub(crate) mod tests;
