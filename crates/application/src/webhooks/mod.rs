//! Webhooks: events for other programs (product.md §10).
//!
//! A use case emits an event with one of the functions of `events`, in its own transaction. Each subscribed webhook
//! gets a delivery, written in the same transaction (outbox), and a job that sends it. A webhook that keeps failing is
//! disabled.

mod address;
mod counts;
mod create_webhook;
mod deliver;
mod deliveries;
mod emit;
mod events;
mod kind;
mod listener_cache;
mod manage_webhook;
mod plan;
mod port;
mod secret;

pub use address::is_public;
pub use counts::SendCounter;
pub use create_webhook::create_webhook;
pub use deliveries::{get_delivery, list_deliveries, resend_delivery, test_webhook};
pub use kind::EventKind;
pub use listener_cache::ListenerCache;
pub use manage_webhook::{delete_webhook, enable_webhook, get_webhook, list_webhooks, rotate_secret, update_webhook};
pub use plan::{MOST_WEBHOOKS, WebhookInput, WebhookPatch, WebhookScope};
pub use port::{
    Attempt, Delivery, DeliveryState, NewDelivery, NewWebhook, Recipients, SendCounts, SendFault, Sending, Sent,
    Webhook, WebhookRepository, WebhookSender,
};

pub(crate) use deliver::deliver;
pub(crate) use events::{
    ProductOutcome, commission_earned, commission_reversed, commissions_approved, commissions_paid, emit_order_event,
    emit_order_saved, emit_product_events, emit_user_event, products_imported, stock_changed, stock_low,
};

use chrono::Duration;

/// Retention of deliveries.
pub const DELIVERIES_KEPT: Duration = Duration::days(30);
/// How long the secret before still signs.
pub const OLD_SECRET_SIGNS: Duration = Duration::hours(24);
/// Failures in a row after which a webhook is disabled.
pub const MOST_FAILURES: u32 = 15;
