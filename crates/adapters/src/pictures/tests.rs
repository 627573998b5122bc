//! Accepted and rejected uploads, and their results.
#![allow(clippy::unwrap_used, clippy::panic, reason = "tests")]

use image::{GenericImageView as _, Rgba, RgbaImage};

use super::*;

fn written(picture: &DynamicImage, format: ImageFormat) -> Vec<u8> {
    let mut bytes = Cursor::new(Vec::new());
    picture.write_to(&mut bytes, format).unwrap();
    bytes.into_inner()
}

fn encoded(width: u32, height: u32, format: ImageFormat) -> Vec<u8> {
    let mut picture = RgbaImage::from_pixel(width, height, Rgba([200, 30, 30, 255]));
    picture.put_pixel(0, 0, Rgba([0, 0, 0, 0]));
    let picture = DynamicImage::ImageRgba8(picture);
    let picture = if format == ImageFormat::Jpeg { picture.to_rgb8().into() } else { picture };
    written(&picture, format)
}

fn render(bytes: &[u8]) -> Result<RenderedImage, ImageError> {
    Pictures::default().render(bytes)
}

fn sizes(image: &RenderedImage) -> Vec<(u32, u32)> {
    image.files.iter().map(|(_, bytes)| image::load_from_memory(bytes).unwrap().dimensions()).collect()
}

#[test]
fn the_four_formats_become_three_renditions() {
    for format in [ImageFormat::Png, ImageFormat::Jpeg, ImageFormat::WebP, ImageFormat::Gif] {
        let bytes = encoded(1800, 600, format);
        let image = render(&bytes).unwrap();
        assert_eq!(sizes(&image), [(1600, 533), (480, 160), (128, 43)]);
        assert_eq!((image.media.width, image.media.height), (1600, 533));
        assert_eq!(image.media.bytes, image.files[0].1.len() as u64);
        let hash = image.media.key.strip_suffix(".jpg").unwrap();
        let keys: Vec<_> = image.files.iter().map(|(key, _)| key.clone()).collect();
        assert_eq!(keys, [format!("{hash}.jpg"), format!("{hash}-card.jpg"), format!("{hash}-thumb.jpg")]);
        assert!(image.files.iter().all(|(_, bytes)| bytes.starts_with(&[0xFF, 0xD8, 0xFF])), "all are JPEG");
        assert_eq!(render(&bytes), Ok(image));
    }
}

#[test]
fn the_name_is_never_one_an_older_original_may_have() {
    let bytes = encoded(4, 4, ImageFormat::Jpeg);
    assert_ne!(render(&bytes).unwrap().media.key, format!("{}.jpg", blake3::hash(&bytes).to_hex()));
}

#[test]
fn a_small_picture_keeps_its_size_and_lies_on_white() {
    let image = render(&encoded(64, 64, ImageFormat::Png)).unwrap();
    assert_eq!(sizes(&image), [(64, 64); 3]);
    assert_eq!(on_white(&DynamicImage::ImageRgba8(RgbaImage::new(1, 1))).get_pixel(0, 0).0, [255, 255, 255]);
}

#[test]
fn a_small_but_wide_picture_is_not_blown_up() {
    assert_eq!(sizes(&render(&encoded(300, 2, ImageFormat::Png)).unwrap()), [(300, 2), (300, 2), (128, 1)]);
}

/// A JPEG whose EXIF says that it is rotated, with a comment and a location; with trailing data.
fn telltale_jpeg(orientation: u8) -> Vec<u8> {
    let mut picture = RgbImage::from_pixel(40, 20, Rgb([255, 255, 255]));
    for (x, y) in (0..20).flat_map(|x| (0..20).map(move |y| (x, y))) {
        picture.put_pixel(x, y, Rgb([0, 0, 0]));
    }
    let plain = written(&picture.into(), ImageFormat::Jpeg);
    let mut exif = b"Exif\0\0II*\0\x08\0\0\0\x01\0\x12\x01\x03\0\x01\0\0\0".to_vec();
    exif.extend([orientation, 0, 0, 0, 0, 0, 0, 0]);
    exif.extend(b"GPS 25.2048 N 55.2708 E");
    let mut bytes = plain[..2].to_vec();
    for (marker, content) in [(0xE1, exif.as_slice()), (0xFE, b"taken by Anna")] {
        bytes.extend([0xFF, marker]);
        bytes.extend(u16::try_from(content.len() + 2).unwrap().to_be_bytes());
        bytes.extend(content);
    }
    bytes.extend(&plain[2..]);
    bytes.extend(b"<script>alert(1)</script>");
    bytes
}

