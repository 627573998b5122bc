//! The port of products: the list, its orders and filters.

use std::collections::HashMap;

use chrono::{DateTime, Utc};
use tierway_kernel::{Money, Page, PageRequest, ProductId, StoreError, TaxClassId, UserId};

use crate::{NewProductPriceChange, PriceCheck, Product, ProductDetails, ProductDraft, ProductPriceChange};

/// Orders of the product list.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum ProductSort {
    /// By name, then id.
    #[default]
    Name,
    /// By name, from the end of the alphabet.
    NameDescending,
    /// By the product's agent price, for every viewer (specification 1 §2); products without one last.
    Price,
    /// By agent price, highest first; products without one first.
    PriceDescending,
    /// By category, then id.
    Category,
    /// By category, from the end of the alphabet.
    CategoryDescending,
    /// Newest first.
    Newest,
    /// Oldest first.
    Oldest,
    /// Lowest stock balance first, then by id; only products with stock tracking.
    Stock,
    /// Highest stock balance first.
    StockDescending,
    /// By popularity, the best seller first, then newest first.
    BestSelling,
}

impl ProductSort {
    /// Whether it sorts by a figure of the stock.
    pub const fn is_by_stock(self) -> bool {
        matches!(self, ProductSort::Stock | ProductSort::StockDescending)
    }

    /// Whether the greatest value comes first.
    pub const fn is_descending(self) -> bool {
        match self {
            ProductSort::NameDescending
            | ProductSort::CategoryDescending
            | ProductSort::PriceDescending
            | ProductSort::StockDescending
            | ProductSort::BestSelling
            | ProductSort::Newest => true,
            ProductSort::Name
            | ProductSort::Category
            | ProductSort::Price
            | ProductSort::Stock
            | ProductSort::Oldest => false,
        }
    }
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
    /// Some regional price of it is out of range.
    pub out_of_range: Option<PriceCheck>,
}

/// Name and cost of a product.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ProductCost {
    /// Its name.
    pub name: String,
    /// Its SKU.
    pub sku: String,
    /// The manufacturing cost per piece.
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
    /// The same with names and prices only: no description, picture, weight or words of the tiers. For thousands of products.
    fn priced(&mut self, ids: &[ProductId]) -> Result<Vec<Product>, StoreError>;
    /// Names and costs of these products; unknown ids are omitted. For thousands of products.
    fn costs(&mut self, ids: &[ProductId]) -> Result<HashMap<ProductId, ProductCost>, StoreError>;
    /// Details of these products; unknown ids are omitted.
    fn details(&mut self, ids: &[ProductId]) -> Result<HashMap<ProductId, ProductDetails>, StoreError>;
    /// Details of a product and the key of its compliance sheet, in one query; empty ones for an unknown id.
    fn details_with_sheet(&mut self, id: ProductId) -> Result<(ProductDetails, Option<String>), StoreError>;
    /// The products with these SKUs, without case and in any order; unknown ones are omitted.
    fn by_skus(&mut self, skus: &[String]) -> Result<Vec<Product>, StoreError>;
    /// The products with these barcodes; unused ones are omitted.
    fn barcode_owners(&mut self, barcodes: &[String]) -> Result<Vec<(String, ProductId)>, StoreError>;
    /// The pictures of all products by ascending id, from the one behind `after` on, at most `limit` products.
    fn images_after(&mut self, after: ProductId, limit: u32) -> Result<Vec<(ProductId, Vec<String>)>, StoreError>;
    /// Sets or removes it.
    fn set_sheet(&mut self, id: ProductId, key: Option<&str>, now: DateTime<Utc>) -> Result<(), StoreError>;
    /// The keys of all compliance sheets, in any order.
    fn sheets(&mut self) -> Result<Vec<String>, StoreError>;
    /// The list.
    fn list(
        &mut self,
        filter: &ProductFilter,
        sort: ProductSort,
        page: &PageRequest,
    ) -> Result<Page<Product>, StoreError>;
    /// Distinct categories of active products with their counts, by name.
    fn categories(&mut self) -> Result<Vec<(String, u64)>, StoreError>;
    /// Writes changed prices into the history, which nothing removes.
    fn add_price_changes(
        &mut self,
        changes: &[NewProductPriceChange],
        actor: Option<UserId>,
        now: DateTime<Utc>,
    ) -> Result<(), StoreError>;
    /// The history of a product's own prices, newest first.
    fn price_changes(&mut self, id: ProductId, page: &PageRequest) -> Result<Page<ProductPriceChange>, StoreError>;
    /// The best sellers with their popularity, in any order; all other products have 0.
    fn best_sellers(&mut self) -> Result<Vec<(ProductId, i64)>, StoreError>;
    /// Makes these the best sellers, and none else; the products whose popularity is another now.
    fn set_best_sellers(&mut self, ranked: &[(ProductId, i64)]) -> Result<Vec<ProductId>, StoreError>;
    /// Puts a product into a class for taxes, or into none: the standard rates.
    fn set_tax_class(&mut self, id: ProductId, class: Option<TaxClassId>) -> Result<(), StoreError>;
    /// Discontinues or restores; `false` when it stood so already or is unknown.
    fn set_active(&mut self, id: ProductId, active: bool, now: DateTime<Utc>) -> Result<bool, StoreError>;
    /// Removes a product that nothing refers to; `false` when it is unknown.
    fn remove(&mut self, id: ProductId) -> Result<bool, StoreError>;
}
