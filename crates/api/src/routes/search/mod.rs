//! One search for everything.

use crate::registry::Registry;

mod dto;
mod search_all;

pub(crate) use dto::USUAL;

/// Registers the operation.
pub fn configure(config: &mut Registry<'_>) {
    config.service(search_all::search);
}
