//! Operations of a buyer's address book.

use crate::registry::Registry;

mod add_address;
pub mod dto;
mod list_addresses;
mod remove_address;
mod update_address;

/// Registers the operations.
pub fn configure(config: &mut Registry<'_>) {
    config
        .service(list_addresses::list_addresses)
        .service(add_address::add_address)
        .service(update_address::update_address)
        .service(remove_address::remove_address);
}
