//! Webhooks and their deliveries.

use diesel::prelude::*;
use tierway_application::webhooks::{Delivery, DeliveryState, EventKind, NewDelivery, Webhook};
use tierway_kernel::{DeliveryId, Message, StoreError, UserId, WebhookId, from_micros};

use super::{read_count, read_enum, read_time, unreadable};
use crate::schema::{webhook_deliveries, webhooks};

/// A webhook as it is read.
#[derive(Queryable, Selectable)]
#[diesel(table_name = webhooks)]
pub(crate) struct WebhookRow {
    pub(crate) id: i64,
    user_id: i64,
    url: String,
    description: Option<String>,
    kinds: String,
    secret: String,
    old_secret: Option<String>,
    old_secret_until: Option<i64>,
    is_enabled: bool,
    failures: i64,
    disabled_at: Option<i64>,
    pub(crate) created_at: i64,
}

/// A delivery as it is read.
#[derive(Queryable, Selectable)]
#[diesel(table_name = webhook_deliveries)]
pub(crate) struct DeliveryRow {
    pub(crate) id: i64,
    webhook_id: i64,
    event: String,
    kind: String,
    body: String,
    state: String,
    attempts: i64,
    pub(crate) created_at: i64,
    attempted_at: Option<i64>,
    status: Option<i64>,
    answer: Option<String>,
    error: Option<String>,
}

/// The names of kinds as they are stored.
pub(crate) fn kind_names(kinds: &[EventKind]) -> String {
    let names: Vec<&str> = kinds.iter().map(|kind| kind.as_str()).collect();
    names.join(" ")
}

impl WebhookRow {
    /// The webhook.
    pub(crate) fn into_webhook(self) -> Result<Webhook, StoreError> {
        let read = |name: &str| name.parse::<EventKind>().map_err(|_| unreadable("webhooks.kinds", name));
        Ok(Webhook {
            id: WebhookId(self.id),
            user_id: UserId(self.user_id),
            url: self.url,
            description: self.description,
            kinds: self.kinds.split(' ').map(read).collect::<Result<_, _>>()?,
            secret: self.secret,
            old_secret: self.old_secret.zip(read_time(self.old_secret_until)),
            is_enabled: self.is_enabled,
            failures: read_count("webhooks.failures", self.failures)?,
            disabled_at: read_time(self.disabled_at),
            created_at: from_micros(self.created_at),
        })
    }
}

impl DeliveryRow {
    /// The delivery.
    pub(crate) fn into_delivery(self) -> Result<Delivery, StoreError> {
        let status = |status: i64| u16::try_from(status).map_err(|_| unreadable("webhook_deliveries.status", status));
        let state = read_enum("webhook_deliveries.state", &DeliveryState::ALL, DeliveryState::as_str, &self.state)?;
        Ok(Delivery {
            id: DeliveryId(self.id),
            content: NewDelivery {
                webhook_id: WebhookId(self.webhook_id),
                event: self.event,
                kind: self.kind,
                body: self.body,
            },
            state,
            attempts: read_count("webhook_deliveries.attempts", self.attempts)?,
            created_at: from_micros(self.created_at),
            attempted_at: read_time(self.attempted_at),
            status: self.status.map(status).transpose()?,
            answer: self.answer,
            error: self.error.map(Message::from_stored),
        })
    }
}
