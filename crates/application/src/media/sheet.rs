//! Takes compliance sheets in.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use tierway_accounts::{DocumentMedia, MAX_DOCUMENT_BYTES, UploadError};

use super::{Media, Picture};
use crate::{Failure, RenderedImage, Services};

/// Reads the PDF that `field` of a form sent as a `data:` URL and checks that nothing in it acts; it is kept as pictures
/// are. Slow: never called inside a transaction nor on an async thread.
pub fn read_sheet(services: &Services, field: &str, url: &str) -> Result<Picture, Failure> {
    let wrong = |error| refused(field, error);
    // Four characters carry three bytes: what is longer need not be decoded to be too large.
    if url.len() / 4 * 3 > MAX_DOCUMENT_BYTES + 1024 {
        return Err(wrong(UploadError::TooLarge));
    }
    let payload = url.trim().strip_prefix("data:").and_then(|data| data.split_once(";base64,"));
    let bytes = payload.and_then(|(_, payload)| STANDARD.decode(payload).ok());
    let bytes = bytes.filter(|bytes| DocumentMedia::of(bytes) == Some(DocumentMedia::Pdf));
    let bytes = bytes.ok_or_else(|| wrong(UploadError::NotADocument))?;
    if bytes.len() > MAX_DOCUMENT_BYTES {
        return Err(wrong(UploadError::TooLarge));
    }
    let clean = services.sanitizer.clean(DocumentMedia::Pdf, &bytes).map_err(wrong)?;
    let key = format!("{}.pdf", blake3::hash(&clean).to_hex());
    let media = Media { key: key.clone(), bytes: clean.len() as u64, width: 0, height: 0 };
    Ok(Picture::Upload(RenderedImage { media, files: vec![(key, clean)] }))
}

/// The refusal in words that offer nothing but a PDF.
fn refused(field: &str, error: UploadError) -> Failure {
    match error {
        UploadError::NotADocument | UploadError::NotAPicture => Failure::field(field, "Please upload a PDF file."),
        UploadError::ActiveContent => Failure::field(
            field,
            "This PDF contains scripts, attachments or other active content. Please upload a plain PDF.",
        ),
        UploadError::Unclear => Failure::field(field, "This PDF could not be checked. Please upload a plain PDF."),
        other => Failure::upload(field, other),
    }
}
