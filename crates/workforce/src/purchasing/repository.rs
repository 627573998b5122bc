//! Suppliers and purchase orders in the store.

use chrono::{DateTime, Utc};
use tierway_kernel::{Page, PageRequest, ProductId, PurchaseOrderId, StoreError, SupplierId};

use super::{
    CostEntry, NewPurchase, NewPurchaseLine, NewReceipt, PurchaseFilter, PurchaseLine, PurchaseOrder, Receipt,
    Supplier, SupplierDraft, SupplierFilter, SupplierProduct, SupplierTerms, Supply,
};

/// Suppliers in the store.
pub trait SupplierRepository {
    /// Adds a supplier; `StoreError::Taken("suppliers.name_key")` when the name is in use.
    fn add(&mut self, draft: &SupplierDraft, now: DateTime<Utc>) -> Result<Supplier, StoreError>;
    /// One supplier.
    fn by_id(&mut self, id: SupplierId) -> Result<Option<Supplier>, StoreError>;
    /// The suppliers with these ids, in any order; unknown ids are omitted.
    fn by_ids(&mut self, ids: &[SupplierId]) -> Result<Vec<Supplier>, StoreError>;
    /// Saves a supplier if its version is unchanged, and increments it; `false` otherwise.
    fn save(&mut self, supplier: &Supplier, now: DateTime<Utc>) -> Result<bool, StoreError>;
    /// The list, by name.
    fn list(&mut self, filter: &SupplierFilter, page: &PageRequest) -> Result<Page<Supplier>, StoreError>;
    /// Replaces what a supplier sells. A product that is preferred here is no longer so elsewhere.
    fn set_products(&mut self, id: SupplierId, products: &[SupplierProduct]) -> Result<(), StoreError>;
    /// Adds or replaces what a supplier sells one product for, which is ordered there first and so nowhere else.
    fn prefer(&mut self, product: &SupplierProduct) -> Result<(), StoreError>;
    /// A supplier's products, by product.
    fn products(&mut self, id: SupplierId) -> Result<Vec<SupplierProduct>, StoreError>;
    /// Costs of these products at active suppliers, by product and supplier.
    fn sources(&mut self, products: &[ProductId]) -> Result<Vec<SupplierTerms>, StoreError>;
}

/// Purchase orders in the store.
pub trait PurchaseRepository {
    /// Stores a draft with its lines.
    fn add(
        &mut self,
        order: &NewPurchase,
        lines: &[NewPurchaseLine],
        now: DateTime<Utc>,
    ) -> Result<PurchaseOrder, StoreError>;
    /// One order.
    fn by_id(&mut self, id: PurchaseOrderId) -> Result<Option<PurchaseOrder>, StoreError>;
    /// One order, locked until the transaction ends.
    fn lock(&mut self, id: PurchaseOrderId) -> Result<Option<PurchaseOrder>, StoreError>;
    /// Saves an order if its version is unchanged, and increments it; `false` otherwise.
    fn save(&mut self, order: &PurchaseOrder) -> Result<bool, StoreError>;
    /// Replaces the lines of an order of which nothing has arrived.
    fn set_lines(&mut self, id: PurchaseOrderId, lines: &[NewPurchaseLine]) -> Result<(), StoreError>;
    /// The lines of these orders, by order and in their order.
    fn lines(&mut self, ids: &[PurchaseOrderId]) -> Result<Vec<PurchaseLine>, StoreError>;
    /// Writes what arrived, and counts it on the lines.
    fn add_receipt(&mut self, receipt: &NewReceipt, now: DateTime<Utc>) -> Result<Receipt, StoreError>;
    /// Receipts of an order, oldest first.
    fn receipts(&mut self, id: PurchaseOrderId) -> Result<Vec<Receipt>, StoreError>;
    /// The list.
    fn list(&mut self, filter: &PurchaseFilter, page: &PageRequest) -> Result<Page<PurchaseOrder>, StoreError>;
    /// Supply of active products that were sold since `from` or have less than `below` available; by product.
    fn supplies(&mut self, from: DateTime<Utc>, below: i64) -> Result<Vec<Supply>, StoreError>;
    /// Cost history of a product, newest first.
    fn costs(&mut self, product: ProductId, page: &PageRequest) -> Result<Page<CostEntry>, StoreError>;
    /// Whether an order names the product.
    fn has_lines_of(&mut self, product: ProductId) -> Result<bool, StoreError>;
    /// Orders that do not fit their lines, or their receipts and the movements of the ledger.
    fn mismatches(&mut self) -> Result<Vec<PurchaseOrderId>, StoreError>;
}
