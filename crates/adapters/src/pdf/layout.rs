//! Document layout: header, parties, table over several pages, totals, notes and footers.

use tierway_application::invoicing::{DocumentLine, Party, TradeDocument};
use tierway_kernel::{Language, Message, message};

use super::fonts::{Fonts, Shaped};
use super::sheet::{BOTTOM, Edge, HEIGHT, INNER, Ink, MARGIN, Mark, Sheet, Style, WIDTH};
use super::wrap::wrap;

const RIGHT: f32 = WIDTH - MARGIN;
/// Largest box of the logo.
const LOGO: (f32, f32) = (170.0, 52.0);
const BODY: Style = Style::plain(9.0);
const SMALL: Style = Style::grey(8.0);
const LABEL: Style = Style { size: 7.5, weight: super::fonts::Weight::Bold, ink: Ink::Grey };
/// Between two columns.
const GAP: f32 = 14.0;
/// Height of the table's heading.
const HEADING: f32 = 20.0;
/// Above and below the text of a row.
const PADDING: f32 = 5.5;

/// Right edges of the columns of numbers, and the width of the words before them.
struct Columns {
    position: f32,
    name: f32,
    name_width: f32,
    unit: f32,
    unit_width: f32,
    quantity: f32,
    pieces: f32,
    price: f32,
    total: f32,
}

impl Columns {
    fn of(priced: bool) -> Columns {
        let name = MARGIN + 30.0;
        if priced {
            let unit = MARGIN + 262.0;
            let quantity = MARGIN + 352.0;
            Columns {
                position: MARGIN + 18.0,
                name,
                name_width: unit - name - 10.0,
                unit,
                unit_width: 58.0,
                quantity,
                pieces: MARGIN + 352.0,
                price: MARGIN + 424.0,
                total: RIGHT - 6.0,
            }
        } else {
            let unit = MARGIN + 320.0;
            Columns {
                position: MARGIN + 18.0,
                name,
                name_width: unit - name - 10.0,
                unit,
                unit_width: 62.0,
                quantity: MARGIN + 428.0,
                pieces: RIGHT - 6.0,
                price: 0.0,
                total: 0.0,
            }
        }
    }
}

/// A document being laid out.
struct Setting<'a> {
    fonts: &'a Fonts,
    paper: &'a TradeDocument,
    columns: Columns,
    sheets: Vec<Sheet>,
    sheet: Sheet,
    /// Vertical position on the page.
    y: f32,
}

/// The pages of a document. `logo` is the size of its logo, if it has a valid one.
pub(super) fn lay_out(fonts: &Fonts, paper: &TradeDocument, logo: Option<(f32, f32)>) -> Vec<Sheet> {
    let columns = Columns::of(paper.priced);
    let mut setting = Setting { fonts, paper, columns, sheets: Vec::new(), sheet: Sheet::default(), y: MARGIN };
    setting.head(logo);
    setting.parties();
    setting.table();
    setting.sums();
    setting.notes();
    setting.finish()
}

