//! Live notices.

use crate::registry::Registry;

mod body;
mod stream_events;

/// Registers the operations.
pub fn configure(config: &mut Registry<'_>) {
    config.service(stream_events::stream_events);
}
