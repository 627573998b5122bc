//! Operations of special prices: regional prices and regions for wholesalers and the owners, own prices for dealers,
//! public stores for everyone.

use crate::registry::Registry;

mod check_wholesaler_prices;
mod dealer_dto;
pub mod dto;
mod file_form;
mod get_dealer_store;
mod get_price_change;
mod get_wholesaler_prices;
mod list_dealer_prices;
mod list_price_changes;
mod list_region_members;
mod list_regions;
pub mod names;
mod paths;
mod preview_dto;
mod preview_price_file;
mod preview_wholesaler_prices;
mod region_dto;
mod remove_dealer_price;
mod request;
mod set_dealer_price;
mod set_regions;
mod set_wholesaler_prices;
mod undo_price_change;
mod update_dealer_store;

pub use list_dealer_prices::ListDealerPricesParams;

/// Registers the operations.
pub fn configure(config: &mut Registry<'_>) {
    config
        .service(get_wholesaler_prices::get_wholesaler_prices)
        .service(set_wholesaler_prices::set_wholesaler_prices)
        .service(preview_wholesaler_prices::preview_wholesaler_prices)
        .service(check_wholesaler_prices::check_wholesaler_prices)
        .service(preview_price_file::preview_price_file)
        .service(list_price_changes::list_price_changes)
        .service(get_price_change::get_price_change)
        .service(undo_price_change::undo_price_change)
        .service(list_regions::list_regions)
        .service(set_regions::set_regions)
        .service(list_region_members::list_region_members)
        .service(list_dealer_prices::list_dealer_prices)
        .service(set_dealer_price::set_dealer_price)
        .service(remove_dealer_price::remove_dealer_price)
        .service(get_dealer_store::get_dealer_store)
        .service(update_dealer_store::update_dealer_store);
}
