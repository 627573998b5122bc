//! Pictures for the demo catalogue, drawn rather than shipped.
//!
//! A [`Look`] names a shape, a colouring and an emblem; [`draw`] sets it in the same small
//! studio every time: a pale backdrop, light from the upper left, a soft shadow and a faint
//! reflection on the floor. The shapes live in the submodules. Drawing is deterministic.

mod canvas;
mod coils;
mod colour;
mod disposables;
mod emblem;
mod kits;
mod liquids;
mod look;
mod mods;
mod outline;
mod parts;
mod pods;
mod power;
mod shop;
mod studio;
mod tones;

use canvas::{Canvas, GROUND};
pub use look::{Emblem, Look, Palette, Shape};
use tones::Tones;

/// Draws a look as a square PNG of `edge` pixels; `None` where no such picture can exist.
#[must_use]
pub fn draw(look: &Look, edge: u32) -> Option<Vec<u8>> {
    let tones = tones::of(look.palette);
    let mut product = Canvas::new(edge)?;
    let (size, aside) = framing(look.shape);
    let corner = (400.0 + aside - 400.0 * size, GROUND - GROUND * size);
    product.placed(corner, size, 0.0, |canvas| shape(canvas, look, &tones));
    studio::photograph(&mut product, &tones, edge)
}

/// How much each thing is grown and moved aside, so that all fill the frame alike.
fn framing(shape: Shape) -> (f32, f32) {
    match shape {
        Shape::PodSlim => (1.14, -42.0),
        Shape::PodSquare => (1.17, 0.0),
        Shape::Pen => (1.04, -4.0),
        Shape::Stick => (1.04, -22.0),
        Shape::Bar => (1.13, 0.0),
        Shape::Bottle => (1.06, -28.0),
        Shape::Coil => (1.14, -8.0),
        Shape::Cartridge => (1.12, -16.0),
        Shape::DripTip => (1.28, 0.0),
        Shape::Cotton => (1.06, -30.0),
        Shape::Tank => (1.08, -46.0),
        Shape::BoxMod => (1.02, 0.0),
        Shape::Battery => (1.06, -6.0),
        Shape::Charger => (1.04, -22.0),
        Shape::Case => (1.06, 0.0),
        Shape::KitPod | Shape::KitDuo | Shape::KitPen | Shape::KitMod => (1.06, -26.0),
        Shape::ShortFill | Shape::Display => (1.0, 0.0),
    }
}

/// Draws the thing alone.
fn shape(canvas: &mut Canvas, look: &Look, tones: &Tones) {
    match look.shape {
        Shape::PodSlim => pods::slim(canvas, tones, look.emblem),
        Shape::PodSquare => pods::square(canvas, tones, look.emblem),
        Shape::Pen => pods::pen(canvas, tones, look.emblem),
        Shape::Stick => disposables::sticks(canvas, tones, look.emblem),
        Shape::Bar => disposables::bar(canvas, tones, look.emblem),
        Shape::Bottle => liquids::bottle(canvas, tones, look.emblem),
        Shape::ShortFill => liquids::short_fill(canvas, tones, look.emblem),
        Shape::Coil => coils::coils(canvas, tones),
        Shape::Cartridge => parts::cartridges(canvas, tones),
        Shape::DripTip => parts::drip_tips(canvas, tones),
        Shape::Cotton => parts::cotton(canvas, tones, look.emblem),
        Shape::Tank => mods::tank(canvas, tones),
        Shape::BoxMod => mods::box_mod(canvas, tones, look.emblem),
        Shape::Battery => power::cells(canvas, tones, look.emblem),
        Shape::Charger => power::charger(canvas, tones, look.emblem),
        Shape::Case => shop::case(canvas, tones, look.emblem),
        Shape::Display => shop::display(canvas, tones, look.emblem),
        Shape::KitPod => kits::with_pod(canvas, tones, look.emblem),
        Shape::KitDuo => kits::with_two_pods(canvas, tones, look.emblem),
        Shape::KitPen => kits::with_pen(canvas, tones, look.emblem),
        Shape::KitMod => kits::with_mod(canvas, tones, look.emblem),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LOOK: Look = Look { shape: Shape::PodSlim, palette: Palette::Graphite, emblem: Emblem::Mark };

    #[test]
    fn a_picture_is_a_png_and_always_the_same() {
        let first = draw(&LOOK, 96);
        assert!(first.as_ref().is_some_and(|png| png.starts_with(b"\x89PNG")));
        assert_eq!(first, draw(&LOOK, 96));
    }

    #[test]
    fn no_picture_without_an_edge() {
        assert!(draw(&LOOK, 0).is_none());
    }

    #[test]
    fn colours_and_signs_make_a_difference() {
        let plain = draw(&LOOK, 96);
        assert_ne!(plain, draw(&Look { palette: Palette::Rose, ..LOOK }, 96));
        assert_ne!(plain, draw(&Look { shape: Shape::Case, ..LOOK }, 96));
        assert_ne!(plain, draw(&Look { emblem: Emblem::Ice, ..LOOK }, 96));
    }
}
