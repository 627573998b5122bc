//! CSV and XLSX files, read within limits and written row by row.

mod csv_reader;
mod csv_writer;
mod encoding;
mod limits;
mod workbook_guard;
mod xlsx_reader;
mod xlsx_writer;

use std::ops::ControlFlow;
use std::panic::{AssertUnwindSafe, catch_unwind};

use tierway_application::sheets::{MOST_BYTES, SheetError, SheetFormat, SheetRow, SheetWriter, Sheets};

use csv_writer::CsvWriter;
use xlsx_writer::XlsxWriter;

/// First bytes of a workbook, which is a ZIP archive.
const ZIP: &[u8] = b"PK\x03\x04";
/// First bytes of Excel's files before 2007, and of workbooks with a password.
const COMPOUND: &[u8] = &[0xD0, 0xCF, 0x11, 0xE0];

/// Reads and writes tables with `csv`, `calamine` and `rust_xlsxwriter`.
pub struct OfficeSheets;

impl Sheets for OfficeSheets {
    fn read(&self, bytes: &[u8], take: &mut dyn FnMut(SheetRow) -> ControlFlow<()>) -> Result<(), SheetError> {
        if bytes.len() > MOST_BYTES {
            return Err(SheetError::TooLarge);
        }
        if bytes.starts_with(COMPOUND) {
            return Err(SheetError::OldOrLocked);
        }
        if !bytes.starts_with(ZIP) {
            return csv_reader::read(&encoding::decode(bytes)?, take);
        }
        workbook_guard::check(bytes)?;
        // A workbook is many files that refer to each other: errors of the reader mean a damaged workbook.
        catch_unwind(AssertUnwindSafe(|| xlsx_reader::read(bytes, take))).unwrap_or(Err(SheetError::Damaged))
    }

    fn write(&self, format: SheetFormat, heading: &[String]) -> Result<Box<dyn SheetWriter>, SheetError> {
        Ok(match format {
            SheetFormat::Csv => Box::new(CsvWriter::new(heading)),
            SheetFormat::Xlsx => Box::new(XlsxWriter::new(heading)?),
        })
    }
}

#[cfg(test)]
mod tests;
