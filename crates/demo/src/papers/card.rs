//! An identity card specimen without personal data.

use tiny_skia::{Color, FillRule, Paint, Path, PathBuilder, Pixmap, Rect, Transform};

/// The card as a PNG; `figure` colours it. `None` where drawing is impossible.
pub fn identity(figure: usize) -> Option<Vec<u8>> {
    const TINTS: [(u8, u8, u8); 4] = [(46, 98, 145), (52, 122, 96), (128, 74, 120), (150, 96, 48)];
    let (red, green, blue) = TINTS[figure % TINTS.len()];
    let tint = Color::from_rgba8(red, green, blue, 255);
    let grey = Color::from_rgba8(196, 203, 210, 255);
    let mut card = Pixmap::new(336, 212)?;
    card.fill(Color::from_rgba8(244, 246, 248, 255));
    paint(&mut card, bar(0.0, 0.0, 336.0, 38.0)?, tint);
    paint(&mut card, bar(18.0, 56.0, 92.0, 118.0)?, Color::WHITE);
    paint(&mut card, PathBuilder::from_circle(64.0, 98.0, 22.0)?, grey);
    paint(&mut card, PathBuilder::from_oval(Rect::from_xywh(30.0, 126.0, 68.0, 90.0)?)?, grey);
    paint(&mut card, bar(0.0, 174.0, 336.0, 38.0)?, Color::from_rgba8(244, 246, 248, 255));
    for line in 0..5_u8 {
        let width = 96.0 + ((figure >> line) % 5) as f32 * 18.0;
        paint(&mut card, bar(130.0, 62.0 + f32::from(line) * 23.0, width, 9.0)?, grey);
    }
    for digit in 0..12_u8 {
        let height = 6.0 + ((figure >> digit) % 3) as f32 * 5.0;
        paint(&mut card, bar(20.0 + f32::from(digit) * 25.0, 184.0, 16.0, height)?, tint);
    }
    card.encode_png().ok()
}

fn bar(left: f32, top: f32, width: f32, height: f32) -> Option<Path> {
    Rect::from_xywh(left, top, width, height).map(PathBuilder::from_rect)
}

fn paint(card: &mut Pixmap, path: Path, colour: Color) {
    let mut paint = Paint { anti_alias: true, ..Paint::default() };
    paint.set_color(colour);
    card.fill_path(&path, &paint, FillRule::Winding, Transform::identity(), None);
}
