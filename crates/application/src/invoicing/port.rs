//! Port of issued documents.

use chrono::{DateTime, Utc};
use tierway_kernel::{IssuedPaperId, OrderId, StoreError};
use tierway_orders::TradeDocumentKind;

/// A document being issued.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewIssuedDocument {
    /// The order it is of.
    pub order_id: OrderId,
    /// Its kind.
    pub kind: TradeDocumentKind,
    /// Its number, unique within its kind.
    pub number: String,
    /// Its values, as JSON of a [`super::TradeDocument`].
    pub content: String,
    /// Its logo, as named in the setting.
    pub logo: Option<String>,
    /// A name for the file, without an ending.
    pub file_name: String,
}

/// The file of an issued document, in [`crate::FileArea::Private`] under [`IssuedDocumentFile::key`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct IssuedDocumentFile {
    /// BLAKE3 of its bytes, in hexadecimal.
    pub hash: String,
    /// How many bytes.
    pub bytes: u64,
}

impl IssuedDocumentFile {
    /// The file with this content.
    pub fn of(bytes: &[u8]) -> IssuedDocumentFile {
        IssuedDocumentFile { hash: blake3::hash(bytes).to_hex().to_string(), bytes: bytes.len() as u64 }
    }

    /// Storage key.
    pub fn key(&self) -> String {
        format!("paper-{}.pdf", self.hash)
    }
}

/// An issued document. Neither it nor its file ever changes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct IssuedDocument {
    /// Its id.
    pub id: IssuedPaperId,
    /// The stored values.
    pub entry: NewIssuedDocument,
    /// When it was written down.
    pub issued_at: DateTime<Utc>,
    /// Its file; `None` before the first download.
    pub file: Option<IssuedDocumentFile>,
}

/// An issued document with a file, for verification.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FiledDocument {
    /// Its id.
    pub id: IssuedPaperId,
    /// Its kind.
    pub kind: TradeDocumentKind,
    /// Its number.
    pub number: String,
    /// Its file.
    pub file: IssuedDocumentFile,
}

/// Issued documents. The store refuses to change or remove them.
pub trait IssuedDocumentRepository {
    /// Stores documents in one statement; returns how many. An existing one of the same order, kind and number is left
    /// unchanged.
    fn issue_all(&mut self, new: &[NewIssuedDocument], now: DateTime<Utc>) -> Result<u64, StoreError>;
    /// Stores a document; `false` if one of its order, kind and number exists.
    fn issue(&mut self, new: &NewIssuedDocument, now: DateTime<Utc>) -> Result<bool, StoreError> {
        Ok(self.issue_all(std::slice::from_ref(new), now)? == 1)
    }
    /// The document of that order, kind and number.
    fn find(
        &mut self,
        order: OrderId,
        kind: TradeDocumentKind,
        number: &str,
    ) -> Result<Option<IssuedDocument>, StoreError>;
    /// Writes down which file it has; `false` when it has one, which stays.
    fn add_file(
        &mut self,
        paper: IssuedPaperId,
        file: &IssuedDocumentFile,
        now: DateTime<Utc>,
    ) -> Result<bool, StoreError>;
    /// Documents with a file, by ascending id, after `after`.
    fn with_files_after(&mut self, after: IssuedPaperId, limit: u32) -> Result<Vec<FiledDocument>, StoreError>;
    /// The logos of all of them, each once.
    fn logos(&mut self) -> Result<Vec<String>, StoreError>;
}
