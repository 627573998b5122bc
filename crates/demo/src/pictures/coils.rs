//! Atomiser coils.

use super::canvas::{Canvas, GROUND, Ink};
use super::colour::{dark, fade, light, mix, rgb, shade, shine, tube};
use super::outline::{block, can, oval, path, segment};
use super::tones::Tones;

/// One atomiser coil drawn from its foot upwards; the foot is the origin, 330 high.
fn coil(canvas: &mut Canvas, tones: &Tones) {
    let metal = mix(rgb(0xc4c8d0), tones.accent, 0.16);
    let half = 74.0;
    canvas.fill(can(0.0, -78.0, (92.0, 78.0), 9.0), Ink::Across(tube(rgb(0xd6b36a))));
    for step in 0_u8..5 {
        let y = -66.0 + f32::from(step) * 11.0;
        let thread = path(|p| {
            p.move_to(-46.0, y);
            p.quad_to(0.0, y + 16.0, 46.0, y);
        });
        canvas.line(thread, 2.6, shade(0.32));
    }
    canvas.fill(oval(0.0, -8.0, 20.0, 5.0), Ink::Flat(shade(0.45)));
    canvas.fill(can(0.0, -112.0, (half * 2.0 + 10.0, 48.0), 15.0), Ink::Across(tube(mix(tones.main, tones.deep, 0.2))));
    let body = || can(0.0, -316.0, (half * 2.0, 222.0), 14.0);
    canvas.fill(body(), Ink::Across(tube(metal)));
    canvas.inside(body(), |c| {
        for (x, squeeze) in [(-50.0, 0.6), (0.0, 1.0), (50.0, 0.6)] {
            let port = || block(x, -258.0, (40.0 * squeeze, 96.0), 20.0, 20.0);
            c.fill(port(), Ink::Down(vec![(0.0, rgb(0xe9e4d8)), (1.0, rgb(0xfdfbf5))]));
            c.inside(port(), |c| {
                for step in 0_u8..9 {
                    let y = -262.0 + f32::from(step) * 13.0;
                    c.line(segment((x - 30.0, y), (x + 30.0, y + 20.0)), 2.0, fade(rgb(0x8a7550), 0.7));
                    c.line(segment((x - 30.0, y + 20.0), (x + 30.0, y)), 2.0, fade(rgb(0x8a7550), 0.7));
                }
                c.glow((x, -262.0), (40.0, 40.0), shade(0.5));
            });
            c.line(port(), 3.0, shade(0.35));
        }
        c.fill(block(0.0, -150.0, (half * 2.0, 3.0), 0.0, 0.0), Ink::Flat(shade(0.3)));
        c.fill(block(0.0, -147.0, (half * 2.0, 2.0), 0.0, 0.0), Ink::Flat(shine(0.5)));
    });
    canvas.fill(oval(0.0, -316.0, half, 14.0), Ink::Slant(vec![(0.0, light(metal, 0.7)), (1.0, dark(metal, 0.2))]));
    canvas.fill(oval(0.0, -316.0, 40.0, 7.6), Ink::Down(vec![(0.0, rgb(0x16181d)), (1.0, rgb(0x5c616b))]));
    for y in [-292.0, -128.0] {
        let ring = path(|p| {
            p.move_to(-half, y - 10.0);
            p.quad_to(0.0, y + 14.0, half, y - 10.0);
        });
        canvas.inside(body(), |c| c.line(ring, 8.0, fade(tones.main, 0.85)));
    }
}

/// A tall coil and a smaller one.
pub fn coils(canvas: &mut Canvas, tones: &Tones) {
    canvas.placed((522.0, GROUND), 0.94, 0.0, |c| coil(c, tones));
    canvas.placed((326.0, GROUND), 1.26, 0.0, |c| coil(c, tones));
    canvas.stands(522.0, 52.0);
    canvas.stands(326.0, 70.0);
}
