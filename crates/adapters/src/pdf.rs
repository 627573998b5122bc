//! PDF rendering with krilla: fonts embedded as subsets, text searchable and copyable. Output is deterministic.

mod fonts;
mod label;
mod layout;
mod letters;
mod logo;
mod pick_sheet;
mod report;
mod sheet;
mod wrap;

use chrono::{Datelike as _, NaiveDate};
use krilla::color::rgb;
use krilla::geom::{Path, PathBuilder, Point, Rect};
use krilla::metadata::{DateTime, Metadata};
use krilla::page::PageSettings;
use krilla::paint::{Fill, Stroke};
use krilla::surface::Surface;
use krilla::{Document, SerializeSettings};

use tierway_application::invoicing::{Label, PdfRenderer, PickSheet, ReportDocument, TradeDocument};
use tierway_kernel::{Language, message};

use fonts::Fonts;
use logo::Drawable;
use sheet::{HEIGHT, Ink, Mark, Sheet, WIDTH};

/// Renders documents on A4, labels on 100 × 150 mm.
#[derive(Debug, Clone, Copy, Default)]
pub struct KrillaRenderer;

impl PdfRenderer for KrillaRenderer {
    fn render(&self, paper: &TradeDocument) -> Result<Vec<u8>, String> {
        let fonts = Fonts::load()?;
        let part = Part::of(&fonts, paper);
        let title = format!("{} {}", paper.title, paper.number);
        name_missing(&fonts, &title);
        let about = metadata(&title, &paper.company, paper.date, paper.language);
        file(&[part], (WIDTH, HEIGHT), about)
    }

    fn render_label(&self, label: &Label) -> Result<Vec<u8>, String> {
        let fonts = Fonts::load()?;
        let part = Part { sheets: vec![label::lay_out(&fonts, label)?], logo: None };
        let title = message!("Label {number}", number = label.number).render(label.language);
        name_missing(&fonts, &title);
        let about = metadata(&title, &label.company, label.date, label.language);
        file(&[part], (label::WIDTH, label::HEIGHT), about)
    }

    fn render_slips(&self, sheet: &PickSheet, slips: &[TradeDocument]) -> Result<Vec<u8>, String> {
        let fonts = Fonts::load()?;
        let mut parts = vec![Part { sheets: pick_sheet::lay_out(&fonts, sheet), logo: None }];
        parts.extend(slips.iter().map(|paper| Part::of(&fonts, paper)));
        let title = format!("{} {}", sheet.title, sheet.number);
        name_missing(&fonts, &title);
        file(&parts, (WIDTH, HEIGHT), metadata(&title, &sheet.company, sheet.date, sheet.language))
    }

    fn render_report(&self, report: &ReportDocument) -> Result<Vec<u8>, String> {
        let fonts = Fonts::load()?;
        let part = Part { sheets: report::lay_out(&fonts, report), logo: None };
        let title = format!("{}, {}", report.title, report.period);
        name_missing(&fonts, &title);
        file(&[part], (WIDTH, HEIGHT), metadata(&title, &report.company, report.date, report.language))
    }
}

/// A document within a PDF file: its pages, and the logo on them.
struct Part {
    sheets: Vec<Sheet>,
    logo: Option<Drawable>,
}

impl Part {
    fn of(fonts: &Fonts, paper: &TradeDocument) -> Part {
        let logo = paper.logo.as_ref().and_then(Drawable::of);
        Part { sheets: layout::lay_out(fonts, paper, logo.as_ref().map(Drawable::size)), logo }
    }
}

/// Logs unsupported characters of a document.
fn name_missing(fonts: &Fonts, paper: &str) {
    let missing = fonts.missing();
    if !missing.is_empty() {
        let signs: Vec<String> = missing.iter().map(|sign| format!("U+{:04X}", u32::from(*sign))).collect();
        tracing::warn!(paper, signs = signs.join(" "), "no font has some characters of a paper");
    }
}

