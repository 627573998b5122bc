//! The label of a parcel on 100 × 150 mm: who, where to, and the parcel's number as a QR code. Texts that do not fit are cut
//! off; the code never is.

use qrcode::{Color, QrCode};
use tierway_application::invoicing::{Label, Party};

use super::fonts::{Fonts, Weight};
use super::sheet::{Edge, Ink, Mark, Sheet, Style};
use super::wrap::wrap;

/// 100 mm.
pub(super) const WIDTH: f32 = 283.46;
/// 150 mm.
pub(super) const HEIGHT: f32 = 425.2;
const MARGIN: f32 = 14.0;
const INNER: f32 = WIDTH - 2.0 * MARGIN;
const RIGHT: f32 = WIDTH - MARGIN;
/// Edge of the code, and where it begins.
const CODE: f32 = 112.0;
const CODE_TOP: f32 = HEIGHT - MARGIN - CODE;
const HEADING: Style = Style { size: 7.0, weight: Weight::Bold, ink: Ink::Grey };

/// Lays out the label.
pub(super) fn lay_out(fonts: &Fonts, label: &Label) -> Result<Sheet, String> {
    let mut sheet = Sheet::default();
    lines(&mut sheet, fonts, &label.company, Style::bold(11.0), (MARGIN, 27.0, 150.0), 1);
    if let Some(courier) = &label.courier {
        sheet.text(fonts, &courier.to_uppercase(), Style::bold(15.0), Edge::Right, RIGHT, 29.0);
    }
    rule(&mut sheet, 38.0);
    party(&mut sheet, fonts, &label.from, 50.0, [Style::plain(8.0), Style::plain(8.0)], 5);
    rule(&mut sheet, 112.0);
    party(&mut sheet, fonts, &label.to, 126.0, [Style::bold(14.0), Style::plain(11.5)], 9);
    rule(&mut sheet, CODE_TOP - 10.0);
    code(&mut sheet, &label.number)?;
    let x = MARGIN + CODE + 10.0;
    let mut y = CODE_TOP + 8.0;
    for (name, value) in &label.facts {
        sheet.text(fonts, &name.to_uppercase(), HEADING, Edge::Left, x, y);
        y = lines(&mut sheet, fonts, value, Style::bold(9.5), (x, y + 11.5, RIGHT - x), 2) + 1.0;
    }
    Ok(sheet)
}

/// Heading, name and address; at most `most` lines of the two.
fn party(sheet: &mut Sheet, fonts: &Fonts, party: &Party, y: f32, [name, rest]: [Style; 2], most: usize) {
    sheet.text(fonts, &party.heading.to_uppercase(), HEADING, Edge::Left, MARGIN, y);
    let begin = y + name.leading();
    let y = lines(sheet, fonts, &party.name, name, (MARGIN, begin, INNER), 2);
    let used = ((y - begin) / name.leading()).round() as usize;
    lines(sheet, fonts, &party.details.join("\n"), rest, (MARGIN, y, INNER), most.saturating_sub(used));
}

/// A text from a place on within a width, at most `most` lines; the baseline after its last.
fn lines(
    sheet: &mut Sheet,
    fonts: &Fonts,
    text: &str,
    style: Style,
    (x, y, width): (f32, f32, f32),
    most: usize,
) -> f32 {
    let mut y = y;
    for text in wrap(fonts, text, style.weight, style.size, width).into_iter().take(most) {
        sheet.marks.push(Mark::Text { x, y, size: style.size, ink: style.ink, text });
        y += style.leading();
    }
    y
}

fn rule(sheet: &mut Sheet, y: f32) {
    sheet.fill(MARGIN, y, INNER, 0.8, Ink::Black);
}

fn code(sheet: &mut Sheet, number: &str) -> Result<(), String> {
    let code = QrCode::new(number.as_bytes()).map_err(|error| error.to_string())?;
    let dark = code.to_colors().into_iter().map(|color| color == Color::Dark).collect();
    sheet.marks.push(Mark::Code { x: MARGIN, y: CODE_TOP, size: CODE, across: code.width(), dark });
    Ok(())
}
