//! Documents unchanged.

use tierway_accounts::{DocumentMedia, UploadError};
use tierway_application::DocumentSanitizer;

/// Keeps every document as it is.
pub struct FakeSanitizer;

impl DocumentSanitizer for FakeSanitizer {
    fn clean(&self, _: DocumentMedia, bytes: &[u8]) -> Result<Vec<u8>, UploadError> {
        Ok(bytes.to_vec())
    }
}
