//! The drawing board of the demo pictures: inks, clipping and soft shadows.
//!
//! Every shape is written in an 800 × 800 space with the light in the upper left; the board
//! scales it to the size asked for. A path that cannot be built draws nothing.

use super::colour::{Stops, fade};
use super::outline::oval;
use tiny_skia::{
    Color, FillRule, GradientStop, LineCap, LineJoin, LinearGradient, Mask, Paint, Path, Pixmap, Point, RadialGradient,
    Shader, SpreadMode, Stroke, Transform,
};

/// The edge of the drawing space; every coordinate below is written against it.
pub const SPACE: f32 = 800.0;
/// The height at which every product touches the floor.
pub const GROUND: f32 = 668.0;

/// What a path is filled with; gradients span the path's own bounds.
pub enum Ink {
    /// One colour.
    Flat(Color),
    /// From left to right.
    Across(Stops),
    /// From top to bottom.
    Down(Stops),
    /// From the upper left to the lower right.
    Slant(Stops),
    /// From a bright spot in the upper left outwards.
    Ball(Stops),
}

/// A picture being drawn.
pub struct Canvas {
    pixmap: Pixmap,
    scale: f32,
    view: Transform,
    clip: Option<Mask>,
    footprints: Vec<(f32, f32)>,
}

impl Canvas {
    /// An empty, see-through board of `edge` pixels; `None` where no such picture can exist.
    pub fn new(edge: u32) -> Option<Self> {
        let scale = edge as f32 / SPACE;
        Some(Self {
            pixmap: Pixmap::new(edge, edge)?,
            scale,
            view: Transform::from_scale(scale, scale),
            clip: None,
            footprints: Vec::new(),
        })
    }

    /// The pixels drawn so far.
    pub fn pixmap(&mut self) -> &mut Pixmap {
        &mut self.pixmap
    }

    /// Where things stand on the floor: the centre and half the width of each.
    pub fn footprints(&self) -> &[(f32, f32)] {
        &self.footprints
    }

    /// Records that something stands on the floor here, so that it gets a shadow.
    pub fn stands(&mut self, centre: f32, half_width: f32) {
        let (grown, moved) = (self.view.sx / self.scale, self.view.tx / self.scale);
        self.footprints.push((centre * grown + moved, half_width * grown));
    }

    /// Fills a path.
    pub fn fill(&mut self, path: Option<Path>, ink: Ink) {
        let Some(path) = path else { return };
        let Some(paint) = paint(&path, ink) else {
            return;
        };
        let (view, clip) = (self.view, self.clip.as_ref());
        self.pixmap.fill_path(&path, &paint, FillRule::Winding, view, clip);
    }

    /// Draws a path's outline with round ends.
    pub fn line(&mut self, path: Option<Path>, width: f32, colour: Color) {
        let Some(path) = path else { return };
        let paint = flat(Shader::SolidColor(colour));
        let (line_cap, line_join) = (LineCap::Round, LineJoin::Round);
        let stroke = Stroke { width, line_cap, line_join, ..Stroke::default() };
        let (view, clip) = (self.view, self.clip.as_ref());
        self.pixmap.stroke_path(&path, &paint, &stroke, view, clip);
    }

    /// An ellipse of colour that fades to nothing at its rim: light and shadow.
    pub fn glow(&mut self, (x, y): (f32, f32), (across, down): (f32, f32), colour: Color) {
        let stops = [(0.0, 1.0), (0.25, 0.82), (0.5, 0.45), (0.75, 0.14), (1.0, 0.0)]
            .map(|(at, share)| GradientStop::new(at, fade(colour, colour.alpha() * share)));
        let place = Transform::from_row(across, 0.0, 0.0, down, x, y);
        let (zero, pad) = (Point::zero(), SpreadMode::Pad);
        let shader = RadialGradient::new(zero, 0.0, zero, 1.0, stops.to_vec(), pad, place);
        if let (Some(shader), Some(path)) = (shader, oval(x, y, across, down)) {
            let (view, clip) = (self.view, self.clip.as_ref());
            self.pixmap.fill_path(&path, &flat(shader), FillRule::Winding, view, clip);
        }
    }

    /// Draws with everything outside `edge` cut away.
    pub fn inside(&mut self, edge: Option<Path>, work: impl FnOnce(&mut Self)) {
        let mask = Mask::new(self.pixmap.width(), self.pixmap.height());
        let (Some(edge), Some(mut mask)) = (edge, mask) else {
            return;
        };
        mask.fill_path(&edge, FillRule::Winding, true, self.view);
        let before = self.clip.replace(mask);
        work(self);
        self.clip = before;
    }

    /// Draws moved, grown and turned by `degrees`, all about the drawing's own origin.
    pub fn placed(&mut self, at: (f32, f32), size: f32, degrees: f32, work: impl FnOnce(&mut Self)) {
        let before = self.view;
        self.view = before.pre_translate(at.0, at.1).pre_concat(Transform::from_rotate(degrees)).pre_scale(size, size);
        work(self);
        self.view = before;
    }
}

/// A paint with smooth edges around a shader.
fn flat(shader: Shader<'_>) -> Paint<'_> {
    Paint { shader, anti_alias: true, ..Paint::default() }
}

/// The paint that carries an ink over a path's bounds.
fn paint(path: &Path, ink: Ink) -> Option<Paint<'static>> {
    let b = path.bounds();
    let (left, top) = (b.left(), b.top());
    let linear = |stops: Stops, right: f32, bottom: f32| {
        let (from, to) = (Point::from_xy(left, top), Point::from_xy(right, bottom));
        LinearGradient::new(from, to, marks(stops), SpreadMode::Pad, Transform::identity())
    };
    let shader = match ink {
        Ink::Flat(colour) => Shader::SolidColor(colour),
        Ink::Across(stops) => linear(stops, b.right(), top)?,
        Ink::Down(stops) => linear(stops, left, b.bottom())?,
        Ink::Slant(stops) => linear(stops, b.right(), b.bottom())?,
        Ink::Ball(stops) => {
            let spot = Point::from_xy(left + b.width() * 0.34, top + b.height() * 0.3);
            let reach = b.width().max(b.height()) * 0.78;
            let (pad, still) = (SpreadMode::Pad, Transform::identity());
            RadialGradient::new(spot, 0.0, spot, reach, marks(stops), pad, still)?
        }
    };
    Some(flat(shader))
}

/// The library's own gradient stops.
fn marks(stops: Stops) -> Vec<GradientStop> {
    stops.into_iter().map(|(at, colour)| GradientStop::new(at, colour)).collect()
}
