//! Checks that a PDF has no active content. Scans for names (`/JavaScript`) anywhere in the file, also in escaped form
//! (`/J#61vaScript`), rather than parsing the structure, on which PDF readers disagree.
//!
//! Decompression happens elsewhere: objects may be in compressed streams, so the caller decompresses each stream that
//! [`packed_streams`] finds and passes the result to [`check_pdf_objects`].

use std::collections::VecDeque;

/// Why a PDF is rejected.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PdfFault {
    /// It has no end marker, or data after it.
    Damaged,
    /// It carries something that acts, or another file.
    Active,
    /// It is encrypted and cannot be checked.
    Protected,
    /// It has objects that cannot be checked.
    Unclear,
}

/// Names of things that act or carry files. Shorter ones would occur in the bytes of pictures by chance.
const ACTIVE: [&[u8]; 11] = [
    b"JavaScript",
    b"Launch",
    b"EmbeddedFile",
    b"EmbeddedFiles",
    b"RichMedia",
    b"Rendition",
    b"XFA",
    b"SubmitForm",
    b"ImportData",
    b"GoToE",
    b"RichMediaExecute",
];
/// Stream filters that are not decompressed here; harmless for page content, not for objects.
const EXOTIC: [&[u8]; 5] = [b"ASCIIHexDecode", b"ASCII85Decode", b"LZWDecode", b"RunLengthDecode", b"Crypt"];
/// Their short names, which only count close after `/Filter`.
const EXOTIC_SHORT: [&[u8]; 4] = [b"AHx", b"A85", b"LZW", b"RL"];
/// Markup that a browser would run if it took the file for a page.
const MARKUP: [&[u8]; 10] =
    [b"<!doctype", b"<html", b"<head", b"<body", b"<script", b"<iframe", b"<svg", b"<embed", b"<object", b"<img"];
/// Longest name that is read; each escaped letter takes three bytes.
const LONGEST_NAME: usize = 127;
/// How far from the end a ZIP archive's directory may begin.
const ZIP_TAIL: usize = 66_000;
/// A name cut by the end of a chunk is within its last bytes, this many.
pub const PDF_OVERLAP: usize = 160;

/// Looks at a whole file as it came.
pub fn check_pdf(bytes: &[u8]) -> Result<(), PdfFault> {
    if !bytes.starts_with(b"%PDF-") || !ends_properly(bytes) {
        return Err(PdfFault::Damaged);
    }
    if is_archive(bytes) || carries_markup(bytes) {
        return Err(PdfFault::Active);
    }
    let mut seen = Seen::default();
    for name in names(bytes) {
        seen.note(&name.text, &bytes[name.end..])?;
    }
    let hides = (seen.packs_objects() && seen.exotic) || streams(bytes).into_iter().any(|stream| stream.is_scrambled());
    if hides { Err(PdfFault::Unclear) } else { Ok(()) }
}

/// Looks at a piece of an unpacked stream; pieces overlap by [`PDF_OVERLAP`].
pub fn check_pdf_objects(bytes: &[u8]) -> Result<(), PdfFault> {
    if names(bytes).any(|name| is_active(&name.text)) { Err(PdfFault::Active) } else { Ok(()) }
}

/// The start of each stream.
pub fn packed_streams(bytes: &[u8]) -> impl Iterator<Item = &[u8]> {
    streams(bytes).into_iter().map(|stream| stream.data)
}

/// A stream: the bytes between it and the previous one, and its own bytes with all that follows.
struct Stream<'a> {
    head: &'a [u8],
    data: &'a [u8],
}

impl Stream<'_> {
    /// Whether it packs objects in a form that is scrambled before it is packed.
    fn is_scrambled(&self) -> bool {
        let is = |wanted: &[u8]| names(self.head).any(|name| name.text == wanted);
        is(b"Predictor") && (is(b"ObjStm") || (is(b"First") && is(b"N")))
    }
}

fn streams(bytes: &[u8]) -> Vec<Stream<'_>> {
    const KEYWORD: &[u8] = b"stream";
    let mut found = Vec::new();
    let mut from = 0;
    for (at, _) in bytes.windows(KEYWORD.len()).enumerate().filter(|(_, window)| *window == KEYWORD) {
        let rest = &bytes[at + KEYWORD.len()..];
        match rest {
            _ if bytes[..at].ends_with(b"end") => {}
            [b'\r', b'\n', data @ ..] | [b'\r' | b'\n', data @ ..] => {
                found.push(Stream { head: &bytes[from..at], data });
            }
            _ => continue,
        }
        from = at + KEYWORD.len();
    }
    found
}

