//! The append-only history of a verification, and the reviewer's queue of cases.

use chrono::{DateTime, Utc};
use tierway_kernel::{DocumentId, Message, Page, PageRequest, Role, StoreError, UserId};

use super::Verification;
use crate::{DocumentKind, User};

tierway_kernel::names! {
    /// A verification event.
    pub enum VerificationEventKind as "VerificationEventName" {
        /// The account came in.
        Registered = "registered",
        /// A document came in.
        Submitted = "submitted",
        /// A document was accepted.
        Accepted = "accepted",
        /// A document was refused.
        Refused = "refused",
        /// The account was approved.
        Approved = "approved",
        /// The account was rejected.
        Rejected = "rejected",
        /// The person was reminded that a document ends.
        Reminded = "reminded",
        /// A document ended.
        Expired = "expired",
    }
}

/// An event to write.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewVerificationEvent {
    /// To whose account.
    pub user_id: UserId,
    /// What.
    pub event: VerificationEventKind,
    /// Which document it is about.
    pub document_id: Option<DocumentId>,
    /// The coded reason of a refused document.
    pub reason: Option<String>,
    /// In the reviewer's words, or the server's.
    pub note: Option<Message>,
    /// The actor; `None` for the system.
    pub actor_id: Option<UserId>,
}

/// A written event.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct VerificationEvent {
    /// The stored values.
    pub entry: NewVerificationEvent,
    /// The kind of the document.
    pub document_kind: Option<DocumentKind>,
    /// When.
    pub created_at: DateTime<Utc>,
}

/// Filter of cases; all given criteria must match.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct CaseFilter {
    /// Only cases with this status.
    pub verification: Option<Verification>,
    /// Only this role.
    pub role: Option<Role>,
    /// Only accounts that came in before.
    pub before: Option<DateTime<Utc>>,
    /// Part of a name, username, company or email, without case.
    pub text: Option<String>,
    /// Only those with unreviewed current documents, whatever the account's status.
    pub needs_review: bool,
}

/// Roles that are not verified.
pub const UNVERIFIED_ROLES: [Role; 2] = [Role::Admin, Role::Customer];

/// Verifications in the store.
pub trait VerificationRepository {
    /// Writes an event.
    fn add_event(&mut self, event: &NewVerificationEvent, now: DateTime<Utc>) -> Result<(), StoreError>;
    /// The events of one account, oldest first.
    fn history(&mut self, user: UserId) -> Result<Vec<VerificationEvent>, StoreError>;
    /// Accounts that need verification (none of [`UNVERIFIED_ROLES`]), oldest first.
    fn cases(&mut self, filter: &CaseFilter, page: &PageRequest) -> Result<Page<User>, StoreError>;
}
