//! `/api/tokens`, `/api/webhooks`, `/api/webhook-deliveries`.

mod scopes;
pub mod tokens;
mod webhook_events;
mod webhook_sending;
mod webhooks;