/// `1,234`.
pub(super) fn grouped(digits: &str) -> String {
    let mut text = String::with_capacity(digits.len() + digits.len() / 3);
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

impl Setting<'_> {
    /// Logo or company on the left, title and number on the right.
    fn head(&mut self, logo: Option<(f32, f32)>) {
        let fonts = self.fonts;
        match logo {
            Some((width, height)) => {
                let scale = (LOGO.0 / width).min(LOGO.1 / height);
                let mark = Mark::Logo { x: MARGIN, y: MARGIN, width: width * scale, height: height * scale };
                self.sheet.marks.push(mark);
            }
            None => {
                self.sheet.block(fonts, &self.paper.company, Style::bold(18.0), MARGIN, MARGIN + 20.0, 280.0);
            }
        }
        self.sheet.text(fonts, &self.paper.title, Style::bold(21.0), Edge::Right, RIGHT, MARGIN + 20.0);
        self.sheet.text(fonts, &self.paper.number, Style::grey(11.0), Edge::Right, RIGHT, MARGIN + 38.0);
        self.y = MARGIN + LOGO.1 + 24.0;
        self.sheet.line(self.y - 8.0);
        self.y += 12.0;
    }

    /// The parties side by side, with the facts next to them.
    fn parties(&mut self) {
        let columns = self.paper.parties.len() + 1;
        let width = (INNER - GAP * (columns - 1) as f32) / columns as f32;
        let mut deepest = self.y;
        for (place, party) in self.paper.parties.iter().enumerate() {
            let x = MARGIN + place as f32 * (width + GAP);
            deepest = deepest.max(party_block(&mut self.sheet, self.fonts, party, x, self.y, width));
        }
        let x = RIGHT - width;
        let mut y = self.y;
        for (name, value) in &self.paper.facts {
            self.sheet.text(self.fonts, &name.to_uppercase(), LABEL, Edge::Left, x, y);
            y = self.sheet.block(self.fonts, value, BODY, x, y + BODY.leading(), width) + 2.5;
        }
        self.y = deepest.max(y) + 8.0;
    }

    fn table(&mut self) {
        let lines = &self.paper.lines;
        if lines.is_empty() {
            return;
        }
        self.heading();
        for (place, line) in lines.iter().enumerate() {
            let name = wrap(self.fonts, &line.name, BODY.weight, BODY.size, self.columns.name_width);
            let unit = wrap(self.fonts, &line.unit, BODY.weight, BODY.size, self.columns.unit_width);
            let height = PADDING * 2.0
                + (name.len() as f32 * BODY.leading() + SMALL.leading()).max(unit.len() as f32 * BODY.leading());
            if self.y + height > BOTTOM {
                self.next_sheet();
                self.heading();
            }
            self.row(place, line, name, unit);
            self.y += height;
            self.sheet.line(self.y);
        }
    }

    fn heading(&mut self) {
        let (fonts, columns) = (self.fonts, &self.columns);
        self.sheet.fill(MARGIN, self.y, INNER, HEADING, Ink::Shade);
        let y = self.y + 13.0;
        let language = self.paper.language;
        let mut put = |text: Message, edge, x| {
            let text = text.render(language).to_uppercase();
            self.sheet.text(fonts, &text, LABEL, edge, x, y);
        };
        put(Message::verbatim("#"), Edge::Right, columns.position);
        put(message!("Item"), Edge::Left, columns.name);
        put(message!("Unit"), Edge::Left, columns.unit);
        put(message!("Quantity"), Edge::Right, columns.quantity);
        if self.paper.priced {
            put(message!("Price"), Edge::Right, columns.price);
            put(message!("Amount"), Edge::Right, columns.total);
        } else {
            put(message!("Pieces"), Edge::Right, columns.pieces);
        }
        self.y += HEADING;
    }

    fn row(&mut self, place: usize, line: &DocumentLine, name: Vec<Shaped>, unit: Vec<Shaped>) {
        let (fonts, columns) = (self.fonts, &self.columns);
        let top = self.y + PADDING + BODY.size;
        let mut put = |text: &str, x| self.sheet.text(fonts, text, BODY, Edge::Right, x, top);
        put(&(place + 1).to_string(), columns.position);
        put(&grouped(&line.quantity.to_string()), columns.quantity);
        if self.paper.priced {
            put(&self.paper.currency.show(line.price), columns.price);
            put(&self.paper.currency.show(line.total), columns.total);
        } else {
            put(&grouped(&line.pieces.to_string()), columns.pieces);
        }
        for (x, texts) in [(columns.name, name), (columns.unit, unit)] {
            let mut y = top;
            for text in texts {
                self.sheet.marks.push(Mark::Text { x, y, size: BODY.size, ink: BODY.ink, text });
                y += BODY.leading();
            }
            if x == columns.name {
                self.sheet.text(fonts, &line.sku, SMALL, Edge::Left, x, y - 1.5);
            }
        }
    }

    /// Totals stay together.
    fn sums(&mut self) {
        let height = |strong: bool| if strong { 22.0 } else { 16.0 };
        let needed: f32 = self.paper.sums.iter().map(|sum| height(sum.strong)).sum();
        if self.y + needed + 10.0 > BOTTOM {
            self.next_sheet();
        }
        self.y += 10.0;
        let left = MARGIN + 262.0;
        for sum in &self.paper.sums {
            let style = if sum.strong { Style::bold(11.0) } else { BODY };
            if sum.strong {
                self.sheet.fill(left - 6.0, self.y, RIGHT - left + 6.0, height(true) - 2.0, Ink::Shade);
            }
            let y = self.y + if sum.strong { 14.0 } else { 11.0 };
            self.sheet.text(self.fonts, &sum.name, style, Edge::Left, left, y);
            self.sheet.text(self.fonts, &self.paper.currency.show(sum.amount), style, Edge::Right, RIGHT - 6.0, y);
            self.y += height(sum.strong);
        }
    }

    /// Paragraphs, line by line over the pages.
    fn notes(&mut self) {
        for (heading, text) in &self.paper.notes {
            let lines = wrap(self.fonts, text, BODY.weight, BODY.size, INNER);
            if self.y + 16.0 + 2.0 * BODY.leading() > BOTTOM {
                self.next_sheet();
            }
            self.y += 22.0;
            self.sheet.text(self.fonts, &heading.to_uppercase(), LABEL, Edge::Left, MARGIN, self.y);
            for text in lines {
                self.y += BODY.leading();
                if self.y > BOTTOM {
                    self.next_sheet();
                    self.y += BODY.leading();
                }
                self.sheet.marks.push(Mark::Text { x: MARGIN, y: self.y, size: BODY.size, ink: BODY.ink, text });
            }
        }
    }

    /// A new page with a small head.
    fn next_sheet(&mut self) {
        self.sheets.push(std::mem::take(&mut self.sheet));
        let head = format!("{} {}", self.paper.title, self.paper.number);
        self.y = small_head(self.fonts, &mut self.sheet, &self.paper.company, &head);
    }

    /// The pages with their footers.
    fn finish(mut self) -> Vec<Sheet> {
        self.sheets.push(std::mem::take(&mut self.sheet));
        footers(self.fonts, &mut self.sheets, &self.paper.footer, self.paper.language);
        self.sheets
    }
}

