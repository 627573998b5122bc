//! Mail: use cases [`post`] into the outbox, in their own transaction; a job sends from there. Nothing is sent that
//! was rolled back, nothing is lost when the mail server is away, and the admin sees what became of it.

mod get_mail;
mod list_mail;
mod port;
mod post;
mod resend_mail;
mod send_mail;
mod send_test_mail;

pub use get_mail::get_mail;
pub use list_mail::list_mail;
pub use port::{LINK_PLACE, Mail, MailRepository, MailStatus, NewMail};
pub use post::post;
pub use resend_mail::resend_mail;
pub use send_test_mail::send_test_mail;

pub(crate) use send_mail::send_mail;
