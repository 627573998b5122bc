//! Operations of saved products and stock alerts.

use crate::registry::Registry;

mod add_stock_alert;
mod add_to_wishlist;
mod get_wishlist_ids;
mod list_wishlist;
mod remove_from_wishlist;
mod remove_stock_alert;

/// Registers the operations.
pub fn configure(config: &mut Registry<'_>) {
    config
        .service(list_wishlist::list_wishlist)
        .service(get_wishlist_ids::get_wishlist_ids)
        .service(add_to_wishlist::add_to_wishlist)
        .service(remove_from_wishlist::remove_from_wishlist)
        .service(add_stock_alert::add_stock_alert)
        .service(remove_stock_alert::remove_stock_alert);
}
