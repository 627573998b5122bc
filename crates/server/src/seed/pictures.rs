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
mod mods;
mod outline;
mod parts;
mod pods;
mod power;
mod shop;
mod studio;
mod tones;

use canvas::{Canvas, GROUND};
use tones::Tones;

/// Appearance of a product.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Look {
    /// The thing itself.
    pub shape: Shape,
    /// Its colours.
    pub palette: Palette,
    /// The sign on its label or body.
    pub emblem: Emblem,
}

/// The things that can be drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Shape {
    /// A slim pod device with its clear pod.
    PodSlim,
    /// A palm-sized pod device with a framed panel.
    PodSquare,
    /// A thin pen.
    Pen,
    /// Two disposable sticks.
    Stick,
    /// A broad disposable with a mouthpiece on its shoulder.
    Bar,
    /// A 10 ml dropper bottle beside its carton.
    Bottle,
    /// A large bottle of e-liquid.
    ShortFill,
    /// A pair of atomiser coils.
    Coil,
    /// A pair of refillable pods.
    Cartridge,
    /// A glass tank.
    Tank,
    /// A box mod with a screen and a tank.
    BoxMod,
    /// Two rechargeable cells.
    Battery,
    /// A two-bay charger with its cells.
    Charger,
    /// A zipped carrying case.
    Case,
    /// A pouch of cotton.
    Cotton,
    /// Three drip tips.
    DripTip,
    /// A stepped counter display with sticks.
    Display,
    /// A gift box with a pod device before it.
    KitPod,
    /// A gift box with two pod devices before it.
    KitDuo,
    /// A gift box with a pen before it.
    KitPen,
    /// A gift box with a box mod before it.
    KitMod,
}

/// The house colourings.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Palette {
    /// Near-black with a cool blue light.
    Graphite,
    /// Brushed silver.
    Silver,
    /// Ice blue.
    Glacier,
    /// Deep blue.
    Cobalt,
    /// Fresh green.
    Mint,
    /// Forest green.
    Moss,
    /// Lemon and lime.
    Citrus,
    /// Orange and gold.
    Mango,
    /// Red and coral.
    Ember,
    /// Pink.
    Rose,
    /// Purple.
    Grape,
    /// Warm brown.
    Tobacco,
    /// Cream and gold.
    Cream,
    /// Sea green turning blue.
    Lagoon,
}

/// The signs printed on labels and bodies.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Emblem {
    /// The house mark: three rising bars.
    Mark,
    /// A strawberry.
    Strawberry,
    /// A slice of citrus.
    Citrus,
    /// A pair of cherries.
    Cherry,
    /// A bunch of grapes.
    Grape,
    /// A wedge of watermelon.
    Melon,
    /// A mango.
    Mango,
    /// A cluster of blueberries.
    Berry,
    /// A sprig of mint.
    Mint,
    /// A tobacco leaf.
    Tobacco,
    /// A snow crystal.
    Ice,
    /// Coffee beans.
    Bean,
    /// An apple.
    Apple,
    /// A lightning bolt.
    Bolt,
    /// A drop.
    Drop,
}

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
