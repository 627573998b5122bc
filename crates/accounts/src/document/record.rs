//! The record of a document.

use chrono::{DateTime, NaiveDate, Utc};
use tierway_kernel::{DocumentId, Role, UserId};

use super::review::Review;

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

/// A document's record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Document {
    /// Identity.
    pub id: DocumentId,
    /// Its owner.
    pub user_id: UserId,
    /// Its kind.
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
    /// Its kind.
    pub kind: DocumentKind,
    /// The sanitized upload name.
    pub file_name: String,
    /// By content.
    pub media_type: String,
    /// Bytes.
    pub size: i64,
    /// Key in private storage.
    pub storage_key: String,
    /// Last day on which it is valid, as entered by its owner.
    pub expires_on: Option<NaiveDate>,
}
