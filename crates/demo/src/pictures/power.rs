//! Cells and chargers.

use super::canvas::{Canvas, GROUND, Ink};
use super::colour::{dark, fade, light, matt, mix, rgb, shade, shine, tube};
use super::emblem::stamp;
use super::look::Emblem;
use super::outline::{block, can, oval, path, segment};
use super::pods::lamp;
use super::tones::Tones;

/// One cell drawn from its foot upwards; the foot is the origin, 420 high.
fn cell(canvas: &mut Canvas, tones: &Tones, emblem: Emblem) {
    let half = 66.0;
    canvas.fill(can(0.0, -26.0, (half * 2.0 - 6.0, 26.0), 13.0), Ink::Across(tube(rgb(0xb9bec8))));
    let wrap = || can(0.0, -392.0, (half * 2.0, 384.0), 14.0);
    canvas.fill(wrap(), Ink::Across(tube(tones.main)));
    canvas.inside(wrap(), |c| {
        let lower = path(|p| {
            p.move_to(-half, -150.0);
            p.quad_to(0.0, -122.0, half, -150.0);
            p.line_to(half, 20.0);
            p.line_to(-half, 20.0);
            p.close();
        });
        c.fill(lower, Ink::Across(tube(tones.deep)));
        let edge = path(|p| {
            p.move_to(-half, -150.0);
            p.quad_to(0.0, -122.0, half, -150.0);
        });
        c.line(edge, 7.0, tones.accent);
    });
    canvas.fill(
        oval(0.0, -392.0, half, 14.0),
        Ink::Slant(vec![(0.0, light(tones.main, 0.35)), (1.0, dark(tones.main, 0.3))]),
    );
    canvas.fill(oval(0.0, -393.0, half - 9.0, 11.0), Ink::Slant(vec![(0.0, rgb(0xf4f4f2)), (1.0, rgb(0xb9bcc2))]));
    canvas.fill(can(0.0, -408.0, (52.0, 20.0), 6.0), Ink::Across(tube(rgb(0xc9cdd5))));
    canvas.fill(oval(0.0, -408.0, 26.0, 6.0), Ink::Slant(vec![(0.0, rgb(0xffffff)), (1.0, rgb(0x9ea4ae))]));
    stamp(canvas, emblem, (0.0, -268.0), 36.0, shine(0.92));
    canvas.fill(block(0.0, -92.0, (70.0, 10.0), 5.0, 5.0), Ink::Flat(shine(0.8)));
    canvas.fill(block(0.0, -70.0, (46.0, 6.0), 3.0, 3.0), Ink::Flat(shine(0.5)));
    for (x, y) in [((-14.0, -354.0), (14.0, -354.0)), ((0.0, -368.0), (0.0, -340.0))] {
        canvas.line(segment(x, y), 5.0, shine(0.75));
    }
}

/// Two cells side by side.
pub fn cells(canvas: &mut Canvas, tones: &Tones, emblem: Emblem) {
    canvas.placed((486.0, GROUND), 1.06, 0.0, |c| cell(c, tones, emblem));
    canvas.stands(486.0, 68.0);
    canvas.placed((326.0, GROUND), 1.06, 0.0, |c| cell(c, tones, emblem));
    canvas.stands(326.0, 68.0);
}

/// A two-bay charger with its cells and cable.
pub fn charger(canvas: &mut Canvas, tones: &Tones, emblem: Emblem) {
    let (axis, half, top) = (400.0, 150.0, 200.0);
    let cable = path(|p| {
        p.move_to(axis + half - 20.0, GROUND - 40.0);
        p.cubic_to(
            axis + half + 70.0,
            GROUND - 60.0,
            axis + half + 40.0,
            GROUND - 8.0,
            axis + half + 140.0,
            GROUND - 7.0,
        );
    });
    canvas.line(cable.clone(), 13.0, rgb(0x23262e));
    canvas.line(cable, 3.0, shine(0.22));
    canvas.fill(
        block(axis + half + 128.0, GROUND - 19.0, (54.0, 24.0), 6.0, 6.0),
        Ink::Down(vec![(0.0, rgb(0x4a4f5a)), (1.0, rgb(0x1b1d23))]),
    );
    canvas.fill(
        block(axis + half + 166.0, GROUND - 14.0, (24.0, 14.0), 2.0, 2.0),
        Ink::Down(vec![(0.0, rgb(0xf0f2f5)), (1.0, rgb(0x8b919c))]),
    );
    let shell = mix(rgb(0x2a2e37), tones.deep, 0.4);
    let body = || block(axis, top, (half * 2.0, GROUND - top), 44.0, 36.0);
    canvas.fill(body(), Ink::Across(matt(shell)));
    canvas.inside(body(), |c| c.glow((axis - 90.0, top + 30.0), (190.0, 160.0), shine(0.2)));
    canvas.line(body(), 2.0, shine(0.25));
    for (x, part) in [(-66.0, 0.4), (66.0, 0.0)] {
        let bay = || block(axis + x, top + 34.0, (112.0, 320.0), 26.0, 26.0);
        canvas.fill(bay(), Ink::Across(vec![(0.0, rgb(0x0b0c10)), (0.5, dark(shell, 0.5)), (1.0, rgb(0x14161b))]));
        canvas.line(bay(), 2.0, shine(0.16));
        canvas.fill(block(axis + x, top + 44.0, (46.0, 18.0), 6.0, 2.0), Ink::Across(tube(rgb(0xd8dce3))));
        let colour = mix(tones.main, tones.accent, part);
        canvas.fill(block(axis + x, top + 60.0, (36.0, 14.0), 4.0, 0.0), Ink::Across(tube(rgb(0xc9cdd5))));
        canvas.fill(block(axis + x, top + 70.0, (90.0, 252.0), 9.0, 9.0), Ink::Across(tube(colour)));
        canvas.fill(block(axis + x, top + 240.0, (90.0, 82.0), 0.0, 9.0), Ink::Across(tube(dark(colour, 0.45))));
        stamp(canvas, emblem, (axis + x, top + 154.0), 26.0, shine(0.92));
        canvas.fill(block(axis + x, top + 322.0, (58.0, 24.0), 3.0, 8.0), Ink::Across(tube(rgb(0xd8dce3))));
        for step in 0_u8..4 {
            let at = (axis + x - 30.0 + f32::from(step) * 20.0, GROUND - 78.0);
            if part > 0.0 || step < 3 {
                lamp(canvas, at, 11.0, rgb(0x4fe08a));
            } else {
                canvas.fill(block(at.0, at.1 - 3.5, (11.0, 7.0), 3.5, 3.5), Ink::Flat(fade(rgb(0x9aa3b0), 0.4)));
            }
        }
    }
    stamp(canvas, Emblem::Mark, (axis, GROUND - 36.0), 14.0, shine(0.75));
    canvas.fill(block(axis, top + 8.0, (180.0, 4.0), 2.0, 2.0), Ink::Flat(shade(0.2)));
    canvas.stands(axis, half - 8.0);
}
