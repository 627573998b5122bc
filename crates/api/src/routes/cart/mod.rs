//! Operations of the server-side cart and of saved carts.

use crate::registry::Registry;

mod add_saved_cart;
mod add_to_cart;
mod clear_cart;
mod delete_saved_cart;
pub mod dto;
mod get_cart;
mod list_saved_carts;
mod merge_cart;
mod parse_quick_order;
mod rename_saved_cart;
mod reorder;
mod replace_cart;
pub mod request;
mod save_cart;

/// Registers the operations.
pub fn configure(config: &mut Registry<'_>) {
    config
        .service(get_cart::get_cart)
        .service(replace_cart::replace_cart)
        .service(clear_cart::clear_cart)
        .service(add_to_cart::add_to_cart)
        .service(merge_cart::merge_cart)
        .service(parse_quick_order::parse_quick_order)
        .service(reorder::reorder)
        .service(list_saved_carts::list_saved_carts)
        .service(save_cart::save_cart)
        .service(rename_saved_cart::rename_saved_cart)
        .service(delete_saved_cart::delete_saved_cart)
        .service(add_saved_cart::add_saved_cart);
}
