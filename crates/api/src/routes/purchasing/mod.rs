//! Operations about suppliers, what should be ordered, purchase orders and what arrives of them.

use crate::registry::Registry;

mod add_supplier;
mod create_purchase_orders;
mod get_purchase_order;
mod get_purchase_order_paper;
mod get_purchase_suggestions;
mod get_supplier;
mod list_cost_history;
mod list_purchase_orders;
mod list_suppliers;
pub mod order_dto;
mod receive_purchase_order;
pub mod request;
mod send_purchase_order;
mod set_product_supplier;
mod set_supplier_products;
mod step_purchase_order;
pub mod supplier_dto;
pub mod supply_dto;
mod update_purchase_order;
mod update_supplier;

pub use list_purchase_orders::ListPurchaseOrdersParams;
pub use list_suppliers::ListSuppliersParams;

/// Registers the operations.
pub fn configure(config: &mut Registry<'_>) {
    config
        .service(add_supplier::add_supplier)
        .service(step_purchase_order::approve_purchase_order)
        .service(step_purchase_order::reject_purchase_order)
        .service(step_purchase_order::cancel_purchase_order)
        .service(step_purchase_order::close_purchase_order)
        .service(create_purchase_orders::create_purchase_orders)
        .service(get_purchase_order::get_purchase_order)
        .service(get_purchase_order_paper::get_purchase_order_paper)
        .service(get_purchase_suggestions::get_purchase_suggestions)
        .service(get_supplier::get_supplier)
        .service(list_cost_history::list_cost_history)
        .service(list_purchase_orders::list_purchase_orders)
        .service(list_suppliers::list_suppliers)
        .service(receive_purchase_order::receive_purchase_order)
        .service(send_purchase_order::send_purchase_order)
        .service(set_product_supplier::set_product_supplier)
        .service(set_supplier_products::set_supplier_products)
        .service(update_purchase_order::update_purchase_order)
        .service(update_supplier::update_supplier);
}
