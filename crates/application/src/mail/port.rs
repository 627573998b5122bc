//! The outbox in the store.

use chrono::{DateTime, Utc};
use tierway_kernel::{DateSort, MailId, Message, Page, PageRequest, ResetId, Sentence, StoreError};

/// The placeholder for a link that is created when the email is sent. It is stored with queued emails, so it never changes.
pub const LINK_PLACE: &str = "[The link is made when this mail is sent.]";

tierway_kernel::names! {
    /// Status of an email.
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

/// A mail to send: plain text to one address.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewMail {
    /// The recipient's address.
    pub to: String,
    /// Subject, one line.
    pub subject: String,
    /// Plain text. Contains no action links: these are created when sending.
    pub body: String,
    /// The request for a new password whose link is put in at [`LINK_PLACE`].
    pub link_for: Option<ResetId>,
}

/// A file that goes out with a mail.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MailAttachment {
    /// Its name, such as `sales.pdf`.
    pub name: String,
    /// Its media type, such as `application/pdf`.
    pub media_type: String,
    /// Its bytes.
    pub content: Vec<u8>,
}

/// A mail of the outbox.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Mail {
    /// Identity.
    pub id: MailId,
    /// Recipient and content.
    pub content: NewMail,
    /// Its outcome.
    pub status: MailStatus,
    /// How often sending was tried.
    pub attempts: u32,
    /// Why the last attempt failed, without secrets.
    pub last_error: Option<Message>,
    /// When it was queued.
    pub created_at: DateTime<Utc>,
    /// When the mail server accepted it.
    pub sent_at: Option<DateTime<Utc>>,
    /// How many files it was posted with; they are removed in time.
    pub files: u32,
}

/// Why a mail cannot be sent again.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Sentence)]
pub enum ResendError {
    /// It would go out without its files.
    #[error("The attachments of this email have been deleted, so it cannot be sent again.")]
    WithoutFiles,
}

impl Mail {
    /// Whether it may be sent again while this many of its files are stored.
    pub fn check_resend(&self, stored: u32) -> Result<(), ResendError> {
        if stored < self.files { Err(ResendError::WithoutFiles) } else { Ok(()) }
    }
}

/// The outbox in the store.
pub trait MailRepository {
    /// Writes an email to the outbox without enqueuing its sending; see [`super::post`].
    fn queue(&mut self, mail: &NewMail, now: DateTime<Utc>) -> Result<MailId, StoreError>;
    /// Adds files to a mail.
    fn attach(&mut self, id: MailId, files: &[MailAttachment]) -> Result<(), StoreError>;
    /// The files of a mail, in the order they were added.
    fn attachments(&mut self, id: MailId) -> Result<Vec<MailAttachment>, StoreError>;
    /// How many files of a mail are stored.
    fn attachment_count(&mut self, id: MailId) -> Result<u32, StoreError>;
    /// Removes the files of mails that were queued before this time and no longer wait, in batches; returns how many, 0
    /// when done.
    fn purge_attachments(&mut self, before: DateTime<Utc>) -> Result<u64, StoreError>;
    /// One mail.
    fn by_id(&mut self, id: MailId) -> Result<Option<Mail>, StoreError>;
    /// Mails by when they were written; all or those in one state.
    fn list(
        &mut self,
        status: Option<MailStatus>,
        sort: DateSort,
        page: &PageRequest,
    ) -> Result<Page<Mail>, StoreError>;
    /// Notes an attempt: what the mail is now and, when it went wrong, why. `Sent` sets the time.
    fn note_attempt(
        &mut self,
        id: MailId,
        status: MailStatus,
        error: Option<&Message>,
        now: DateTime<Utc>,
    ) -> Result<(), StoreError>;
    /// Makes it wait to be sent again; the attempts stay counted.
    fn requeue(&mut self, id: MailId) -> Result<(), StoreError>;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mail_is_not_sent_again_without_its_files() {
        let mail = |files| Mail {
            id: MailId(1),
            content: NewMail { to: String::new(), subject: String::new(), body: String::new(), link_for: None },
            status: MailStatus::Sent,
            attempts: 1,
            last_error: None,
            created_at: DateTime::UNIX_EPOCH,
            sent_at: None,
            files,
        };
        assert_eq!([(0, 0), (2, 2)].map(|(files, stored)| mail(files).check_resend(stored)), [Ok(()); 2]);
        let refused = Err(ResendError::WithoutFiles);
        assert_eq!([(2, 0), (2, 1)].map(|(files, stored)| mail(files).check_resend(stored)), [refused; 2]);
    }
}
