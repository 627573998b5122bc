//! The file of an issued paper: made once, then read and proved.

use super::print::set;
use super::{IssuedPaper, Paper, PaperFile};
use crate::{Failure, FileArea, FileError, Services};

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

/// The bytes of an issued paper, as they were when it was taken for the first time. Another content is never given out.
pub fn read_file(services: &Services, number: &str, file: &PaperFile) -> Result<Vec<u8>, Failure> {
    let damaged = |fault: &str| {
        tracing::error!(number, key = file.key(), fault, "an issued paper is damaged");
        Failure::Damaged(format!(
            "The file of {number} is {fault} in the storage. Please tell the administrator, who can take it from a backup."
        ))
    };
    match services.files.get(FileArea::Private, &file.key()) {
        Ok(bytes) if PaperFile::of(&bytes) == *file => Ok(bytes),
        Ok(_) => Err(damaged("not what it was")),
        Err(FileError::Missing) => Err(damaged("missing")),
        Err(error) => Err(Failure::Storage(error.to_string())),
    }
}
