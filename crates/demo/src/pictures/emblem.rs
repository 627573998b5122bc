//! The signs printed on labels: fruit, leaves, ice and the house mark.
//!
//! Each is drawn about the origin in a circle of radius 50 and placed by [`stamp`].

use super::canvas::{Canvas, Ink};
use super::colour::{dark, light, rgb, shine};
use super::look::Emblem;
use super::outline::{block, oval, path, polygon, segment};
use tiny_skia::{Color, Path};

/// Prints an emblem at a place; `radius` is that of the circle it fits in.
pub fn stamp(canvas: &mut Canvas, emblem: Emblem, at: (f32, f32), radius: f32, ink: Color) {
    canvas.placed(at, radius / 50.0, 0.0, |c| match emblem {
        Emblem::Mark => mark(c, ink),
        Emblem::Strawberry => strawberry(c),
        Emblem::Citrus => citrus(c),
        Emblem::Cherry => cherry(c),
        Emblem::Grape => cluster(c, 0x7b3fb5, &GRAPES, 13.5),
        Emblem::Melon => melon(c),
        Emblem::Mango => mango(c),
        Emblem::Berry => cluster(c, 0x3d56b8, &BERRIES, 21.0),
        Emblem::Mint => mint(c),
        Emblem::Tobacco => tobacco(c),
        Emblem::Ice => ice(c),
        Emblem::Bean => beans(c),
        Emblem::Apple => apple(c),
        Emblem::Bolt => c.fill(bolt(), Ink::Flat(ink)),
        Emblem::Drop => c.fill(drop(), Ink::Flat(ink)),
    });
}

const GRAPES: [(f32, f32); 8] =
    [(-25.0, -12.0), (0.0, -14.0), (25.0, -12.0), (-13.0, 7.0), (13.0, 7.0), (0.0, 24.0), (-1.0, 2.0), (0.0, 41.0)];
const BERRIES: [(f32, f32); 3] = [(-20.0, -4.0), (20.0, -6.0), (1.0, 24.0)];

/// Round fruit: bright in the upper left.
fn round(colour: u32) -> Ink {
    let base = rgb(colour);
    Ink::Ball(vec![(0.0, light(base, 0.45)), (0.45, base), (1.0, dark(base, 0.4))])
}

/// A pointed leaf from its stem, of this length, turned by `degrees`.
fn leaf(c: &mut Canvas, at: (f32, f32), length: f32, degrees: f32, colour: u32) {
    let base = rgb(colour);
    c.placed(at, length / 100.0, degrees, |c| {
        let blade = path(|p| {
            p.move_to(0.0, 0.0);
            p.cubic_to(-42.0, -22.0, -36.0, -76.0, 0.0, -100.0);
            p.cubic_to(36.0, -76.0, 42.0, -22.0, 0.0, 0.0);
        });
        let (bright, deep) = (light(base, 0.3), dark(base, 0.22));
        c.fill(blade, Ink::Across(vec![(0.0, bright), (0.49, base), (0.51, deep), (1.0, base)]));
        for step in [28.0_f32, 50.0, 70.0] {
            let reach = 22.0 - (step - 45.0).abs() * 0.25;
            c.line(segment((0.0, -step), (-reach, -step - 14.0)), 2.5, shine(0.4));
            c.line(segment((0.0, -step), (reach, -step - 14.0)), 2.5, shine(0.25));
        }
        c.line(segment((0.0, 4.0), (0.0, -88.0)), 3.0, shine(0.5));
    });
}

fn mark(c: &mut Canvas, ink: Color) {
    for (x, height) in [(-26.0, 34.0), (0.0, 58.0), (26.0, 82.0)] {
        c.fill(block(x, 41.0 - height, (17.0, height), 8.5, 8.5), Ink::Flat(ink));
    }
}

