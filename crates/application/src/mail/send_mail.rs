//! The job that sends one mail.

use serde::{Deserialize, Serialize};
use tierway_accounts::ResetError;
use tierway_kernel::{MailId, Message};

use super::{LINK_PLACE, Mail, MailStatus, NewMail};
use crate::accounts::create_mailed_link;
use crate::jobs::{Done, JobKind, NewJob, Run};
use crate::{Context, Delivery, Failure, MailError, Transaction};

/// Payload of the job.
#[derive(Serialize, Deserialize)]
struct Payload {
    mail: MailId,
}

/// Asks for the sending of a mail; a mail has one job at a time.
pub(super) fn enqueue_sending(tx: &mut dyn Transaction, context: &Context, id: MailId) -> Result<(), Failure> {
    let payload = serde_json::to_string(&Payload { mail: id }).map_err(|error| Failure::Outside(error.to_string()))?;
    let dedupe_key = Some(format!("mail:{id}"));
    tx.jobs().enqueue(&NewJob { kind: JobKind::SendMail, payload, run_at: context.now, dedupe_key }, context.now)?;
    Ok(())
}

/// Sends the email, outside of any transaction, and records the result. Transient errors are retried by the job;
/// permanent ones, and the last attempt, mark the email as failed.
pub(crate) fn send_mail(run: &Run<'_>) -> Result<Done, Failure> {
    let Payload { mail: id } = run.payload()?;
    let mail = run.read(move |tx, _| Ok(tx.mail().by_id(id)?))?;
    let Some(mail) = mail.filter(|mail| mail.status == MailStatus::Queued) else {
        return run.done(|_, _| Ok(()));
    };
    let (status, error) = match send(run, &mail)? {
        Ok(Delivery::Sent) => (MailStatus::Sent, None),
        Ok(Delivery::Kept) => (MailStatus::Kept, None),
        Err(MailError::Transient(reason)) if !run.is_last_attempt() => return try_again(run, id, reason),
        Err(MailError::Transient(reason) | MailError::Permanent(reason)) => (MailStatus::Failed, Some(reason)),
    };
    run.done(move |tx, context| Ok(tx.mail().note_attempt(id, status, error.as_ref(), context.now)?))
}

/// Sends it, with a link created now if it has one. Only the mailer sees the link.
fn send(run: &Run<'_>, mail: &Mail) -> Result<Result<Delivery, MailError>, Failure> {
    let NewMail { to, subject, body, link_for } = &mail.content;
    let body = match *link_for {
        None => body.clone(),
        Some(reset) => match run.write(move |tx, context| create_mailed_link(tx, context, reset))? {
            Some(link) => body.replace(LINK_PLACE, &link),
            None => return Ok(Err(MailError::Permanent(ResetError::NotMailed.into()))),
        },
    };
    let id = mail.id;
    let files = run.read(move |tx, _| Ok(tx.mail().attachments(id)?))?;
    // They may have been removed since somebody asked to send it again.
    if let Err(error) = mail.check_resend(u32::try_from(files.len()).unwrap_or(u32::MAX)) {
        return Ok(Err(MailError::Permanent(error.into())));
    }
    Ok(run.services().mailer.send(&sending(mail), to, subject, &body, &files))
}

/// Names one sending, the same when a crash repeats it: by the mail, and by the attempts that came to their end.
fn sending(mail: &Mail) -> String {
    format!("{:x}.{}.{}", mail.created_at.timestamp_micros(), mail.id, mail.attempts)
}

/// Records the reason and fails the attempt, so that the job is retried.
fn try_again(run: &Run<'_>, id: MailId, reason: Message) -> Result<Done, Failure> {
    let noted = reason.clone();
    run.write(move |tx, context| Ok(tx.mail().note_attempt(id, MailStatus::Queued, Some(&noted), context.now)?))?;
    Err(Failure::Undelivered(reason))
}
