//! Larger hardware: box mods and the tanks that sit on them.

use super::canvas::{Canvas, GROUND, Ink};
use super::colour::{dark, fade, light, matt, mix, rgb, shade, shine, tube};
use super::emblem::stamp;
use super::look::Emblem;
use super::outline::{block, oval, path, polygon, taper};
use super::tones::Tones;
use tiny_skia::Color;

/// Bright steel.
fn steel() -> Color {
    rgb(0xc2_c7_d0)
}

/// Vertical knurling over a ring, so that it looks turned.
fn knurl(canvas: &mut Canvas, axis: f32, y: f32, height: f32, half: f32) {
    for step in -11_i8..=11 {
        let x = axis + half * (f32::from(step) / 11.5 * 1.5).sin();
        canvas.fill(block(x, y, (2.4, height), 1.0, 1.0), Ink::Flat(shade(0.3)));
        canvas.fill(block(x + 2.4, y, (1.6, height), 1.0, 1.0), Ink::Flat(shine(0.25)));
    }
}

/// A tank drawn from its foot upwards; the foot is the origin and it is 400 high.
fn tank_at(canvas: &mut Canvas, tones: &Tones) {
    let metal = mix(steel(), tones.main, 0.35);
    let tip = taper(0.0, -400.0, 64.0, (33.0, 8.0), (42.0, 4.0));
    canvas.fill(tip, Ink::Across(matt(dark(tones.deep, 0.45))));
    canvas.fill(oval(0.0, -396.0, 25.0, 4.5), Ink::Flat(shade(0.85)));
    canvas.fill(block(0.0, -338.0, (108.0, 14.0), 4.0, 2.0), Ink::Across(tube(tones.accent)));
    canvas.fill(taper(0.0, -324.0, 22.0, (66.0, 8.0), (90.0, 2.0)), Ink::Across(tube(metal)));
    canvas.fill(block(0.0, -302.0, (184.0, 42.0), 3.0, 3.0), Ink::Across(tube(metal)));
    knurl(canvas, 0.0, -296.0, 30.0, 90.0);
    let glass = || block(0.0, -260.0, (196.0, 150.0), 18.0, 18.0);
    canvas.fill(glass(), Ink::Across(tube(fade(rgb(0xdfe8ef), 0.72))));
    canvas.inside(glass(), |c| {
        c.fill(block(0.0, -214.0, (186.0, 110.0), 2.0, 14.0), Ink::Across(tube(fade(tones.juice, 0.92))));
        c.fill(oval(0.0, -214.0, 93.0, 7.0), Ink::Flat(light(tones.juice, 0.4)));
        c.fill(block(0.0, -262.0, (44.0, 60.0), 0.0, 0.0), Ink::Across(tube(steel())));
        c.fill(block(0.0, -206.0, (78.0, 104.0), 8.0, 0.0), Ink::Across(tube(steel())));
        for x in [-22.0, 0.0, 22.0] {
            c.fill(block(x, -180.0, (11.0, 40.0), 5.5, 5.5), Ink::Flat(rgb(0xf4f1ea)));
            c.line(block(x, -180.0, (11.0, 40.0), 5.5, 5.5), 1.5, shade(0.4));
        }
        c.fill(block(-72.0, -252.0, (15.0, 134.0), 7.0, 7.0), Ink::Flat(shine(0.6)));
        c.fill(block(84.0, -244.0, (6.0, 118.0), 3.0, 3.0), Ink::Flat(shine(0.35)));
    });
    canvas.line(glass(), 1.6, shine(0.55));
    canvas.fill(block(0.0, -112.0, (188.0, 50.0), 3.0, 3.0), Ink::Across(tube(metal)));
    canvas.fill(block(0.0, -100.0, (76.0, 20.0), 10.0, 10.0), Ink::Flat(dark(tones.deep, 0.7)));
    canvas.fill(block(0.0, -62.0, (196.0, 36.0), 2.0, 2.0), Ink::Across(tube(dark(metal, 0.15))));
    knurl(canvas, 0.0, -58.0, 28.0, 96.0);
    canvas.fill(block(0.0, -26.0, (176.0, 20.0), 2.0, 6.0), Ink::Across(tube(tones.accent)));
    canvas.fill(block(0.0, -8.0, (150.0, 8.0), 0.0, 4.0), Ink::Across(tube(dark(metal, 0.4))));
}

/// A glass tank with a spare glass beside it.
pub fn tank(canvas: &mut Canvas, tones: &Tones) {
    canvas.placed((352.0, GROUND), 1.14, 0.0, |c| tank_at(c, tones));
    canvas.stands(352.0, 92.0);
    let glass = || block(562.0, GROUND - 150.0, (150.0, 150.0), 12.0, 12.0);
    canvas.fill(
        glass(),
        Ink::Across(vec![
            (0.0, shade(0.3)),
            (0.08, fade(rgb(0x9fb2c4), 0.4)),
            (0.2, shine(0.55)),
            (0.5, fade(rgb(0xb9cbd9), 0.22)),
            (0.85, fade(rgb(0x8fa3b6), 0.34)),
            (1.0, shade(0.3)),
        ]),
    );
    for (y, alpha) in [(GROUND - 141.0, 0.9), (GROUND - 12.0, 0.5)] {
        canvas.fill(oval(562.0, y, 70.0, 9.0), Ink::Flat(fade(rgb(0xa9bccb), 0.35)));
        canvas.line(oval(562.0, y, 70.0, 9.0), 3.0, shine(alpha));
    }
    canvas.fill(block(510.0, GROUND - 126.0, (11.0, 104.0), 5.5, 5.5), Ink::Flat(shine(0.75)));
    canvas.fill(block(618.0, GROUND - 126.0, (5.0, 104.0), 2.5, 2.5), Ink::Flat(shine(0.5)));
    canvas.stands(562.0, 68.0);
}

