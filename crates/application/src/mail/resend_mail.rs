//! `POST /api/mail-outbox/{id}/resend`.

use tierway_kernel::{MailId, Permission, Sentence as _};

use super::Mail;
use super::send_mail::enqueue_sending;
use crate::accounts::check_mailed_link;
use crate::{Context, Failure, Transaction};

/// Sends an email (again), whatever its status, with its files. One with a link gets a new link, if its request is open.
pub fn resend_mail(tx: &mut dyn Transaction, context: &Context, id: MailId) -> Result<Mail, Failure> {
    context.require(Permission::ResendMail)?;
    let unseen = || Failure::NotFound("This mail");
    let mail = tx.mail().by_id(id)?.ok_or_else(unseen)?;
    if let Some(reset) = mail.content.link_for {
        check_mailed_link(tx, context, reset)?;
    }
    let stored = tx.mail().attachment_count(id)?;
    mail.check_resend(stored).map_err(|error| Failure::Conflict(error.message()))?;
    tx.mail().requeue(id)?;
    enqueue_sending(tx, context, id)?;
    super::get_mail(tx, context, id)
}
