//! Operations about suppliers, what should be ordered, purchase orders and what arrives of them.

use crate::registry::Registry;

mod add_supplier;
mod approve_order;
mod cancel_order;
mod close_order;
mod create_orders;
mod get_order;
mod get_paper;
mod get_suggestions;
mod get_supplier;
mod list_costs;
mod list_orders;
mod list_suppliers;
pub mod order_dto;
mod receive_order;
pub mod request;
mod send_order;
mod set_supplier_products;
pub mod supplier_dto;
pub mod supply_dto;
mod update_order;
mod update_supplier;

/// Registers the operations.
pub fn configure(config: &mut Registry<'_>) {
    config
        .service(add_supplier::add_supplier)
        .service(approve_order::approve_order)
        .service(cancel_order::cancel_order)
        .service(close_order::close_order)
        .service(create_orders::create_orders)
        .service(get_order::get_order)
        .service(get_paper::get_paper)
        .service(get_suggestions::get_suggestions)
        .service(get_supplier::get_supplier)
        .service(list_costs::list_costs)
        .service(list_orders::list_orders)
        .service(list_suppliers::list_suppliers)
        .service(receive_order::receive_order)
        .service(send_order::send_order)
        .service(set_supplier_products::set_supplier_products)
        .service(update_order::update_order)
        .service(update_supplier::update_supplier);
}
