//! What an API token may reach of the webhooks of its owner.

use tierway_application::webhooks::Reach;

use crate::Call;

/// Event types the caller may subscribe to.
pub(super) fn reach(call: &Call) -> Reach {
    call.token_scopes().map_or(Reach::Person, Reach::Token)
}
