//! `/api/webhooks/{id}`: what the owner does with a webhook. Somebody else's does not exist for them.

use tierway_accounts::ActivityAction;
use tierway_kernel::{Message, Page, PageRequest, Permission, StoreError, WebhookId, message};

use super::plan::{Check, WebhookPatch, WebhookScope, host};
use super::secret::draw_secret;
use super::{OLD_SECRET_SIGNS, Webhook};
use crate::{Context, Failure, Seen, Settings, Transaction, check_seen};

/// The caller's webhooks, newest first.
pub fn list_webhooks(
    tx: &mut dyn Transaction,
    context: &Context,
    page: &PageRequest,
) -> Result<Page<Webhook>, Failure> {
    context.require(Permission::ListWebhooks)?;
    Ok(tx.webhooks().list(context.actor.signed_in()?.id, page)?)
}

/// One webhook of the caller's.
pub fn get_webhook(tx: &mut dyn Transaction, context: &Context, id: WebhookId) -> Result<Webhook, Failure> {
    context.require(Permission::GetWebhook)?;
    own(tx, context, id)
}

/// Changes address, description, event types, or whether it is enabled, if it still matches `seen`.
pub fn update_webhook(
    tx: &mut dyn Transaction,
    context: &Context,
    webhook_scope: &WebhookScope,
    id: WebhookId,
    patch: &WebhookPatch,
    seen: Seen<'_, Webhook>,
) -> Result<Webhook, Failure> {
    context.require(Permission::UpdateWebhook)?;
    if seen.is_some() {
        tx.users().lock(context.actor.signed_in()?.id)?;
    }
    let mut webhook = own(tx, context, id)?;
    check_seen(seen, || Ok(webhook.clone()))?;
    let private_addresses = Settings::load(tx)?.webhook_private_addresses;
    let role = context.actor.signed_in()?.role;
    let mut check = Check { sender: &*context.services.webhooks, private_addresses, role, faults: Vec::new() };
    if let Some(url) = &patch.url {
        webhook.url = check.url(url);
    }
    if let Some(text) = &patch.description {
        webhook.description = check.description(text);
    }
    if let Some(kinds) = &patch.kinds {
        webhook.kinds = check.kinds(kinds);
    }
    webhook.is_enabled = patch.is_enabled.unwrap_or(webhook.is_enabled);
    if !check.faults.is_empty() {
        return Err(Failure::Fields(check.faults));
    }
    webhook_scope.require(&webhook.kinds)?;
    let log = message!("Changed webhook #{number} to {host}.", number = id, host = host(&webhook.url).to_owned());
    keep(tx, context, &webhook, log)
}

/// Turns it on again, also after it was turned off because it only failed.
pub fn enable_webhook(tx: &mut dyn Transaction, context: &Context, id: WebhookId) -> Result<Webhook, Failure> {
    context.require(Permission::EnableWebhook)?;
    let webhook = Webhook { is_enabled: true, ..own(tx, context, id)? };
    keep(tx, context, &webhook, message!("Enabled webhook #{number}.", number = id))
}

/// Rotates the secret, which is shown only once. The old one stays valid for a day. Of two concurrent rotations, the
/// later one is retried, so that the secret returned by the earlier one stays valid.
pub fn rotate_secret(tx: &mut dyn Transaction, context: &Context, id: WebhookId) -> Result<Webhook, Failure> {
    context.require(Permission::RotateWebhookSecret)?;
    let before = own(tx, context, id)?;
    let new = draw_secret(&*context.services.random);
    let until = context.now + OLD_SECRET_SIGNS;
    if !tx.webhooks().replace_secret(id, &before.secret, &new, until)? {
        return Err(StoreError::Contended.into());
    }
    context.log(tx, ActivityAction::Setting, message!("Rotated the secret of webhook #{number}.", number = id))?;
    own(tx, context, id)
}

/// Removes it with its deliveries.
pub fn delete_webhook(tx: &mut dyn Transaction, context: &Context, id: WebhookId) -> Result<(), Failure> {
    context.require(Permission::DeleteWebhook)?;
    let webhook = own(tx, context, id)?;
    tx.webhooks().remove(id, context.now)?;
    let log = message!("Deleted webhook #{number} to {host}.", number = id, host = host(&webhook.url).to_owned());
    context.log(tx, ActivityAction::Setting, log)
}

fn keep(tx: &mut dyn Transaction, context: &Context, webhook: &Webhook, log: Message) -> Result<Webhook, Failure> {
    tx.webhooks().update(webhook)?;
    context.services.webhook_listeners.purge();
    context.log(tx, ActivityAction::Setting, log)?;
    own(tx, context, webhook.id)
}

/// A webhook of the caller's.
pub(super) fn own(tx: &mut dyn Transaction, context: &Context, id: WebhookId) -> Result<Webhook, Failure> {
    let user = context.actor.signed_in()?.id;
    let found = tx.webhooks().by_id(id)?.filter(|webhook| webhook.user_id == user);
    found.ok_or(Failure::NotFound("This webhook"))
}
