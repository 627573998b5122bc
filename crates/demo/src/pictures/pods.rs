//! Devices that are filled again: pod systems and pens.

use super::canvas::{Canvas, GROUND, Ink};
use super::colour::{dark, fade, light, mix, rgb, shade, shine, tube};
use super::emblem::stamp;
use super::look::Emblem;
use super::outline::{block, oval, path, taper};
use super::tones::Tones;
use tiny_skia::{Color, Path};

/// A brushed body that turns from one colour at the top into another below.
pub fn two_tone(canvas: &mut Canvas, body: Option<Path>, top: Color, bottom: Color) {
    let stops = vec![(0.0, top), (0.3, top), (0.75, bottom), (1.0, bottom)];
    canvas.fill(body.clone(), Ink::Down(stops));
    let round = vec![
        (0.0, shade(0.42)),
        (0.1, shade(0.1)),
        (0.2, shine(0.3)),
        (0.27, shine(0.46)),
        (0.36, shine(0.1)),
        (0.55, shade(0.0)),
        (0.86, shade(0.34)),
        (0.95, shade(0.46)),
        (1.0, shade(0.2)),
    ];
    canvas.fill(body, Ink::Across(round));
}

/// A small light with its halo.
pub fn lamp(canvas: &mut Canvas, (x, y): (f32, f32), width: f32, colour: Color) {
    canvas.glow((x, y), (width * 1.5 + 12.0, 22.0), fade(colour, 0.55));
    canvas.fill(block(x, y - 3.5, (width, 7.0), 3.5, 3.5), Ink::Flat(light(colour, 0.55)));
}

/// A clear pod with liquid and its wick, its lower end at `base`.
pub fn pod(canvas: &mut Canvas, axis: f32, base: f32, half: f32, height: f32, tones: &Tones) {
    let top = base - height;
    let glass = || taper(axis, top, height, (half * 0.62, half * 0.3), (half, 8.0));
    let smoke = dark(tones.deep, 0.35);
    canvas.fill(glass(), Ink::Across(tube(fade(mix(smoke, Color::WHITE, 0.25), 0.86))));
    canvas.inside(glass(), |c| {
        let level = top + height * 0.42;
        let liquid = block(axis, level, (half * 1.72, base - level - 12.0), 4.0, 10.0);
        c.fill(liquid, Ink::Across(tube(fade(tones.juice, 0.9))));
        c.fill(oval(axis, level, half * 0.84, 5.0), Ink::Flat(fade(light(tones.juice, 0.45), 0.8)));
        let chimney = block(axis, top, (half * 0.44, height), 0.0, 0.0);
        c.fill(chimney, Ink::Across(tube(fade(rgb(0xb9bec8), 0.75))));
        c.fill(
            block(axis, top, (half * 3.0, height * 0.3), 0.0, 0.0),
            Ink::Down(vec![(0.0, dark(smoke, 0.3)), (0.7, fade(smoke, 0.92)), (1.0, fade(smoke, 0.0))]),
        );
        c.fill(block(axis - half * 0.58, top + 10.0, (half * 0.16, height), 6.0, 6.0), Ink::Flat(shine(0.42)));
    });
    canvas.fill(oval(axis, top + 3.0, half * 0.4, 3.2), Ink::Flat(shade(0.75)));
    canvas.line(glass(), 1.4, shine(0.28));
}

/// A slim pod device with its clear pod, and a spare pod beside it.
pub fn slim(canvas: &mut Canvas, tones: &Tones, emblem: Emblem) {
    let (axis, half, top) = (376.0, 64.0, 296.0);
    pod(canvas, axis, top + 16.0, half * 0.9, 128.0, tones);
    let body = || block(axis, top, (half * 2.0, GROUND - top), 16.0, 34.0);
    two_tone(canvas, body(), tones.main, mix(tones.main, tones.deep, 0.75));
    canvas.inside(body(), |c| {
        c.fill(block(axis, top, (half * 2.0, 12.0), 0.0, 0.0), Ink::Across(tube(light(tones.accent, 0.1))));
        c.fill(block(axis, top + 12.0, (half * 2.0, 3.0), 0.0, 0.0), Ink::Flat(shade(0.4)));
        c.glow((axis - 30.0, top + 60.0), (60.0, 150.0), shine(0.16));
    });
    let window = || block(axis, top + 34.0, (22.0, 58.0), 11.0, 11.0);
    canvas.fill(window(), Ink::Down(vec![(0.0, dark(tones.deep, 0.7)), (1.0, dark(tones.deep, 0.4))]));
    canvas.fill(block(axis, top + 58.0, (22.0, 34.0), 2.0, 11.0), Ink::Across(tube(tones.juice)));
    canvas.line(window(), 2.0, shine(0.25));
    stamp(canvas, emblem, (axis, top + 190.0), 27.0, shine(0.85));
    lamp(canvas, (axis, GROUND - 58.0), 34.0, tones.accent);
    canvas.line(body(), 1.2, shine(0.16));
    canvas.stands(axis, half);
    pod(canvas, 524.0, GROUND - 16.0, half * 0.8, 116.0, tones);
    canvas.fill(block(524.0, GROUND - 30.0, (half * 1.66, 30.0), 5.0, 9.0), Ink::Across(tube(dark(tones.deep, 0.4))));
    canvas.stands(524.0, half * 0.78);
}

