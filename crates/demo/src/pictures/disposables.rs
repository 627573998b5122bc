//! Devices that are used up: sticks and bars.

use super::canvas::{Canvas, GROUND, Ink};
use super::colour::{dark, fade, light, matt, mix, rgb, shade, shine};
use super::emblem::stamp;
use super::look::Emblem;
use super::outline::{block, oval, path, segment, taper};
use super::pods::two_tone;
use super::tones::Tones;
use tiny_skia::Color;

/// One disposable stick drawn from its foot upwards; the foot is the origin.
pub fn stick(canvas: &mut Canvas, tones: &Tones, emblem: Emblem) {
    let half = 47.0;
    let tip = taper(0.0, -478.0, 96.0, (24.0, 15.0), (40.0, 6.0));
    canvas.fill(tip, Ink::Across(matt(mix(tones.accent, Color::WHITE, 0.55))));
    canvas.fill(oval(0.0, -473.0, 13.0, 3.6), Ink::Flat(shade(0.6)));
    let body = || block(0.0, -396.0, (half * 2.0, 396.0), 18.0, 24.0);
    two_tone(canvas, body(), mix(tones.accent, tones.main, 0.45), mix(tones.main, tones.deep, 0.45));
    canvas.inside(body(), |c| {
        for (rise, alpha) in [(-250.0, 0.13), (-180.0, 0.13), (-110.0, 0.15)] {
            let wave = path(|p| {
                p.move_to(-half, rise + 26.0);
                p.cubic_to(-16.0, rise - 34.0, 16.0, rise + 40.0, half, rise - 22.0);
                p.line_to(half, 0.0);
                p.line_to(-half, 0.0);
                p.close();
            });
            c.fill(wave, Ink::Flat(fade(tones.deep, alpha)));
        }
        c.fill(block(0.0, -396.0, (half * 2.0, 6.0), 0.0, 0.0), Ink::Flat(shine(0.3)));
    });
    canvas.fill(oval(0.0, -298.0, 35.0, 35.0), Ink::Flat(shine(0.9)));
    stamp(canvas, emblem, (0.0, -298.0), 26.0, tones.deep);
    stamp(canvas, Emblem::Mark, (0.0, -92.0), 15.0, shine(0.85));
    canvas.fill(block(0.0, -34.0, (30.0, 5.0), 2.5, 2.5), Ink::Flat(light(tones.accent, 0.5)));
}

/// Two disposable sticks, one leaning behind the other.
pub fn sticks(canvas: &mut Canvas, tones: &Tones, emblem: Emblem) {
    canvas.placed((526.0, GROUND - 9.0), 0.97, -14.0, |c| stick(c, tones, emblem));
    canvas.placed((364.0, GROUND), 1.04, 0.0, |c| stick(c, tones, emblem));
    canvas.stands(530.0, 44.0);
    canvas.stands(364.0, 49.0);
}

/// A broad disposable with its mouthpiece on one shoulder.
pub fn bar(canvas: &mut Canvas, tones: &Tones, emblem: Emblem) {
    let (axis, half, top) = (400.0, 116.0, 262.0);
    let tip = taper(axis - 46.0, top - 76.0, 96.0, (30.0, 16.0), (42.0, 8.0));
    canvas.fill(tip, Ink::Across(matt(dark(tones.deep, 0.3))));
    canvas.fill(oval(axis - 46.0, top - 71.0, 17.0, 4.0), Ink::Flat(shade(0.8)));
    let body = || block(axis, top, (half * 2.0, GROUND - top), 58.0, 46.0);
    two_tone(canvas, body(), mix(tones.accent, tones.main, 0.4), mix(tones.main, tones.deep, 0.6));
    canvas.inside(body(), |c| {
        c.glow((axis + 70.0, GROUND - 60.0), (190.0, 150.0), fade(tones.deep, 0.4));
        for (x, y, r) in
            [(60.0, 300.0, 30.0), (84.0, 348.0, 14.0), (-84.0, 292.0, 18.0), (-62.0, 338.0, 9.0), (38.0, 352.0, 8.0)]
        {
            c.fill(
                oval(axis + x, top + y, r, r),
                Ink::Ball(vec![(0.0, shine(0.36)), (0.6, shine(0.06)), (1.0, shine(0.2))]),
            );
        }
        c.fill(
            block(axis - 78.0, top + 26.0, (20.0, 330.0), 10.0, 10.0),
            Ink::Down(vec![(0.0, shine(0.45)), (1.0, shine(0.0))]),
        );
    });
    canvas.line(body(), 1.5, shine(0.25));
    canvas.fill(oval(axis, top + 166.0, 74.0, 74.0), Ink::Flat(shine(0.92)));
    stamp(canvas, emblem, (axis, top + 166.0), 54.0, tones.deep);
    canvas.line(segment((axis - 34.0, top + 52.0), (axis + 34.0, top + 52.0)), 3.0, shine(0.55));
    let screen = block(axis, top + 276.0, (92.0, 44.0), 14.0, 14.0);
    canvas.fill(screen, Ink::Down(vec![(0.0, rgb(0x0d1018)), (1.0, rgb(0x262b38))]));
    for (step, x) in [-28.0, -14.0, 0.0, 14.0, 28.0].into_iter().enumerate() {
        let colour = if step < 4 { light(tones.accent, 0.25) } else { shine(0.2) };
        canvas.fill(block(axis + x, top + 289.0, (9.0, 18.0), 3.0, 3.0), Ink::Flat(colour));
    }
    canvas.stands(axis, half - 12.0);
}
