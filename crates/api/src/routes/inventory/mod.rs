//! Operations of the stock.

use utoipa_actix_web::service_config::ServiceConfig;

pub mod dto;
mod list_movements;
mod list_stock_updates;
pub mod names;
mod record_movement;
mod set_stock;
pub mod times;

/// Registers the operations.
pub fn configure(config: &mut ServiceConfig) {
    config
        .service(set_stock::set_stock)
        .service(record_movement::record_movement)
        .service(list_movements::list_movements)
        .service(list_stock_updates::list_stock_updates);
}
