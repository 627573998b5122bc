//! Outlines: the few paths every shape is put together from.

use tiny_skia::{Path, PathBuilder};

/// How far a quarter circle's control points reach, as a share of its radius.
const ARC: f32 = 0.552_3;

/// A path from a pen's moves.
pub fn path(moves: impl FnOnce(&mut PathBuilder)) -> Option<Path> {
    let mut pen = PathBuilder::new();
    moves(&mut pen);
    pen.finish()
}

/// A closed path through these points.
pub fn polygon(points: &[(f32, f32)]) -> Option<Path> {
    path(|pen| {
        for (index, &(x, y)) in points.iter().enumerate() {
            if index == 0 { pen.move_to(x, y) } else { pen.line_to(x, y) }
        }
        pen.close();
    })
}

/// A straight line.
pub fn segment(from: (f32, f32), to: (f32, f32)) -> Option<Path> {
    path(|pen| {
        pen.move_to(from.0, from.1);
        pen.line_to(to.0, to.1);
    })
}

/// An ellipse about a centre.
pub fn oval(x: f32, y: f32, across: f32, down: f32) -> Option<Path> {
    tiny_skia::Rect::from_ltrb(x - across, y - down, x + across, y + down).and_then(PathBuilder::from_oval)
}

/// A rectangle about a vertical axis, its corners rounded by `top` and `bottom`.
pub fn block(axis: f32, y: f32, (width, height): (f32, f32), top: f32, bottom: f32) -> Option<Path> {
    let half = width / 2.0;
    taper(axis, y, height, (half, top), (half, bottom))
}

/// A body about a vertical axis: half its width and its corner radius, at the top and bottom.
pub fn taper(axis: f32, y: f32, height: f32, top: (f32, f32), bottom: (f32, f32)) -> Option<Path> {
    let ((upper, tr), (lower, br)) = (top, bottom);
    let (tr, br) = (tr.min(upper), br.min(lower));
    let (tk, bk) = (tr * (1.0 - ARC), br * (1.0 - ARC));
    let end = y + height;
    path(|pen| {
        pen.move_to(axis - upper + tr, y);
        pen.line_to(axis + upper - tr, y);
        pen.cubic_to(axis + upper - tk, y, axis + upper, y + tk, axis + upper, y + tr);
        pen.line_to(axis + lower, end - br);
        pen.cubic_to(axis + lower, end - bk, axis + lower - bk, end, axis + lower - br, end);
        pen.line_to(axis - lower + br, end);
        pen.cubic_to(axis - lower + bk, end, axis - lower, end - bk, axis - lower, end - br);
        pen.line_to(axis - upper, y + tr);
        pen.cubic_to(axis - upper, y + tk, axis - upper + tk, y, axis - upper + tr, y);
        pen.close();
    })
}

/// A standing cylinder seen from slightly above: flat at the top, curved by `dip` below.
pub fn can(axis: f32, y: f32, (width, height): (f32, f32), dip: f32) -> Option<Path> {
    let half = width / 2.0;
    let end = y + height - dip;
    path(|pen| {
        pen.move_to(axis - half, y);
        pen.line_to(axis + half, y);
        pen.line_to(axis + half, end);
        pen.cubic_to(axis + half, end + dip * ARC, axis + half * ARC, end + dip, axis, end + dip);
        pen.cubic_to(axis - half * ARC, end + dip, axis - half, end + dip * ARC, axis - half, end);
        pen.close();
    })
}
