//! `GET /api/mail-outbox`.

use tierway_kernel::{DateSort, Page, PageRequest, Permission};

use super::{Mail, MailStatus};
use crate::{Context, Failure, Transaction};

/// The outbox by when it was written; all of it or only mails in one state.
pub fn list_mail(
    tx: &mut dyn Transaction,
    context: &Context,
    status: Option<MailStatus>,
    sort: DateSort,
    page: &PageRequest,
) -> Result<Page<Mail>, Failure> {
    context.require(Permission::ListMail)?;
    Ok(tx.mail().list(status, sort, page)?)
}
