//! `POST /api/mail-outbox/test`.

use tierway_accounts::is_plausible_email;
use tierway_kernel::Permission;

use super::{Mail, NewMail, post};
use crate::{Context, Failure, Settings, Transaction};

/// Sends a test email, so that an admin can check the mail server.
pub fn send_test_mail(tx: &mut dyn Transaction, context: &Context, to: &str) -> Result<Mail, Failure> {
    context.require(Permission::SendTestMail)?;
    let to = to.trim().to_owned();
    if !is_plausible_email(&to) {
        return Err(Failure::field("to", "Please enter a valid email address."));
    }
    let company = Settings::load(tx)?.company_name;
    let body = format!(
        "This is a test email from {company} at {}.\n\nIt was requested by an administrator. No action is needed.\n",
        context.services.public_url
    );
    let id = post(tx, context, NewMail { to, subject: format!("Test email from {company}"), body, link_for: None })?;
    tx.mail().by_id(id)?.ok_or(Failure::NotFound("This mail"))
}
