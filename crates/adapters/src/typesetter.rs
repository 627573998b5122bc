//! Papers as PDF, with krilla: fonts embedded as subsets, text that can be searched and copied. Nothing in a file depends
//! on the time or on chance.

mod fonts;
mod layout;
mod logo;
mod sheet;
mod wrap;

use chrono::Datelike as _;
use krilla::color::rgb;
use krilla::geom::{PathBuilder, Point, Rect};
use krilla::metadata::{DateTime, Metadata};
use krilla::page::PageSettings;
use krilla::paint::Fill;
use krilla::surface::Surface;
use krilla::{Document, SerializeSettings};

use tierway_application::papers::{Paper, Typesetter};

use fonts::Fonts;
use logo::Drawable;
use sheet::{HEIGHT, Ink, Mark, Sheet, WIDTH};

/// Sets papers on A4.
#[derive(Debug, Clone, Copy, Default)]
pub struct PdfPapers;

impl Typesetter for PdfPapers {
    fn typeset(&self, paper: &Paper) -> Result<Vec<u8>, String> {
        let fonts = Fonts::load()?;
        let logo = paper.logo.as_ref().and_then(Drawable::of);
        let sheets = layout::lay_out(&fonts, paper, logo.as_ref().map(Drawable::size));
        let mut document = Document::new_with(SerializeSettings::default());
        for sheet in &sheets {
            let settings = PageSettings::from_wh(WIDTH, HEIGHT).ok_or("a page without a size")?;
            let mut page = document.start_page_with(settings);
            let mut surface = page.surface();
            draw(&mut surface, sheet, logo.as_ref());
            surface.finish();
            page.finish();
        }
        document.set_metadata(metadata(paper));
        document.finish().map_err(|error| format!("{error:?}"))
    }
}

/// What the file says of itself; its date is the paper's, so that it does not change.
fn metadata(paper: &Paper) -> Metadata {
    let day = u8::try_from(paper.date.day()).unwrap_or(1);
    let month = u8::try_from(paper.date.month()).unwrap_or(1);
    let date = DateTime::new(u16::try_from(paper.date.year()).unwrap_or_default()).month(month).day(day);
    Metadata::new()
        .title(format!("{} {}", paper.title, paper.number))
        .authors(vec![paper.company.clone()])
        .creator("Tierway".to_owned())
        .language("en".to_owned())
        .creation_date(date)
}

fn draw(surface: &mut Surface<'_>, sheet: &Sheet, logo: Option<&Drawable>) {
    for mark in &sheet.marks {
        match mark {
            Mark::Text { x, y, size, ink, text } => {
                surface.set_fill(Some(fill(*ink)));
                let mut x = *x;
                for run in &text.runs {
                    surface.draw_glyphs(Point::from_xy(x, *y), &run.glyphs, run.font.clone(), &run.text, *size, false);
                    x += run.width(*size);
                }
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
            Mark::Logo { x, y, width, height } => {
                if let Some(logo) = logo {
                    logo.draw(surface, *x, *y, *width, *height);
                }
            }
        }
    }
}

fn fill(ink: Ink) -> Fill {
    let (red, green, blue) = match ink {
        Ink::Black => (24, 28, 36),
        Ink::Grey => (98, 106, 120),
        Ink::Hairline => (214, 219, 227),
        Ink::Shade => (240, 243, 247),
    };
    Fill { paint: rgb::Color::new(red, green, blue).into(), ..Fill::default() }
}

#[cfg(test)]
mod tests;
