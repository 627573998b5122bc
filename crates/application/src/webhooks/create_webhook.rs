//! `POST /api/webhooks`.

use tierway_accounts::ActivityAction;
use tierway_kernel::{Permission, message};

use super::plan::{Check, MOST_WEBHOOKS, WebhookInput, WebhookScope, host};
use super::secret::draw_secret;
use super::{NewWebhook, Webhook};
use crate::{Context, Failure, Settings, Transaction};

/// Makes a webhook of the caller's. Its secret is shown this once.
pub fn create_webhook(
    tx: &mut dyn Transaction,
    context: &Context,
    webhook_scope: &WebhookScope,
    input: &WebhookInput,
) -> Result<Webhook, Failure> {
    context.require(Permission::CreateWebhook)?;
    let actor = context.actor.signed_in()?;
    let services = &context.services;
    let private_addresses = Settings::load(tx)?.webhook_private_addresses;
    let mut check = Check { sender: &*services.webhooks, private_addresses, role: actor.role, faults: Vec::new() };
    let new = NewWebhook {
        user_id: actor.id,
        url: check.url(&input.url),
        description: check.description(input.description.as_deref().unwrap_or_default()),
        kinds: check.kinds(&input.kinds),
        secret: draw_secret(&*services.random),
    };
    if !check.faults.is_empty() {
        return Err(Failure::Fields(check.faults));
    }
    webhook_scope.require(&new.kinds)?;
    if tx.webhooks().count(actor.id)? >= MOST_WEBHOOKS {
        let text =
            message!("You already have {most} webhooks. Please delete one you no longer use.", most = MOST_WEBHOOKS);
        return Err(Failure::Conflict(text));
    }
    let webhook = tx.webhooks().add(&new, context.now)?;
    services.webhook_listeners.purge();
    let log =
        message!("Created webhook #{number} to {host}.", number = webhook.id, host = host(&webhook.url).to_owned());
    context.log(tx, ActivityAction::Setting, log)?;
    Ok(webhook)
}