fn strawberry(c: &mut Canvas) {
    let fruit = path(|p| {
        p.move_to(0.0, 46.0);
        p.cubic_to(-22.0, 40.0, -44.0, 2.0, -34.0, -16.0);
        p.cubic_to(-26.0, -28.0, -10.0, -24.0, 0.0, -22.0);
        p.cubic_to(10.0, -24.0, 26.0, -28.0, 34.0, -16.0);
        p.cubic_to(44.0, 2.0, 22.0, 40.0, 0.0, 46.0);
    });
    c.fill(fruit, round(0xe2333f));
    let seeds = [
        (-20.0, -6.0),
        (0.0, -8.0),
        (20.0, -6.0),
        (-11.0, 8.0),
        (11.0, 8.0),
        (0.0, 22.0),
        (-15.0, 21.0),
        (15.0, 21.0),
        (0.0, 36.0),
    ];
    for (x, y) in seeds {
        c.fill(oval(x, y, 2.0, 3.2), Ink::Flat(rgb(0xffe08a)));
    }
    for turn in [-78.0, -40.0, 0.0, 40.0, 78.0] {
        leaf(c, (0.0, -20.0), 26.0, turn, 0x3f9a45);
    }
}

fn citrus(c: &mut Canvas) {
    c.fill(oval(0.0, 0.0, 44.0, 44.0), round(0xf7a823));
    c.fill(oval(0.0, 0.0, 37.5, 37.5), Ink::Flat(rgb(0xfff3d0)));
    for step in 0_u8..8 {
        c.placed((0.0, 0.0), 1.0, f32::from(step) * 45.0, |c| {
            let wedge = path(|p| {
                p.move_to(0.0, -4.0);
                p.line_to(-11.5, -29.0);
                p.quad_to(0.0, -39.0, 11.5, -29.0);
                p.close();
            });
            c.fill(wedge, Ink::Flat(rgb(0xfbb83a)));
        });
    }
    c.fill(oval(-14.0, -16.0, 15.0, 9.0), Ink::Flat(shine(0.22)));
}

fn cherry(c: &mut Canvas) {
    for (x, y) in [(-20.0, 22.0), (21.0, 26.0)] {
        let stem = path(|p| {
            p.move_to(x, y - 14.0);
            p.quad_to(x * 0.6, -18.0, 8.0, -42.0);
        });
        c.line(stem, 4.0, rgb(0x5f8a35));
        c.fill(oval(x, y, 20.0, 20.0), round(0xc81f3a));
        c.fill(oval(x - 7.0, y - 8.0, 5.0, 3.5), Ink::Flat(shine(0.65)));
    }
    leaf(c, (8.0, -41.0), 40.0, 80.0, 0x4ba04a);
}

fn cluster(c: &mut Canvas, colour: u32, places: &[(f32, f32)], radius: f32) {
    leaf(c, (2.0, -22.0), 34.0, -48.0, 0x4ba04a);
    leaf(c, (2.0, -22.0), 34.0, 52.0, 0x4ba04a);
    for &(x, y) in places {
        c.fill(oval(x, y, radius, radius), round(colour));
        let (side, rise) = (x - radius * 0.3, y - radius * 0.38);
        c.fill(oval(side, rise, radius * 0.24, radius * 0.17), Ink::Flat(shine(0.6)));
    }
}

fn melon(c: &mut Canvas) {
    let slice = |reach: f32| -> Option<Path> {
        path(|p| {
            p.move_to(-reach, -14.0);
            p.line_to(reach, -14.0);
            p.cubic_to(reach, reach * 0.8, reach * 0.5, reach - 2.0, 0.0, reach - 2.0);
            p.cubic_to(-reach * 0.5, reach - 2.0, -reach, reach * 0.8, -reach, -14.0);
        })
    };
    c.placed((2.0, -6.0), 1.0, -16.0, |c| {
        c.fill(slice(46.0), Ink::Across(vec![(0.0, rgb(0x4fae58)), (1.0, rgb(0x21703a))]));
        c.fill(slice(39.0), Ink::Flat(rgb(0xeaf7d6)));
        c.fill(slice(35.0), Ink::Slant(vec![(0.0, rgb(0xff7a78)), (1.0, rgb(0xdf3049))]));
        for (x, y) in [(-20.0, -4.0), (0.0, -3.0), (20.0, -4.0), (-10.0, 9.0), (11.0, 9.0), (0.0, 20.0)] {
            c.fill(oval(x, y, 2.4, 4.2), Ink::Flat(rgb(0x3a1418)));
        }
    });
}

