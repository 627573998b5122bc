//! Pictures for the demo catalogue, drawn rather than shipped.
//!
//! A [`Look`] names a shape, a colouring and an emblem; [`draw`] sets it in the same small
//! studio every time: a pale backdrop, light from the upper left, a soft shadow and a faint
//! reflection on the floor. The shapes live in the submodules. Drawing is deterministic.

mod canvas;
mod emblem;
mod liquids;
mod mods;
mod parts;
mod pods;
mod power;
mod shop;
mod tones;

use canvas::{Canvas, GROUND, Ink, SPACE, fade, light, mix, rgb, shade, shine};
use tiny_skia::{Pixmap, PixmapPaint, Rect, Transform};
use tones::Tones;

/// What a product looks like.
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
    /// A gift box with a device before it.
    KitBox,
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
    let mut scene = Canvas::new(edge)?;
    backdrop(&mut scene, &tones);
    reflect(&mut scene, product.pixmap(), edge);
    floor(&mut scene, &tones, true);
    for &(centre, half) in product.footprints() {
        scene.glow((centre + half * 0.5, GROUND + 5.0), (half * 1.9, 30.0), shade(0.2));
        scene.glow((centre + half * 0.08, GROUND - 1.0), (half * 1.16, 11.0), shade(0.55));
    }
    let (plain, still) = (PixmapPaint::default(), Transform::identity());
    scene.pixmap().draw_pixmap(0, 0, product.pixmap().as_ref(), &plain, still, None);
    settle(scene.pixmap().data_mut());
    scene.pixmap().encode_png().ok()
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
        Shape::KitBox => (1.06, -26.0),
        Shape::ShortFill | Shape::Display => (1.0, 0.0),
    }
}

/// Drops each channel's lowest bit, which nobody sees and which halves the file.
fn settle(channels: &mut [u8]) {
    for channel in channels {
        *channel |= 1;
    }
}

/// Draws the thing alone.
fn shape(canvas: &mut Canvas, look: &Look, tones: &Tones) {
    match look.shape {
        Shape::PodSlim => pods::slim(canvas, tones, look.emblem),
        Shape::PodSquare => pods::square(canvas, tones, look.emblem),
        Shape::Pen => pods::pen(canvas, tones, look.emblem),
        Shape::Stick => pods::sticks(canvas, tones, look.emblem),
        Shape::Bar => pods::bar(canvas, tones, look.emblem),
        Shape::Bottle => liquids::bottle(canvas, tones, look.emblem),
        Shape::ShortFill => liquids::short_fill(canvas, tones, look.emblem),
        Shape::Coil => parts::coils(canvas, tones),
        Shape::Cartridge => parts::cartridges(canvas, tones),
        Shape::DripTip => parts::drip_tips(canvas, tones),
        Shape::Cotton => parts::cotton(canvas, tones, look.emblem),
        Shape::Tank => mods::tank(canvas, tones),
        Shape::BoxMod => mods::box_mod(canvas, tones, look.emblem),
        Shape::Battery => power::cells(canvas, tones, look.emblem),
        Shape::Charger => power::charger(canvas, tones, look.emblem),
        Shape::Case => shop::case(canvas, tones, look.emblem),
        Shape::Display => shop::display(canvas, tones, look.emblem),
        Shape::KitBox => shop::kit_box(canvas, tones, look.emblem),
    }
}

/// The wall and the light upon it.
fn backdrop(scene: &mut Canvas, tones: &Tones) {
    let wall = mix(rgb(0xee_f0_f3), tones.main, 0.1);
    let whole = Rect::from_xywh(0.0, 0.0, SPACE, SPACE).map(tiny_skia::PathBuilder::from_rect);
    scene.fill(
        whole,
        Ink::Down(vec![(0.0, mix(wall, tones.main, 0.16)), (0.5, wall), (0.8, light(wall, 0.3))]),
    );
    scene.glow((370.0, 330.0), (620.0, 560.0), shine(0.8));
    floor(scene, tones, false);
}

/// The floor; as a `veil` it only covers what lies deeper, so that reflections run out.
fn floor(scene: &mut Canvas, tones: &Tones, veil: bool) {
    let near = mix(mix(rgb(0xf3_f4_f6), tones.main, 0.05), tones.deep, 0.02);
    let far = mix(near, tones.deep, 0.1);
    let end = if veil { GROUND + 96.0 } else { SPACE };
    let start = if veil { GROUND - 1.0 } else { 560.0 };
    let area = Rect::from_ltrb(0.0, start, SPACE, SPACE).map(tiny_skia::PathBuilder::from_rect);
    let share = (end - start) / (SPACE - start);
    let clear = if veil { 0.15 } else { 0.0 };
    let deep = if veil { mix(near, far, 0.75) } else { far };
    scene.fill(area, Ink::Down(vec![(0.0, fade(near, clear)), (share, deep), (1.0, far)]));
}

/// Mirrors the product in the floor, faintly.
fn reflect(scene: &mut Canvas, product: &Pixmap, edge: u32) {
    let ground = GROUND * edge as f32 / SPACE;
    let mirror = Transform::from_row(1.0, 0.0, 0.0, -1.0, 0.0, ground * 2.0);
    let paint = PixmapPaint { opacity: 0.26, ..PixmapPaint::default() };
    scene.pixmap().draw_pixmap(0, 0, product.as_ref(), &paint, mirror, None);
}

#[cfg(test)]
mod tests {
    use super::*;

    const LOOK: Look =
        Look { shape: Shape::PodSlim, palette: Palette::Graphite, emblem: Emblem::Mark };

    #[test]
    fn a_picture_is_a_png_and_always_the_same() {
        let first = draw(&LOOK, 96).unwrap();
        assert!(first.starts_with(b"\x89PNG"));
        assert_eq!(first, draw(&LOOK, 96).unwrap());
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
