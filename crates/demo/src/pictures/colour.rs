//! Colours, and the gradients that make a body look round.

use tiny_skia::Color;

/// Colour stops of a gradient: position from 0 to 1, and the colour there.
pub type Stops = Vec<(f32, Color)>;

/// A colour written as `0xRRGGBB`.
pub fn rgb(hex: u32) -> Color {
    let [_, red, green, blue] = hex.to_be_bytes();
    Color::from_rgba8(red, green, blue, 255)
}

/// The same colour, this much of it showing.
pub fn fade(mut colour: Color, alpha: f32) -> Color {
    colour.set_alpha(alpha);
    colour
}

/// `share` of the second colour in the first.
pub fn mix(one: Color, two: Color, share: f32) -> Color {
    let blend = |a: f32, b: f32| (a + (b - a) * share).clamp(0.0, 1.0);
    let mut colour = one;
    colour.set_red(blend(one.red(), two.red()));
    colour.set_green(blend(one.green(), two.green()));
    colour.set_blue(blend(one.blue(), two.blue()));
    colour
}

/// A lighter tone.
pub fn light(colour: Color, share: f32) -> Color {
    mix(colour, Color::WHITE, share)
}

/// A darker tone, a little cool as shadows are.
pub fn dark(colour: Color, share: f32) -> Color {
    mix(colour, rgb(0x0b0d16), share)
}

/// White that shows this much.
pub fn shine(alpha: f32) -> Color {
    fade(Color::WHITE, alpha)
}

/// Near-black that shows this much.
pub fn shade(alpha: f32) -> Color {
    fade(rgb(0x0c_0f_1a), alpha)
}

/// The stops of a polished tube lit from the left.
pub fn tube(base: Color) -> Stops {
    vec![
        (0.0, dark(base, 0.42)),
        (0.07, dark(base, 0.18)),
        (0.2, light(base, 0.34)),
        (0.27, light(base, 0.5)),
        (0.36, light(base, 0.12)),
        (0.56, base),
        (0.84, dark(base, 0.36)),
        (0.95, dark(base, 0.5)),
        (1.0, dark(base, 0.26)),
    ]
}

/// The stops of a matt tube: as [`tube`], with softer contrasts.
pub fn matt(base: Color) -> Stops {
    vec![
        (0.0, dark(base, 0.24)),
        (0.12, base),
        (0.3, light(base, 0.24)),
        (0.55, base),
        (0.9, dark(base, 0.28)),
        (1.0, dark(base, 0.2)),
    ]
}
