//! Allowed uploads, recognised by content, never by file name or the client's media type (product.md §3).

use tierway_kernel::Sentence;

use crate::{DocumentKind, PdfFault};

/// Largest document, in bytes: 10 MB.
pub const MAX_DOCUMENT_BYTES: usize = 10 * 1024 * 1024;
/// Maximum number of shop photos; the specification says "several".
pub const MAX_SHOP_PHOTOS: usize = 10;
/// Longest stored file name in characters, without extension.
const MAX_STEM: usize = 80;

/// The file type by its first bytes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum DocumentMedia {
    /// `%PDF-`.
    Pdf,
    /// JPEG.
    Jpeg,
    /// PNG.
    Png,
}

/// Why an upload is rejected.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Sentence)]
pub enum UploadError {
    /// Larger than [`MAX_DOCUMENT_BYTES`].
    #[error("Each document must be at most 10 MB.")]
    TooLarge,
    /// Neither PDF, JPEG nor PNG by content.
    #[error("Please upload a PDF, JPG, JPEG or PNG file.")]
    NotADocument,
    /// A shop photo that is no picture by content.
    #[error("Please upload a JPG, JPEG or PNG picture.")]
    NotAPicture,
    /// More than [`MAX_SHOP_PHOTOS`].
    #[error("Please upload at most 10 shop photos.")]
    TooMany,
    /// A picture with too many pixels.
    #[error("This picture has too many pixels.")]
    TooManyPixels,
    /// Cut off, or with something behind its end.
    #[error("This file is damaged. Please save it again and upload the new file.")]
    Damaged,
    /// A PDF with scripts, attachments or forms that act.
    #[error("This PDF contains scripts, attachments or other active content. Please upload a plain PDF or a picture.")]
    ActiveContent,
    /// A PDF under a password.
    #[error("This PDF is password-protected. Please upload one without a password.")]
    Protected,
    /// A PDF that could not be checked.
    #[error("This PDF could not be checked. Please upload a plain PDF or a picture.")]
    Unclear,
}

impl From<PdfFault> for UploadError {
    fn from(fault: PdfFault) -> UploadError {
        match fault {
            PdfFault::Damaged => UploadError::Damaged,
            PdfFault::Active => UploadError::ActiveContent,
            PdfFault::Protected => UploadError::Protected,
            PdfFault::Unclear => UploadError::Unclear,
        }
    }
}

impl DocumentMedia {
    /// The media type it is served with.
    pub const fn as_str(self) -> &'static str {
        match self {
            DocumentMedia::Pdf => "application/pdf",
            DocumentMedia::Jpeg => "image/jpeg",
            DocumentMedia::Png => "image/png",
        }
    }

    /// The ending of its file name.
    pub const fn ending(self) -> &'static str {
        match self {
            DocumentMedia::Pdf => "pdf",
            DocumentMedia::Jpeg => "jpg",
            DocumentMedia::Png => "png",
        }
    }

    /// Reads it off the content.
    pub fn of(bytes: &[u8]) -> Option<DocumentMedia> {
        if bytes.starts_with(b"%PDF-") {
            Some(DocumentMedia::Pdf)
        } else if bytes.starts_with(&[0xFF, 0xD8, 0xFF]) {
            Some(DocumentMedia::Jpeg)
        } else if bytes.starts_with(b"\x89PNG\r\n\x1a\n") && bytes.get(12..16) == Some(b"IHDR") {
            Some(DocumentMedia::Png)
        } else {
            None
        }
    }
}

/// Checks one uploaded document by size and content.
pub fn check_upload(kind: DocumentKind, bytes: &[u8]) -> Result<DocumentMedia, UploadError> {
    if bytes.len() > MAX_DOCUMENT_BYTES {
        return Err(UploadError::TooLarge);
    }
    match DocumentMedia::of(bytes) {
        Some(DocumentMedia::Pdf) | None if !kind.accepts_pdf() => Err(UploadError::NotAPicture),
        Some(media) => Ok(media),
        None => Err(UploadError::NotADocument),
    }
}

