//! Who looks at which record.

use crate::registry::Registry;

mod send_presence;

/// Registers the operations.
pub fn configure(config: &mut Registry<'_>) {
    config.service(send_presence::send_presence);
}
