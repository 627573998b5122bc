//! `GET /api/mail-outbox/{id}`.

use tierway_kernel::{MailId, Permission};

use super::Mail;
use crate::{Context, Failure, Transaction};

/// One mail with its text. Where a link is put in at sending, [`super::LINK_PLACE`] stands in its place.
pub fn get_mail(tx: &mut dyn Transaction, context: &Context, id: MailId) -> Result<Mail, Failure> {
    context.require(Permission::GetMail)?;
    tx.mail().by_id(id)?.ok_or(Failure::NotFound("This mail"))
}
