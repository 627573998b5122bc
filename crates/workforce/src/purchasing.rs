//! Purchasing: suppliers, purchase orders and what arrives of them; what should be ordered, and why.

mod order;
mod permission;
mod receiving;
mod repository;
mod state;
mod suggestion;
mod supplier;

pub use order::{
    CostEntry, LONGEST_REJECTION, MAX_PURCHASE_LINES, NewPurchase, NewPurchaseLine, NewReceipt, PurchaseFilter,
    PurchaseLine, PurchaseOrder, PurchaseSort, Receipt, ReceiptLine, Rejection, is_overdue, purchase_total,
};
pub use permission::{
    PurchasePermission, allowed_steps, check_approval, check_permission, check_rejection, may_purchase,
};
pub use receiving::{Arrival, LONGEST_REASON, check_arrivals, most_accepted};
pub use repository::{PurchaseRepository, SupplierRepository};
pub use state::{PurchaseError, PurchaseState, PurchaseStep};
pub use suggestion::{Suggestion, Supply, SupplyTerms, purchase_pieces, suggest};
pub use supplier::{
    MAX_SUPPLIER_PRODUCTS, Supplier, SupplierDraft, SupplierFilter, SupplierProduct, SupplierSort, SupplierTerms,
    best_source, chosen_source,
};
