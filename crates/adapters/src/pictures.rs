//! Product pictures: checked by content, never by declared type, and re-encoded in three sizes under the hash of the
//! upload. The original is not stored, so that no metadata or hidden data remains.

use std::io::Cursor;
use std::sync::{Mutex, PoisonError};

use image::codecs::jpeg::JpegEncoder;
use image::imageops::FilterType;
use image::{DynamicImage, ImageDecoder as _, ImageError as Fault, ImageFormat, ImageReader, Limits, Rgb, RgbImage};
use tierway_application::media::Media;
use tierway_application::{ImageError, Images, RenderedImage};
use tierway_catalogue::{MAX_IMAGE_BYTES, renditions};

/// Maximum number of pixels, as of a phone camera. A small file can declare far more, hence the check before decoding.
const MOST_PIXELS: u64 = 50_000_000;
/// Above this many pixels, a picture is processed exclusively.
const ALONE: u64 = 4_000_000;
/// Memory limit of a decoder.
const MOST_MEMORY: u64 = 256 * 1024 * 1024;
/// Longest side of the renditions, in pixels: the page's, the cards', the lists'.
const SIDES: [u32; 3] = [1600, 480, 128];
/// Longest side of a logo stored as PNG.
const LOGO_SIDE: u32 = 800;
/// JPEG quality of the renditions.
const QUALITY: u8 = 82;
/// Distinguishes hashes from those of older pictures, whose originals are stored and cached forever.
const HASHES: &str = "tierway 2026-11-21 renditions of pictures";

/// Re-encodes pictures, large ones one at a time: they take up to a few hundred megabytes while processed.
#[derive(Default)]
pub struct Pictures {
    drawing: Mutex<()>,
}

impl Images for Pictures {
    fn render(&self, bytes: &[u8]) -> Result<RenderedImage, ImageError> {
        if bytes.len() > MAX_IMAGE_BYTES {
            return Err(ImageError::TooLarge);
        }
        let drawn = {
            let _turn = is_large(bytes).then(|| self.drawing.lock().unwrap_or_else(PoisonError::into_inner));
            let mut picture = decode(bytes)?.1;
            let mut drawn = Vec::with_capacity(SIDES.len());
            // Each is made from the one before: the smaller ones cost next to nothing.
            for side in SIDES {
                if picture.width() > side || picture.height() > side {
                    picture = picture.resize(side, side, FilterType::CatmullRom);
                }
                drawn.push((picture.width(), picture.height(), encode(&picture)?));
            }
            drawn
        };
        let key = format!("{}.jpg", blake3::Hash::from(blake3::derive_key(HASHES, bytes)).to_hex());
        let (width, height) = drawn.first().map_or((0, 0), |(width, height, _)| (*width, *height));
        let files: Vec<_> = renditions(&key).into_iter().zip(drawn).map(|(key, (_, _, bytes))| (key, bytes)).collect();
        let size = files.first().map_or(0, |(_, bytes)| bytes.len() as u64);
        Ok(RenderedImage { media: Media { key, bytes: size, width, height }, files })
    }

    fn render_logo(&self, bytes: &[u8]) -> Result<RenderedImage, ImageError> {
        if bytes.len() > MAX_IMAGE_BYTES {
            return Err(ImageError::TooLarge);
        }
        let drawn = {
            let _turn = is_large(bytes).then(|| self.drawing.lock().unwrap_or_else(PoisonError::into_inner));
            let picture = decode(bytes)?.1;
            is_transparent(&picture).then(|| transparent_logo(picture)).transpose()?
        };
        let Some((width, height, file)) = drawn else { return self.render(bytes) };
        let key = format!("{}.png", blake3::Hash::from(blake3::derive_key(HASHES, bytes)).to_hex());
        let media = Media { key: key.clone(), bytes: file.len() as u64, width, height };
        Ok(RenderedImage { media, files: vec![(key, file)] })
    }
}

/// Whether the picture is transparent.
fn is_transparent(picture: &DynamicImage) -> bool {
    picture.color().has_alpha() && picture.to_rgba8().pixels().any(|pixel| pixel.0[3] != u8::MAX)
}

/// A logo as PNG: its width, its height, the file.
fn transparent_logo(picture: DynamicImage) -> Result<(u32, u32, Vec<u8>), ImageError> {
    let is_long = picture.width() > LOGO_SIDE || picture.height() > LOGO_SIDE;
    let picture = if is_long { picture.resize(LOGO_SIDE, LOGO_SIDE, FilterType::CatmullRom) } else { picture };
    let pixels = DynamicImage::ImageRgba8(picture.to_rgba8());
    let mut file = Cursor::new(Vec::new());
    pixels.write_to(&mut file, ImageFormat::Png).map_err(|error| ImageError::Failed(error.to_string()))?;
    Ok((pixels.width(), pixels.height(), file.into_inner()))
}

/// Whether it declares a large size; unreadable files are rejected later.
fn is_large(bytes: &[u8]) -> bool {
    let reader = ImageReader::new(Cursor::new(bytes)).with_guessed_format().ok();
    let size = reader.and_then(|reader| reader.into_dimensions().ok());
    size.is_some_and(|(width, height)| u64::from(width) * u64::from(height) > ALONE)
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

/// The picture on white, as JPEG.
fn encode(picture: &DynamicImage) -> Result<Vec<u8>, ImageError> {
    let mut file = Vec::new();
    JpegEncoder::new_with_quality(&mut file, QUALITY)
        .encode_image(&on_white(picture))
        .map_err(|error| ImageError::Failed(error.to_string()))?;
    Ok(file)
}

/// Renders transparent parts on white.
fn on_white(picture: &DynamicImage) -> RgbImage {
    if !picture.color().has_alpha() {
        return picture.to_rgb8();
    }
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
mod tests;
