//! The studio every product is shown in: wall, floor, mirror and shadow.

use super::canvas::{Canvas, GROUND, Ink, SPACE};
use super::colour::{fade, light, mix, rgb, shade, shine};
use super::tones::Tones;
use tiny_skia::{PathBuilder, Pixmap, PixmapPaint, Rect, Transform};

/// Sets a product into the studio and returns the picture as a PNG of `edge` pixels.
pub fn photograph(product: &mut Canvas, tones: &Tones, edge: u32) -> Option<Vec<u8>> {
    let mut scene = Canvas::new(edge)?;
    backdrop(&mut scene, tones);
    reflect(&mut scene, product.pixmap(), edge);
    floor(&mut scene, tones, true);
    for &(centre, half) in product.footprints() {
        scene.glow((centre + half * 0.5, GROUND + 5.0), (half * 1.9, 30.0), shade(0.2));
        scene.glow((centre + half * 0.08, GROUND - 1.0), (half * 1.16, 11.0), shade(0.55));
    }
    let (plain, still) = (PixmapPaint::default(), Transform::identity());
    scene.pixmap().draw_pixmap(0, 0, product.pixmap().as_ref(), &plain, still, None);
    settle(scene.pixmap().data_mut());
    scene.pixmap().encode_png().ok()
}

/// Sets the lowest bit of every channel: nobody sees it, and the file is about a fifth smaller.
fn settle(channels: &mut [u8]) {
    for channel in channels {
        *channel |= 1;
    }
}

/// The wall and the light upon it.
fn backdrop(scene: &mut Canvas, tones: &Tones) {
    let wall = mix(rgb(0xeef0f3), tones.main, 0.1);
    let whole = Rect::from_xywh(0.0, 0.0, SPACE, SPACE).map(PathBuilder::from_rect);
    scene.fill(whole, Ink::Down(vec![(0.0, mix(wall, tones.main, 0.16)), (0.5, wall), (0.8, light(wall, 0.3))]));
    scene.glow((370.0, 330.0), (620.0, 560.0), shine(0.8));
    floor(scene, tones, false);
}

/// The floor; as a `veil` it only covers what lies deeper, so that reflections run out.
fn floor(scene: &mut Canvas, tones: &Tones, veil: bool) {
    let near = mix(mix(rgb(0xf3f4f6), tones.main, 0.05), tones.deep, 0.02);
    let far = mix(near, tones.deep, 0.1);
    let end = if veil { GROUND + 96.0 } else { SPACE };
    let start = if veil { GROUND - 1.0 } else { 560.0 };
    let area = Rect::from_ltrb(0.0, start, SPACE, SPACE).map(PathBuilder::from_rect);
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
