//! `POST /api/mail-outbox/{id}/resend`.

use tierway_kernel::{MailId, Permission};

use super::Mail;
use super::send_mail::enqueue_sending;
use crate::{Context, Failure, Transaction};

/// Has a mail sent (again), whatever became of it. Not possible once a secret was removed from it.
pub fn resend_mail(tx: &mut dyn Transaction, context: &Context, id: MailId) -> Result<Mail, Failure> {
    context.require(Permission::ResendMail)?;
    let unseen = || Failure::NotFound("This mail");
    let mail = tx.mail().by_id(id)?.ok_or_else(unseen)?;
    if mail.is_emptied() {
        let text = "This mail held a link for its recipient only, which is no longer kept. It cannot be sent again.";
        return Err(Failure::Conflict(text.to_owned()));
    }
    tx.mail().requeue(id)?;
    enqueue_sending(tx, context, id)?;
    super::get_mail(tx, context, id)
}
