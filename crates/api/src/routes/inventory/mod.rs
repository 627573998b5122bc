//! Operations of the stock.

pub mod count_dto;
pub mod dto;
use crate::registry::Registry;

mod get_lot;
mod get_production;
mod get_stock_count;
mod hold_lot;
mod list_lots;
mod list_movements;
mod list_stock_counts;
mod list_stock_updates;
pub mod lot_dto;
pub mod names;
mod post_stock_count;
mod preview_stock_count;
pub mod production_dto;
mod recall_lot;
mod record_movement;
mod release_lot;
mod set_product_location;
mod set_stock;
mod update_lot;

pub(crate) use list_lots::MOST_DAYS_AHEAD;
pub use list_movements::ListMovementsParams;
pub use list_stock_counts::ListStockCountsParams;

/// Registers the operations.
pub fn configure(config: &mut Registry<'_>) {
    config
        .service(set_stock::set_stock)
        .service(set_product_location::set_product_location)
        .service(record_movement::record_movement)
        .service(list_movements::list_movements)
        .service(list_stock_updates::list_stock_updates)
        .service(list_lots::list_lots)
        .service(get_lot::get_lot)
        .service(update_lot::update_lot)
        .service(hold_lot::hold_lot)
        .service(release_lot::release_lot)
        .service(recall_lot::recall_lot)
        .service(preview_stock_count::preview_stock_count)
        .service(post_stock_count::post_stock_count)
        .service(list_stock_counts::list_stock_counts)
        .service(get_stock_count::get_stock_count)
        .service(get_production::get_production);
}
