//! `POST /api/mail-outbox/test`.

use tierway_accounts::is_plausible_email;
use tierway_kernel::{Permission, message};

use super::{Mail, NewMail, post};
use crate::{Context, Failure, Settings, Transaction};

/// Sends a test email, so that an admin can check the mail server.
pub fn send_test_mail(tx: &mut dyn Transaction, context: &Context, to: &str) -> Result<Mail, Failure> {
    context.require(Permission::SendTestMail)?;
    let to = to.trim().to_owned();
    if !is_plausible_email(&to) {
        return Err(Failure::field("to", "Please enter a valid email address."));
    }
    let (company, address) = (Settings::load(tx)?.company_name, &context.services.public_url);
    let language = context.language;
    let subject = message!("Test email from {company}", company).render(language);
    let text = [
        message!("This is a test email from {company} at {address}.", company, address),
        message!("It was requested by an administrator. No action is needed."),
    ];
    let body = text.map(|part| part.render(language)).join("\n\n") + "\n";
    let id = post(tx, context, NewMail { to, subject, body, link_for: None })?;
    tx.mail().by_id(id)?.ok_or(Failure::NotFound("This mail"))
}
