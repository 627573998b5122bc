//! Mail of the outbox.

use diesel::prelude::*;
use tierway_application::mail::{Mail, MailStatus, NewMail};
use tierway_kernel::{MailId, Message, ResetId, StoreError, from_micros};

use super::read_time;
use crate::schema::mail_outbox;

/// A mail as it is read.
#[derive(Queryable, Selectable)]
#[diesel(table_name = mail_outbox)]
pub(crate) struct MailRow {
    pub(crate) id: i64,
    recipient: String,
    subject: String,
    body: String,
    reset_id: Option<i64>,
    status: String,
    attempts: i64,
    last_error: Option<String>,
    pub(crate) created_at: i64,
    sent_at: Option<i64>,
    files: i64,
}

impl MailRow {
    /// The mail.
    pub(crate) fn into_mail(self) -> Result<Mail, StoreError> {
        let link_for = self.reset_id.map(ResetId);
        let content = NewMail { to: self.recipient, subject: self.subject, body: self.body, link_for };
        Ok(Mail {
            id: MailId(self.id),
            content,
            status: super::read_enum("mail_outbox.status", &MailStatus::ALL, MailStatus::as_str, &self.status)?,
            attempts: super::read_count("mail_outbox.attempts", self.attempts)?,
            last_error: self.last_error.map(Message::from_stored),
            created_at: from_micros(self.created_at),
            sent_at: read_time(self.sent_at),
            files: super::read_count("mail_outbox.files", self.files)?,
        })
    }
}
