//! Writes events for each subscribed webhook, in the same transaction as the change.

use chrono::{DateTime, SecondsFormat, Utc};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use tierway_accounts::{User, admit};
use tierway_kernel::DeliveryId;

use super::secret::draw_event;
use super::{EventKind, NewDelivery, Recipients, Webhook};
use crate::jobs::{JobKind, NewJob};
use crate::{Context, Failure, Transaction};

/// An event.
pub(super) struct Event {
    pub(super) kind: EventKind,
    pub(super) recipients: Recipients,
    /// Payload, the same for all recipients.
    pub(super) data: Value,
}

/// Payload of the delivery job.
#[derive(Debug, Clone, Copy, Serialize, Deserialize)]
pub(super) struct Payload {
    pub(super) delivery: DeliveryId,
}

/// The recipients' webhooks that subscribe to some of these event types. No query if there were no listeners a moment
/// ago.
pub(super) fn listeners(
    tx: &mut dyn Transaction,
    context: &Context,
    recipients: &Recipients,
    kinds: &[EventKind],
) -> Result<Vec<(Webhook, User)>, Failure> {
    let listener_cache = &context.services.webhook_listeners;
    let anybody = match listener_cache.recall(context.now) {
        Some(anybody) => anybody,
        None => {
            let anybody = tx.webhooks().anybody_listens()?;
            listener_cache.note(anybody, context.now);
            anybody
        }
    };
    if !anybody {
        return Ok(Vec::new());
    }
    let mut all = tx.webhooks().listeners(recipients)?;
    all.retain(|(webhook, owner)| admit(owner, None).is_ok() && kinds.iter().any(|kind| webhook.kinds.contains(kind)));
    Ok(all)
}

/// Writes the events for each of `listeners` that subscribes to and may receive them, in two statements.
pub(super) fn emit(
    tx: &mut dyn Transaction,
    context: &Context,
    listeners: &[(Webhook, User)],
    events: &[Event],
) -> Result<(), Failure> {
    let mut deliveries = Vec::new();
    for event in events {
        let wants = |(webhook, owner): &&(Webhook, User)| {
            webhook.kinds.contains(&event.kind) && may(event.kind, &event.recipients, owner)
        };
        let mut wanted = listeners.iter().filter(wants).peekable();
        if wanted.peek().is_none() {
            continue;
        }
        let name = draw_event(&*context.services.random);
        let text = body(&name, event.kind.as_str(), context.now, &event.data);
        deliveries.extend(wanted.map(|(webhook, _)| NewDelivery {
            webhook_id: webhook.id,
            event: name.clone(),
            kind: event.kind.as_str().to_owned(),
            body: text.clone(),
        }));
    }
    write(tx, context, &deliveries).map(|_| ())
}

/// Whether this owner's webhooks may receive it, by their current role.
fn may(kind: EventKind, recipients: &Recipients, owner: &User) -> bool {
    let named = match recipients {
        Recipients::Owners => false,
        Recipients::People(people) => people.contains(&owner.id),
        Recipients::Everybody => true,
    };
    kind.roles().contains(owner.role) && (owner.role.is_owner() || named)
}

/// The text that is sent.
pub(super) fn body(event: &str, kind: &str, now: DateTime<Utc>, data: &Value) -> String {
    let at = now.to_rfc3339_opts(SecondsFormat::AutoSi, true);
    json!({ "id": event, "type": kind, "createdAt": at, "data": data }).to_string()
}

/// Writes deliveries and enqueues their sending.
pub(super) fn write(
    tx: &mut dyn Transaction,
    context: &Context,
    deliveries: &[NewDelivery],
) -> Result<Vec<DeliveryId>, Failure> {
    if deliveries.is_empty() {
        return Ok(Vec::new());
    }
    let ids = tx.webhooks().add_deliveries(deliveries, context.now)?;
    let jobs: Result<Vec<NewJob>, Failure> = ids.iter().map(|id| job(context, *id)).collect();
    tx.jobs().enqueue_new(&jobs?, context.now)?;
    Ok(ids)
}

/// Enqueues a delivery again; it has one job at a time.
pub(super) fn enqueue(tx: &mut dyn Transaction, context: &Context, id: DeliveryId) -> Result<(), Failure> {
    tx.jobs().enqueue(&job(context, id)?, context.now)?;
    Ok(())
}

fn job(context: &Context, id: DeliveryId) -> Result<NewJob, Failure> {
    let payload = serde_json::to_string(&Payload { delivery: id });
    let payload = payload.map_err(|error| Failure::Outside(error.to_string()))?;
    let dedupe_key = Some(format!("webhook:{id}"));
    Ok(NewJob { kind: JobKind::DeliverWebhook, payload, run_at: context.now, dedupe_key })
}
