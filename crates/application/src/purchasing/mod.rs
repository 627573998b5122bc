//! Use cases of purchasing: suppliers, what should be ordered, purchase orders from draft to closed, and what arrives.

mod create_orders;
mod faults;
mod get_order;
mod get_suggestions;
mod list_costs;
mod list_orders;
mod mail_order;
mod notify;
mod receive_order;
mod step_order;
mod suppliers;
mod terms;
mod update_order;

pub use create_orders::{LONGEST_NOTE, PurchaseInput, PurchaseLineInput, create_purchase_orders};
pub use faults::purchase_faults;
pub(crate) use get_order::view;
pub use get_order::{PurchaseLineView, PurchaseView, ReceiptView, get_purchase_order};
pub use get_suggestions::{SuggestionQuery, SuggestionView, get_purchase_suggestions};
pub use list_costs::list_costs;
pub use list_orders::{PurchaseRowView, list_purchase_orders};
pub use receive_order::{ArrivalLine, NewArrival, receive_purchase_order};
pub use step_order::{
    approve_purchase_order, cancel_purchase_order, close_purchase_order, reject_purchase_order, send_purchase_order,
};
pub use suppliers::{
    SupplierView, add_supplier, get_supplier, list_suppliers, set_product_supplier, set_supplier_products,
    update_supplier,
};
pub use update_order::{PurchaseChange, update_purchase_order};
