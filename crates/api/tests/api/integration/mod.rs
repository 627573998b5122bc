//! `/api/tokens`, `/api/webhooks`, `/api/webhook-deliveries`.

pub(crate) mod scopes;
pub mod tokens;
mod webhook_events;
mod webhook_sending;
mod webhooks;
