//! Operations of the server-side cart.

use crate::registry::Registry;

mod add_to_cart;
mod clear_cart;
pub mod dto;
mod get_cart;
mod merge_cart;
mod parse_quick_order;
mod reorder;
mod replace_cart;
pub mod request;

/// Registers the operations.
pub fn configure(config: &mut Registry<'_>) {
    config
        .service(get_cart::get_cart)
        .service(replace_cart::replace_cart)
        .service(clear_cart::clear_cart)
        .service(add_to_cart::add_to_cart)
        .service(merge_cart::merge_cart)
        .service(parse_quick_order::parse_quick_order)
        .service(reorder::reorder);
}
