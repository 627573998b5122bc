//! Sanitized documents look the same and contain nothing else.
#![allow(clippy::unwrap_used, reason = "tests")]

use std::io::{Cursor, Write as _};

use flate2::Compression;
use flate2::write::ZlibEncoder;
use image::{ImageFormat, Rgba, RgbaImage};

use super::*;

const PAYLOAD: &[u8] = b"<script>alert(1)</script>";

fn clean(media: DocumentMedia, bytes: &[u8]) -> Result<Vec<u8>, UploadError> {
    CleanDocuments::default().clean(media, bytes)
}

fn picture(format: ImageFormat) -> Vec<u8> {
    let mut picture = RgbaImage::from_pixel(24, 16, Rgba([200, 30, 30, 255]));
    picture.put_pixel(3, 3, Rgba([0, 0, 0, 90]));
    let picture = DynamicImage::ImageRgba8(picture);
    let picture = if format == ImageFormat::Jpeg { picture.into_rgb8().into() } else { picture };
    let mut bytes = Cursor::new(Vec::new());
    picture.write_to(&mut bytes, format).unwrap();
    bytes.into_inner()
}

fn carries(bytes: &[u8]) -> bool {
    bytes.windows(PAYLOAD.len()).any(|window| window == PAYLOAD)
}

fn packed(objects: &[u8]) -> Vec<u8> {
    let mut stream = ZlibEncoder::new(Vec::new(), Compression::best());
    stream.write_all(objects).unwrap();
    let stream = stream.finish().unwrap();
    let head = b"%PDF-1.7\n1 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode >>\nstream\n";
    [head, stream.as_slice(), b"\nendstream\nendobj\n%%EOF\n"].concat()
}

#[test]
fn a_drawn_picture_shows_the_same_and_nothing_behind_it_stays() {
    for (media, format) in [(DocumentMedia::Png, ImageFormat::Png), (DocumentMedia::Jpeg, ImageFormat::Jpeg)] {
        let dirty = [picture(format).as_slice(), PAYLOAD].concat();
        assert!(carries(&dirty));
        let copy = clean(media, &dirty).unwrap();
        assert!(!carries(&copy));
        let (before, after) = (image::load_from_memory(&dirty).unwrap(), image::load_from_memory(&copy).unwrap());
        assert_eq!((before.width(), before.height()), (after.width(), after.height()));
        assert_eq!(before.color(), after.color());
        if media == DocumentMedia::Png {
            assert_eq!(before.to_rgba8(), after.to_rgba8());
        }
    }
}

#[test]
fn grey_and_deep_pictures_keep_their_kind_in_eight_bits() {
    let deep = DynamicImage::new_rgb16(3, 3);
    let grey = DynamicImage::new_luma8(3, 3);
    for (picture, expected) in [(deep, image::ColorType::Rgb8), (grey, image::ColorType::L8)] {
        let mut bytes = Cursor::new(Vec::new());
        picture.write_to(&mut bytes, ImageFormat::Png).unwrap();
        let copy = clean(DocumentMedia::Png, bytes.get_ref()).unwrap();
        assert_eq!(image::load_from_memory(&copy).unwrap().color(), expected);
    }
}

#[test]
fn what_cannot_be_drawn_is_refused() {
    let png = picture(ImageFormat::Png);
    assert_eq!(clean(DocumentMedia::Png, &png[..png.len() / 2]), Err(UploadError::Damaged));
    assert_eq!(clean(DocumentMedia::Png, b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR"), Err(UploadError::Damaged));
    assert_eq!(clean(DocumentMedia::Jpeg, &[0xFF, 0xD8, 0xFF, 0xE0]), Err(UploadError::Damaged));
    assert_eq!(clean(DocumentMedia::Jpeg, &png), Err(UploadError::NotADocument));
}

#[test]
fn packed_objects_are_looked_at() {
    let plain = packed(b"1 0 << /Type /Page >>");
    assert_eq!(clean(DocumentMedia::Pdf, &plain), Ok(plain));
    let mut far = vec![b' '; PIECE - 5];
    far.extend_from_slice(b"<< /S /J#61vaScript /JS (x) >>");
    for objects in [b"1 0 << /S /JavaScript >>".as_slice(), b"1 0 << /S /#4caunch >>", &far] {
        assert_eq!(clean(DocumentMedia::Pdf, &packed(objects)), Err(UploadError::ActiveContent));
    }
}

#[test]
fn a_packed_bomb_is_not_unpacked_to_its_end() {
    let papers = CleanDocuments { most_unpacked: 300_000, ..CleanDocuments::default() };
    let bomb = packed(&vec![0; 300_001]);
    assert!(bomb.len() < 3_000);
    assert_eq!(papers.clean(DocumentMedia::Pdf, &bomb), Err(UploadError::Unclear));
    let large = packed(&vec![0; 300_000]);
    assert_eq!(papers.clean(DocumentMedia::Pdf, &large), Ok(large));
}
