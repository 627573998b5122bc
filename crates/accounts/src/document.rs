//! Documents uploaded for verification: which ones a role needs, and their port. The file is in private storage under
//! `storage_key`; this is its record.

mod review;
mod standing;

use chrono::{DateTime, NaiveDate, Utc};
use tierway_kernel::{DocumentId, Role, StoreError, UserId};

pub use review::{
    DecisionForm, DocumentDecision, DocumentError, MAX_REVIEW_NOTE, RefusalReason, Review, ReviewState, last_day,
};
pub use standing::{
    ApprovalError, Lack, LackingDocument, asked_documents, check_approval, lacking_documents, remind_until,
    replaced_by_new,
};

tierway_kernel::names! {
    /// Type of a document, named like its form field.
    pub enum DocumentKind as "DocumentName" {
        /// A dealer's company licence.
        BusinessLicense = "businessLicense",
        /// A dealer's bank statement.
        BankStatement = "bankStatement",
        /// A picture of a dealer's shop; several.
        ShopPhotos = "shopPhotos",
        /// Identity card or passport.
        IdDocument = "idDocument",
        /// Proof of a digital wallet.
        WalletProof = "walletProof",
        /// Employment letter.
        EmploymentLetter = "employmentLetter",
    }
}

impl DocumentKind {
    /// Display name.
    pub const fn label(self) -> &'static str {
        match self {
            DocumentKind::BusinessLicense => "Company License",
            DocumentKind::BankStatement => "Bank Statement",
            DocumentKind::ShopPhotos => "Shop Photos",
            DocumentKind::IdDocument => "ID Document",
            DocumentKind::WalletProof => "Wallet Proof",
            DocumentKind::EmploymentLetter => "Employment Letter",
        }
    }

    /// Whether PDF is accepted too; shop photos are pictures only (specification 1 §5).
    pub const fn accepts_pdf(self) -> bool {
        !matches!(self, DocumentKind::ShopPhotos)
    }
}

/// Documents a role must upload at registration (specification 1 §5). An employee's two are requested but not required
/// (product.md §3).
pub fn required_documents(role: Role) -> &'static [DocumentKind] {
    match role {
        Role::Dealer => &[DocumentKind::BusinessLicense, DocumentKind::BankStatement, DocumentKind::ShopPhotos],
        Role::Agent | Role::SubAgent => &[DocumentKind::IdDocument, DocumentKind::WalletProof],
        _ => &[],
    }
}

/// Those of `role`'s documents that are not among `present`; an employee's two are counted here too.
pub fn missing_documents(role: Role, present: &[DocumentKind]) -> Vec<DocumentKind> {
    asked_documents(role).iter().copied().filter(|kind| !present.contains(kind)).collect()
}

/// Whether among the `missing` documents is one without which an account of `role` cannot be approved.
pub fn lacks_required(role: Role, missing: &[DocumentKind]) -> bool {
    required_documents(role).iter().any(|kind| missing.contains(kind))
}

/// A document's record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Document {
    /// Identity.
    pub id: DocumentId,
    /// Whose it is.
    pub user_id: UserId,
    /// What it is.
    pub kind: DocumentKind,
    /// The sanitized upload name.
    pub file_name: String,
    /// By content: application/pdf, image/jpeg or image/png.
    pub media_type: String,
    /// Bytes.
    pub size: i64,
    /// Key in private storage.
    pub storage_key: String,
    /// When it was uploaded.
    pub created_at: DateTime<Utc>,
    /// The review decision.
    pub review: Review,
    /// Last day on which it is valid.
    pub expires_on: Option<NaiveDate>,
    /// When it was replaced.
    pub replaced_at: Option<DateTime<Utc>>,
    /// When its owner was last reminded of its expiry.
    pub reminded_at: Option<DateTime<Utc>>,
}

/// A document to be recorded.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewDocument {
    /// What it is.
    pub kind: DocumentKind,
    /// The sanitized upload name.
    pub file_name: String,
    /// By content.
    pub media_type: String,
    /// Bytes.
    pub size: i64,
    /// Key in private storage.
    pub storage_key: String,
    /// Last day on which it is valid, as its owner says.
    pub expires_on: Option<NaiveDate>,
}

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
