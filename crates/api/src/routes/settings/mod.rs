//! Settings of the platform.

mod dto;

mod get_public_settings;
mod list_settings;
mod update_settings;

use utoipa_actix_web::service_config::ServiceConfig;

/// Registers the operations.
pub fn configure(config: &mut ServiceConfig) {
    config
        .service(get_public_settings::get_public_settings)
        .service(list_settings::list_settings)
        .service(update_settings::update_settings);
}
