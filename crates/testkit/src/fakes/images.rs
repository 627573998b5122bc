//! Pictures without decoding: recognized by their first bytes.

use tierway_application::media::Media;
use tierway_application::{ImageError, Images, RenderedImage};
use tierway_catalogue::renditions;

use super::random::next;

/// Most bytes of a picture (specification 2 §9).
const MOST_BYTES: usize = 5 * 1024 * 1024;

/// Leaves pictures as they come; all renditions are the same bytes.
pub struct FakeImages;

fn is_picture(bytes: &[u8]) -> bool {
    matches!(
        bytes,
        [0x89, b'P', b'N', b'G', ..]
            | [0xFF, 0xD8, 0xFF, ..]
            | [b'G', b'I', b'F', b'8', ..]
            | [b'R', b'I', b'F', b'F', _, _, _, _, b'W', b'E', b'B', b'P', ..]
    )
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
    fn render(&self, bytes: &[u8]) -> Result<RenderedImage, ImageError> {
        if bytes.len() > MOST_BYTES {
            return Err(ImageError::TooLarge);
        }
        if !is_picture(bytes) {
            return Err(ImageError::NotAnImage);
        }
        let key = format!("{}.jpg", name(bytes));
        let files = renditions(&key).map(|file| (file, bytes.to_vec())).to_vec();
        Ok(RenderedImage { media: Media { key, bytes: bytes.len() as u64, width: 1, height: 1 }, files })
    }

    /// PNG stays PNG, as if something shone through.
    fn render_logo(&self, bytes: &[u8]) -> Result<RenderedImage, ImageError> {
        if !bytes.starts_with(b"\x89PNG") || bytes.len() > MOST_BYTES {
            return self.render(bytes);
        }
        let key = format!("{}.png", name(bytes));
        let media = Media { key: key.clone(), bytes: bytes.len() as u64, width: 1, height: 1 };
        Ok(RenderedImage { media, files: vec![(key, bytes.to_vec())] })
    }
}
