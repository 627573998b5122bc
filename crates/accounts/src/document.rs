//! Documents uploaded for verification: which ones a role needs, and their port. The file is in private storage under
//! `storage_key`; this is its record.

mod record;
mod requirements;
mod review;

use chrono::{DateTime, NaiveDate, Utc};
use tierway_kernel::{DocumentId, StoreError, UserId};

pub use record::{Document, DocumentKind, NewDocument, required_documents};
pub use requirements::{
    ApprovalError, MissingDocument, MissingReason, check_approval, lacks_required, missing_documents,
    outstanding_documents, remind_until, replaced_by_new, requested_documents,
};
pub use review::{
    DecisionForm, DocumentDecision, DocumentError, MAX_REVIEW_NOTE, RefusalReason, Review, ReviewState, last_day,
};

/// Document records in the store.
pub trait DocumentRepository {
    /// Records a document of `user`.
    fn add(&mut self, user: UserId, document: &NewDocument, now: DateTime<Utc>) -> Result<Document, StoreError>;
    /// One record.
    fn by_id(&mut self, id: DocumentId) -> Result<Option<Document>, StoreError>;
    /// All of one user, oldest first.
    fn of_user(&mut self, user: UserId) -> Result<Vec<Document>, StoreError>;
    /// Which kinds each of these users has uploaded, without replaced and refused ones, in any order.
    fn kinds_of(&mut self, users: &[UserId]) -> Result<Vec<(UserId, DocumentKind)>, StoreError>;
    /// The current documents of several users, without replaced ones, oldest first.
    fn current_of(&mut self, users: &[UserId]) -> Result<Vec<Document>, StoreError>;
    /// Writes a decision on a current document if its review status is still the one the decision expects; `false`
    /// otherwise. A new expiry date resets the reminder.
    fn review(
        &mut self,
        id: DocumentId,
        decision: &DocumentDecision,
        by: Option<UserId>,
        now: DateTime<Utc>,
    ) -> Result<bool, StoreError>;
    /// Marks these as replaced; those replaced before keep their time.
    fn replace(&mut self, ids: &[DocumentId], now: DateTime<Utc>) -> Result<(), StoreError>;
    /// Current documents of active accounts that expire from `today` to `until` and whose owners were not reminded,
    /// soonest first, at most `most`. Refused ones are omitted.
    fn to_remind(&mut self, today: NaiveDate, until: NaiveDate, most: u32) -> Result<Vec<Document>, StoreError>;
    /// Current documents of active accounts that expired before `today` and whose expiry is not in the history yet,
    /// oldest first, at most `most`. Refused ones are omitted.
    fn to_expire(&mut self, today: NaiveDate, most: u32) -> Result<Vec<Document>, StoreError>;
    /// Records that the owner was reminded of its expiry.
    fn mark_reminded(&mut self, id: DocumentId, now: DateTime<Utc>) -> Result<(), StoreError>;
}

#[cfg(test)]
pub(crate) mod tests;
