//! Settings of the platform.

mod dto;
mod history_dto;

mod get_company_logo;
mod get_public_settings;
mod list_settings;
mod list_settings_history;
mod set_company_logo;
mod update_settings;

use utoipa_actix_web::service_config::ServiceConfig;

/// Registers the operations.
pub fn configure(config: &mut ServiceConfig) {
    config
        .service(get_public_settings::get_public_settings)
        .service(get_company_logo::get_company_logo)
        .service(set_company_logo::set_company_logo)
        .service(list_settings::list_settings)
        .service(list_settings_history::list_settings_history)
        .service(update_settings::update_settings);
}
