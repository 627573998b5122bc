//! `GET /api/mail-outbox/{id}`.

use tierway_kernel::{MailId, Permission};

use super::{Mail, MailStatus};
use crate::{Context, Failure, Transaction};

/// One mail with its text. A text with a secret is shown only where no mail server could deliver it, so that a
/// deployment without one still works; otherwise it is for the recipient alone.
pub fn get_mail(tx: &mut dyn Transaction, context: &Context, id: MailId) -> Result<Mail, Failure> {
    context.require(Permission::GetMail)?;
    let mut mail = tx.mail().by_id(id)?.ok_or(Failure::NotFound("This mail"))?;
    if mail.content.has_secret && mail.status != MailStatus::Kept {
        mail.content.body = String::new();
    }
    Ok(mail)
}