/// A box mod with its screen, keys and a tank on top.
pub fn box_mod(canvas: &mut Canvas, tones: &Tones, emblem: Emblem) {
    let (axis, half, top) = (392.0, 112.0, 330.0);
    canvas.placed((axis, top + 2.0), 0.62, 0.0, |c| tank_at(c, tones));
    for step in (1_u8..=12).rev() {
        let deep = f32::from(step);
        let slab = block(axis + deep * 3.0, top + deep * 0.5, (half * 2.0, GROUND - top - deep * 1.4), 24.0, 28.0);
        let tone = mix(dark(tones.deep, 0.15), light(tones.main, 0.1), 1.0 - (deep - 5.0).abs() / 8.0);
        canvas.fill(slab, Ink::Down(vec![(0.0, light(tone, 0.2)), (0.2, tone), (1.0, dark(tone, 0.4))]));
    }
    let body = || block(axis, top, (half * 2.0, GROUND - top), 24.0, 28.0);
    canvas.fill(
        body(),
        Ink::Slant(vec![(0.0, light(tones.main, 0.34)), (0.3, tones.main), (1.0, dark(tones.deep, 0.1))]),
    );
    canvas.inside(body(), |c| {
        let glare = polygon(&[(axis - half, top), (axis + 10.0, top), (axis - 70.0, GROUND), (axis - half, GROUND)]);
        c.fill(glare, Ink::Down(vec![(0.0, shine(0.22)), (1.0, shine(0.0))]));
    });
    canvas.line(body(), 2.0, shine(0.3));
    canvas
        .fill(block(axis, top + 22.0, (88.0, 32.0), 16.0, 16.0), Ink::Down(vec![(0.0, shade(0.5)), (1.0, shine(0.4))]));
    canvas.fill(
        block(axis, top + 24.0, (84.0, 28.0), 14.0, 14.0),
        Ink::Down(vec![(0.0, rgb(0xf3f5f8)), (1.0, rgb(0x8f96a3))]),
    );
    screen(canvas, axis, top + 74.0, tones);
    for (x, flip) in [(-32.0, 1.0), (32.0, -1.0)] {
        let key = block(axis + x, top + 222.0, (52.0, 28.0), 12.0, 12.0);
        canvas.fill(key, Ink::Down(vec![(0.0, rgb(0xe4e8ee)), (1.0, rgb(0x858c99))]));
        let arrow = polygon(&[
            (axis + x - 7.0, top + 236.0 + flip * 4.0),
            (axis + x + 7.0, top + 236.0 + flip * 4.0),
            (axis + x, top + 236.0 - flip * 5.0),
        ]);
        canvas.fill(arrow, Ink::Flat(shade(0.6)));
    }
    stamp(canvas, emblem, (axis, top + 286.0), 19.0, shine(0.85));
    canvas.fill(block(axis, GROUND - 18.0, (38.0, 9.0), 4.5, 4.5), Ink::Flat(shade(0.7)));
    canvas.stands(axis + 14.0, half + 6.0);
}

/// The lit screen of a mod: a gauge, a charge bar and rows of readings.
fn screen(canvas: &mut Canvas, axis: f32, y: f32, tones: &Tones) {
    let face = || block(axis, y, (128.0, 134.0), 12.0, 12.0);
    canvas.fill(face(), Ink::Down(vec![(0.0, rgb(0x0b0e15)), (1.0, rgb(0x1d222d))]));
    canvas.line(face(), 2.0, shade(0.6));
    let lit = light(tones.accent, 0.2);
    canvas.glow((axis, y + 46.0), (60.0, 46.0), fade(lit, 0.3));
    canvas.line(oval(axis, y + 48.0, 30.0, 30.0), 7.0, fade(lit, 0.25));
    let sweep = path(|p| {
        p.move_to(axis - 21.0, y + 69.0);
        p.cubic_to(axis - 42.0, y + 46.0, axis - 24.0, y + 18.0, axis, y + 18.0);
        p.cubic_to(axis + 17.0, y + 18.0, axis + 30.0, y + 31.0, axis + 30.0, y + 48.0);
    });
    canvas.line(sweep, 7.0, lit);
    stamp(canvas, Emblem::Bolt, (axis, y + 48.0), 15.0, shine(0.95));
    for (row, width) in [(94.0, 66.0), (108.0, 84.0)] {
        canvas.fill(block(axis, y + row, (92.0, 7.0), 3.5, 3.5), Ink::Flat(shine(0.14)));
        let x = axis - 46.0 + width / 2.0;
        canvas.fill(block(x, y + row, (width, 7.0), 3.5, 3.5), Ink::Flat(fade(lit, 0.9)));
    }
    let glare = polygon(&[(axis - 62.0, y + 4.0), (axis + 4.0, y + 4.0), (axis - 62.0, y + 96.0)]);
    canvas.fill(glare, Ink::Flat(shine(0.07)));
}