#[test]
fn a_picture_is_turned_the_right_way_up() {
    let plain = render(&telltale_jpeg(1)).unwrap();
    assert_eq!(sizes(&plain)[0], (40, 20));
    // 6: to be turned by 90 degrees clockwise; what is left is above then.
    let turned = render(&telltale_jpeg(6)).unwrap();
    assert_eq!(sizes(&turned)[0], (20, 40));
    let drawn = image::load_from_memory(&turned.files[0].1).unwrap().to_luma8();
    assert!(drawn.get_pixel(10, 5).0[0] < 40 && drawn.get_pixel(10, 35).0[0] > 215);
}

#[test]
fn nothing_but_the_pixels_stays() {
    let image = render(&telltale_jpeg(6)).unwrap();
    for (key, bytes) in &image.files {
        for secret in [&b"Exif"[..], b"GPS", b"Anna", b"script"] {
            assert!(!bytes.windows(secret.len()).any(|window| window == secret), "{key}");
        }
        assert!(bytes.ends_with(&[0xFF, 0xD9]), "nothing behind the end");
    }
}

#[test]
fn what_is_no_picture_is_refused() {
    let svg = b"<svg xmlns=\"http://www.w3.org/2000/svg\"><script>alert(1)</script></svg>";
    for bytes in [&b""[..], b"GIF89a", b"%PDF-1.7", svg, &[0x89, b'P', b'N', b'G', 13, 10, 26, 10]] {
        assert_eq!(render(bytes), Err(ImageError::NotAnImage));
    }
}

/// A picture of exactly 5 MiB, filled up behind its end, is taken; one byte more is not.
#[test]
fn five_mebibytes_are_the_limit() {
    let mut bytes = encoded(8, 8, ImageFormat::Jpeg);
    bytes.resize(5 * 1024 * 1024, 0);
    assert!(render(&bytes).is_ok());
    bytes.push(0);
    assert_eq!(render(&bytes), Err(ImageError::TooLarge));
}

/// A PNG of few bytes whose header promises 60,000 × 60,000 pixels.
#[test]
fn a_pixel_bomb_is_refused_before_it_is_decoded() {
    let mut bytes = encoded(1, 1, ImageFormat::Png);
    let side = 60_000_u32.to_be_bytes();
    bytes[16..20].copy_from_slice(&side);
    bytes[20..24].copy_from_slice(&side);
    let checksum = crc32(&bytes[12..29]).to_be_bytes();
    bytes[29..33].copy_from_slice(&checksum);
    assert_eq!(render(&bytes), Err(ImageError::TooManyPixels));
}

fn crc32(bytes: &[u8]) -> u32 {
    let step = |crc: u32, byte: &u8| {
        (0..8).fold(crc ^ u32::from(*byte), |crc, _| if crc & 1 == 1 { (crc >> 1) ^ 0xEDB8_8320 } else { crc >> 1 })
    };
    !bytes.iter().fold(!0, step)
}

#[test]
fn a_logo_keeps_its_transparent_parts() {
    for format in [ImageFormat::Png, ImageFormat::WebP, ImageFormat::Gif] {
        let logo = Pictures::default().render_logo(&encoded(1600, 400, format)).unwrap();
        let [(key, file)] = logo.files.as_slice() else { panic!("one file") };
        assert!(key.ends_with(".png") && *key == logo.media.key && file.starts_with(b"\x89PNG"), "{key}");
        assert_eq!((logo.media.width, logo.media.height), (800, 200));
        let drawn = image::load_from_memory(file).unwrap().to_rgba8();
        assert!(drawn.get_pixel(0, 0).0[3] < 255 && drawn.get_pixel(400, 100).0 == [200, 30, 30, 255]);
    }
    for whole in [
        encoded(40, 20, ImageFormat::Jpeg),
        written(&RgbaImage::from_pixel(9, 9, Rgba([1, 2, 3, 255])).into(), ImageFormat::Png),
    ] {
        let logo = Pictures::default().render_logo(&whole).unwrap();
        assert_eq!(logo, render(&whole).unwrap(), "nothing shows through");
    }
    assert_eq!(Pictures::default().render_logo(b"no picture"), Err(ImageError::NotAnImage));
}