/// Renders the documents into one PDF file.
fn file(parts: &[Part], (width, height): (f32, f32), about: Metadata) -> Result<Vec<u8>, String> {
    let mut document = Document::new_with(SerializeSettings::default());
    for (sheet, logo) in parts.iter().flat_map(|part| part.sheets.iter().map(move |sheet| (sheet, part.logo.as_ref())))
    {
        let settings = PageSettings::from_wh(width, height).ok_or("a page without a size")?;
        let mut page = document.start_page_with(settings);
        let mut surface = page.surface();
        draw(&mut surface, sheet, logo);
        surface.finish();
        page.finish();
    }
    document.set_metadata(about);
    document.finish().map_err(|error| format!("{error:?}"))
}

/// File metadata; its date is the document's, so that it does not change.
fn metadata(title: &str, company: &str, date: NaiveDate, language: Language) -> Metadata {
    let day = u8::try_from(date.day()).unwrap_or(1);
    let month = u8::try_from(date.month()).unwrap_or(1);
    let date = DateTime::new(u16::try_from(date.year()).unwrap_or_default()).month(month).day(day);
    Metadata::new()
        .title(title.to_owned())
        .authors(vec![company.to_owned()])
        .creator("Tierway".to_owned())
        .language(language.as_str().to_owned())
        .creation_date(date)
}

fn draw(surface: &mut Surface<'_>, sheet: &Sheet, logo: Option<&Drawable>) {
    for mark in &sheet.marks {
        match mark {
            Mark::Text { x, y, size, ink, text } => {
                surface.set_fill(Some(fill(*ink)));
                let mut x = *x;
                for run in &text.runs {
                    surface.set_stroke((run.thicker > 0.0).then(|| outline(*ink, run.thicker * size)));
                    surface.draw_glyphs(Point::from_xy(x, *y), &run.glyphs, run.font.clone(), &run.text, *size, false);
                    x += run.width(*size);
                }
                surface.set_stroke(None);
            }
            Mark::Box { x, y, width, height, ink } => {
                surface.set_fill(Some(fill(*ink)));
                let mut path = PathBuilder::new();
                let rect = Rect::from_xywh(*x, *y, *width, *height);
                rect.into_iter().for_each(|rect| path.push_rect(rect));
                if let Some(path) = path.finish() {
                    surface.draw_path(&path);
                }
            }
            Mark::Code { x, y, size, across, dark } => {
                surface.set_fill(Some(fill(Ink::Black)));
                if let Some(path) = squares((*x, *y), *size, *across, dark) {
                    surface.draw_path(&path);
                }
            }
            Mark::Logo { x, y, width, height } => {
                if let Some(logo) = logo {
                    logo.draw(surface, *x, *y, *width, *height);
                }
            }
        }
    }
}

/// The dark modules of a code as one path, so that nothing shows between neighbours.
fn squares((x, y): (f32, f32), size: f32, across: usize, dark: &[bool]) -> Option<Path> {
    let edge = size / across as f32;
    let mut path = PathBuilder::new();
    for (place, _) in dark.iter().enumerate().filter(|(_, dark)| **dark) {
        let (column, row) = (place % across, place / across);
        let rect = Rect::from_xywh(x + column as f32 * edge, y + row as f32 * edge, edge, edge);
        rect.into_iter().for_each(|rect| path.push_rect(rect));
    }
    path.finish()
}

fn fill(ink: Ink) -> Fill {
    Fill { paint: colour(ink).into(), ..Fill::default() }
}

/// Stroke width for synthetic bold.
fn outline(ink: Ink, width: f32) -> Stroke {
    Stroke { paint: colour(ink).into(), width, ..Stroke::default() }
}

fn colour(ink: Ink) -> rgb::Color {
    let (red, green, blue) = match ink {
        Ink::Black => (24, 28, 36),
        Ink::Grey => (98, 106, 120),
        Ink::Hairline => (214, 219, 227),
        Ink::Shade => (240, 243, 247),
    };
    rgb::Color::new(red, green, blue)
}

#[cfg(test)]
mod tests;
