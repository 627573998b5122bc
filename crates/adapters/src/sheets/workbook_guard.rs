//! Inspects a workbook before parsing: the archive is decompressed in chunks, which are counted and discarded, so that
//! decompression bombs are rejected before they fill memory. Declared sizes are not trusted.

use std::io::{Cursor, Read};

use tierway_application::sheets::{MOST_COLUMNS, MOST_ROWS, SheetError};
use zip::ZipArchive;

/// Most files in the archive.
const MOST_FILES: usize = 1000;
/// Maximum decompressed size in total. 50,000 rows of 30 columns take a hundred million.
const MOST_UNPACKED: u64 = 256 * 1024 * 1024;
/// Most bytes of the table of texts, which is held in memory.
const MOST_TEXTS: u64 = 64 * 1024 * 1024;
/// Most bytes of each of the small files (styles, relations, properties), which are held in memory many times over.
const MOST_SMALL: u64 = 4 * 1024 * 1024;
/// Bytes unpacked at once.
const PIECE: usize = 64 * 1024;
/// How a text begins in the table of texts.
const TEXT: &[u8] = b"<si";

/// Allowed files of the archive.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    Sheet,
    Texts,
    Small,
    /// Pictures and other parts that are not read.
    Other,
}

impl Part {
    fn of(name: &str) -> Part {
        let name = name.to_ascii_lowercase();
        let is_xml = name.ends_with(".xml") || name.ends_with(".rels");
        match () {
            () if name.ends_with("sharedstrings.xml") => Part::Texts,
            () if is_xml && name.contains("worksheets/") && !name.contains("_rels/") => Part::Sheet,
            () if is_xml => Part::Small,
            () => Part::Other,
        }
    }

    fn limit(self) -> u64 {
        match self {
            Part::Sheet | Part::Other => MOST_UNPACKED,
            Part::Texts => MOST_TEXTS,
            Part::Small => MOST_SMALL,
        }
    }
}

/// Passes when the workbook can be read within the limits.
pub(super) fn check(bytes: &[u8]) -> Result<(), SheetError> {
    let mut archive = ZipArchive::new(Cursor::new(bytes)).map_err(|_| SheetError::Damaged)?;
    if archive.len() > MOST_FILES {
        return Err(SheetError::UnpacksTooFar);
    }
    let mut left = MOST_UNPACKED;
    for at in 0..archive.len() {
        let file = archive.by_index(at).map_err(|_| SheetError::Damaged)?;
        let part = Part::of(&file.name().map_err(|_| SheetError::Damaged)?);
        left -= unpack(file, part, left)?;
    }
    Ok(())
}

/// Unpacks a file and counts; how many bytes it has.
fn unpack(mut file: impl Read, part: Part, left: u64) -> Result<u64, SheetError> {
    let most = part.limit().min(left);
    let (mut bytes, mut texts) = (0, 0);
    let mut piece = vec![0; PIECE];
    loop {
        let count = file.read(&mut piece).map_err(|_| SheetError::Damaged)?;
        if count == 0 {
            return Ok(bytes);
        }
        bytes += u64::try_from(count).unwrap_or(u64::MAX);
        if part == Part::Texts {
            texts += piece[..count].windows(TEXT.len()).filter(|window| *window == TEXT).count();
        }
        // No table within the limits has more texts than cells.
        if bytes > most || texts > MOST_ROWS as usize * MOST_COLUMNS {
            return Err(SheetError::UnpacksTooFar);
        }
    }
}
