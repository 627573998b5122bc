//! What an API token may access of its owner's webhooks.

use tierway_application::webhooks::WebhookScope;

use crate::Call;

/// Event types the caller may subscribe to.
pub(super) fn webhook_scope(call: &Call) -> WebhookScope {
    call.token_scopes().map_or(WebhookScope::Person, WebhookScope::Token)
}
