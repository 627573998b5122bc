//! Pictures of products: checked by content, never by what the sender calls them, kept under the hash of their
//! content with a small rendition for cards.

use std::io::Cursor;
use std::sync::Arc;

use image::codecs::jpeg::JpegEncoder;
use image::imageops::FilterType;
use image::{DynamicImage, ImageDecoder as _, ImageError as Fault, ImageFormat, ImageReader, Limits, Rgb, RgbImage};
use tierway_application::{FileArea, Files, ImageError, Images, StoredImage};

/// Most bytes of an upload (specification 2 §5).
const MOST_BYTES: usize = 5 * 1024 * 1024;
/// Most pixels: what a telephone makes. A small file can promise far more, hence the check before decoding.
const MOST_PIXELS: u64 = 50_000_000;
/// Most memory a decoder may take.
const MOST_MEMORY: u64 = 256 * 1024 * 1024;
/// Longest side of the rendition, in pixels.
const CARD: u32 = 480;
/// JPEG quality of the rendition.
const QUALITY: u8 = 82;

/// Takes pictures in and keeps them in file storage.
pub struct Pictures {
    files: Arc<dyn Files>,
}

impl Pictures {
    /// Pictures kept in `files`.
    pub fn new(files: Arc<dyn Files>) -> Pictures {
        Pictures { files }
    }

    fn keep(&self, key: &str, bytes: &[u8]) -> Result<(), ImageError> {
        self.files.put(FileArea::Media, key, bytes).map_err(|error| ImageError::Failed(error.to_string()))
    }
}

impl Images for Pictures {
    fn store(&self, bytes: &[u8]) -> Result<StoredImage, ImageError> {
        if bytes.len() > MOST_BYTES {
            return Err(ImageError::TooLarge);
        }
        let (ending, picture) = decode(bytes)?;
        let card = rendition(&picture)?;
        let hash = blake3::hash(bytes).to_hex();
        let stored = StoredImage { key: format!("{hash}.{ending}"), card_key: format!("{hash}-card.jpg") };
        self.keep(&stored.key, bytes)?;
        self.keep(&stored.card_key, &card)?;
        Ok(stored)
    }
}

/// Finds the format by content, checks the size it promises, and decodes it the right way up.
pub(crate) fn decode(bytes: &[u8]) -> Result<(&'static str, DynamicImage), ImageError> {
    let mut reader = ImageReader::new(Cursor::new(bytes)).with_guessed_format().map_err(|_| ImageError::NotAnImage)?;
    let ending = match reader.format() {
        Some(ImageFormat::Png) => "png",
        Some(ImageFormat::Jpeg) => "jpg",
        Some(ImageFormat::WebP) => "webp",
        Some(ImageFormat::Gif) => "gif",
        _ => return Err(ImageError::NotAnImage),
    };
    let mut limits = Limits::default();
    limits.max_alloc = Some(MOST_MEMORY);
    reader.limits(limits);
    let mut decoder = reader.into_decoder().map_err(refusal)?;
    let (width, height) = decoder.dimensions();
    if u64::from(width) * u64::from(height) > MOST_PIXELS {
        return Err(ImageError::TooManyPixels);
    }
    let orientation = decoder.orientation().map_err(refusal)?;
    let mut picture = DynamicImage::from_decoder(decoder).map_err(refusal)?;
    picture.apply_orientation(orientation);
    Ok((ending, picture))
}

fn refusal(fault: Fault) -> ImageError {
    match fault {
        Fault::Limits(_) => ImageError::TooManyPixels,
        _ => ImageError::NotAnImage,
    }
}

/// The picture at most [`CARD`] pixels wide and high, on white, as JPEG.
fn rendition(picture: &DynamicImage) -> Result<Vec<u8>, ImageError> {
    let small = if picture.width() > CARD || picture.height() > CARD {
        picture.resize(CARD, CARD, FilterType::CatmullRom)
    } else {
        picture.clone()
    };
    let mut card = Vec::new();
    JpegEncoder::new_with_quality(&mut card, QUALITY)
        .encode_image(&on_white(&small))
        .map_err(|error| ImageError::Failed(error.to_string()))?;
    Ok(card)
}

