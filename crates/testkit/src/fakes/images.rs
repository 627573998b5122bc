//! Pictures without decoding: the first bytes say what they are.

use std::sync::Arc;

use tierway_application::{FileArea, Files, ImageError, Images, StoredImage};

use super::MemoryFiles;
use super::random::next;

/// Most bytes of a picture (specification 2 §9).
const MOST_BYTES: usize = 5 * 1024 * 1024;

/// Keeps pictures as they come; the rendition for cards is the same bytes.
pub struct FakeImages(Arc<MemoryFiles>);

impl FakeImages {
    /// Pictures that go into `files`.
    pub fn new(files: Arc<MemoryFiles>) -> FakeImages {
        FakeImages(files)
    }
}

fn ending(bytes: &[u8]) -> Option<&'static str> {
    match bytes {
        [0x89, b'P', b'N', b'G', ..] => Some("png"),
        [0xFF, 0xD8, 0xFF, ..] => Some("jpg"),
        [b'G', b'I', b'F', b'8', ..] => Some("gif"),
        [b'R', b'I', b'F', b'F', _, _, _, _, b'W', b'E', b'B', b'P', ..] => Some("webp"),
        _ => None,
    }
}

/// Equal bytes give equal names; that is all a test needs of a content hash.
fn name(bytes: &[u8]) -> String {
    let mut state = bytes.len() as u64;
    for byte in bytes {
        state = next(&mut (state ^ u64::from(*byte)));
    }
    format!("{state:016x}")
}

impl Images for FakeImages {
    fn store(&self, bytes: &[u8]) -> Result<StoredImage, ImageError> {
        if bytes.len() > MOST_BYTES {
            return Err(ImageError::TooLarge);
        }
        let ending = ending(bytes).ok_or(ImageError::NotAnImage)?;
        let name = name(bytes);
        let stored = StoredImage { key: format!("{name}.{ending}"), card_key: format!("{name}-card.jpg") };
        for key in [&stored.key, &stored.card_key] {
            self.0.put(FileArea::Media, key, bytes).map_err(|error| ImageError::Failed(error.to_string()))?;
        }
        Ok(stored)
    }
}
