//! Starter kits: a gift box with the device it holds.

use super::canvas::{Canvas, GROUND, Ink};
use super::colour::{fade, light, mix, rgb, shade, shine, tube};
use super::emblem::stamp;
use super::look::Emblem;
use super::mods;
use super::outline::{block, oval, path, polygon};
use super::pods;
use super::tones::Tones;

/// A gift box with a pod device before it.
pub fn with_pod(canvas: &mut Canvas, tones: &Tones, emblem: Emblem) {
    gift_box(canvas, tones, emblem);
    device(canvas, tones);
}

/// A gift box with two pod devices before it.
pub fn with_two_pods(canvas: &mut Canvas, tones: &Tones, emblem: Emblem) {
    gift_box(canvas, tones, emblem);
    canvas.placed((108.0, 46.76), 0.93, 0.0, |c| device(c, tones));
    canvas.placed((-34.0, 0.0), 1.0, 0.0, |c| device(c, tones));
}

/// A gift box with a pen before it.
pub fn with_pen(canvas: &mut Canvas, tones: &Tones, emblem: Emblem) {
    gift_box(canvas, tones, emblem);
    canvas.placed((262.0, GROUND * 0.24), 0.76, 0.0, |c| {
        pods::one_pen(c, 0.0, tones, Emblem::Mark, tones.main);
    });
}

/// A gift box with a box mod before it.
pub fn with_mod(canvas: &mut Canvas, tones: &Tones, emblem: Emblem) {
    gift_box(canvas, tones, emblem);
    canvas.placed((-16.0, GROUND * 0.34), 0.66, 0.0, |c| mods::box_mod(c, tones, Emblem::Mark));
}

/// The box itself, and the shadow of what stands before it.
fn gift_box(canvas: &mut Canvas, tones: &Tones, emblem: Emblem) {
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
}

/// The pod device that stands before its box.
fn device(canvas: &mut Canvas, tones: &Tones) {
    let (axis, half, top) = (262.0, 56.0, 346.0);
    pods::pod(canvas, axis, top + 14.0, half * 0.9, 108.0, tones);
    let body = || block(axis, top, (half * 2.0, GROUND - top), 14.0, 30.0);
    canvas.fill(body(), Ink::Across(tube(mix(tones.main, tones.deep, 0.25))));
    canvas.inside(body(), |c| {
        c.fill(
            block(axis, GROUND - 150.0, (half * 2.0, 150.0), 0.0, 0.0),
            Ink::Down(vec![(0.0, fade(tones.deep, 0.0)), (1.0, fade(tones.deep, 0.75))]),
        );
        c.fill(block(axis, top, (half * 2.0, 10.0), 0.0, 0.0), Ink::Across(tube(tones.accent)));
    });
    canvas.fill(oval(axis, top + 84.0, 24.0, 24.0), Ink::Slant(vec![(0.0, rgb(0xf3f5f8)), (1.0, rgb(0x858c99))]));
    canvas.line(oval(axis, top + 84.0, 24.0, 24.0), 2.5, tones.accent);
    stamp(canvas, Emblem::Mark, (axis, top + 184.0), 21.0, shine(0.85));
    pods::lamp(canvas, (axis, GROUND - 50.0), 30.0, tones.accent);
    canvas.stands(axis, half);
}
