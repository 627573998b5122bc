//! Webhooks: other programs are told what happens here (product.md §10).
//!
//! A use case says what has happened with one of the functions of `events`, in its own transaction. Each webhook that
//! wants to hear of it gets a delivery, a row that is written together with what it tells, and a job that sends it.
//! A webhook that only fails is turned off.

mod address;
mod counts;
mod create_webhook;
mod deliver;
mod deliveries;
mod events;
mod kind;
mod look;
mod manage_webhook;
mod plan;
mod port;
mod secret;
mod tell;

pub use address::is_public;
pub use counts::SendCounter;
pub use create_webhook::create_webhook;
pub use deliveries::{get_delivery, list_deliveries, resend_delivery, test_webhook};
pub use kind::EventKind;
pub use look::Look;
pub use manage_webhook::{delete_webhook, enable_webhook, get_webhook, list_webhooks, rotate_secret, update_webhook};
pub use plan::{MOST_WEBHOOKS, Reach, WebhookPatch, WebhookWish};
pub use port::{
    Attempt, Delivery, DeliveryState, Hearers, NewDelivery, NewWebhook, SendCounts, SendFault, Sending, Sent, Webhook,
    WebhookRepository, WebhookSender,
};

pub(crate) use deliver::deliver;
pub(crate) use events::{
    Became, commission_earned, commission_reversed, commissions_approved, commissions_paid, order_happened,
    order_saved, products_happened, products_imported, stock_changed, stock_low, user_happened,
};

use chrono::Duration;

/// How long deliveries are kept to be looked at.
pub const DELIVERIES_KEPT: Duration = Duration::days(30);
/// How long the secret before still signs.
pub const OLD_SECRET_SIGNS: Duration = Duration::hours(24);
/// After so many failures in a row a webhook is turned off.
pub const MOST_FAILURES: u32 = 15;
