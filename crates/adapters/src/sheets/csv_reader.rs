//! CSV in the wild: any of four separators, quotes, blank lines, rows of different lengths.

use std::ops::ControlFlow;

use csv::{ReaderBuilder, StringRecord};
use tierway_application::sheets::{SheetError, SheetRow};

use super::limits::Limited;

const SEPARATORS: [u8; 4] = [b',', b';', b'\t', b'|'];
/// Maximum number of separators per line, against memory exhaustion by empty cells.
const MOST_SEPARATORS: usize = 40_000;
/// Length of the header used for detection.
const LOOK: usize = 64 * 1024;

/// Gives the rows of a text.
pub(super) fn read(text: &str, take: &mut dyn FnMut(SheetRow) -> ControlFlow<()>) -> Result<(), SheetError> {
    let mut text = text.to_owned();
    // So that every row, also the last, ends with its line.
    if !text.ends_with('\n') {
        text.push('\n');
    }
    let (separator, body) = separator(&text);
    if body.lines().any(|line| line.bytes().filter(|byte| *byte == separator).count() > MOST_SEPARATORS) {
        return Err(SheetError::TooManyColumns);
    }
    let mut reader =
        ReaderBuilder::new().has_headers(false).flexible(true).delimiter(separator).from_reader(body.as_bytes());
    let mut rows = Limited::new(take);
    let (mut record, mut number, mut from) = (StringRecord::new(), 0, 0);
    while reader.read_record(&mut record).map_err(|_| SheetError::NotATable)? {
        let to = end_of_line(body.as_bytes(), usize::try_from(reader.position().byte()).unwrap_or(usize::MAX));
        number += rows_in(body.as_bytes().get(from..to).unwrap_or_default(), &record);
        from = to;
        if rows.row(number, record.iter().map(str::to_owned).collect())?.is_break() {
            break;
        }
    }
    Ok(())
}

/// Where a record's line ends; the reader stops between `\r` and `\n`.
fn end_of_line(text: &[u8], at: usize) -> usize {
    let before = at.checked_sub(1).and_then(|before| text.get(before));
    if before == Some(&b'\r') && text.get(at) == Some(&b'\n') { at + 1 } else { at }
}

fn breaks(text: &[u8]) -> usize {
    text.iter().filter(|byte| **byte == b'\n').count()
}

/// How many rows a spreadsheet shows for the text a record was read from: blank lines before it are rows, breaks within
/// its quotes are not.
fn rows_in(text: &[u8], record: &StringRecord) -> u32 {
    let within: usize = record.iter().map(|cell| breaks(cell.as_bytes())).sum();
    u32::try_from(breaks(text).saturating_sub(within).max(1)).unwrap_or(u32::MAX)
}

/// The separator of a text and the start of its rows. Given by Excel's `sep=;` line, otherwise the most frequent one in
/// the header outside quotes.
fn separator(text: &str) -> (u8, &str) {
    let (first, rest) = text.split_once('\n').unwrap_or((text, ""));
    let said = first.trim_end_matches('\r').strip_prefix("sep=").map(str::as_bytes);
    if let Some([said]) = said
        && SEPARATORS.contains(said)
    {
        return (*said, rest);
    }
    let mut counts = [0_usize; SEPARATORS.len()];
    let mut quoted = false;
    for byte in text.trim_start().bytes().take(LOOK) {
        match byte {
            b'"' => quoted = !quoted,
            b'\n' if !quoted => break,
            byte if !quoted => {
                if let Some(at) = SEPARATORS.iter().position(|separator| *separator == byte) {
                    counts[at] += 1;
                }
            }
            _ => {}
        }
    }
    // On a tie the first: a comma.
    let best = (0..counts.len()).rev().max_by_key(|at| counts[*at]).unwrap_or_default();
    (SEPARATORS[best], text)
}
