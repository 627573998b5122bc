//! A workbook with one sheet. Rows go to a temporary file; the archive is created at the end.

use rust_xlsxwriter::{Format, Workbook, Worksheet, XlsxError};
use tierway_application::sheets::{Cell, MOST_LETTERS, SheetError, SheetWriter, defused};

/// Most rows of a sheet in Excel, the heading among them.
const MOST: u32 = 1_048_576;

/// Writes rows incrementally.
pub(super) struct XlsxWriter {
    workbook: Workbook,
    next: u32,
    amount: Format,
}

impl XlsxWriter {
    /// Begins with a heading, which stays in sight.
    pub(super) fn new(heading: &[String]) -> Result<XlsxWriter, SheetError> {
        let mut workbook = Workbook::new();
        let bold = Format::new().set_bold();
        let sheet = workbook.add_worksheet_with_constant_memory().map_err(failed)?;
        sheet.set_freeze_panes(1, 0).map_err(failed)?;
        for (column, title) in (0_u16..).zip(heading) {
            sheet.write_string_with_format(0, column, title, &bold).map_err(failed)?;
        }
        Ok(XlsxWriter { workbook, next: 1, amount: Format::new().set_num_format("0.00") })
    }
}

impl SheetWriter for XlsxWriter {
    fn rows(&mut self, rows: &[Vec<Cell>]) -> Result<Vec<u8>, SheetError> {
        let sheet = self.workbook.worksheet_from_index(0).map_err(failed)?;
        for row in rows {
            if self.next >= MOST {
                return Err(SheetError::TooManyRows);
            }
            for (column, cell) in (0_u16..).zip(row) {
                write(sheet, (self.next, column), cell, &self.amount).map_err(failed)?;
            }
            self.next += 1;
        }
        Ok(Vec::new())
    }

    fn finish(mut self: Box<Self>) -> Result<Vec<u8>, SheetError> {
        self.workbook.save_to_buffer().map_err(failed)
    }
}

#[expect(clippy::needless_pass_by_value, reason = "the shape of `map_err`")]
fn failed(error: XlsxError) -> SheetError {
    SheetError::Failed(error.to_string())
}

/// Numbers are written as numbers; a double is exact enough for every amount and measure of the platform.
#[expect(clippy::cast_precision_loss, reason = "at most 10^12 hundredths or thousandths")]
fn write(sheet: &mut Worksheet, (row, column): (u32, u16), cell: &Cell, amount: &Format) -> Result<(), XlsxError> {
    match cell {
        Cell::Empty => {}
        Cell::Text(text) if text.is_empty() => {}
        Cell::Text(text) => {
            let text: String = defused(text).chars().take(MOST_LETTERS).collect();
            sheet.write_string(row, column, text)?;
        }
        Cell::Whole(number) => {
            sheet.write_number(row, column, *number as f64)?;
        }
        Cell::Money(money) => {
            sheet.write_number_with_format(row, column, money.minor() as f64 / 100.0, amount)?;
        }
        Cell::Measure(measure) => {
            sheet.write_number(row, column, measure.thousandths() as f64 / 1000.0)?;
        }
    }
    Ok(())
}
