//! Operations about what referrals earn, and the owners' figures.

use utoipa_actix_web::service_config::ServiceConfig;

pub mod dto;
mod get_metrics;
mod list_commissions;

/// Registers the operations.
pub fn configure(config: &mut ServiceConfig) {
    config.service(list_commissions::list_commissions).service(get_metrics::get_metrics);
}
