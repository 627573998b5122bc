//! Operations of orders: pricing a cart, placing, reading and changing orders.

use crate::registry::Registry;

mod answer;
mod approve_return;
mod close_return;
pub mod dto;
pub mod fulfilment_dto;
pub mod fulfilment_request;
mod get_order;
mod get_order_paper;
mod get_return;
mod list_orders;
mod list_returns;
mod list_warehouse_orders;
pub mod names;
pub mod params;
mod payment_dto;
mod place_order;
pub mod quote;
mod quote_cart;
mod receive_return;
mod refund_order;
mod reject_return;
pub mod request;
mod request_return;
mod return_dto;
mod ship_order;
mod shipment_dto;
mod update_order;
mod update_warehouse_order;

pub use list_returns::ListReturnsParams;

/// Registers the operations.
pub fn configure(config: &mut Registry<'_>) {
    config
        .service(quote_cart::quote_cart)
        .service(place_order::place_order)
        .service(list_orders::list_orders)
        .service(get_order::get_order)
        .service(get_order_paper::get_order_paper)
        .service(update_order::update_order)
        .service(ship_order::ship_order)
        .service(refund_order::refund_order)
        .service(request_return::request_return)
        .service(list_returns::list_returns)
        .service(get_return::get_return)
        .service(approve_return::approve_return)
        .service(reject_return::reject_return)
        .service(receive_return::receive_return)
        .service(close_return::close_return)
        .service(list_warehouse_orders::list_warehouse_orders)
        .service(update_warehouse_order::update_warehouse_order);
}
