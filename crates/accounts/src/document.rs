//! Documents handed in for verification: which a role needs, and their port. The bytes lie in private file
//! storage under `storage_key`; this is their record.

use chrono::{DateTime, Utc};
use tierway_kernel::{DocumentId, Role, StoreError, UserId};

/// What a document is; the wire name is the form field's.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum DocumentKind {
    /// A dealer's company licence.
    BusinessLicense,
    /// A dealer's bank statement.
    BankStatement,
    /// A picture of a dealer's shop; several.
    ShopPhotos,
    /// Identity card or passport.
    IdDocument,
    /// Proof of a digital wallet.
    WalletProof,
    /// An employee's letter.
    EmploymentLetter,
}

impl DocumentKind {
    /// All kinds.
    pub const ALL: [DocumentKind; 6] = [
        DocumentKind::BusinessLicense,
        DocumentKind::BankStatement,
        DocumentKind::ShopPhotos,
        DocumentKind::IdDocument,
        DocumentKind::WalletProof,
        DocumentKind::EmploymentLetter,
    ];

    /// The form field's name.
    pub const fn as_str(self) -> &'static str {
        match self {
            DocumentKind::BusinessLicense => "businessLicense",
            DocumentKind::BankStatement => "bankStatement",
            DocumentKind::ShopPhotos => "shopPhotos",
            DocumentKind::IdDocument => "idDocument",
            DocumentKind::WalletProof => "walletProof",
            DocumentKind::EmploymentLetter => "employmentLetter",
        }
    }

    /// What people call it.
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

/// Documents a role must hand in at registration (specification 1 §5). An employee's two are asked for but a
/// registration without them is taken (product.md §3).
pub fn required_documents(role: Role) -> &'static [DocumentKind] {
    match role {
        Role::Dealer => &[DocumentKind::BusinessLicense, DocumentKind::BankStatement, DocumentKind::ShopPhotos],
        Role::Agent | Role::SubAgent => &[DocumentKind::IdDocument, DocumentKind::WalletProof],
        _ => &[],
    }
}

/// Those of `role`'s documents that are not among `present`; an employee's two are counted here too.
pub fn missing_documents(role: Role, present: &[DocumentKind]) -> Vec<DocumentKind> {
    let wanted: &[DocumentKind] = match role {
        Role::Employee | Role::Warehouse => &[DocumentKind::IdDocument, DocumentKind::EmploymentLetter],
        other => required_documents(other),
    };
    wanted.iter().copied().filter(|kind| !present.contains(kind)).collect()
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
    /// The name it was uploaded under, made safe.
    pub file_name: String,
    /// By content: application/pdf, image/jpeg or image/png.
    pub media_type: String,
    /// Bytes.
    pub size: i64,
    /// Where private storage keeps it.
    pub storage_key: String,
    /// When it came in.
    pub created_at: DateTime<Utc>,
}

/// A document to be recorded.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewDocument {
    /// What it is.
    pub kind: DocumentKind,
    /// The name it was uploaded under, made safe.
    pub file_name: String,
    /// By content.
    pub media_type: String,
    /// Bytes.
    pub size: i64,
    /// Where private storage keeps it.
    pub storage_key: String,
}

/// Document records in the store.
pub trait DocumentRepository {
    /// Records a document of `user`.
    fn add(&mut self, user: UserId, document: &NewDocument, now: DateTime<Utc>) -> Result<Document, StoreError>;
    /// One record.
    fn by_id(&mut self, id: DocumentId) -> Result<Option<Document>, StoreError>;
    /// All of one user, oldest first.
    fn of_user(&mut self, user: UserId) -> Result<Vec<Document>, StoreError>;
    /// Which kinds each of these users has handed in, in any order; a store may answer it in one query.
    fn kinds_of(&mut self, users: &[UserId]) -> Result<Vec<(UserId, DocumentKind)>, StoreError> {
        let mut kinds = Vec::new();
        for user in users {
            kinds.extend(self.of_user(*user)?.into_iter().map(|document| (*user, document.kind)));
        }
        Ok(kinds)
    }
}

#[cfg(test)]
mod tests;
