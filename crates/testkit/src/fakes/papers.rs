//! Documents as they came.

use tierway_accounts::{DocumentMedia, UploadError};
use tierway_application::Papers;

/// Keeps every document as it is.
pub struct FakePapers;

impl Papers for FakePapers {
    fn clean(&self, _: DocumentMedia, bytes: &[u8]) -> Result<Vec<u8>, UploadError> {
        Ok(bytes.to_vec())
    }
}
