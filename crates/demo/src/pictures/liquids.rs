//! Bottles of e-liquid.

use super::canvas::{Canvas, GROUND, Ink};
use super::colour::{Stops, dark, fade, light, matt, mix, rgb, shade, shine, tube};
use super::emblem::stamp;
use super::look::Emblem;
use super::outline::{block, can, oval, path, taper};
use super::tones::Tones;
use tiny_skia::{Color, Path};

/// A bottle's measures: its axis, half its width, and the heights of shoulder and neck.
struct Frame {
    axis: f32,
    half: f32,
    shoulder: f32,
    neck: f32,
    dip: f32,
}

/// The glass from neck to foot.
fn glass(frame: &Frame, inset: f32) -> Option<Path> {
    let Frame { axis, half, shoulder, neck, dip } = *frame;
    let (half, foot, throat) = (half - inset, GROUND - inset, half * 0.48);
    path(|p| {
        p.move_to(axis - throat, neck);
        p.line_to(axis + throat, neck);
        p.cubic_to(axis + throat, neck + 26.0, axis + half, shoulder - 34.0, axis + half, shoulder);
        p.line_to(axis + half, foot - dip - 10.0);
        p.cubic_to(axis + half, foot - 4.0, axis + half * 0.5, foot, axis, foot);
        p.cubic_to(axis - half * 0.5, foot, axis - half, foot - 4.0, axis - half, foot - dip - 10.0);
        p.line_to(axis - half, shoulder);
        p.cubic_to(axis - half, shoulder - 34.0, axis - throat, neck + 26.0, axis - throat, neck);
    })
}

/// The shading laid over a printed label so that it wraps round the bottle.
fn wrap() -> Stops {
    vec![
        (0.0, shade(0.4)),
        (0.1, shade(0.1)),
        (0.24, shine(0.3)),
        (0.34, shine(0.06)),
        (0.6, shade(0.0)),
        (0.88, shade(0.26)),
        (1.0, shade(0.42)),
    ]
}

/// The body of a bottle with its liquid.
fn body(canvas: &mut Canvas, frame: &Frame, tones: &Tones, level: f32) {
    let clear = mix(rgb(0xe6edf2), tones.juice, 0.3);
    canvas.fill(glass(frame, 0.0), Ink::Across(tube(fade(clear, 0.78))));
    canvas.inside(glass(frame, 5.0), |c| {
        let wide = frame.half * 2.0;
        let liquid = block(frame.axis, level, (wide, GROUND - level), 0.0, 0.0);
        c.fill(liquid, Ink::Across(tube(fade(tones.juice, 0.94))));
        let surface = oval(frame.axis, level, frame.half, frame.dip * 0.7);
        c.fill(surface, Ink::Flat(light(tones.juice, 0.35)));
        c.fill(
            block(frame.axis, GROUND - 40.0, (wide, 40.0), 0.0, 0.0),
            Ink::Down(vec![(0.0, shade(0.0)), (1.0, shade(0.28))]),
        );
    });
    canvas.line(glass(frame, 1.0), 1.6, shine(0.5));
}

/// A label from `top` to `end`, its edges curved with the bottle.
fn label(canvas: &mut Canvas, frame: &Frame, tones: &Tones, emblem: Emblem, top: f32, end: f32) {
    let Frame { axis, half, dip, .. } = *frame;
    let band = |from: f32, to: f32| {
        let bow = dip * 0.8;
        path(|p| {
            p.move_to(axis - half, from);
            p.quad_to(axis, from + bow * 2.0, axis + half, from);
            p.line_to(axis + half, to);
            p.quad_to(axis, to + bow * 2.0, axis - half, to);
            p.close();
        })
    };
    let tall = end - top;
    let paper = mix(rgb(0xfb_fb_f8), tones.main, 0.05);
    canvas.fill(band(top, end), Ink::Flat(paper));
    let foot = vec![(0.0, tones.main), (1.0, mix(tones.main, tones.deep, 0.8))];
    canvas.fill(band(top + tall * 0.68, end), Ink::Slant(foot));
    canvas.fill(band(top + tall * 0.655, top + tall * 0.68), Ink::Flat(mix(tones.accent, tones.main, 0.35)));
    canvas.fill(band(top, top + 9.0), Ink::Flat(tones.main));
    let bow = dip * 0.75;
    let sign = (half * 0.62).min(tall * 0.27);
    stamp(canvas, emblem, (axis, top + tall * 0.36 + bow), sign, tones.deep);
    let line = |share: f32| top + tall * share + bow;
    canvas.fill(block(axis, line(0.755), (half * 0.95, tall * 0.05), 5.0, 5.0), Ink::Flat(shine(0.92)));
    canvas.fill(block(axis, line(0.84), (half * 0.6, tall * 0.026), 3.0, 3.0), Ink::Flat(shine(0.6)));
    canvas.fill(band(top, end), Ink::Across(wrap()));
}