/// A palm-sized pod device with a framed panel.
pub fn square(canvas: &mut Canvas, tones: &Tones, emblem: Emblem) {
    let (axis, half, top) = (400.0, 122.0, 322.0);
    pod(canvas, axis, top + 20.0, 84.0, 124.0, tones);
    let body = || block(axis, top, (half * 2.0, GROUND - top), 44.0, 62.0);
    let metal = mix(tones.deep, rgb(0x8d939e), 0.35);
    canvas.fill(body(), Ink::Across(tube(metal)));
    canvas.line(body(), 2.0, shine(0.25));
    let panel = || block(axis, top + 18.0, (half * 2.0 - 40.0, GROUND - top - 40.0), 30.0, 46.0);
    canvas.fill(panel(), Ink::Slant(vec![(0.0, light(tones.main, 0.2)), (0.45, tones.main), (1.0, tones.deep)]));
    canvas.inside(panel(), |c| {
        let sweep = |from: f32, alpha: f32, c: &mut Canvas| {
            let wave = path(|p| {
                p.move_to(axis - 140.0, from + 60.0);
                p.cubic_to(axis - 40.0, from - 60.0, axis + 30.0, from + 90.0, axis + 140.0, from - 40.0);
                p.line_to(axis + 140.0, GROUND);
                p.line_to(axis - 140.0, GROUND);
                p.close();
            });
            c.fill(wave, Ink::Flat(fade(tones.accent, alpha)));
        };
        sweep(top + 170.0, 0.16, c);
        sweep(top + 225.0, 0.16, c);
        let glare = path(|p| {
            p.move_to(axis - 120.0, top);
            p.line_to(axis + 30.0, top);
            p.line_to(axis - 74.0, GROUND);
            p.line_to(axis - 120.0, GROUND);
            p.close();
        });
        c.fill(glare, Ink::Down(vec![(0.0, shine(0.26)), (1.0, shine(0.02))]));
    });
    canvas.line(panel(), 2.0, shade(0.35));
    canvas.fill(oval(axis, top + 92.0, 33.0, 33.0), Ink::Slant(vec![(0.0, shade(0.5)), (1.0, shine(0.4))]));
    let knob = mix(metal, Color::WHITE, 0.3);
    canvas.fill(oval(axis, top + 92.0, 29.0, 29.0), Ink::Slant(vec![(0.0, light(knob, 0.6)), (1.0, dark(knob, 0.3))]));
    canvas.line(oval(axis, top + 92.0, 29.0, 29.0), 2.5, fade(tones.accent, 0.95));
    stamp(canvas, emblem, (axis, top + 206.0), 36.0, shine(0.9));
    lamp(canvas, (axis, GROUND - 52.0), 46.0, tones.accent);
    canvas.stands(axis, half - 16.0);
}

/// One pen standing on the floor.
pub fn one_pen(canvas: &mut Canvas, axis: f32, tones: &Tones, emblem: Emblem, main: Color) {
    let half = 36.0;
    canvas.fill(taper(axis, 128.0, 60.0, (15.0, 9.0), (22.0, 2.0)), Ink::Across(tube(dark(tones.deep, 0.4))));
    canvas.fill(taper(axis, 184.0, 16.0, (26.0, 3.0), (half - 3.0, 2.0)), Ink::Across(tube(rgb(0xc6cbd4))));
    let glass = || block(axis, 198.0, (half * 2.0 - 4.0, 104.0), 4.0, 4.0);
    canvas.fill(glass(), Ink::Across(tube(fade(tones.juice, 0.82))));
    canvas.fill(block(axis, 198.0, (half * 2.0 - 4.0, 26.0), 4.0, 0.0), Ink::Across(tube(fade(rgb(0xeef3f8), 0.9))));
    canvas.fill(block(axis, 198.0, (18.0, 104.0), 0.0, 0.0), Ink::Across(tube(fade(rgb(0xb9bec8), 0.8))));
    canvas.fill(block(axis, 300.0, (half * 2.0, 16.0), 3.0, 0.0), Ink::Across(tube(rgb(0xc6cbd4))));
    let body = || block(axis, 316.0, (half * 2.0, GROUND - 316.0), 0.0, 12.0);
    two_tone(canvas, body(), main, mix(main, tones.deep, 0.6));
    canvas.fill(block(axis, 640.0, (half * 2.0, 5.0), 0.0, 0.0), Ink::Across(tube(rgb(0xc6cbd4))));
    canvas.fill(oval(axis, 364.0, 19.0, 19.0), Ink::Slant(vec![(0.0, rgb(0xf2f4f7)), (1.0, rgb(0x7d838e))]));
    canvas.line(oval(axis, 364.0, 19.0, 19.0), 2.5, tones.accent);
    stamp(canvas, emblem, (axis, 486.0), 20.0, shine(0.85));
    canvas.stands(axis, half);
}

/// Two thin pens, one lighter than the other.
pub fn pen(canvas: &mut Canvas, tones: &Tones, emblem: Emblem) {
    one_pen(canvas, 346.0, tones, emblem, tones.main);
    one_pen(canvas, 462.0, tones, emblem, mix(tones.main, rgb(0xe8ebf0), 0.72));
}
