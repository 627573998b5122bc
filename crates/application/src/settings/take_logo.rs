//! Takes the company's logo before the transaction, as pictures of products are taken.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use tierway_catalogue::{ImageInput, ImageInputError, MAX_IMAGE_BYTES, image_url, read_image};

use super::drawing::{check_drawing, is_markup};
use crate::{Failure, FileArea, FileError, ImageError, Services};

/// The field of the request.
const FIELD: &str = "value";

/// Reads `value`: stores an upload under the hash of its content (SVG only when it does nothing but draw), checks that
/// an own picture is there, keeps another https address. Answers where the logo is fetched. Never called inside a
/// transaction nor on an async thread.
pub fn take_logo(services: &Services, text: &str) -> Result<String, Failure> {
    let text = text.trim();
    let own = text.strip_prefix(services.public_url.as_str()).unwrap_or(text);
    if let Some(key) = own.strip_prefix("/media/") {
        return kept(services, key);
    }
    match read_image(text, &services.public_url).map_err(refused)? {
        ImageInput::Elsewhere(address) => Ok(address.to_owned()),
        ImageInput::Upload(payload) => {
            let bytes = STANDARD.decode(payload).map_err(|_| refused(ImageInputError::NotAnImage))?;
            let key = if is_markup(&bytes) { keep_drawing(services, &bytes)? } else { keep_picture(services, &bytes)? };
            Ok(image_url(&key))
        }
        ImageInput::Remove | ImageInput::Own(_) => {
            Err(Failure::field(FIELD, "Please enter the address of a logo or choose a file."))
        }
    }
}

/// A picture that is here already.
fn kept(services: &Services, key: &str) -> Result<String, Failure> {
    match services.files.get(FileArea::Media, key) {
        Ok(_) => Ok(image_url(key)),
        Err(FileError::Missing | FileError::BadKey) => Err(refused(ImageInputError::NotAnImage)),
        Err(FileError::Failed(text)) => Err(Failure::Outside(text)),
    }
}

fn keep_picture(services: &Services, bytes: &[u8]) -> Result<String, Failure> {
    services.images.store(bytes).map(|image| image.key).map_err(|error| match error {
        ImageError::Failed(text) => Failure::Outside(text),
        other => Failure::field(FIELD, other.to_string()),
    })
}

fn keep_drawing(services: &Services, bytes: &[u8]) -> Result<String, Failure> {
    if bytes.len() > MAX_IMAGE_BYTES {
        return Err(refused(ImageInputError::TooLarge));
    }
    check_drawing(bytes).map_err(|error| Failure::field(FIELD, error.to_string()))?;
    let key = format!("{}.svg", blake3::hash(bytes).to_hex());
    services.files.put(FileArea::Media, &key, bytes).map_err(|error| Failure::Outside(error.to_string()))?;
    Ok(key)
}

fn refused(error: ImageInputError) -> Failure {
    Failure::field(FIELD, error.to_string())
}
