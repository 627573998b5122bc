//! What happened to a verification, append-only, and the reviewer's queue of cases.

use chrono::{DateTime, Utc};
use tierway_kernel::{DocumentId, Page, PageRequest, Role, StoreError, UserId};

use super::Verification;
use crate::{DocumentKind, User};

/// Something that happened to an account's verification.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum VerificationEventKind {
    /// The account came in.
    Registered,
    /// A document came in.
    Submitted,
    /// A document was accepted.
    Accepted,
    /// A document was refused.
    Refused,
    /// The account was approved.
    Approved,
    /// The account was rejected.
    Rejected,
    /// The person was reminded that a document ends.
    Reminded,
    /// A document ended.
    Expired,
}

impl VerificationEventKind {
    /// All of them.
    pub const ALL: [VerificationEventKind; 8] = [
        VerificationEventKind::Registered,
        VerificationEventKind::Submitted,
        VerificationEventKind::Accepted,
        VerificationEventKind::Refused,
        VerificationEventKind::Approved,
        VerificationEventKind::Rejected,
        VerificationEventKind::Reminded,
        VerificationEventKind::Expired,
    ];

    /// The name in JSON and SQL.
    pub const fn as_str(self) -> &'static str {
        match self {
            VerificationEventKind::Registered => "registered",
            VerificationEventKind::Submitted => "submitted",
            VerificationEventKind::Accepted => "accepted",
            VerificationEventKind::Refused => "refused",
            VerificationEventKind::Approved => "approved",
            VerificationEventKind::Rejected => "rejected",
            VerificationEventKind::Reminded => "reminded",
            VerificationEventKind::Expired => "expired",
        }
    }
}

/// An event to be written.
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
    /// In the reviewer's words.
    pub note: Option<String>,
    /// Who did it; `None` for the platform itself.
    pub actor_id: Option<UserId>,
}

/// A written event.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct VerificationEvent {
    /// What was written.
    pub entry: NewVerificationEvent,
    /// What the document is.
    pub document_kind: Option<DocumentKind>,
    /// When.
    pub created_at: DateTime<Utc>,
}

/// Which cases a reviewer asks for; all that are given must hold.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct CaseFilter {
    /// Only cases that stand so.
    pub verification: Option<Verification>,
    /// Only this role.
    pub role: Option<Role>,
    /// Only accounts that came in before.
    pub before: Option<DateTime<Utc>>,
    /// Part of a name, username, company or email, without case.
    pub text: Option<String>,
    /// Only those with current documents nobody has reviewed, whatever was decided about the account.
    pub needs_review: bool,
}

/// Roles nobody verifies: their accounts are no cases.
pub const UNVERIFIED_ROLES: [Role; 2] = [Role::Admin, Role::Customer];

/// Verifications in the store.
pub trait VerificationRepository {
    /// Writes an event.
    fn add_event(&mut self, event: &NewVerificationEvent, now: DateTime<Utc>) -> Result<(), StoreError>;
    /// The events of one account, oldest first.
    fn history(&mut self, user: UserId) -> Result<Vec<VerificationEvent>, StoreError>;
    /// Accounts somebody verifies (none of [`UNVERIFIED_ROLES`]), oldest first.
    fn cases(&mut self, filter: &CaseFilter, page: &PageRequest) -> Result<Page<User>, StoreError>;
}
