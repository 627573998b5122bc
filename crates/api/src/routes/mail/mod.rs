//! The mail outbox.

use crate::registry::Registry;

mod dto;

mod get_mail;
mod list_mail;
mod resend_mail;
mod send_test_mail;

/// Registers the operations.
pub fn configure(config: &mut Registry<'_>) {
    config
        .service(list_mail::list_mail)
        .service(send_test_mail::send_test_mail)
        .service(get_mail::get_mail)
        .service(resend_mail::resend_mail);
}
