//! What an API token may reach of the webhooks of its owner.

use tierway_application::webhooks::WebhookScope;

use crate::Call;

/// Event types the caller may subscribe to.
pub(super) fn reach(call: &Call) -> WebhookScope {
    call.token_scopes().map_or(WebhookScope::Person, WebhookScope::Token)
}
