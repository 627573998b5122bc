//! Operations of orders: pricing a cart, placing, reading and changing orders.

use utoipa_actix_web::service_config::ServiceConfig;

mod answer;
pub mod dto;
mod get_order;
mod list_orders;
mod list_warehouse_orders;
pub mod names;
pub mod params;
mod place_order;
pub mod quote;
mod quote_cart;
pub mod request;
mod update_order;
mod update_warehouse_order;

/// Registers the operations.
pub fn configure(config: &mut ServiceConfig) {
    config
        .service(quote_cart::quote_cart)
        .service(place_order::place_order)
        .service(list_orders::list_orders)
        .service(get_order::get_order)
        .service(update_order::update_order)
        .service(list_warehouse_orders::list_warehouse_orders)
        .service(update_warehouse_order::update_warehouse_order);
}
