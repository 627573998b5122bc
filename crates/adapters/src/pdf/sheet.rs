//! A4 pages as lists of drawing commands. Lengths are points, `y` runs down.

use super::fonts::{Fonts, Shaped, Weight};
use super::wrap::wrap;

/// Width of A4.
pub(super) const WIDTH: f32 = 595.28;
/// Height of A4.
pub(super) const HEIGHT: f32 = 841.89;
/// Margin on all sides.
pub(super) const MARGIN: f32 = 48.0;
/// Width between the margins.
pub(super) const INNER: f32 = WIDTH - 2.0 * MARGIN;
/// Top of the footer area.
pub(super) const BOTTOM: f32 = HEIGHT - 66.0;

/// The colours of a document.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Ink {
    /// Text.
    Black,
    /// Explanatory text.
    Grey,
    /// Lines between rows.
    Hairline,
    /// Background of headings.
    Shade,
}

/// Alignment of a text at its position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Edge {
    Left,
    Right,
}

/// Something on a sheet.
pub(super) enum Mark {
    /// A text from its left end, on its baseline.
    Text { x: f32, y: f32, size: f32, ink: Ink, text: Shaped },
    /// A filled box.
    Box { x: f32, y: f32, width: f32, height: f32, ink: Ink },
    /// The logo within a box.
    Logo { x: f32, y: f32, width: f32, height: f32 },
    /// A square code, row by row, `across` modules wide.
    Code { x: f32, y: f32, size: f32, across: usize, dark: Vec<bool> },
}

/// Text style.
#[derive(Debug, Clone, Copy)]
pub(super) struct Style {
    pub(super) size: f32,
    pub(super) weight: Weight,
    pub(super) ink: Ink,
}

impl Style {
    pub(super) const fn plain(size: f32) -> Style {
        Style { size, weight: Weight::Regular, ink: Ink::Black }
    }

    pub(super) const fn bold(size: f32) -> Style {
        Style { weight: Weight::Bold, ..Style::plain(size) }
    }

    pub(super) const fn grey(size: f32) -> Style {
        Style { ink: Ink::Grey, ..Style::plain(size) }
    }

    /// From one baseline to the next.
    pub(super) fn leading(self) -> f32 {
        self.size * 1.36
    }
}

/// One page.
#[derive(Default)]
pub(super) struct Sheet {
    pub(super) marks: Vec<Mark>,
}

impl Sheet {
    /// A single-line text aligned at `x`.
    pub(super) fn text(&mut self, fonts: &Fonts, text: &str, style: Style, edge: Edge, x: f32, y: f32) {
        let text = fonts.shape(text, style.weight);
        let x = if edge == Edge::Right { x - text.width(style.size) } else { x };
        self.marks.push(Mark::Text { x, y, size: style.size, ink: style.ink, text });
    }

    /// A text whose letters are placed already, from its left end.
    pub(super) fn shaped(&mut self, text: Shaped, style: Style, x: f32, y: f32) {
        self.marks.push(Mark::Text { x, y, size: style.size, ink: style.ink, text });
    }

    /// A text broken to `width`, its first baseline at `y`; the baseline after its last.
    pub(super) fn block(&mut self, fonts: &Fonts, text: &str, style: Style, x: f32, y: f32, width: f32) -> f32 {
        let mut y = y;
        for text in wrap(fonts, text, style.weight, style.size, width) {
            self.marks.push(Mark::Text { x, y, size: style.size, ink: style.ink, text });
            y += style.leading();
        }
        y
    }

    /// A filled box.
    pub(super) fn fill(&mut self, x: f32, y: f32, width: f32, height: f32, ink: Ink) {
        self.marks.push(Mark::Box { x, y, width, height, ink });
    }

    /// A thin line from margin to margin.
    pub(super) fn line(&mut self, y: f32) {
        self.fill(MARGIN, y, INNER, 0.6, Ink::Hairline);
    }
}
