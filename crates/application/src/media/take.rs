//! Takes pictures in.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use tierway_catalogue::{ImageInput, ImageInputError, read_image};
use tierway_kernel::Permission;

use super::Media;
use crate::throttling::Hourly;
use crate::{Context, Failure, FileArea, ImageError, RenderedImage, Services, Transaction};

/// A picture as a form sent it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Picture {
    /// None.
    Missing,
    /// One that is here, by its key.
    Own(String),
    /// One elsewhere, by its address.
    Elsewhere(String),
    /// A new one; to record and store.
    Upload(RenderedImage),
}

impl Picture {
    /// How a product refers to it.
    pub fn reference(&self) -> Option<&str> {
        match self {
            Picture::Missing => None,
            Picture::Own(text) | Picture::Elsewhere(text) => Some(text),
            Picture::Upload(image) => Some(&image.media.key),
        }
    }
}

/// Reads what `field` of a form sent: a `data:` URL, an own address or another https address. Re-encodes an upload,
/// which is slow: never called inside a transaction nor on an async thread.
pub fn read_picture(services: &Services, field: &str, text: &str) -> Result<Picture, Failure> {
    let wrong = |error: ImageInputError| Failure::field(field, error);
    Ok(match read_image(text, &services.public_url).map_err(wrong)? {
        ImageInput::Remove => Picture::Missing,
        ImageInput::Own(key) => Picture::Own(key.to_owned()),
        ImageInput::Elsewhere(address) => Picture::Elsewhere(address.to_owned()),
        ImageInput::Upload(payload) => {
            let bytes = STANDARD.decode(payload).map_err(|_| wrong(ImageInputError::NotAnImage))?;
            Picture::Upload(services.images.render(&bytes).map_err(|error| refused(field, error))?)
        }
    })
}

/// Reads a logo that `field` of a form sent as a `data:` URL, and nothing else; an empty text is none. Keeps transparent
/// parts. Slow, like [`read_picture`].
pub fn read_logo(services: &Services, field: &str, text: &str) -> Result<Picture, Failure> {
    let wrong = |error: ImageInputError| Failure::field(field, error);
    match read_image(text, &services.public_url).map_err(wrong)? {
        ImageInput::Remove => Ok(Picture::Missing),
        ImageInput::Own(_) | ImageInput::Elsewhere(_) => Err(wrong(ImageInputError::NotAnImage)),
        ImageInput::Upload(payload) => {
            let bytes = STANDARD.decode(payload).map_err(|_| wrong(ImageInputError::NotAnImage))?;
            services.images.render_logo(&bytes).map(Picture::Upload).map_err(|error| refused(field, error))
        }
    }
}

/// Maps a rejected picture to an error of its form field.
pub fn refused(field: &str, error: ImageError) -> Failure {
    match error {
        ImageError::NotAnImage | ImageError::TooLarge | ImageError::TooManyPixels => Failure::field(field, error),
        ImageError::Failed(text) => Failure::Storage(text),
    }
}

/// How often people other than the owners keep a picture: each stays for a day, though nothing shows it.
const UPLOADS: Hourly = Hourly { what: "picture", limit: 30 };

/// Records uploads, before their files are stored. `permission` is that of the operation that takes them.
pub fn note_uploads(
    tx: &mut dyn Transaction,
    context: &Context,
    permission: Permission,
    uploads: &[Media],
) -> Result<(), Failure> {
    context.require(permission)?;
    if let Some(dealer) = context.actor.user().filter(|user| !user.role.is_owner()) {
        UPLOADS.spend_key(tx, &format!("picture:{}", dealer.id), context.now)?;
    }
    for media in uploads {
        tx.media().note(media, context.now)?;
    }
    Ok(())
}

/// Keeps the files of an upload that was recorded. Slow.
pub fn put_files(services: &Services, image: &RenderedImage) -> Result<(), Failure> {
    for (key, bytes) in &image.files {
        services.files.put(FileArea::Media, key, bytes).map_err(|error| Failure::Storage(error.to_string()))?;
    }
    Ok(())
}
