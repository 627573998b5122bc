//! Pictures kept in memory.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError, Weak};

use bytes::Bytes;
use quick_cache::Weighter;
use quick_cache::sync::Cache;

/// Size of the picture cache in bytes.
const CAPACITY: u64 = 16 * 1024 * 1024;

/// Weight in bytes.
#[derive(Clone)]
pub(super) struct ByteWeight;

impl Weighter<String, Bytes> for ByteWeight {
    fn weight(&self, key: &String, bytes: &Bytes) -> u64 {
        u64::try_from(key.len() + bytes.len()).unwrap_or(u64::MAX)
    }
}

/// In-memory picture cache, by key, and the sheets that are on their way.
pub struct MediaCache(pub(super) Cache<String, Bytes, ByteWeight>, pub(super) Sheets);

impl Default for MediaCache {
    fn default() -> Self {
        MediaCache(Cache::with_weighter(256, CAPACITY, ByteWeight), Sheets::default())
    }
}

/// Sheets that somebody is downloading, by key. They are large and go out slowly, so those who download one at the same time
/// share its bytes.
#[derive(Default)]
pub(super) struct Sheets(Mutex<HashMap<String, Weak<Sheet>>>);

struct Sheet(Bytes);

/// Part of the response; the bytes are released with the last one.
struct Download(Arc<Sheet>);

impl AsRef<[u8]> for Download {
    fn as_ref(&self) -> &[u8] {
        &self.0.0
    }
}

impl Sheets {
    /// The bytes of a sheet on its way.
    pub(super) fn get(&self, key: &str) -> Option<Bytes> {
        let sheet = self.0.lock().unwrap_or_else(PoisonError::into_inner).get(key)?.upgrade()?;
        Some(Bytes::from_owner(Download(sheet)))
    }

    /// These bytes of a sheet, or those that are on their way already.
    pub(super) fn share(&self, key: String, bytes: Bytes) -> Bytes {
        let mut sheets = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        sheets.retain(|_, sheet| sheet.strong_count() > 0);
        let sheet = sheets.get(&key).and_then(Weak::upgrade).unwrap_or_else(|| {
            let sheet = Arc::new(Sheet(bytes));
            sheets.insert(key, Arc::downgrade(&sheet));
            sheet
        });
        Bytes::from_owner(Download(sheet))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn downloads_of_one_sheet_share_its_bytes_until_the_last_has_ended() {
        let sheets = Sheets::default();
        let first = sheets.share("a.pdf".to_owned(), Bytes::from_static(b"sheet"));
        let second = sheets.share("a.pdf".to_owned(), Bytes::copy_from_slice(b"sheet"));
        assert_eq!((&first[..], first.as_ptr()), (&b"sheet"[..], second.as_ptr()));
        drop(first);
        assert_eq!(sheets.get("a.pdf").map(|bytes| bytes.as_ptr()), Some(second.as_ptr()));
        drop(second);
        assert_eq!(sheets.get("a.pdf"), None);
    }
}
