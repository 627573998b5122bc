//! Small parts: pods, drip tips and cotton.

use super::canvas::{Canvas, GROUND, Ink};
use super::colour::{dark, fade, light, matt, mix, rgb, shade, shine, tube};
use super::emblem::stamp;
use super::look::Emblem;
use super::outline::{block, can, oval, path, polygon, segment};
use super::pods;
use super::tones::Tones;

/// A pair of refillable pods.
pub fn cartridges(canvas: &mut Canvas, tones: &Tones) {
    for (axis, half, height) in [(534.0, 92.0, 230.0), (316.0, 112.0, 290.0)] {
        pods::pod(canvas, axis, GROUND - 34.0, half, height, tones);
        let foot = || block(axis, GROUND - 74.0, (half * 2.0 + 4.0, 74.0), 8.0, 18.0);
        canvas.fill(foot(), Ink::Across(tube(dark(tones.deep, 0.35))));
        canvas.fill(block(axis, GROUND - 74.0, (half * 2.0 + 4.0, 7.0), 3.0, 0.0), Ink::Across(tube(tones.accent)));
        for side in [-0.42, 0.42] {
            canvas.fill(
                block(axis + half * side, GROUND - 34.0, (half * 0.36, 12.0), 6.0, 6.0),
                Ink::Across(tube(rgb(0xe2b95c))),
            );
        }
        stamp(canvas, Emblem::Mark, (axis, GROUND - 48.0), 13.0, shine(0.7));
        canvas.stands(axis, half);
    }
}

/// Three drip tips of different build.
pub fn drip_tips(canvas: &mut Canvas, tones: &Tones) {
    let makes = [
        (240.0, 190.0, (48.0, 74.0), tones.main),
        (404.0, 300.0, (52.0, 66.0), tones.deep),
        (568.0, 220.0, (72.0, 64.0), mix(tones.accent, rgb(0xf4efe4), 0.3)),
    ];
    for (index, (axis, height, (upper, lower), colour)) in makes.into_iter().enumerate() {
        let top = GROUND - height;
        canvas.fill(can(axis, GROUND - 62.0, (lower * 1.36, 62.0), 9.0), Ink::Across(tube(rgb(0xb9bec8))));
        for y in [GROUND - 40.0, GROUND - 22.0] {
            canvas.fill(block(axis, y, (lower * 1.4, 10.0), 5.0, 5.0), Ink::Across(tube(rgb(0x2a2d34))));
        }
        let body = || {
            path(|p| {
                p.move_to(axis - upper, top);
                p.line_to(axis + upper, top);
                p.cubic_to(
                    axis + upper * 0.92,
                    top + height * 0.34,
                    axis + lower * 0.78,
                    top + height * 0.4,
                    axis + lower,
                    GROUND - 58.0,
                );
                p.quad_to(axis, GROUND - 42.0, axis - lower, GROUND - 58.0);
                p.cubic_to(
                    axis - lower * 0.78,
                    top + height * 0.4,
                    axis - upper * 0.92,
                    top + height * 0.34,
                    axis - upper,
                    top,
                );
            })
        };
        canvas.fill(body(), Ink::Across(tube(colour)));
        canvas.inside(body(), |c| {
            if index == 0 {
                for (shift, ink) in [(0.0, tones.accent), (34.0, tones.deep), (62.0, tones.accent), (104.0, tones.deep)]
                {
                    let vein = path(|p| {
                        p.move_to(axis - 90.0, top + 20.0 + shift);
                        p.cubic_to(
                            axis - 20.0,
                            top - 20.0 + shift,
                            axis + 10.0,
                            top + 70.0 + shift,
                            axis + 90.0,
                            top + 10.0 + shift,
                        );
                    });
                    c.line(vein, 13.0, fade(ink, 0.42));
                }
            } else if index == 1 {
                for step in 0_u8..6 {
                    let y = top + 84.0 + f32::from(step) * 24.0;
                    c.fill(block(axis, y, (160.0, 9.0), 0.0, 0.0), Ink::Flat(shade(0.4)));
                    c.fill(block(axis, y + 9.0, (160.0, 3.0), 0.0, 0.0), Ink::Flat(shine(0.25)));
                }
            }
            c.fill(block(axis - upper * 0.52, top, (9.0, height), 4.0, 4.0), Ink::Flat(shine(0.3)));
        });
        canvas.fill(oval(axis, top, upper, upper * 0.19), Ink::Slant(vec![(0.0, light(colour, 0.6)), (1.0, colour)]));
        canvas.fill(
            oval(axis, top, upper * 0.62, upper * 0.11),
            Ink::Down(vec![(0.0, rgb(0x101218)), (1.0, dark(colour, 0.35))]),
        );
        canvas.stands(axis, lower * 0.8);
    }
}