/// A ribbed screw cap from `top` to `end`.
fn cap(canvas: &mut Canvas, axis: f32, (top, end): (f32, f32), half: f32, colour: Color) {
    let shell = || can(axis, top, (half * 2.0, end - top + half * 0.14), half * 0.14);
    canvas.fill(shell(), Ink::Across(matt(colour)));
    canvas.inside(shell(), |c| {
        for step in -9_i8..=9 {
            let turn = f32::from(step) / 9.5;
            let x = axis + half * (turn * 1.45).sin() / 1.45_f32.sin();
            c.fill(block(x, top + 8.0, (2.6, end - top), 1.0, 1.0), Ink::Flat(shade(0.22)));
            c.fill(block(x + 2.4, top + 8.0, (1.8, end - top), 1.0, 1.0), Ink::Flat(shine(0.14)));
        }
    });
    let lid = oval(axis, top, half, half * 0.17);
    canvas.fill(lid, Ink::Slant(vec![(0.0, light(colour, 0.5)), (1.0, colour)]));
}

/// A dropper bottle of 10 ml beside its carton.
pub fn bottle(canvas: &mut Canvas, tones: &Tones, emblem: Emblem) {
    carton(canvas, tones, emblem);
    canvas.glow((404.0, 520.0), (76.0, 170.0), shade(0.4));
    let frame = Frame { axis: 338.0, half: 84.0, shoulder: 372.0, neck: 318.0, dip: 15.0 };
    body(canvas, &frame, tones, 386.0);
    label(canvas, &frame, tones, emblem, 408.0, 622.0);
    let colour = mix(tones.deep, rgb(0x15181f), 0.35);
    let nozzle = taper(frame.axis, 164.0, 110.0, (13.0, 12.0), (29.0, 2.0));
    canvas.fill(nozzle, Ink::Across(matt(mix(colour, tones.main, 0.25))));
    canvas.fill(block(frame.axis, 308.0, (92.0, 16.0), 4.0, 4.0), Ink::Across(matt(dark(colour, 0.3))));
    cap(canvas, frame.axis, (262.0, 310.0), 48.0, colour);
    let collar = taper(frame.axis, 196.0, 68.0, (17.0, 8.0), (30.0, 12.0));
    canvas.fill(collar, Ink::Across(matt(colour)));
    canvas.fill(taper(frame.axis, 164.0, 40.0, (13.0, 12.0), (18.0, 4.0)), Ink::Across(matt(colour)));
    canvas.stands(frame.axis, frame.half - 6.0);
}

/// The folded carton a small bottle is sold in.
fn carton(canvas: &mut Canvas, tones: &Tones, emblem: Emblem) {
    let (axis, top, wide) = (484.0, 284.0, 180.0);
    let tall = GROUND - top;
    canvas.fill(
        block(axis, top, (wide, tall), 3.0, 3.0),
        Ink::Slant(vec![(0.0, light(tones.main, 0.24)), (0.5, tones.main), (1.0, tones.deep)]),
    );
    let side = path(|p| {
        p.move_to(axis + wide / 2.0, top);
        p.line_to(axis + wide / 2.0 + 40.0, top - 14.0);
        p.line_to(axis + wide / 2.0 + 40.0, GROUND - 16.0);
        p.line_to(axis + wide / 2.0, GROUND);
        p.close();
    });
    canvas.fill(side, Ink::Down(vec![(0.0, mix(tones.main, tones.deep, 0.7)), (1.0, dark(tones.deep, 0.35))]));
    let lid = path(|p| {
        p.move_to(axis - wide / 2.0, top);
        p.line_to(axis - wide / 2.0 + 40.0, top - 14.0);
        p.line_to(axis + wide / 2.0 + 40.0, top - 14.0);
        p.line_to(axis + wide / 2.0, top);
        p.close();
    });
    canvas.fill(lid, Ink::Flat(light(tones.main, 0.5)));
    let x = axis + 22.0;
    canvas.fill(oval(x, top + 116.0, 52.0, 52.0), Ink::Flat(shine(0.93)));
    stamp(canvas, emblem, (x, top + 116.0), 38.0, tones.deep);
    canvas.fill(block(x, top + 208.0, (88.0, 13.0), 6.0, 6.0), Ink::Flat(shine(0.92)));
    canvas.fill(block(x, top + 234.0, (60.0, 7.0), 3.5, 3.5), Ink::Flat(shine(0.6)));
    stamp(canvas, Emblem::Mark, (x, top + 322.0), 17.0, shine(0.85));
    canvas.stands(axis + 14.0, wide * 0.55);
}

/// A large bottle of e-liquid.
pub fn short_fill(canvas: &mut Canvas, tones: &Tones, emblem: Emblem) {
    let frame = Frame { axis: 400.0, half: 118.0, shoulder: 322.0, neck: 250.0, dip: 20.0 };
    body(canvas, &frame, tones, 330.0);
    label(canvas, &frame, tones, emblem, 356.0, 616.0);
    let colour = mix(tones.main, tones.deep, 0.55);
    canvas.fill(block(400.0, 238.0, (130.0, 18.0), 4.0, 6.0), Ink::Across(matt(dark(colour, 0.35))));
    cap(canvas, 400.0, (176.0, 236.0), 66.0, colour);
    let tip = taper(400.0, 104.0, 76.0, (15.0, 13.0), (34.0, 12.0));
    canvas.fill(tip, Ink::Across(matt(light(colour, 0.08))));
    canvas.stands(400.0, frame.half - 8.0);
}
