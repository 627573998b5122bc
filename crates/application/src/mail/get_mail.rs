//! `GET /api/mail-outbox/{id}`.

use tierway_kernel::{MailId, Permission};

use super::Mail;
use crate::{Context, Failure, Transaction};

/// One email with its text. A link inserted when sending is shown as [`super::LINK_PLACE`].
pub fn get_mail(tx: &mut dyn Transaction, context: &Context, id: MailId) -> Result<Mail, Failure> {
    context.require(Permission::GetMail)?;
    tx.mail().by_id(id)?.ok_or(Failure::NotFound("This mail"))
}
