//! The outbox in the store.

use chrono::{DateTime, Utc};
use tierway_kernel::{MailId, Page, PageRequest, StoreError};

tierway_kernel::names! {
    /// What became of a mail.
    pub enum MailStatus as "MailStatus" {
        /// Waits to be sent, perhaps after failed attempts.
        Queued = "queued",
        /// Taken by the mail server.
        Sent = "sent",
        /// Given up.
        Failed = "failed",
        /// Not sent because there is no mail server; it can be read in the outbox.
        Kept = "kept",
    }
}

/// A mail to be sent: plain text to one address.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewMail {
    /// The recipient's address.
    pub to: String,
    /// Subject, one line.
    pub subject: String,
    /// Plain text.
    pub body: String,
    /// Whether the body lets its reader do something, as a link for a new password does. Such a body is emptied once
    /// it was sent.
    pub has_secret: bool,
}

/// A mail of the outbox.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Mail {
    /// Identity.
    pub id: MailId,
    /// What is sent to whom; the body is empty once a secret was removed.
    pub content: NewMail,
    /// What became of it.
    pub status: MailStatus,
    /// How often sending was tried.
    pub attempts: u32,
    /// Why the last attempt failed, without secrets.
    pub last_error: Option<String>,
    /// When it was posted.
    pub created_at: DateTime<Utc>,
    /// When the mail server took it.
    pub sent_at: Option<DateTime<Utc>>,
}

impl Mail {
    /// Whether its text was removed, so that it cannot be sent again.
    pub fn is_emptied(&self) -> bool {
        self.content.has_secret && self.content.body.is_empty()
    }
}

/// The outbox in the store.
pub trait MailRepository {
    /// Puts a mail into the outbox; nobody is asked to send it yet, see [`super::post`].
    fn queue(&mut self, mail: &NewMail, now: DateTime<Utc>) -> Result<MailId, StoreError>;
    /// One mail.
    fn by_id(&mut self, id: MailId) -> Result<Option<Mail>, StoreError>;
    /// Mails, newest first.
    fn list(&mut self, status: Option<MailStatus>, page: &PageRequest) -> Result<Page<Mail>, StoreError>;
    /// Notes an attempt: what the mail is now and, when it went wrong, why. `Sent` sets the time and empties a body
    /// with a secret.
    fn note_attempt(
        &mut self,
        id: MailId,
        status: MailStatus,
        error: Option<&str>,
        now: DateTime<Utc>,
    ) -> Result<(), StoreError>;
    /// Makes it wait to be sent again; the attempts stay counted.
    fn requeue(&mut self, id: MailId) -> Result<(), StoreError>;
    /// Empties bodies with a secret of mails posted before `before`, some at a time; how many, none when all are done. Those still queued become `Failed`.
    fn empty_secrets(&mut self, before: DateTime<Utc>) -> Result<u64, StoreError>;
}