/// A pouch of cotton with a few pads before it.
pub fn cotton(canvas: &mut Canvas, tones: &Tones, emblem: Emblem) {
    let (axis, half, top) = (378.0, 158.0, 212.0);
    let bag = || {
        path(|p| {
            p.move_to(axis - half, top);
            p.line_to(axis + half, top);
            p.cubic_to(axis + half - 8.0, top + 160.0, axis + half + 14.0, GROUND - 120.0, axis + half - 6.0, GROUND);
            p.quad_to(axis, GROUND + 6.0, axis - half + 6.0, GROUND);
            p.cubic_to(axis - half - 14.0, GROUND - 120.0, axis - half + 8.0, top + 160.0, axis - half, top);
        })
    };
    canvas.fill(bag(), Ink::Down(vec![(0.0, light(tones.main, 0.1)), (0.55, tones.main), (1.0, tones.deep)]));
    canvas.inside(bag(), |c| {
        c.fill(bag(), Ink::Across(matt(fade(tones.main, 0.35))));
        c.fill(block(axis, top, (half * 2.0, 46.0), 0.0, 0.0), Ink::Down(vec![(0.0, shine(0.32)), (1.0, shine(0.1))]));
        for y in [top + 46.0, top + 56.0] {
            c.line(segment((axis - half, y), (axis + half, y)), 3.0, shade(0.22));
            c.line(segment((axis - half, y + 3.0), (axis + half, y + 3.0)), 1.5, shine(0.4));
        }
        c.fill(oval(axis, top + 24.0, 15.0, 11.0), Ink::Flat(shade(0.4)));
        let fold = polygon(&[(axis - half, top), (axis - 60.0, top), (axis - 120.0, GROUND), (axis - half, GROUND)]);
        c.fill(fold, Ink::Across(vec![(0.0, shine(0.0)), (0.7, shine(0.2)), (1.0, shine(0.0))]));
        c.fill(block(axis, top + 88.0, (226.0, 264.0), 20.0, 20.0), Ink::Flat(shine(0.94)));
    });
    stamp(canvas, emblem, (axis, top + 166.0), 48.0, tones.main);
    canvas.fill(block(axis, top + 248.0, (138.0, 16.0), 8.0, 8.0), Ink::Flat(tones.deep));
    canvas.fill(block(axis, top + 280.0, (96.0, 9.0), 4.5, 4.5), Ink::Flat(fade(tones.deep, 0.45)));
    canvas.fill(block(axis, top + 302.0, (116.0, 9.0), 4.5, 4.5), Ink::Flat(fade(tones.deep, 0.45)));
    canvas.stands(axis, half - 8.0);
    for (rise, lean) in [(24.0, 0.0), (64.0, 6.0), (104.0, -4.0)] {
        let x = 556.0 + lean;
        let pad = || block(x, GROUND - rise - 18.0, (196.0, 42.0), 20.0, 20.0);
        canvas.fill(pad(), Ink::Down(vec![(0.0, rgb(0xffffff)), (0.6, rgb(0xf1eee8)), (1.0, rgb(0xcfcac2))]));
        for y in [6.0, 15.0, 24.0] {
            let y = GROUND - rise - 14.0 + y;
            canvas.line(segment((x - 86.0, y), (x + 86.0, y + 2.0)), 1.4, fade(rgb(0xb9b2a6), 0.6));
        }
    }
    canvas.stands(556.0, 92.0);
}
