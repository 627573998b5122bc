//! What waits for the caller.

use crate::registry::Registry;

mod dto;
mod get_waiting;

/// Registers the operation.
pub fn configure(config: &mut Registry<'_>) {
    config.service(get_waiting::get_waiting);
}
