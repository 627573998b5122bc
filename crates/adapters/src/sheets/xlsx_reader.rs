//! The first visible sheet of a workbook, cell by cell; declared dimensions are ignored.

use std::io::Cursor;
use std::ops::ControlFlow;

use calamine::{DataRef, ExcelDateTime, Reader as _, SheetType, SheetVisible, Xlsx};
use tierway_application::sheets::{MOST_COLUMNS, SheetError, SheetRow};

use super::limits::Limited;

/// Significant digits of a number, as in Excel; the rest is binary rounding noise.
const DIGITS: usize = 15;

/// Gives the rows of a workbook that has passed the guard.
pub(super) fn read(bytes: &[u8], take: &mut dyn FnMut(SheetRow) -> ControlFlow<()>) -> Result<(), SheetError> {
    let mut workbook = Xlsx::new(Cursor::new(bytes)).map_err(|_| SheetError::Damaged)?;
    let name = workbook
        .sheets_metadata()
        .iter()
        .find(|sheet| sheet.typ == SheetType::WorkSheet && sheet.visible == SheetVisible::Visible)
        .map(|sheet| sheet.name.clone())
        .ok_or(SheetError::Damaged)?;
    let mut cells = workbook.worksheet_cells_reader(&name).map_err(|_| SheetError::Damaged)?;
    let mut rows = Limited::new(take);
    let (mut number, mut row) = (0, Vec::new());
    while let Some(cell) = cells.next_cell().map_err(|_| SheetError::Damaged)? {
        let (at, column) = cell.get_position();
        let text = text(cell.get_value());
        if text.is_empty() {
            continue;
        }
        if at != number {
            if at < number {
                return Err(SheetError::Damaged);
            }
            if rows.row(number + 1, std::mem::take(&mut row))?.is_break() {
                return Ok(());
            }
            number = at;
        }
        let column = usize::try_from(column).unwrap_or(usize::MAX);
        if column >= MOST_COLUMNS {
            return Err(SheetError::TooManyColumns);
        }
        if row.len() <= column {
            row.resize(column + 1, String::new());
        }
        row[column] = text;
    }
    rows.row(number + 1, row).map(|_| ())
}

/// A cell as text, without NUL characters.
fn text(value: &DataRef<'_>) -> String {
    match value {
        DataRef::Empty => String::new(),
        DataRef::Int(number) => number.to_string(),
        DataRef::Float(number) => decimal(*number),
        DataRef::String(text) => text.replace('\0', ""),
        DataRef::SharedString(text) => text.replace('\0', ""),
        DataRef::Bool(true) => "yes".to_owned(),
        DataRef::Bool(false) => "no".to_owned(),
        DataRef::DateTime(time) => moment(time),
        DataRef::DateTimeIso(text) | DataRef::DurationIso(text) => text.replace('\0', ""),
        DataRef::Error(error) => error.to_string(),
    }
}

/// The number people see: `0.1 + 0.2` is 0.3.
fn decimal(number: f64) -> String {
    let rounded: f64 = format!("{number:.*e}", DIGITS - 1).parse().unwrap_or(number);
    rounded.to_string()
}

fn moment(time: &ExcelDateTime) -> String {
    if !time.is_datetime() {
        return decimal(time.as_f64());
    }
    let (year, month, day, hour, minute, second, _) = time.to_ymd_hms_milli();
    let date = format!("{year:04}-{month:02}-{day:02}");
    if (hour, minute, second) == (0, 0, 0) { date } else { format!("{date} {hour:02}:{minute:02}:{second:02}") }
}
