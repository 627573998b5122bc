//! Layout of a report: title and days, totals side by side, a table over several pages.

use tierway_application::invoicing::{ReportDocument, ReportFigure};
use tierway_kernel::message;

use super::fonts::Fonts;
use super::sheet::{BOTTOM, Edge, HEIGHT, INNER, Ink, MARGIN, Sheet, Style, WIDTH};
use super::wrap::wrap;

const RIGHT: f32 = WIDTH - MARGIN;
const BODY: Style = Style::plain(8.5);
const BOLD: Style = Style::bold(8.5);
const SMALL: Style = Style::grey(8.0);
const LABEL: Style = Style { size: 7.0, weight: super::fonts::Weight::Bold, ink: Ink::Grey };
/// Width of a column of numbers.
const NUMBER: f32 = 62.0;
/// Padding above and below the text of a row.
const PADDING: f32 = 4.5;

/// A report being laid out.
struct Setting<'a> {
    fonts: &'a Fonts,
    report: &'a ReportDocument,
    /// Width of the words in the first column.
    words: f32,
    sheets: Vec<Sheet>,
    sheet: Sheet,
    /// Vertical position on the page.
    y: f32,
}

/// The pages of a report.
pub(super) fn lay_out(fonts: &Fonts, report: &ReportDocument) -> Vec<Sheet> {
    let numbers = report.columns.len().saturating_sub(1) as f32 * NUMBER;
    let words = (INNER - numbers - 12.0).max(60.0);
    let mut setting = Setting { fonts, report, words, sheets: Vec::new(), sheet: Sheet::default(), y: MARGIN };
    setting.head();
    setting.figures();
    setting.table();
    setting.finish()
}

impl Setting<'_> {
    /// Title and days, the company on the right.
    fn head(&mut self) {
        let (fonts, report) = (self.fonts, self.report);
        self.sheet.text(fonts, &report.title, Style::bold(20.0), Edge::Left, MARGIN, MARGIN + 16.0);
        self.sheet.text(fonts, &report.company, Style::bold(10.0), Edge::Right, RIGHT, MARGIN + 16.0);
        self.sheet.text(fonts, &report.period, Style::grey(11.0), Edge::Left, MARGIN, MARGIN + 34.0);
        self.y = MARGIN + 46.0;
        if let Some(note) = &report.note {
            self.sheet.text(fonts, note, SMALL, Edge::Left, MARGIN, self.y + 3.0);
            self.y += 12.0;
        }
        self.sheet.line(self.y);
        self.y += 18.0;
    }

    /// Totals side by side.
    fn figures(&mut self) {
        let figures = &self.report.figures;
        let width = INNER / figures.len().max(1) as f32;
        for (place, ReportFigure { name, value, change }) in figures.iter().enumerate() {
            let x = MARGIN + place as f32 * width;
            self.sheet.text(self.fonts, &name.to_uppercase(), LABEL, Edge::Left, x, self.y);
            self.sheet.text(self.fonts, value, Style::bold(13.0), Edge::Left, x, self.y + 17.0);
            if let Some(change) = change {
                self.sheet.text(self.fonts, change, SMALL, Edge::Left, x, self.y + 29.0);
            }
        }
        self.y += if figures.is_empty() { 0.0 } else { 44.0 };
    }

    fn table(&mut self) {
        let report = self.report;
        self.heading();
        // The total never stands alone on a page.
        let below = report.total.as_ref().and_then(|total| total.first()).map_or(0.0, |name| self.height(name, BOLD));
        for (place, row) in report.rows.iter().enumerate() {
            self.row(row, BODY, if place + 1 == report.rows.len() { below } else { 0.0 });
        }
        if let Some(total) = &report.total {
            self.row(total, BOLD, 0.0);
        }
    }

    /// The right edge of a column of numbers.
    fn edge(&self, column: usize) -> f32 {
        RIGHT - 6.0 - (self.report.columns.len() - 1 - column) as f32 * NUMBER
    }

    /// Headings at the top of each page; long ones in two lines or more.
    fn heading(&mut self) {
        let fonts = self.fonts;
        let wrapped: Vec<_> = self
            .report
            .columns
            .iter()
            .enumerate()
            .map(|(column, title)| {
                let width = if column == 0 { self.words } else { NUMBER - 6.0 };
                wrap(fonts, &title.to_uppercase(), LABEL.weight, LABEL.size, width)
            })
            .collect();
        let lines = wrapped.iter().map(Vec::len).max().unwrap_or(1) as f32;
        let height = lines * LABEL.leading() + 9.0;
        self.sheet.fill(MARGIN, self.y, INNER, height, Ink::Shade);
        for (column, texts) in wrapped.into_iter().enumerate() {
            let mut y = self.y + 11.0;
            for text in texts {
                let x = if column == 0 { MARGIN + 6.0 } else { self.edge(column) - text.width(LABEL.size) };
                self.sheet.shaped(text, LABEL, x, y);
                y += LABEL.leading();
            }
        }
        self.y += height;
    }

    /// How much a row with this name takes.
    fn height(&self, name: &str, style: Style) -> f32 {
        let lines = wrap(self.fonts, name, style.weight, style.size, self.words).len();
        PADDING * 2.0 + lines.max(1) as f32 * style.leading()
    }

    /// A row, with as much room `below` it on its page.
    fn row(&mut self, values: &[String], style: Style, below: f32) {
        let Some((name, numbers)) = values.split_first() else { return };
        let height = self.height(name, style);
        let texts = wrap(self.fonts, name, style.weight, style.size, self.words);
        if self.y + height + below > BOTTOM {
            self.next_sheet();
            self.heading();
        }
        let top = self.y + PADDING + style.size;
        let mut y = top;
        for text in texts {
            self.sheet.shaped(text, style, MARGIN + 6.0, y);
            y += style.leading();
        }
        for (place, value) in numbers.iter().enumerate() {
            let x = self.edge(place + 1);
            self.sheet.text(self.fonts, value, style, Edge::Right, x, top);
        }
        self.y += height;
        self.sheet.line(self.y);
    }

    /// A new page with a small head.
    fn next_sheet(&mut self) {
        self.sheets.push(std::mem::take(&mut self.sheet));
        let head = format!("{}, {}", self.report.title, self.report.period);
        self.sheet.text(self.fonts, &head, Style::grey(9.0), Edge::Left, MARGIN, MARGIN);
        self.sheet.text(self.fonts, &self.report.company, Style::bold(9.0), Edge::Right, RIGHT, MARGIN);
        self.y = MARGIN + 16.0;
    }

    /// Footers, with the number of pages.
    fn finish(mut self) -> Vec<Sheet> {
        self.sheets.push(std::mem::take(&mut self.sheet));
        let count = self.sheets.len();
        for (place, sheet) in self.sheets.iter_mut().enumerate() {
            sheet.line(HEIGHT - 52.0);
            let pages = message!("Page {page} of {count}", page = place + 1, count).render(self.report.language);
            sheet.text(self.fonts, &pages, SMALL, Edge::Right, RIGHT, HEIGHT - 38.0);
            sheet.text(self.fonts, &self.report.company, SMALL, Edge::Left, MARGIN, HEIGHT - 38.0);
        }
        self.sheets
    }
}
