//! Shipping zones, and what they come to in carts and orders.

use crate::registry::Registry;

mod dto;
pub mod options;
mod request;

mod get_shipping;
mod set_shipping;

/// Registers the operations.
pub fn configure(config: &mut Registry<'_>) {
    config.service(get_shipping::get_shipping).service(set_shipping::set_shipping);
}
