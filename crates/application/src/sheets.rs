//! Tables as files, CSV and XLSX, behind a port: what imports read and exports write.

use std::ops::ControlFlow;

use tierway_kernel::{Measure, Money, Sentence};

/// Most bytes of a file that is read: 20 MB.
pub const MOST_BYTES: usize = 20 * 1024 * 1024;
/// Most rows below the heading.
pub const MOST_ROWS: u32 = 50_000;
/// Most columns.
pub const MOST_COLUMNS: usize = 100;
/// Most characters of a cell, as in Excel.
pub const MOST_LETTERS: usize = 32_767;

/// The two kinds of file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum SheetFormat {
    /// Comma separated values.
    Csv,
    /// An Excel workbook with one sheet.
    Xlsx,
}

impl SheetFormat {
    /// The ending of its file names.
    pub const fn ending(self) -> &'static str {
        match self {
            SheetFormat::Csv => "csv",
            SheetFormat::Xlsx => "xlsx",
        }
    }
}

/// A row with something in it, read from a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SheetRow {
    /// Its number as spreadsheets show it, from 1.
    pub number: u32,
    /// Its cells as text: numbers with a point, dates as `YYYY-MM-DD`. Cells that are missing at the end are empty.
    pub cells: Vec<String>,
}

/// A cell to write.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Cell {
    /// Nothing.
    Empty,
    /// A text. One that a spreadsheet could take for a formula is written with a leading apostrophe.
    Text(String),
    /// A whole number.
    Whole(i64),
    /// An amount.
    Money(Money),
    /// A weight, a length or another decimal.
    Measure(Measure),
}

impl Cell {
    /// A text, or nothing.
    pub fn text(text: Option<impl Into<String>>) -> Cell {
        text.map_or(Cell::Empty, |text| Cell::Text(text.into()))
    }

    /// An amount, or nothing.
    pub fn money(money: Option<Money>) -> Cell {
        money.map_or(Cell::Empty, Cell::Money)
    }

    /// A whole number, or nothing.
    pub fn whole(number: Option<i64>) -> Cell {
        number.map_or(Cell::Empty, Cell::Whole)
    }
}

/// Why a file cannot be read or written. The sentences are shown to the person.
#[derive(Debug, Clone, PartialEq, Eq, Sentence)]
pub enum SheetError {
    /// Something else altogether.
    #[error("This file is neither CSV nor an Excel workbook (.xlsx).")]
    NotATable,
    /// A legacy Excel file or a password-protected workbook, which look the same.
    #[error("Please save this workbook as .xlsx without a password, or as CSV.")]
    OldOrLocked,
    /// Begins like a workbook but is none.
    #[error("This workbook is damaged and cannot be read.")]
    Damaged,
    /// More than [`MOST_BYTES`].
    #[error("The file must be at most 20 MB.")]
    TooLarge,
    /// A small file that unpacks to a huge one.
    #[error("This workbook is too large to read. Please save the table as CSV.")]
    UnpacksTooFar,
    /// More than [`MOST_ROWS`].
    #[error("A file may have at most 50,000 rows. Please split it.")]
    TooManyRows,
    /// More than [`MOST_COLUMNS`].
    #[error("A file may have at most 100 columns.")]
    TooManyColumns,
    /// A cell with more than [`MOST_LETTERS`] characters, in this row.
    #[error("Row {0} has a cell with more than 32,767 characters.")]
    CellTooLong(u32),
    /// Writing failed; for the log.
    #[error("the table could not be written: {0}")]
    Failed(String),
}

/// Reads and writes tables. Slow: never called on an async thread nor inside a transaction.
pub trait Sheets: Send + Sync {
    /// Passes the rows of a CSV file, or of a workbook's first visible sheet, to `take` one by one until it breaks.
    /// Empty rows are skipped. CSV may be UTF-8, UTF-16 or Windows-1252, separated by commas, semicolons, tabs or bars.
    /// Formulas are not computed: their cached results are used.
    fn read(&self, bytes: &[u8], take: &mut dyn FnMut(SheetRow) -> ControlFlow<()>) -> Result<(), SheetError>;
    /// Begins a file with its heading.
    fn write(&self, format: SheetFormat, heading: &[String]) -> Result<Box<dyn SheetWriter>, SheetError>;
}

/// A file that is being written.
pub trait SheetWriter: Send {
    /// Adds rows and returns the bytes that can be sent already; a workbook returns all of them at the end.
    fn rows(&mut self, rows: &[Vec<Cell>]) -> Result<Vec<u8>, SheetError>;
    /// The rest of the file.
    fn finish(self: Box<Self>) -> Result<Vec<u8>, SheetError>;
}

/// Characters with which spreadsheets begin a formula, or separate cells; East Asian ones also take the wide forms.
const DANGEROUS: [char; 10] = ['=', '+', '-', '@', '\t', '\r', '＝', '＋', '－', '＠'];

fn is_dangerous(text: &str) -> bool {
    text.trim_start_matches('\'').starts_with(DANGEROUS)
}

/// Escapes text against formula injection: a leading apostrophe if a spreadsheet could take it for a formula.
pub fn defused(text: &str) -> String {
    if is_dangerous(text) { format!("'{text}") } else { text.to_owned() }
}

/// The text before [`defused`].
pub fn fused(text: &str) -> &str {
    text.strip_prefix('\'').filter(|_| is_dangerous(text)).unwrap_or(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn formulas_are_defused_and_read_back_as_they_were() {
        for text in
            ["=1+1", "+49 30", "-5", "@SUM(A1)", "\tx", "\rx", "'=1", "''-2", "＝1", "＋1", "－1", "＠A1", "'＝1"]
        {
            assert_eq!(defused(text), format!("'{text}"));
            assert_eq!(fused(&defused(text)), text);
        }
        for text in ["", "Mango", "'n Roll", "'", "5-3", " =1"] {
            assert_eq!((defused(text).as_str(), fused(text)), (text, text));
        }
    }
}
