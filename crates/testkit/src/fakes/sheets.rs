//! Tables in the simplest form: commas and line breaks, no quotes.

use std::ops::ControlFlow;

use tierway_application::sheets::{Cell, SheetError, SheetFormat, SheetRow, SheetWriter, Sheets, defused};

/// Reads and writes plain comma separated texts, whatever the format; enough for use cases.
pub struct PlainSheets;

impl Sheets for PlainSheets {
    fn read(&self, bytes: &[u8], take: &mut dyn FnMut(SheetRow) -> ControlFlow<()>) -> Result<(), SheetError> {
        let text = std::str::from_utf8(bytes).map_err(|_| SheetError::NotATable)?;
        for (number, line) in (1..).zip(text.lines()) {
            let cells = line.split(',').map(str::to_owned).collect();
            if !line.is_empty() && take(SheetRow { number, cells }).is_break() {
                break;
            }
        }
        Ok(())
    }

    fn write(&self, _: SheetFormat, heading: &[String]) -> Result<Box<dyn SheetWriter>, SheetError> {
        Ok(Box::new(PlainWriter(Some(format!("{}\n", heading.join(","))))))
    }
}

/// The heading, until the first rows leave.
struct PlainWriter(Option<String>);

impl SheetWriter for PlainWriter {
    fn rows(&mut self, rows: &[Vec<Cell>]) -> Result<Vec<u8>, SheetError> {
        let mut text = self.0.take().unwrap_or_default();
        for row in rows {
            let cells: Vec<String> = row.iter().map(plain).collect();
            text += &format!("{}\n", cells.join(","));
        }
        Ok(text.into_bytes())
    }

    fn finish(mut self: Box<Self>) -> Result<Vec<u8>, SheetError> {
        self.rows(&[])
    }
}

fn plain(cell: &Cell) -> String {
    match cell {
        Cell::Empty => String::new(),
        Cell::Text(text) => defused(text),
        Cell::Whole(number) => number.to_string(),
        Cell::Money(money) => money.to_string(),
        Cell::Measure(measure) => measure.to_string(),
    }
}
