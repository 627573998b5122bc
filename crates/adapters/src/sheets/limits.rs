//! Enforces the limits of the port on a reader.

use std::ops::ControlFlow;

use tierway_application::sheets::{MOST_COLUMNS, MOST_LETTERS, MOST_ROWS, SheetError, SheetRow};

/// Passes rows on within the limits.
pub(super) struct Limited<'a> {
    take: &'a mut dyn FnMut(SheetRow) -> ControlFlow<()>,
    rows: u32,
}

impl<'a> Limited<'a> {
    /// Passes rows to `take`.
    pub(super) fn new(take: &'a mut dyn FnMut(SheetRow) -> ControlFlow<()>) -> Limited<'a> {
        Limited { take, rows: 0 }
    }

    /// Passes on a row; skips empty rows and trailing empty cells. `Break`: stop.
    pub(super) fn row(&mut self, number: u32, mut cells: Vec<String>) -> Result<ControlFlow<()>, SheetError> {
        while cells.last().is_some_and(|cell| cell.trim().is_empty()) {
            cells.pop();
        }
        if cells.is_empty() {
            return Ok(ControlFlow::Continue(()));
        }
        // The heading is a row too.
        if self.rows > MOST_ROWS {
            return Err(SheetError::TooManyRows);
        }
        if cells.len() > MOST_COLUMNS {
            return Err(SheetError::TooManyColumns);
        }
        // A character has at least one byte: most cells need not be counted.
        if cells.iter().any(|cell| cell.len() > MOST_LETTERS && cell.chars().count() > MOST_LETTERS) {
            return Err(SheetError::CellTooLong(number));
        }
        self.rows += 1;
        Ok((self.take)(SheetRow { number, cells }))
    }
}
