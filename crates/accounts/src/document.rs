//! Documents handed in for verification: which a role needs, and their port. The bytes lie in private file
//! storage under `storage_key`; this is their record.

mod record;
mod review;
mod standing;

use chrono::{DateTime, NaiveDate, Utc};
use tierway_kernel::{DocumentId, StoreError, UserId};

pub use record::{Document, DocumentKind, NewDocument, required_documents};
pub use review::{
    DecisionForm, DocumentDecision, DocumentError, MAX_REVIEW_NOTE, RefusalReason, Review, ReviewState, last_day,
};
pub use standing::{
    ApprovalError, Lack, LackingDocument, asked_documents, check_approval, lacking_documents, lacks_required,
    missing_documents, remind_until, replaced_by_new,
};

/// Document records in the store.
pub trait DocumentRepository {
    /// Records a document of `user`.
    fn add(&mut self, user: UserId, document: &NewDocument, now: DateTime<Utc>) -> Result<Document, StoreError>;
    /// One record.
    fn by_id(&mut self, id: DocumentId) -> Result<Option<Document>, StoreError>;
    /// All of one user, oldest first.
    fn of_user(&mut self, user: UserId) -> Result<Vec<Document>, StoreError>;
    /// Which kinds each of these users has handed in, replaced and refused ones left out, in any order.
    fn kinds_of(&mut self, users: &[UserId]) -> Result<Vec<(UserId, DocumentKind)>, StoreError>;
    /// The current ones of several users, replaced ones left out, oldest first.
    fn current_of(&mut self, users: &[UserId]) -> Result<Vec<Document>, StoreError>;
    /// Writes a decision about a current document whose review stands where the decision says it stood; `false` when
    /// there is none (any more). A new last day makes its owner be reminded anew.
    fn review(
        &mut self,
        id: DocumentId,
        decision: &DocumentDecision,
        by: Option<UserId>,
        now: DateTime<Utc>,
    ) -> Result<bool, StoreError>;
    /// Notes that a newer one took the place of these; those replaced before keep their time.
    fn replace(&mut self, ids: &[DocumentId], now: DateTime<Utc>) -> Result<(), StoreError>;
    /// Current documents of active accounts that end from `today` to `until` and whose owners were not told, soonest
    /// first, at most `most`. Refused ones are left out.
    fn to_remind(&mut self, today: NaiveDate, until: NaiveDate, most: u32) -> Result<Vec<Document>, StoreError>;
    /// Current documents of active accounts whose last day lies before `today` and whose end is not in their owners'
    /// history, oldest end first, at most `most`. Refused ones are left out.
    fn to_expire(&mut self, today: NaiveDate, most: u32) -> Result<Vec<Document>, StoreError>;
    /// Notes that the owner was told that it ends.
    fn mark_reminded(&mut self, id: DocumentId, now: DateTime<Utc>) -> Result<(), StoreError>;
}

#[cfg(test)]
pub(crate) mod tests;