/// Lays transparent parts on white, as cards do.
fn on_white(picture: &DynamicImage) -> RgbImage {
    let source = picture.to_rgba8();
    let mut flat = RgbImage::new(source.width(), source.height());
    for (to, from) in flat.pixels_mut().zip(source.pixels()) {
        let [r, g, b, alpha] = from.0;
        let over = |colour: u8| {
            let mixed = u32::from(colour) * u32::from(alpha) + 255 * (255 - u32::from(alpha));
            u8::try_from((mixed + 127) / 255).unwrap_or(u8::MAX)
        };
        *to = Rgb([over(r), over(g), over(b)]);
    }
    flat
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]
    use super::*;
    use crate::LocalFiles;
    use image::{Rgba, RgbaImage};

    fn encoded(width: u32, height: u32, format: ImageFormat) -> Vec<u8> {
        let mut picture = RgbaImage::from_pixel(width, height, Rgba([200, 30, 30, 255]));
        picture.put_pixel(0, 0, Rgba([0, 0, 0, 0]));
        let picture = DynamicImage::ImageRgba8(picture);
        let picture = if format == ImageFormat::Jpeg { picture.to_rgb8().into() } else { picture };
        let mut bytes = Cursor::new(Vec::new());
        picture.write_to(&mut bytes, format).unwrap();
        bytes.into_inner()
    }

    fn pictures() -> (tempfile::TempDir, Arc<LocalFiles>, Pictures) {
        let directory = tempfile::tempdir().unwrap();
        let files = Arc::new(LocalFiles::open(directory.path()).unwrap());
        (directory, files.clone(), Pictures::new(files))
    }

    #[test]
    fn the_four_formats_are_taken() {
        let (_directory, files, pictures) = pictures();
        let all = [
            (ImageFormat::Png, "png"),
            (ImageFormat::Jpeg, "jpg"),
            (ImageFormat::WebP, "webp"),
            (ImageFormat::Gif, "gif"),
        ];
        for (format, ending) in all {
            let bytes = encoded(900, 300, format);
            let stored = pictures.store(&bytes).unwrap();
            assert!(stored.key.ends_with(&format!(".{ending}")));
            assert_eq!(stored, pictures.store(&bytes).unwrap());
            assert_eq!(files.get(FileArea::Media, &stored.key).unwrap(), bytes);
            let card = image::load_from_memory(&files.get(FileArea::Media, &stored.card_key).unwrap()).unwrap();
            assert_eq!((card.width(), card.height()), (480, 160));
        }
    }

    #[test]
    fn a_small_picture_keeps_its_size_and_lies_on_white() {
        let (_directory, files, pictures) = pictures();
        let stored = pictures.store(&encoded(8, 8, ImageFormat::Png)).unwrap();
        let card = image::load_from_memory(&files.get(FileArea::Media, &stored.card_key).unwrap()).unwrap().to_rgb8();
        assert_eq!(card.dimensions(), (8, 8));
        assert_eq!(on_white(&DynamicImage::ImageRgba8(RgbaImage::new(1, 1))).get_pixel(0, 0).0, [255, 255, 255]);
    }

    #[test]
    fn what_is_no_picture_is_refused() {
        let (_directory, _files, pictures) = pictures();
        let svg = b"<svg xmlns=\"http://www.w3.org/2000/svg\"><script>alert(1)</script></svg>";
        for bytes in [&b""[..], b"GIF89a", b"%PDF-1.7", svg, &[0x89, b'P', b'N', b'G', 13, 10, 26, 10]] {
            assert_eq!(pictures.store(bytes), Err(ImageError::NotAnImage));
        }
        assert_eq!(pictures.store(&vec![0; MOST_BYTES + 1]), Err(ImageError::TooLarge));
    }

    /// A PNG of few bytes whose header promises 60,000 × 60,000 pixels.
    #[test]
    fn a_pixel_bomb_is_refused_before_it_is_decoded() {
        let (_directory, _files, pictures) = pictures();
        let mut bytes = encoded(1, 1, ImageFormat::Png);
        let side = 60_000_u32.to_be_bytes();
        bytes[16..20].copy_from_slice(&side);
        bytes[20..24].copy_from_slice(&side);
        let checksum = crc32(&bytes[12..29]).to_be_bytes();
        bytes[29..33].copy_from_slice(&checksum);
        assert_eq!(pictures.store(&bytes), Err(ImageError::TooManyPixels));
    }

    fn crc32(bytes: &[u8]) -> u32 {
        let step = |crc: u32, byte: &u8| {
            (0..8).fold(crc ^ u32::from(*byte), |crc, _| if crc & 1 == 1 { (crc >> 1) ^ 0xEDB8_8320 } else { crc >> 1 })
        };
        !bytes.iter().fold(!0, step)
    }
}