/// The header of a continuation page; returns where its content begins.
pub(super) fn small_head(fonts: &Fonts, sheet: &mut Sheet, company: &str, document: &str) -> f32 {
    sheet.text(fonts, company, Style::bold(9.0), Edge::Left, MARGIN, MARGIN);
    sheet.text(fonts, document, Style::grey(9.0), Edge::Right, RIGHT, MARGIN);
    MARGIN + 16.0
}

/// Footers, with the number of pages.
pub(super) fn footers(fonts: &Fonts, sheets: &mut [Sheet], footer: &str, language: Language) {
    let count = sheets.len();
    for (place, sheet) in sheets.iter_mut().enumerate() {
        sheet.line(HEIGHT - 52.0);
        let pages = message!("Page {page} of {count}", page = place + 1, count).render(language);
        let y = HEIGHT - 38.0;
        sheet.text(fonts, &pages, SMALL, Edge::Right, RIGHT, y);
        if let Some(first) = wrap(fonts, footer, SMALL.weight, SMALL.size, INNER - 80.0).into_iter().next() {
            sheet.marks.push(Mark::Text { x: MARGIN, y, size: SMALL.size, ink: SMALL.ink, text: first });
        }
    }
}

fn party_block(sheet: &mut Sheet, fonts: &Fonts, party: &Party, x: f32, y: f32, width: f32) -> f32 {
    sheet.text(fonts, &party.heading.to_uppercase(), LABEL, Edge::Left, x, y);
    let mut y = sheet.block(fonts, &party.name, Style::bold(10.0), x, y + 14.0, width);
    for detail in &party.details {
        y = sheet.block(fonts, detail, BODY, x, y, width);
    }
    y
}
