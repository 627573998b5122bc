//! The file of an issued document: rendered once, then read and verified.

use tierway_kernel::message;

use super::print::set;
use super::{IssuedDocument, IssuedDocumentFile, TradeDocument};
use crate::{Failure, FileArea, FileError, Files, Services};

/// Renders an issued document from its frozen values and stores the file under the hash of its bytes. Concurrent calls
/// store the same file. Slow: never called on an async thread nor inside a transaction.
pub fn make_file(services: &Services, paper: &IssuedDocument) -> Result<IssuedDocumentFile, Failure> {
    let entry = &paper.entry;
    let values: TradeDocument = serde_json::from_str(&entry.content)
        .map_err(|error| Failure::Outside(format!("the values of {} cannot be read: {error}", entry.number)))?;
    let bytes = set(services, values, entry.logo.as_deref())?;
    let file = IssuedDocumentFile::of(&bytes);
    let put = services.files.put(FileArea::Private, &file.key(), &bytes);
    put.map_err(|error| Failure::Storage(error.to_string()))?;
    Ok(file)
}

/// Why a file is not returned.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Damage {
    /// It is not there.
    Missing,
    /// Its content has changed.
    Changed,
}

impl std::fmt::Display for Damage {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Damage::Missing => "is missing",
            Damage::Changed => "has been changed",
        })
    }
}

/// The bytes of an issued document's file, if they match the stored hash.
pub(super) fn proved(files: &dyn Files, file: &IssuedDocumentFile) -> Result<Result<Vec<u8>, Damage>, Failure> {
    match files.get(FileArea::Private, &file.key()) {
        Ok(bytes) if IssuedDocumentFile::of(&bytes) == *file => Ok(Ok(bytes)),
        Ok(_) => Ok(Err(Damage::Changed)),
        Err(FileError::Missing) => Ok(Err(Damage::Missing)),
        Err(error) => Err(Failure::Storage(error.to_string())),
    }
}

/// The bytes of an issued document as first rendered. Changed content is never returned.
pub fn read_file(services: &Services, number: &str, file: &IssuedDocumentFile) -> Result<Vec<u8>, Failure> {
    proved(&*services.files, file)?.map_err(|damage| {
        tracing::error!(number, key = file.key(), ?damage, "an issued document is damaged");
        let number = number.to_owned();
        Failure::Damaged(match damage {
            Damage::Missing => message!(
                "The file of {number} is missing in storage. Please ask the administrator to restore it from a backup.",
                number
            ),
            Damage::Changed => message!(
                "The file of {number} has been changed in storage. Please ask the administrator to restore it from a backup.",
                number
            ),
        })
    })
}
