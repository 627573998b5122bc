//! CSV as spreadsheets open it: UTF-8 with a BOM, commas, CRLF (RFC 4180), formulas defused.

use csv::{Terminator, WriterBuilder};
use tierway_application::sheets::{Cell, SheetError, SheetWriter, defused};

/// Without it Excel reads UTF-8 as Windows-1252.
const MARK: &[u8] = b"\xEF\xBB\xBF";

/// Writes rows incrementally.
pub(super) struct CsvWriter {
    /// BOM and heading, until the first rows are written.
    begin: Option<Vec<Cell>>,
}

impl CsvWriter {
    /// Begins with a heading.
    pub(super) fn new(heading: &[String]) -> CsvWriter {
        CsvWriter { begin: Some(heading.iter().cloned().map(Cell::Text).collect()) }
    }
}

impl SheetWriter for CsvWriter {
    fn rows(&mut self, rows: &[Vec<Cell>]) -> Result<Vec<u8>, SheetError> {
        let begin = self.begin.take();
        let start = if begin.is_some() { MARK.to_vec() } else { Vec::new() };
        let mut writer = WriterBuilder::new().terminator(Terminator::CRLF).flexible(true).from_writer(start);
        for row in begin.iter().chain(rows) {
            writer.write_record(row.iter().map(text)).map_err(failed)?;
        }
        writer.into_inner().map_err(failed)
    }

    fn finish(mut self: Box<Self>) -> Result<Vec<u8>, SheetError> {
        self.rows(&[])
    }
}

fn failed(error: impl std::fmt::Display) -> SheetError {
    SheetError::Failed(error.to_string())
}

fn text(cell: &Cell) -> String {
    match cell {
        Cell::Empty => String::new(),
        Cell::Text(text) => defused(text),
        Cell::Whole(number) => number.to_string(),
        Cell::Money(money) => money.to_string(),
        Cell::Measure(measure) => measure.to_string(),
    }
}
