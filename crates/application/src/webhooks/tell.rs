//! Writes an event for each webhook that wants to hear of it, in the transaction of what it tells.

use chrono::{DateTime, SecondsFormat, Utc};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use tierway_accounts::{User, admit};
use tierway_kernel::{DeliveryId, UserId, WebhookId};

use super::secret::draw_event;
use super::{EventKind, NewDelivery, Webhook};
use crate::jobs::{JobKind, NewJob};
use crate::{Context, Failure, Transaction};

/// Whose webhooks hear of an event. The owners of the company hear of all.
#[derive(Debug, Clone, Copy)]
pub(super) enum Hearers<'a> {
    /// Nobody else.
    Owners,
    /// These people too.
    People(&'a [UserId]),
    /// Everybody whose role hears of the kind.
    Everybody,
}

/// What the job that sends a delivery is told.
#[derive(Debug, Clone, Copy, Serialize, Deserialize)]
pub(super) struct Payload {
    pub(super) delivery: DeliveryId,
}

/// The webhooks that want to hear of some of these kinds, none when nobody listens.
pub(super) fn listeners(
    tx: &mut dyn Transaction,
    context: &Context,
    kinds: &[EventKind],
) -> Result<Vec<(Webhook, User)>, Failure> {
    let look = &context.services.webhook_look;
    if look.is_deserted(context.now) {
        return Ok(Vec::new());
    }
    let mut all = tx.webhooks().listeners()?;
    if all.is_empty() {
        look.deserted(context.now);
    }
    all.retain(|(webhook, owner)| admit(owner, None).is_ok() && kinds.iter().any(|kind| webhook.kinds.contains(kind)));
    Ok(all)
}

/// Writes what has happened for each of `listeners` that wants to and may hear of it.
pub(super) fn tell(
    tx: &mut dyn Transaction,
    context: &Context,
    listeners: &[(Webhook, User)],
    kind: EventKind,
    hearers: Hearers<'_>,
    data: &Value,
) -> Result<(), Failure> {
    let wanted = listeners.iter().filter(|(webhook, owner)| webhook.kinds.contains(&kind) && may(kind, hearers, owner));
    let wanted: Vec<WebhookId> = wanted.map(|(webhook, _)| webhook.id).collect();
    if wanted.is_empty() {
        return Ok(());
    }
    let event = draw_event(&*context.services.random);
    let text = body(&event, kind.as_str(), context.now, data);
    for webhook in wanted {
        write(tx, context, webhook, &event, kind.as_str(), &text)?;
    }
    Ok(())
}

/// Whether this owner's webhooks hear of it, by their role now.
fn may(kind: EventKind, hearers: Hearers<'_>, owner: &User) -> bool {
    let named = match hearers {
        Hearers::Owners => false,
        Hearers::People(people) => people.contains(&owner.id),
        Hearers::Everybody => true,
    };
    kind.roles().contains(owner.role) && (owner.role.is_owner() || named)
}

/// The text that is sent.
pub(super) fn body(event: &str, kind: &str, now: DateTime<Utc>, data: &Value) -> String {
    let at = now.to_rfc3339_opts(SecondsFormat::AutoSi, true);
    json!({ "id": event, "type": kind, "createdAt": at, "data": data }).to_string()
}

/// Writes one delivery and asks for its sending.
pub(super) fn write(
    tx: &mut dyn Transaction,
    context: &Context,
    webhook: WebhookId,
    event: &str,
    kind: &str,
    text: &str,
) -> Result<DeliveryId, Failure> {
    let delivery =
        NewDelivery { webhook_id: webhook, event: event.to_owned(), kind: kind.to_owned(), body: text.to_owned() };
    let id = tx.webhooks().add_delivery(&delivery, context.now)?;
    enqueue(tx, context, id)?;
    Ok(id)
}

/// Asks for the sending of a delivery; it has one job at a time.
pub(super) fn enqueue(tx: &mut dyn Transaction, context: &Context, id: DeliveryId) -> Result<(), Failure> {
    let payload = serde_json::to_string(&Payload { delivery: id });
    let payload = payload.map_err(|error| Failure::Outside(error.to_string()))?;
    let dedupe_key = Some(format!("webhook:{id}"));
    let job = NewJob { kind: JobKind::DeliverWebhook, payload, run_at: context.now, dedupe_key };
    tx.jobs().enqueue(&job, context.now)?;
    Ok(())
}
