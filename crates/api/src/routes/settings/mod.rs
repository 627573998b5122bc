//! Settings of the platform.

use crate::registry::Registry;

mod dto;
mod history_dto;

mod get_company_logo;
mod get_public_settings;
mod list_settings;
mod list_settings_history;
mod set_company_logo;
mod update_settings;

/// Registers the operations.
pub fn configure(config: &mut Registry<'_>) {
    config
        .service(get_public_settings::get_public_settings)
        .service(get_company_logo::get_company_logo)
        .service(set_company_logo::set_company_logo)
        .service(list_settings::list_settings)
        .service(list_settings_history::list_settings_history)
        .service(update_settings::update_settings);
}
