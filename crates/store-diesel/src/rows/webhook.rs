//! Webhooks and their deliveries.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use tierway_application::webhooks::{Delivery, DeliveryState, EventKind, NewDelivery, NewWebhook, Webhook};
use tierway_kernel::{DeliveryId, StoreError, UserId, WebhookId, from_micros, to_micros};

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

/// A webhook to be written.
#[derive(Insertable)]
#[diesel(table_name = webhooks, treat_none_as_default_value = false)]
pub(crate) struct NewWebhookRow<'a> {
    user_id: i64,
    url: &'a str,
    description: Option<&'a str>,
    kinds: String,
    secret: &'a str,
    is_enabled: bool,
    failures: i64,
    created_at: i64,
}

/// What of a webhook may change.
#[derive(AsChangeset)]
#[diesel(table_name = webhooks, treat_none_as_null = true)]
pub(crate) struct WebhookChanges<'a> {
    url: &'a str,
    description: Option<&'a str>,
    kinds: String,
    is_enabled: bool,
    failures: i64,
    disabled_at: Option<i64>,
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

/// A delivery to be written.
#[derive(Insertable)]
#[diesel(table_name = webhook_deliveries, treat_none_as_default_value = false)]
pub(crate) struct NewDeliveryRow<'a> {
    webhook_id: i64,
    event: &'a str,
    kind: &'a str,
    body: &'a str,
    state: &'static str,
    attempts: i64,
    created_at: i64,
}

fn names(kinds: &[EventKind]) -> String {
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

impl<'a> NewWebhookRow<'a> {
    /// The row of a new webhook.
    pub(crate) fn new(webhook: &'a NewWebhook, now: DateTime<Utc>) -> NewWebhookRow<'a> {
        NewWebhookRow {
            user_id: webhook.user_id.0,
            url: &webhook.url,
            description: webhook.description.as_deref(),
            kinds: names(&webhook.kinds),
            secret: &webhook.secret,
            is_enabled: true,
            failures: 0,
            created_at: to_micros(now),
        }
    }
}

impl<'a> WebhookChanges<'a> {
    /// What is written when it changes: what failed before is forgotten.
    pub(crate) fn of(webhook: &'a Webhook) -> WebhookChanges<'a> {
        WebhookChanges {
            url: &webhook.url,
            description: webhook.description.as_deref(),
            kinds: names(&webhook.kinds),
            is_enabled: webhook.is_enabled,
            failures: 0,
            disabled_at: webhook.disabled_at.filter(|_| !webhook.is_enabled).map(to_micros),
        }
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
            error: self.error,
        })
    }
}

impl<'a> NewDeliveryRow<'a> {
    /// The row of a new delivery.
    pub(crate) fn new(delivery: &'a NewDelivery, now: DateTime<Utc>) -> NewDeliveryRow<'a> {
        NewDeliveryRow {
            webhook_id: delivery.webhook_id.0,
            event: &delivery.event,
            kind: &delivery.kind,
            body: &delivery.body,
            state: DeliveryState::Pending.as_str(),
            attempts: 0,
            created_at: to_micros(now),
        }
    }
}
