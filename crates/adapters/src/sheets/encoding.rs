//! Text files as spreadsheets and editors save them: UTF-8 or UTF-16 with or without a BOM, else Windows-1252.

use encoding_rs::{Encoding, UTF_8, UTF_16BE, UTF_16LE, WINDOWS_1252};
use tierway_application::sheets::SheetError;

/// Number of bytes used to detect UTF-16 without a byte order mark.
const LOOK: usize = 4096;

/// The text of a file, or an error if it is not text.
pub(super) fn decode(bytes: &[u8]) -> Result<String, SheetError> {
    let (encoding, mark) = Encoding::for_bom(bytes).unwrap_or_else(|| (guess(bytes), 0));
    let text = match encoding.decode_without_bom_handling_and_without_replacement(&bytes[mark..]) {
        Some(text) => text,
        None if encoding == UTF_8 && mark == 0 => WINDOWS_1252.decode_without_bom_handling(bytes).0,
        None => return Err(SheetError::NotATable),
    };
    let is_text = |c: char| !c.is_control() || matches!(c, '\t' | '\n' | '\r' | '\u{b}' | '\u{c}') || c >= '\u{80}';
    if text.trim().is_empty() || text.starts_with("%PDF-") || !text.chars().all(is_text) {
        return Err(SheetError::NotATable);
    }
    Ok(text.into_owned())
}

/// UTF-16 of mostly Latin letters has a NUL in every second byte.
fn guess(bytes: &[u8]) -> &'static Encoding {
    let look = &bytes[..bytes.len().min(LOOK)];
    let zeros = |offset: usize| look.iter().skip(offset).step_by(2).filter(|byte| **byte == 0).count();
    match (zeros(0), zeros(1)) {
        (even, odd) if odd * 4 > look.len() && even == 0 => UTF_16LE,
        (even, odd) if even * 4 > look.len() && odd == 0 => UTF_16BE,
        _ => UTF_8,
    }
}
