//! Operations about figures of trade.

use utoipa_actix_web::service_config::ServiceConfig;

pub mod dto;
mod get_trade;
mod get_wholesaler_figures;
pub mod wholesaler_dto;

/// Registers the operations.
pub fn configure(config: &mut ServiceConfig) {
    config.service(get_trade::get_trade).service(get_wholesaler_figures::get_wholesaler_figures);
}
