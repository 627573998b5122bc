//! What an API token may reach of the webhooks of its owner.

use tierway_application::webhooks::Reach;

use crate::Call;

/// How far who calls may reach.
pub(super) fn reach(call: &Call) -> Reach {
    call.token_scopes().map_or(Reach::Person, Reach::Token)
}
