//! The pick sheet of a wave: what to pick, in pick-path order, each with a checkbox.

use tierway_application::invoicing::{PickSheet, PickSheetLine};
use tierway_kernel::message;

use super::fonts::{Fonts, Shaped, Weight};
use super::layout::{footers, grouped, small_head};
use super::sheet::{BOTTOM, Edge, INNER, Ink, MARGIN, Mark, Sheet, Style, WIDTH};
use super::wrap::wrap;

const RIGHT: f32 = WIDTH - MARGIN;
const BODY: Style = Style::plain(9.5);
const SMALL: Style = Style::grey(8.0);
const LABEL: Style = Style { size: 7.5, weight: Weight::Bold, ink: Ink::Grey };
/// Locations are read at arm's length.
const PLACE: Style = Style::bold(12.0);
/// Height of the table's heading.
const HEADING: f32 = 20.0;
/// Padding above and below the text of a row.
const PADDING: f32 = 6.5;
/// Edge length of the checkbox.
const TICK: f32 = 13.0;
/// Left edges of the columns, and the right edge of the pieces.
const LOCATION: f32 = MARGIN + 28.0;
const ITEM: f32 = MARGIN + 150.0;
const TARGET: f32 = MARGIN + 360.0;
const PIECES: f32 = RIGHT - 6.0;
const ITEM_WIDTH: f32 = TARGET - ITEM - 10.0;
const TARGET_WIDTH: f32 = PIECES - TARGET - 44.0;

/// A row with its texts wrapped to their columns.
struct Row<'a> {
    line: &'a PickSheetLine,
    item: Vec<(Style, Shaped)>,
    target: Vec<Shaped>,
}

impl<'a> Row<'a> {
    fn of(fonts: &Fonts, line: &'a PickSheetLine) -> Row<'a> {
        let broken = |text: &str, style: Style, width| wrap(fonts, text, style.weight, style.size, width);
        let styled =
            |text: &str, style: Style| broken(text, style, ITEM_WIDTH).into_iter().map(move |text| (style, text));
        let mut item: Vec<(Style, Shaped)> = styled(&line.name, Style::bold(BODY.size)).collect();
        item.extend(styled(&line.sku, SMALL));
        if !line.batch.is_empty() {
            item.extend(styled(&line.batch, BODY));
        }
        Row { line, item, target: broken(&line.target, BODY, TARGET_WIDTH) }
    }

    fn height(&self) -> f32 {
        let item: f32 = self.item.iter().map(|(style, _)| style.leading()).sum();
        let target = self.target.len() as f32 * BODY.leading();
        2.0 * PADDING + item.max(target).max(PLACE.leading()).max(TICK)
    }

    fn draw(self, fonts: &Fonts, sheet: &mut Sheet, top: f32) {
        let baseline = top + PADDING + BODY.size;
        tick(sheet, MARGIN + 4.0, top + PADDING - 1.0, self.line.is_done);
        sheet.text(fonts, &self.line.location, PLACE, Edge::Left, LOCATION, baseline + 1.0);
        let mut y = baseline;
        for (style, text) in self.item {
            sheet.marks.push(Mark::Text { x: ITEM, y, size: style.size, ink: style.ink, text });
            y += style.leading();
        }
        let mut y = baseline;
        for text in self.target {
            sheet.marks.push(Mark::Text { x: TARGET, y, size: BODY.size, ink: BODY.ink, text });
            y += BODY.leading();
        }
        sheet.text(fonts, &grouped(&self.line.pieces.to_string()), PLACE, Edge::Right, PIECES, baseline + 1.0);
    }
}

/// The checkbox, filled if the pieces are already picked.
fn tick(sheet: &mut Sheet, x: f32, y: f32, is_done: bool) {
    const LINE: f32 = 0.9;
    sheet.fill(x, y, TICK, LINE, Ink::Black);
    sheet.fill(x, y + TICK - LINE, TICK, LINE, Ink::Black);
    sheet.fill(x, y, LINE, TICK, Ink::Black);
    sheet.fill(x + TICK - LINE, y, LINE, TICK, Ink::Black);
    if is_done {
        sheet.fill(x + 3.0, y + 3.0, TICK - 6.0, TICK - 6.0, Ink::Black);
    }
}

/// The pages of a pick sheet.
pub(super) fn lay_out(fonts: &Fonts, paper: &PickSheet) -> Vec<Sheet> {
    let mut sheet = Sheet::default();
    let mut y = head(fonts, &mut sheet, paper);
    heading(fonts, &mut sheet, paper, y);
    y += HEADING;
    let mut sheets = Vec::new();
    for line in &paper.lines {
        let row = Row::of(fonts, line);
        let height = row.height();
        if y + height > BOTTOM {
            sheets.push(std::mem::take(&mut sheet));
            y = small_head(fonts, &mut sheet, &paper.company, &format!("{} {}", paper.title, paper.number));
            heading(fonts, &mut sheet, paper, y);
            y += HEADING;
        }
        row.draw(fonts, &mut sheet, y);
        y += height;
        sheet.line(y);
    }
    sheets.push(sheet);
    footers(fonts, &mut sheets, &paper.footer, paper.language);
    sheets
}

/// Company, title and facts; where the table begins.
fn head(fonts: &Fonts, sheet: &mut Sheet, paper: &PickSheet) -> f32 {
    sheet.block(fonts, &paper.company, Style::bold(14.0), MARGIN, MARGIN + 16.0, 280.0);
    sheet.text(fonts, &paper.title, Style::bold(21.0), Edge::Right, RIGHT, MARGIN + 20.0);
    sheet.text(fonts, &paper.number, Style::grey(11.0), Edge::Right, RIGHT, MARGIN + 38.0);
    let y = MARGIN + 64.0;
    sheet.line(y - 12.0);
    let width = INNER / paper.facts.len().max(1) as f32;
    let mut deepest = y;
    for (place, (name, value)) in paper.facts.iter().enumerate() {
        let x = MARGIN + place as f32 * width;
        sheet.text(fonts, &name.to_uppercase(), LABEL, Edge::Left, x, y + 4.0);
        deepest = deepest.max(sheet.block(fonts, value, BODY, x, y + 4.0 + BODY.leading(), width - 10.0));
    }
    deepest + 8.0
}

fn heading(fonts: &Fonts, sheet: &mut Sheet, paper: &PickSheet, y: f32) {
    sheet.fill(MARGIN, y, INNER, HEADING, Ink::Shade);
    let columns = [
        (message!("Location"), Edge::Left, LOCATION),
        (message!("Item"), Edge::Left, ITEM),
        (message!("For"), Edge::Left, TARGET),
        (message!("Pieces"), Edge::Right, PIECES),
    ];
    for (name, edge, x) in columns {
        sheet.text(fonts, &name.render(paper.language).to_uppercase(), LABEL, edge, x, y + 13.0);
    }
}
