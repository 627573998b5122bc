//! Webhook deliveries and their results, resending, and test messages.

use serde_json::json;
use tierway_kernel::{DateSort, DeliveryId, Page, PageRequest, Permission, WebhookId};

use super::emit::{body, enqueue, write};
use super::kind::TEST_EVENT;
use super::manage_webhook::own;
use super::secret::draw_event;
use super::{Delivery, DeliveryState, EventKind, NewDelivery, Webhook, WebhookScope};
use crate::{Context, Failure, Transaction};

/// The deliveries of a webhook of the caller's by when they were written.
pub fn list_deliveries(
    tx: &mut dyn Transaction,
    context: &Context,
    webhook: WebhookId,
    state: Option<DeliveryState>,
    sort: DateSort,
    page: &PageRequest,
) -> Result<Page<Delivery>, Failure> {
    context.require(Permission::ListWebhookDeliveries)?;
    own(tx, context, webhook)?;
    Ok(tx.webhooks().deliveries(webhook, state, sort, page)?)
}

/// One delivery with its body.
pub fn get_delivery(
    tx: &mut dyn Transaction,
    context: &Context,
    webhook_scope: &WebhookScope,
    id: DeliveryId,
) -> Result<Delivery, Failure> {
    context.require(Permission::GetWebhookDelivery)?;
    let (delivery, _) = find(tx, context, id)?;
    let kind: Option<EventKind> = delivery.content.kind.parse().ok();
    webhook_scope.require(kind.as_slice())?;
    Ok(delivery)
}

/// Resends a delivery with the same event id, whatever its state.
pub fn resend_delivery(tx: &mut dyn Transaction, context: &Context, id: DeliveryId) -> Result<Delivery, Failure> {
    context.require(Permission::ResendWebhookDelivery)?;
    let (_, webhook) = find(tx, context, id)?;
    refuse_disabled(&webhook)?;
    tx.webhooks().requeue(id)?;
    enqueue(tx, context, id)?;
    Ok(find(tx, context, id)?.0)
}

/// Sends a test message.
pub fn test_webhook(tx: &mut dyn Transaction, context: &Context, id: WebhookId) -> Result<Delivery, Failure> {
    context.require(Permission::TestWebhook)?;
    let webhook = own(tx, context, id)?;
    refuse_disabled(&webhook)?;
    let event = draw_event(&*context.services.random);
    let text = body(&event, TEST_EVENT, context.now, &json!({ "webhookId": id }));
    let delivery = NewDelivery { webhook_id: id, event, kind: TEST_EVENT.to_owned(), body: text };
    let written = write(tx, context, &[delivery])?;
    let written = written.first().copied().ok_or(Failure::NotFound("This delivery"))?;
    Ok(find(tx, context, written)?.0)
}

fn refuse_disabled(webhook: &Webhook) -> Result<(), Failure> {
    match webhook.is_enabled {
        true => Ok(()),
        false => Err(Failure::Conflict("This webhook is disabled. Please enable it first.".into())),
    }
}

/// A delivery of a webhook of the caller's.
fn find(tx: &mut dyn Transaction, context: &Context, id: DeliveryId) -> Result<(Delivery, Webhook), Failure> {
    const WHAT: Failure = Failure::NotFound("This delivery");
    let delivery = tx.webhooks().delivery(id)?.ok_or(WHAT)?;
    match own(tx, context, delivery.content.webhook_id) {
        Ok(webhook) => Ok((delivery, webhook)),
        Err(Failure::NotFound(_)) => Err(WHAT),
        Err(other) => Err(other),
    }
}
