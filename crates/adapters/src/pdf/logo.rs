//! The logo: a picture is embedded as is, an SVG as vector graphics.

use std::sync::Arc;

use krilla::geom::{Size, Transform};
use krilla::image::Image;
use krilla::surface::Surface;
use krilla_svg::{SurfaceExt as _, SvgSettings};
use usvg::{ImageHrefResolver, Options, Tree, fontdb};

use tierway_application::invoicing::Logo;

/// A logo that can be drawn.
pub(super) enum Drawable {
    Picture(Image),
    Drawing(Box<Tree>),
}

impl Drawable {
    /// Reads a logo; if it is invalid, the company name is used instead.
    pub(super) fn of(logo: &Logo) -> Option<Drawable> {
        match logo {
            Logo::Picture(bytes) => {
                let data = || bytes.clone().into();
                let is_png = bytes.starts_with(b"\x89PNG");
                let read = if is_png { Image::from_png(data(), true) } else { Image::from_jpeg(data(), true) };
                read.ok().map(Drawable::Picture)
            }
            Logo::Drawing(bytes) => {
                Tree::from_data(bytes, &options()).ok().map(|tree| Drawable::Drawing(Box::new(tree)))
            }
        }
        .filter(|logo| logo.size().0 > 0.0 && logo.size().1 > 0.0)
    }

    /// Width and height, in its own units.
    pub(super) fn size(&self) -> (f32, f32) {
        match self {
            Drawable::Picture(image) => (image.size().0 as f32, image.size().1 as f32),
            Drawable::Drawing(tree) => (tree.size().width(), tree.size().height()),
        }
    }

    /// Draws it into a box.
    pub(super) fn draw(&self, surface: &mut Surface<'_>, x: f32, y: f32, width: f32, height: f32) {
        let Some(size) = Size::from_wh(width, height) else { return };
        surface.push_transform(&Transform::from_translate(x, y));
        match self {
            Drawable::Picture(image) => surface.draw_image(image.clone(), size),
            // Text becomes outlines, so that only the document's own fonts are needed.
            Drawable::Drawing(tree) => {
                let settings = SvgSettings { embed_text: false, filter_scale: 2.0 };
                let _unless_empty = surface.draw_svg(tree, size, settings);
            }
        }
        surface.pop();
    }
}

/// Nothing outside the drawing is read: no file, no font of the machine.
fn options() -> Options<'static> {
    let mut fonts = fontdb::Database::new();
    fonts.load_font_data(include_bytes!("../../fonts/NotoSans-Regular.ttf").to_vec());
    fonts.load_font_data(include_bytes!("../../fonts/NotoSans-Bold.ttf").to_vec());
    for set in [
        fontdb::Database::set_serif_family::<&str>,
        fontdb::Database::set_sans_serif_family::<&str>,
        fontdb::Database::set_monospace_family::<&str>,
    ] {
        set(&mut fonts, "Noto Sans");
    }
    Options {
        font_family: "Noto Sans".to_owned(),
        fontdb: Arc::new(fonts),
        image_href_resolver: ImageHrefResolver {
            resolve_data: ImageHrefResolver::default_data_resolver(),
            resolve_string: Box::new(|_, _| None),
        },
        ..Options::default()
    }
}