fn mango(c: &mut Canvas) {
    let fruit = path(|p| {
        p.move_to(10.0, -32.0);
        p.cubic_to(44.0, -26.0, 46.0, 22.0, 16.0, 40.0);
        p.cubic_to(-14.0, 54.0, -48.0, 26.0, -38.0, 0.0);
        p.cubic_to(-32.0, -16.0, -12.0, -36.0, 10.0, -32.0);
    });
    let stops = [(0.0, 0xffe27a), (0.45, 0xfba52c), (0.85, 0xe8553a), (1.0, 0xc23a3a)];
    c.fill(fruit, Ink::Ball(stops.map(|(at, hex)| (at, rgb(hex))).to_vec()));
    c.fill(oval(-14.0, -6.0, 9.0, 6.0), Ink::Flat(shine(0.4)));
    leaf(c, (9.0, -31.0), 42.0, 66.0, 0x4ba04a);
    c.line(segment((9.0, -31.0), (4.0, -42.0)), 4.5, rgb(0x6f5430));
}

fn mint(c: &mut Canvas) {
    leaf(c, (0.0, 40.0), 62.0, -62.0, 0x2f9f6a);
    leaf(c, (0.0, 40.0), 62.0, 62.0, 0x2f9f6a);
    leaf(c, (0.0, 42.0), 86.0, 0.0, 0x3dbb80);
}

fn tobacco(c: &mut Canvas) {
    leaf(c, (-6.0, 42.0), 84.0, -24.0, 0x8a5a2b);
    leaf(c, (4.0, 44.0), 92.0, 16.0, 0xb57d3c);
}

fn ice(c: &mut Canvas) {
    let ink = rgb(0x3f9fdc);
    for step in 0_u8..6 {
        c.placed((0.0, 0.0), 1.0, f32::from(step) * 60.0, |c| {
            c.line(segment((0.0, 0.0), (0.0, -43.0)), 5.5, ink);
            for (start, reach) in [(-19.0, 10.0), (-31.0, 9.0)] {
                c.line(segment((0.0, start), (-reach, start - reach * 0.8)), 4.5, ink);
                c.line(segment((0.0, start), (reach, start - reach * 0.8)), 4.5, ink);
            }
        });
    }
}

fn beans(c: &mut Canvas) {
    for (at, turn) in [((-17.0, 6.0), -28.0), ((18.0, -4.0), 24.0)] {
        c.placed(at, 1.0, turn, |c| {
            c.fill(oval(0.0, 0.0, 20.0, 31.0), round(0x7a4a28));
            let fold = path(|p| {
                p.move_to(2.0, -29.0);
                p.cubic_to(-12.0, -8.0, 12.0, 8.0, -2.0, 29.0);
            });
            c.line(fold, 4.0, rgb(0x3a2010));
        });
    }
}

fn apple(c: &mut Canvas) {
    let fruit = path(|p| {
        p.move_to(0.0, -20.0);
        p.cubic_to(-14.0, -32.0, -42.0, -26.0, -40.0, 4.0);
        p.cubic_to(-38.0, 30.0, -18.0, 52.0, 0.0, 42.0);
        p.cubic_to(18.0, 52.0, 38.0, 30.0, 40.0, 4.0);
        p.cubic_to(42.0, -26.0, 14.0, -32.0, 0.0, -20.0);
    });
    c.fill(fruit, round(0x7dbb3a));
    c.fill(oval(-18.0, -6.0, 7.0, 9.0), Ink::Flat(shine(0.45)));
    c.line(segment((0.0, -19.0), (4.0, -40.0)), 4.5, rgb(0x6f5430));
    leaf(c, (3.0, -30.0), 34.0, 62.0, 0x3f9a45);
}

fn bolt() -> Option<Path> {
    polygon(&[(8.0, -46.0), (-28.0, 8.0), (-5.0, 8.0), (-10.0, 46.0), (28.0, -12.0), (4.0, -12.0)])
}

fn drop() -> Option<Path> {
    path(|p| {
        p.move_to(0.0, -46.0);
        p.cubic_to(14.0, -20.0, 32.0, -4.0, 32.0, 14.0);
        p.cubic_to(32.0, 32.0, 18.0, 44.0, 0.0, 44.0);
        p.cubic_to(-18.0, 44.0, -32.0, 32.0, -32.0, 14.0);
        p.cubic_to(-32.0, -4.0, -14.0, -20.0, 0.0, -46.0);
    })
}
