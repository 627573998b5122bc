//! `/api/tokens`, `/api/webhooks`, `/api/webhook-deliveries`.

mod guide;
pub(crate) mod scopes;
pub mod tokens;
mod tokens_shared;
mod webhook_events;
mod webhook_sending;
pub mod webhooks;
