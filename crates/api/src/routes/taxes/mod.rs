//! Taxes by zone, and the places there are.

use crate::registry::Registry;

mod dto;
mod request;
pub mod sums;

mod get_tax;
mod list_places;
mod set_tax;

/// Registers the operations.
pub fn configure(config: &mut Registry<'_>) {
    config.service(get_tax::get_tax).service(set_tax::set_tax).service(list_places::list_places);
}
