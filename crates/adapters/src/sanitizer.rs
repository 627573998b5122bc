//! Sanitizes documents before they are stored: pictures are re-encoded, PDFs are checked, including compressed streams.

use std::io::Read as _;
use std::sync::{Mutex, PoisonError};

use flate2::bufread::ZlibDecoder;
use image::codecs::jpeg::JpegEncoder;
use image::codecs::png::PngEncoder;
use image::{DynamicImage, ImageError as Fault};
use tierway_accounts::{
    DocumentMedia, PDF_OVERLAP, PdfFault, UploadError, check_pdf, check_pdf_objects, packed_streams,
};
use tierway_application::{DocumentSanitizer, ImageError};

use crate::pictures::decode;

/// JPEG quality of the copy; letters stay sharp.
const QUALITY: u8 = 90;
/// Maximum decompressed size of all streams of a PDF.
const MOST_UNPACKED: usize = 256 * 1024 * 1024;
/// Bytes unpacked at once.
const PIECE: usize = 64 * 1024;

/// Creates sanitized copies, pictures one at a time: re-encoding a large one takes a few hundred megabytes.
pub struct CleanDocuments {
    drawing: Mutex<()>,
    most_unpacked: usize,
}

impl Default for CleanDocuments {
    fn default() -> Self {
        CleanDocuments { drawing: Mutex::default(), most_unpacked: MOST_UNPACKED }
    }
}

impl DocumentSanitizer for CleanDocuments {
    fn clean(&self, media: DocumentMedia, bytes: &[u8]) -> Result<Vec<u8>, UploadError> {
        match media {
            DocumentMedia::Pdf => {
                scan_pdf(bytes, self.most_unpacked)?;
                Ok(bytes.to_vec())
            }
            DocumentMedia::Jpeg | DocumentMedia::Png => {
                let _turn = self.drawing.lock().unwrap_or_else(PoisonError::into_inner);
                draw_anew(media, bytes)
            }
        }
    }
}

/// The picture re-encoded into a new file: no comments, no location, no colour profile, no trailing data.
fn draw_anew(media: DocumentMedia, bytes: &[u8]) -> Result<Vec<u8>, UploadError> {
    let (ending, picture) = decode(bytes).map_err(refusal)?;
    if ending != media.ending() {
        return Err(UploadError::NotADocument);
    }
    let grey = matches!(picture, DynamicImage::ImageLuma8(_) | DynamicImage::ImageLuma16(_));
    let mut copy = Vec::new();
    let drawn = match media {
        DocumentMedia::Png if picture.color().has_alpha() => encode_png(&picture.into_rgba8().into(), &mut copy),
        DocumentMedia::Png if grey => encode_png(&picture.into_luma8().into(), &mut copy),
        DocumentMedia::Png => encode_png(&picture.into_rgb8().into(), &mut copy),
        _ if grey => encode_jpeg(&picture.into_luma8().into(), &mut copy),
        _ => encode_jpeg(&picture.into_rgb8().into(), &mut copy),
    };
    drawn.map_err(|_| UploadError::Damaged)?;
    Ok(copy)
}

fn encode_png(picture: &DynamicImage, to: &mut Vec<u8>) -> Result<(), Fault> {
    picture.write_with_encoder(PngEncoder::new(to))
}

fn encode_jpeg(picture: &DynamicImage, to: &mut Vec<u8>) -> Result<(), Fault> {
    picture.write_with_encoder(JpegEncoder::new_with_quality(to, QUALITY))
}

fn refusal(error: ImageError) -> UploadError {
    match error {
        ImageError::TooManyPixels => UploadError::TooManyPixels,
        _ => UploadError::Damaged,
    }
}

/// Rejects a PDF with active content, plain or compressed.
fn scan_pdf(bytes: &[u8], most_unpacked: usize) -> Result<(), UploadError> {
    check_pdf(bytes)?;
    let mut left = most_unpacked;
    for stream in packed_streams(bytes) {
        unpack(stream, &mut left)?;
    }
    Ok(())
}

/// Decompresses a stream and checks it in chunks. Other or no compression ends at once.
fn unpack(stream: &[u8], left: &mut usize) -> Result<(), PdfFault> {
    let mut unpacked = ZlibDecoder::new(stream);
    let mut piece = vec![0; PIECE];
    let mut window = Vec::with_capacity(PIECE + PDF_OVERLAP);
    // PDF readers stop at the first error too.
    while let Ok(count @ 1..) = unpacked.read(&mut piece) {
        *left = left.checked_sub(count).ok_or(PdfFault::Unclear)?;
        window.extend_from_slice(&piece[..count]);
        check_pdf_objects(&window)?;
        window.drain(..window.len().saturating_sub(PDF_OVERLAP));
    }
    Ok(())
}

#[cfg(test)]
mod tests;
