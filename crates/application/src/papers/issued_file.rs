//! The file of an issued paper: made once, then read and proved.

use super::print::set;
use super::{IssuedPaper, Paper, PaperFile};
use crate::{Failure, FileArea, FileError, Files, Services};

/// Sets an issued paper out of the values that were frozen, and keeps its file under the hash of its bytes. Two who do it at
/// once keep the same file. Slow: never called on an async thread nor inside a transaction.
pub fn make_file(services: &Services, paper: &IssuedPaper) -> Result<PaperFile, Failure> {
    let entry = &paper.entry;
    let values: Paper = serde_json::from_str(&entry.content)
        .map_err(|error| Failure::Outside(format!("the values of {} cannot be read: {error}", entry.number)))?;
    let bytes = set(services, values, entry.logo.as_deref())?;
    let file = PaperFile::of(&bytes);
    let put = services.files.put(FileArea::Private, &file.key(), &bytes);
    put.map_err(|error| Failure::Storage(error.to_string()))?;
    Ok(file)
}

/// Why a file is not given out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Damage {
    /// It is not there.
    Missing,
    /// It has another content than was kept.
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

/// The bytes of a file of an issued paper, if they are those that were kept.
pub(super) fn proved(files: &dyn Files, file: &PaperFile) -> Result<Result<Vec<u8>, Damage>, Failure> {
    match files.get(FileArea::Private, &file.key()) {
        Ok(bytes) if PaperFile::of(&bytes) == *file => Ok(Ok(bytes)),
        Ok(_) => Ok(Err(Damage::Changed)),
        Err(FileError::Missing) => Ok(Err(Damage::Missing)),
        Err(error) => Err(Failure::Storage(error.to_string())),
    }
}

/// The bytes of an issued paper, as they were when it was taken for the first time. Another content is never given out.
pub fn read_file(services: &Services, number: &str, file: &PaperFile) -> Result<Vec<u8>, Failure> {
    proved(&*services.files, file)?.map_err(|damage| {
        tracing::error!(number, key = file.key(), ?damage, "an issued document is damaged");
        Failure::Damaged(format!(
            "The file of {number} {damage} in storage. Please ask the administrator to restore it from a backup."
        ))
    })
}
