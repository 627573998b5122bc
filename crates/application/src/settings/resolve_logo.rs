//! Processes the company logo before the transaction, like product pictures.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use tierway_catalogue::{ImageInput, ImageInputError, MAX_IMAGE_BYTES, read_image};

use super::drawing::{check_drawing, is_markup};
use crate::media::{Media, Picture, refused};
use crate::{Failure, FileArea, FileError, RenderedImage, Services};

/// The field of the request.
const FIELD: &str = "value";

/// Resolves `value`: re-encodes an upload (a checked SVG stays as it is), finds an uploaded picture, or accepts an
/// external https URL. The result is then recorded and stored. Never called inside a transaction nor on an async
/// thread.
pub fn resolve_logo(services: &Services, text: &str) -> Result<Picture, Failure> {
    let text = text.trim();
    let own = text.strip_prefix(services.public_url.as_str()).unwrap_or(text);
    if let Some(key) = own.strip_prefix("/media/") {
        return kept(services, key);
    }
    match read_image(text, &services.public_url).map_err(wrong)? {
        ImageInput::Elsewhere(address) => Ok(Picture::Elsewhere(address.to_owned())),
        ImageInput::Upload(payload) => {
            let bytes = STANDARD.decode(payload).map_err(|_| wrong(ImageInputError::NotAnImage))?;
            if is_markup(&bytes) {
                return drawing(bytes);
            }
            services.images.render_logo(&bytes).map(Picture::Upload).map_err(|error| refused(FIELD, error))
        }
        ImageInput::Remove | ImageInput::Own(_) => {
            Err(Failure::field(FIELD, "Please enter the address of a logo or choose a file."))
        }
    }
}

/// An existing picture. It is stored again, so that it survives a running removal.
fn kept(services: &Services, key: &str) -> Result<Picture, Failure> {
    match services.files.get(FileArea::Media, key) {
        Ok(bytes) => Ok(upload(key.to_owned(), bytes)),
        Err(FileError::Missing | FileError::BadKey) => Err(wrong(ImageInputError::NotAnImage)),
        Err(FileError::Failed(text)) => Err(Failure::Storage(text)),
    }
}

/// A drawing as it came, under the hash of its content.
fn drawing(bytes: Vec<u8>) -> Result<Picture, Failure> {
    if bytes.len() > MAX_IMAGE_BYTES {
        return Err(wrong(ImageInputError::TooLarge));
    }
    check_drawing(&bytes).map_err(|error| Failure::field(FIELD, error))?;
    Ok(upload(format!("{}.svg", blake3::hash(&bytes).to_hex()), bytes))
}

/// A single file as it is.
fn upload(key: String, bytes: Vec<u8>) -> Picture {
    let media = Media { key: key.clone(), bytes: bytes.len() as u64, width: 0, height: 0 };
    Picture::Upload(RenderedImage { media, files: vec![(key, bytes)] })
}

fn wrong(error: ImageInputError) -> Failure {
    Failure::field(FIELD, error)
}
