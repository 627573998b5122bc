//! Email by a transactional outbox: use cases [`post`] into it in their own transaction; a job sends from there.
//! Nothing is sent after a rollback, nothing is lost while the mail server is down, and the admin sees the status.

mod get_mail;
mod letter;
mod list_mail;
mod port;
mod post;
mod resend_mail;
mod send_mail;
mod send_test_mail;

pub use get_mail::get_mail;
pub use list_mail::list_mail;
pub use port::{LINK_PLACE, Mail, MailAttachment, MailRepository, MailStatus, NewMail, ResendError};
pub use post::post;
pub use resend_mail::resend_mail;
pub use send_test_mail::send_test_mail;

pub(crate) use letter::{Letter, post_letter};
pub(crate) use send_mail::send_mail;
