//! How use cases send mail.

use tierway_kernel::MailId;

use super::NewMail;
use super::send_mail::enqueue_sending;
use crate::{Context, Failure, Transaction};

/// Writes an email to the outbox and enqueues its sending, as part of the caller's transaction.
pub fn post(tx: &mut dyn Transaction, context: &Context, mail: NewMail) -> Result<MailId, Failure> {
    let id = tx.mail().queue(&mail, context.now)?;
    enqueue_sending(tx, context, id)?;
    Ok(id)
}
