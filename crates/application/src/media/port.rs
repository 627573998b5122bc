//! Records of uploaded pictures in the store.

use chrono::{DateTime, Utc};
use tierway_kernel::StoreError;

/// An uploaded picture.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Media {
    /// Key of its largest rendition in [`crate::FileArea::Media`].
    pub key: String,
    /// Bytes of that rendition.
    pub bytes: u64,
    /// Its width in pixels; 0 for a drawing.
    pub width: u32,
    /// Its height in pixels.
    pub height: u32,
}

/// A picture with the time of its last upload or reference.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Touched {
    /// Its key.
    pub key: String,
    /// When.
    pub at: DateTime<Utc>,
}

/// Records of pictures. Who refers to a picture touches it in the same transaction; a picture is only removed when it
/// was not touched for a while, and from the beginning of its removal it cannot be touched any more. So of a reference
/// and a removal at the same time exactly one counts.
pub trait MediaRepository {
    /// Hosts of external product pictures, by name.
    fn hosts(&mut self, limit: u32) -> Result<Vec<String>, StoreError>;
    /// Records a picture whose files are about to be stored, or touches it. [`StoreError::Contended`] while it is being
    /// removed.
    fn note(&mut self, media: &Media, now: DateTime<Utc>) -> Result<(), StoreError>;
    /// Touches the existing ones of `keys` and returns them in any order.
    fn touch(&mut self, keys: &[String], now: DateTime<Utc>) -> Result<Vec<String>, StoreError>;
    /// Pictures last touched before `before`, the longest untouched first, from the one behind `after` on.
    fn untouched(
        &mut self,
        before: DateTime<Utc>,
        after: Option<&Touched>,
        limit: u32,
    ) -> Result<Vec<Touched>, StoreError>;
    /// Starts the removal of those of `keys` last touched before `before`; returns them in any order.
    fn begin_removal(&mut self, keys: &[String], before: DateTime<Utc>) -> Result<Vec<String>, StoreError>;
    /// Pictures whose removal has begun, at most `limit`.
    fn being_removed(&mut self, limit: u32) -> Result<Vec<String>, StoreError>;
    /// Forgets those of `keys` whose removal has begun; how many.
    fn end_removal(&mut self, keys: &[String]) -> Result<u64, StoreError>;
}
