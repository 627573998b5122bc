//! What shops and travellers put the goods in: cases and counter displays.

use super::canvas::{Canvas, GROUND, Ink};
use super::colour::{dark, fade, light, rgb, shade, shine, tube};
use super::disposables;
use super::emblem::stamp;
use super::look::Emblem;
use super::outline::{block, path};
use super::tones::Tones;

/// A zipped carrying case with a handle.
pub fn case(canvas: &mut Canvas, tones: &Tones, emblem: Emblem) {
    let (axis, half, top) = (400.0, 236.0, 302.0);
    let strap = path(|p| {
        p.move_to(axis - 78.0, top + 10.0);
        p.cubic_to(axis - 78.0, top - 84.0, axis + 78.0, top - 84.0, axis + 78.0, top + 10.0);
    });
    canvas.line(strap.clone(), 26.0, dark(tones.deep, 0.45));
    canvas.line(strap.clone(), 18.0, dark(tones.deep, 0.15));
    canvas.line(strap, 3.0, shine(0.25));
    let body = || block(axis, top, (half * 2.0, GROUND - top), 74.0, 62.0);
    canvas.fill(
        body(),
        Ink::Slant(vec![(0.0, light(tones.main, 0.3)), (0.35, tones.main), (1.0, dark(tones.deep, 0.12))]),
    );
    canvas.inside(body(), |c| {
        let weave = |from: f32, to: f32| {
            path(|p| {
                for step in 0_u8..64 {
                    let x = f32::from(step) * 15.0 - 60.0;
                    p.move_to(x + from, top);
                    p.line_to(x + to, GROUND);
                }
            })
        };
        c.line(weave(0.0, 220.0), 1.6, shade(0.1));
        c.line(weave(220.0, 0.0), 1.6, shine(0.08));
        c.glow((axis - 120.0, top + 50.0), (300.0, 170.0), shine(0.3));
        c.glow((axis + 150.0, GROUND), (320.0, 150.0), shade(0.35));
    });
    let seam = block(axis, top + 16.0, (half * 2.0 - 32.0, GROUND - top - 32.0), 60.0, 48.0);
    canvas.line(seam, 2.0, shine(0.28));
    let zip = GROUND - 128.0;
    canvas.fill(block(axis, zip - 9.0, (half * 2.0, 18.0), 2.0, 2.0), Ink::Flat(dark(tones.deep, 0.55)));
    for step in 0_u8..58 {
        let x = axis - half + 8.0 + f32::from(step) * 8.0;
        canvas.fill(block(x, zip - 3.5, (4.6, 7.0), 1.0, 1.0), Ink::Flat(rgb(0xc9ced6)));
    }
    canvas.fill(
        block(axis + 150.0, zip - 12.0, (30.0, 24.0), 7.0, 7.0),
        Ink::Down(vec![(0.0, rgb(0xf3f5f8)), (1.0, rgb(0x7f8692))]),
    );
    canvas.fill(block(axis + 150.0, zip + 8.0, (16.0, 44.0), 4.0, 8.0), Ink::Across(tube(rgb(0xb9bec8))));
    let badge = || block(axis, top + 62.0, (150.0, 116.0), 22.0, 22.0);
    canvas.fill(badge(), Ink::Slant(vec![(0.0, dark(tones.deep, 0.05)), (1.0, dark(tones.deep, 0.5))]));
    canvas.line(badge(), 2.0, shine(0.25));
    stamp(canvas, emblem, (axis, top + 120.0), 38.0, light(tones.accent, 0.4));
    canvas.stands(axis, half - 30.0);
}

/// A stepped counter display filled with sticks.
pub fn display(canvas: &mut Canvas, tones: &Tones, emblem: Emblem) {
    let axis = 400.0;
    let header = || block(axis, 92.0, (392.0, 140.0), 26.0, 6.0);
    canvas.fill(
        block(axis, 200.0, (372.0, GROUND - 210.0), 0.0, 0.0),
        Ink::Down(vec![(0.0, dark(tones.deep, 0.35)), (1.0, dark(tones.deep, 0.55))]),
    );
    canvas.fill(header(), Ink::Slant(vec![(0.0, light(tones.main, 0.2)), (0.5, tones.main), (1.0, tones.deep)]));
    canvas.inside(header(), |c| c.glow((300.0, 92.0), (230.0, 120.0), shine(0.35)));
    canvas.line(header(), 2.0, shine(0.4));
    stamp(canvas, emblem, (axis - 104.0, 162.0), 44.0, shine(0.96));
    canvas.fill(block(axis + 66.0, 136.0, (196.0, 24.0), 12.0, 12.0), Ink::Flat(shine(0.94)));
    canvas.fill(block(axis + 40.0, 174.0, (144.0, 13.0), 6.5, 6.5), Ink::Flat(shine(0.6)));
    let ranges = [0xf07aa5_u32, 0x3fc39a, 0xf79a2b, 0x7fc4ea, 0x8a5bd0, 0xe2463f, 0xf2cf2b];
    for (row, (foot, grow)) in [(398.0_f32, 0.36), (532.0, 0.4), (660.0, 0.44)].into_iter().enumerate() {
        let wide = 364.0 + row as f32 * 30.0;
        for (place, _) in ranges.iter().enumerate() {
            let hue = rgb(ranges[(place + row * 3) % ranges.len()]);
            let set = Tones { main: hue, deep: dark(hue, 0.4), accent: light(hue, 0.5), juice: hue };
            let x = axis + (place as f32 - 3.0) * (wide / 7.1);
            canvas.placed((x, foot), grow, 0.0, |c| disposables::stick(c, &set, Emblem::Mark));
        }
        let lip = foot - 58.0;
        let front = || block(axis, lip, (wide + 22.0, 66.0), 8.0, 8.0);
        canvas.glow((axis, lip - 4.0), (wide * 0.55, 26.0), shade(0.4));
        canvas.fill(front(), Ink::Down(vec![(0.0, rgb(0xfdfdfe)), (0.7, rgb(0xe9ecf1)), (1.0, rgb(0xbcc2cd))]));
        canvas.fill(block(axis, lip + 48.0, (wide + 22.0, 18.0), 0.0, 8.0), Ink::Across(tube(tones.main)));
        if row == 2 {
            canvas.fill(
                block(axis - wide * 0.24, lip + 16.0, (wide * 0.36, 15.0), 7.0, 7.0),
                Ink::Flat(fade(tones.deep, 0.75)),
            );
            stamp(canvas, Emblem::Mark, (axis + wide * 0.4, lip + 25.0), 15.0, tones.main);
        }
    }
    canvas.stands(axis, 224.0);
}
