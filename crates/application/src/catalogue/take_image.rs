//! Takes a product's picture before the transaction: decoding and renditions are slow, and the content hash makes
//! a picture that is stored for a product that then fails harmless.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use tierway_catalogue::{ImageInput, ImageInputError, read_image};

use crate::{Failure, FileArea, FileError, ImageError, Services};

/// Reads `imageUrl`: stores an upload, checks an own picture, keeps another https address. `None`: no picture.
/// Never called inside a transaction nor on an async thread.
pub fn take_image(services: &Services, text: &str) -> Result<Option<String>, Failure> {
    match read_image(text, &services.public_url)? {
        ImageInput::Remove => Ok(None),
        ImageInput::Elsewhere(address) => Ok(Some(address.to_owned())),
        ImageInput::Own(key) => match services.files.get(FileArea::Media, key) {
            Ok(_) => Ok(Some(key.to_owned())),
            Err(FileError::Missing | FileError::BadKey) => Err(ImageInputError::NotAnImage.into()),
            Err(FileError::Failed(text)) => Err(Failure::Outside(text)),
        },
        ImageInput::Upload(payload) => {
            let bytes = STANDARD.decode(payload).map_err(|_| ImageInputError::NotAnImage)?;
            services.images.store(&bytes).map(|image| Some(image.key)).map_err(refused)
        }
    }
}

fn refused(error: ImageError) -> Failure {
    match error {
        ImageError::NotAnImage | ImageError::TooLarge | ImageError::TooManyPixels => {
            Failure::field("imageUrl", error.to_string())
        }
        ImageError::Failed(text) => Failure::Outside(text),
    }
}
