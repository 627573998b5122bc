//! The job that sends one delivery.

use tierway_accounts::admit;
use tierway_kernel::{DeliveryId, Message, WebhookId, message};
use tierway_workforce::{Audience, NewNotice, NoticeKind};

use super::emit::Payload;
use super::{Attempt, Delivery, DeliveryState, MOST_FAILURES, SendFault, Sending, Sent, Webhook};
use crate::jobs::{Done, Run};
use crate::{Context, Failure, Settings, Transaction};

/// The content to send.
enum Task {
    /// Nothing: deleted or already sent.
    Nothing,
    /// The webhook is disabled.
    Off,
    /// This.
    Send(Box<Outgoing>),
}

/// What to send, and its webhook.
struct Outgoing {
    sending: Sending,
    webhook: WebhookId,
    /// Whether attempts failed before.
    has_failed: bool,
}

/// Sends the delivery, outside of any transaction, and records the result. The job retries failed attempts until it
/// gives up.
pub(crate) fn deliver(run: &Run<'_>) -> Result<Done, Failure> {
    let Payload { delivery: id } = run.payload()?;
    let outgoing = match run.read(move |tx, context| task(tx, context, id))? {
        Task::Nothing => return run.done(|_, _| Ok(())),
        Task::Off => {
            let off = attempt(DeliveryState::Failed, None, Some("The webhook is disabled.".into()));
            return run.done(move |tx, context| Ok(tx.webhooks().note_attempt(id, &off, context.now)?));
        }
        Task::Send(outgoing) => outgoing,
    };
    match run.services().webhooks.send(&outgoing.sending) {
        Ok(sent) if sent.is_taken() => succeed(run, id, &outgoing, sent),
        Ok(sent) => {
            let error = message!("The response was {status}.", status = sent.status);
            fail(run, id, outgoing.webhook, Some(sent), error)
        }
        Err(SendFault(error)) => fail(run, id, outgoing.webhook, None, error),
    }
}

fn task(tx: &mut dyn Transaction, context: &Context, id: DeliveryId) -> Result<Task, Failure> {
    let Some(delivery) = tx.webhooks().delivery(id)?.filter(|known| known.state == DeliveryState::Pending) else {
        return Ok(Task::Nothing);
    };
    let Some(webhook) = tx.webhooks().by_id(delivery.content.webhook_id)? else { return Ok(Task::Nothing) };
    let owner = tx.users().by_id(webhook.user_id)?;
    if !webhook.is_enabled || owner.is_none_or(|owner| admit(&owner, None).is_err()) {
        return Ok(Task::Off);
    }
    let private_addresses = Settings::load(tx)?.webhook_private_addresses;
    let (id, has_failed) = (webhook.id, webhook.failures > 0);
    let sending = sending(delivery, webhook, context, private_addresses);
    Ok(Task::Send(Box::new(Outgoing { sending, webhook: id, has_failed })))
}

fn sending(delivery: Delivery, webhook: Webhook, context: &Context, private_addresses: bool) -> Sending {
    let old = webhook.old_secret.filter(|(_, until)| *until > context.now).map(|(secret, _)| secret);
    Sending {
        url: webhook.url,
        id: delivery.content.event,
        at: context.now,
        body: delivery.content.body,
        secrets: [Some(webhook.secret), old].into_iter().flatten().collect(),
        private_addresses,
    }
}

fn attempt(state: DeliveryState, sent: Option<Sent>, error: Option<Message>) -> Attempt {
    let (status, answer) = sent.map(|sent| (sent.status, sent.answer)).unzip();
    Attempt { state, status, answer: answer.filter(|text| !text.is_empty()), error }
}

/// Records the success and resets earlier failures. A failure during this attempt still counts: it may be later.
fn succeed(run: &Run<'_>, id: DeliveryId, outgoing: &Outgoing, sent: Sent) -> Result<Done, Failure> {
    let attempt = attempt(DeliveryState::Delivered, Some(sent), None);
    let to_clear = outgoing.has_failed.then_some(outgoing.webhook);
    run.done(move |tx, context| {
        tx.webhooks().note_attempt(id, &attempt, context.now)?;
        to_clear.map_or(Ok(()), |webhook| tx.webhooks().clear_failures(webhook))?;
        Ok(())
    })
}

/// Records the reason and fails the job's attempt, so that it is retried, unless this was the last or the webhook is
/// disabled.
fn fail(
    run: &Run<'_>,
    id: DeliveryId,
    webhook: WebhookId,
    sent: Option<Sent>,
    error: Message,
) -> Result<Done, Failure> {
    if run.is_last_attempt() {
        let last = attempt(DeliveryState::Failed, sent, Some(error));
        return run.done(move |tx, context| note_failure(tx, context, id, webhook, &last));
    }
    let noted = attempt(DeliveryState::Pending, sent, Some(error.clone()));
    run.write(move |tx, context| note_failure(tx, context, id, webhook, &noted))?;
    Err(Failure::Undelivered(error))
}

/// Records a failed attempt; disables the webhook after repeated failures, and notifies its owner.
fn note_failure(
    tx: &mut dyn Transaction,
    context: &Context,
    id: DeliveryId,
    webhook: WebhookId,
    attempt: &Attempt,
) -> Result<(), Failure> {
    tx.webhooks().note_attempt(id, attempt, context.now)?;
    if tx.webhooks().count_failure(webhook)? < MOST_FAILURES || !tx.webhooks().disable(webhook, context.now)? {
        return Ok(());
    }
    let Some(webhook) = tx.webhooks().by_id(webhook)? else { return Ok(()) };
    let notice = NewNotice {
        audience: Audience::User(webhook.user_id),
        kind: NoticeKind::Webhook.into(),
        subject: None,
        title: message!("Webhook #{number} disabled", number = webhook.id),
        message: message!(
            "{attempts} attempts in a row to reach {url} failed. It receives no events until you enable it again.",
            attempts = MOST_FAILURES,
            url = webhook.url
        ),
    };
    tx.notices().add(&notice, context.now)?;
    Ok(())
}
