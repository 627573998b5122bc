//! `GET /api/mail-outbox`.

use tierway_kernel::{Page, PageRequest, Permission};

use super::{Mail, MailStatus};
use crate::{Context, Failure, Transaction};

/// The outbox, newest first; all of it or only mails in one state.
pub fn list_mail(
    tx: &mut dyn Transaction,
    context: &Context,
    status: Option<MailStatus>,
    page: &PageRequest,
) -> Result<Page<Mail>, Failure> {
    context.require(Permission::ListMail)?;
    Ok(tx.mail().list(status, page)?)
}
