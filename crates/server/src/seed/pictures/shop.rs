//! What surrounds the goods: carrying cases, gift boxes and counter displays.

use super::Emblem;
use super::canvas::{
    Canvas, GROUND, Ink, block, dark, fade, light, mix, oval, path, polygon, rgb, segment, shade,
    shine, tube,
};
use super::emblem::stamp;
use super::pods;
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
    canvas.fill(body(), Ink::Slant(vec![
        (0.0, light(tones.main, 0.3)),
        (0.35, tones.main),
        (1.0, dark(tones.deep, 0.12)),
    ]));
    canvas.inside(body(), |c| {
        for step in 0_u8..64 {
            let x = f32::from(step) * 15.0 - 60.0;
            c.line(segment((x, top), (x + 220.0, GROUND)), 1.6, shade(0.1));
            c.line(segment((x + 220.0, top), (x, GROUND)), 1.6, shine(0.08));
        }
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
    canvas.fill(block(axis + 150.0, zip - 12.0, (30.0, 24.0), 7.0, 7.0), Ink::Down(vec![(0.0, rgb(0xf3f5f8)), (1.0, rgb(0x7f8692))]));
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
    canvas.fill(block(axis, 200.0, (372.0, GROUND - 210.0), 0.0, 0.0), Ink::Down(vec![
        (0.0, dark(tones.deep, 0.35)),
        (1.0, dark(tones.deep, 0.55)),
    ]));
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
            canvas.placed((x, foot), grow, 0.0, |c| pods::stick(c, &set, Emblem::Mark));
        }
        let lip = foot - 58.0;
        let front = || block(axis, lip, (wide + 22.0, 66.0), 8.0, 8.0);
        canvas.glow((axis, lip - 4.0), (wide * 0.55, 26.0), shade(0.4));
        canvas.fill(front(), Ink::Down(vec![(0.0, rgb(0xfdfdfe)), (0.7, rgb(0xe9ecf1)), (1.0, rgb(0xbcc2cd))]));
        canvas.fill(block(axis, lip + 48.0, (wide + 22.0, 18.0), 0.0, 8.0), Ink::Across(tube(tones.main)));
        if row == 2 {
            canvas.fill(block(axis - wide * 0.24, lip + 16.0, (wide * 0.36, 15.0), 7.0, 7.0), Ink::Flat(fade(tones.deep, 0.75)));
            stamp(canvas, Emblem::Mark, (axis + wide * 0.4, lip + 25.0), 15.0, tones.main);
        }
    }
    canvas.stands(axis, 224.0);
}

/// A gift box with a device before it.
pub fn kit_box(canvas: &mut Canvas, tones: &Tones, emblem: Emblem) {
    let (axis, half, top) = (452.0, 156.0, 232.0);
    let (left, right) = (axis - half, axis + half);
    let side = polygon(&[(right, top), (right + 44.0, top - 16.0), (right + 44.0, GROUND - 18.0), (right, GROUND)]);
    canvas.fill(side, Ink::Down(vec![(0.0, rgb(0xc7ccd6)), (1.0, rgb(0x949ba8))]));
    let lid = polygon(&[(left, top), (left + 44.0, top - 16.0), (right + 44.0, top - 16.0), (right, top)]);
    canvas.fill(lid, Ink::Flat(rgb(0xffffff)));
    let face = || block(axis, top, (half * 2.0, GROUND - top), 3.0, 3.0);
    canvas.fill(face(), Ink::Slant(vec![(0.0, rgb(0xffffff)), (0.6, rgb(0xf1f3f6)), (1.0, rgb(0xd3d8e0))]));
    canvas.inside(face(), |c| {
        let sweep = path(|p| {
            p.move_to(left, GROUND - 150.0);
            p.cubic_to(axis - 40.0, GROUND - 260.0, axis + 40.0, GROUND - 70.0, right, GROUND - 240.0);
            p.line_to(right, GROUND);
            p.line_to(left, GROUND);
            p.close();
        });
        c.fill(sweep, Ink::Slant(vec![(0.0, light(tones.main, 0.15)), (1.0, tones.deep)]));
        let crest = path(|p| {
            p.move_to(left, GROUND - 150.0);
            p.cubic_to(axis - 40.0, GROUND - 260.0, axis + 40.0, GROUND - 70.0, right, GROUND - 240.0);
        });
        c.line(crest, 7.0, mix(tones.accent, tones.main, 0.3));
    });
    let x = axis + 46.0;
    canvas.fill(oval(x, top + 116.0, 66.0, 66.0), Ink::Slant(vec![(0.0, light(tones.main, 0.3)), (1.0, tones.deep)]));
    stamp(canvas, emblem, (x, top + 116.0), 36.0, shine(0.96));
    canvas.fill(block(x, top + 206.0, (130.0, 15.0), 7.5, 7.5), Ink::Flat(tones.deep));
    canvas.fill(block(x, top + 234.0, (88.0, 8.0), 4.0, 4.0), Ink::Flat(fade(tones.deep, 0.45)));
    canvas.stands(axis + 18.0, half + 14.0);
    canvas.glow((262.0 + 70.0, 520.0), (110.0, 210.0), shade(0.3));
    device(canvas, tones);
}

/// The device that stands before its box.
fn device(canvas: &mut Canvas, tones: &Tones) {
    let (axis, half, top) = (262.0, 56.0, 346.0);
    pods::pod(canvas, axis, top + 14.0, half * 0.9, 108.0, tones);
    let body = || block(axis, top, (half * 2.0, GROUND - top), 14.0, 30.0);
    canvas.fill(body(), Ink::Across(tube(mix(tones.main, tones.deep, 0.25))));
    canvas.inside(body(), |c| {
        c.fill(block(axis, GROUND - 150.0, (half * 2.0, 150.0), 0.0, 0.0), Ink::Down(vec![(0.0, fade(tones.deep, 0.0)), (1.0, fade(tones.deep, 0.75))]));
        c.fill(block(axis, top, (half * 2.0, 10.0), 0.0, 0.0), Ink::Across(tube(tones.accent)));
    });
    canvas.fill(oval(axis, top + 84.0, 24.0, 24.0), Ink::Slant(vec![(0.0, rgb(0xf3f5f8)), (1.0, rgb(0x858c99))]));
    canvas.line(oval(axis, top + 84.0, 24.0, 24.0), 2.5, tones.accent);
    stamp(canvas, Emblem::Mark, (axis, top + 184.0), 21.0, shine(0.85));
    pods::lamp(canvas, (axis, GROUND - 50.0), 30.0, tones.accent);
    canvas.stands(axis, half);
}