/// Conclusions from the names so far.
#[derive(Default)]
struct Seen {
    object_stream: bool,
    first: bool,
    count: bool,
    exotic: bool,
    last: VecDeque<Vec<u8>>,
}

impl Seen {
    fn note(&mut self, name: &[u8], rest: &[u8]) -> Result<(), PdfFault> {
        if is_active(name) || (name == b"JS" && begins_value(rest)) {
            return Err(PdfFault::Active);
        }
        match name {
            b"Encrypt" => return Err(PdfFault::Protected),
            b"ObjStm" => self.object_stream = true,
            b"First" => self.first = true,
            b"N" => self.count = true,
            _ => {}
        }
        let filter = self.last.iter().any(|before| before == b"Filter");
        self.exotic |= EXOTIC.contains(&name) || (filter && EXOTIC_SHORT.contains(&name));
        self.last.push_back(name.to_vec());
        if self.last.len() > 3 {
            self.last.pop_front();
        }
        Ok(())
    }

    /// Some readers go by the two figures of an object stream, not by its type.
    fn packs_objects(&self) -> bool {
        self.object_stream || (self.first && self.count)
    }
}

fn is_active(name: &[u8]) -> bool {
    ACTIVE.contains(&name)
}

/// A script follows its name as a text or as a reference to one.
fn begins_value(rest: &[u8]) -> bool {
    let rest = rest.trim_ascii_start();
    if matches!(rest.first(), Some(b'(' | b'<')) {
        return true;
    }
    let mut words = rest.get(..24).unwrap_or(rest).split(|b| is_space(*b)).filter(|word| !word.is_empty());
    let number = |word: Option<&[u8]>| word.is_some_and(|word| word.iter().all(u8::is_ascii_digit));
    number(words.next()) && number(words.next()) && words.next().is_some_and(|word| word.starts_with(b"R"))
}

/// Only blanks may follow the last end mark.
fn ends_properly(bytes: &[u8]) -> bool {
    const END: &[u8] = b"%%EOF";
    let end = bytes.windows(END.len()).rposition(|window| window == END);
    end.is_some_and(|at| bytes[at + END.len()..].iter().all(|b| is_space(*b)))
}

/// A ZIP archive is read from its end, whatever precedes it.
fn is_archive(bytes: &[u8]) -> bool {
    let tail = &bytes[bytes.len().saturating_sub(ZIP_TAIL)..];
    tail.windows(4).any(|window| window == b"PK\x05\x06")
}

fn carries_markup(bytes: &[u8]) -> bool {
    let opens = bytes.iter().enumerate().filter(|(_, byte)| **byte == b'<');
    opens.map(|(at, _)| &bytes[at..]).any(|rest| {
        MARKUP.iter().any(|tag| {
            rest.get(..tag.len()).is_some_and(|word| word.eq_ignore_ascii_case(tag))
                && rest.get(tag.len()).is_none_or(|next| is_space(*next) || matches!(next, b'>' | b'/'))
        })
    })
}

/// A name without its slash, its escapes read, and where it ends.
struct Name {
    text: Vec<u8>,
    end: usize,
}

fn names(bytes: &[u8]) -> impl Iterator<Item = Name> {
    bytes.iter().enumerate().filter(|(_, byte)| **byte == b'/').map(|(at, _)| name_at(bytes, at + 1))
}

fn name_at(bytes: &[u8], mut at: usize) -> Name {
    let mut text = Vec::new();
    while let Some(byte) = bytes.get(at) {
        if is_space(*byte) || b"()<>[]{}/%".contains(byte) || text.len() > LONGEST_NAME {
            break;
        }
        match escaped(&bytes[at..]) {
            Some(letter) => {
                text.push(letter);
                at += 3;
            }
            None => {
                text.push(*byte);
                at += 1;
            }
        }
    }
    Name { text, end: at }
}

/// `#4A` is `J`.
fn escaped(bytes: &[u8]) -> Option<u8> {
    let [b'#', high, low, ..] = bytes else { return None };
    let digit = |byte: u8| char::from(byte).to_digit(16);
    u8::try_from(digit(*high)? * 16 + digit(*low)?).ok()
}

fn is_space(byte: u8) -> bool {
    matches!(byte, 0 | b'\t' | b'\n' | 0x0C | b'\r' | b' ')
}

#[cfg(test)]
mod tests;