/// Checks how many documents of each kind came.
pub fn check_upload_count(kinds: &[DocumentKind]) -> Result<(), UploadError> {
    let photos = kinds.iter().filter(|kind| **kind == DocumentKind::ShopPhotos).count();
    if photos > MAX_SHOP_PHOTOS { Err(UploadError::TooMany) } else { Ok(()) }
}

/// The stored and download file name: the last part of the uploaded name, reduced to letters, digits, spaces, `-` and
/// `_`, with the extension of its content. Without a usable name, that of its kind.
pub fn safe_file_name(uploaded: Option<&str>, kind: DocumentKind, media: DocumentMedia) -> String {
    let last = uploaded.and_then(|name| name.rsplit(['/', '\\']).next()).unwrap_or_default();
    let stem = last.rsplit_once('.').map_or(last, |(stem, _)| stem);
    let kept: String = stem
        .chars()
        .map(|c| if c == '.' { '-' } else { c })
        .filter(|c| c.is_alphanumeric() || matches!(c, ' ' | '-' | '_'))
        .take(MAX_STEM)
        .collect();
    let kept = kept.trim_matches([' ', '-']);
    let stem = if kept.is_empty() { kind.as_str() } else { kept };
    format!("{stem}.{}", media.ending())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn png() -> Vec<u8> {
        let mut bytes = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR".to_vec();
        bytes.extend([0; 20]);
        bytes
    }

    #[test]
    fn content_decides_what_a_document_is() {
        assert_eq!(check_upload(DocumentKind::IdDocument, b"%PDF-1.7 x"), Ok(DocumentMedia::Pdf));
        assert_eq!(check_upload(DocumentKind::IdDocument, &png()), Ok(DocumentMedia::Png));
        assert_eq!(check_upload(DocumentKind::ShopPhotos, &[0xFF, 0xD8, 0xFF, 0xE0]), Ok(DocumentMedia::Jpeg));
        for hostile in [&b"<svg xmlns='http://www.w3.org/2000/svg'/>"[..], b"<html>", b"MZ", b"", b"\x89PNG\r\n\x1a\n"]
        {
            assert_eq!(check_upload(DocumentKind::IdDocument, hostile), Err(UploadError::NotADocument));
        }
    }

    #[test]
    fn shop_photos_are_pictures_only() {
        assert_eq!(check_upload(DocumentKind::ShopPhotos, b"%PDF-1.7"), Err(UploadError::NotAPicture));
        assert_eq!(check_upload(DocumentKind::ShopPhotos, b"text"), Err(UploadError::NotAPicture));
        assert_eq!(check_upload_count(&[DocumentKind::ShopPhotos; 10]), Ok(()));
        assert_eq!(check_upload_count(&[DocumentKind::ShopPhotos; 11]), Err(UploadError::TooMany));
    }

    #[test]
    fn ten_megabytes_are_the_limit() {
        let mut bytes = b"%PDF-".to_vec();
        bytes.resize(MAX_DOCUMENT_BYTES, 0);
        assert!(check_upload(DocumentKind::IdDocument, &bytes).is_ok());
        bytes.push(0);
        assert_eq!(check_upload(DocumentKind::IdDocument, &bytes), Err(UploadError::TooLarge));
    }

    #[test]
    fn file_names_lose_paths_tricks_and_false_endings() {
        let name = |text| safe_file_name(Some(text), DocumentKind::IdDocument, DocumentMedia::Png);
        assert_eq!(name("../../etc/passwd"), "passwd.png");
        assert_eq!(name("C:\\temp\\pass port.svg"), "pass port.png");
        assert_eq!(name("a\r\nSet-Cookie: x=\"1\".html"), "aSet-Cookie x1.png");
        assert_eq!(name("Ausweis Müller.png"), "Ausweis Müller.png");
        assert_eq!(name("gpj.\u{202e}exe.png"), "gpj-exe.png");
        assert_eq!(name("passport.php.png"), "passport-php.png");
        assert_eq!(name("..."), "idDocument.png");
        assert_eq!(safe_file_name(None, DocumentKind::ShopPhotos, DocumentMedia::Jpeg), "shopPhotos.jpg");
        assert_eq!(name(&"x".repeat(500)).chars().count(), MAX_STEM + 4);
    }
}
