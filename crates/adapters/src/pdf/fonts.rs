//! Fonts and text shaping. Noto Sans (Latin, Greek, Cyrillic and more), Noto Sans Thai and Noto Sans CJK (Chinese,
//! Japanese, Korean); see `fonts/README.md` for sources and licences.

use std::cell::{OnceCell, RefCell};
use std::collections::BTreeSet;
use std::sync::OnceLock;

use krilla::text::{Font, GlyphId, KrillaGlyph};
use rustybuzz::{Face, UnicodeBuffer};
use unicode_normalization::UnicodeNormalization as _;

use super::letters::{is_invisible, letters};

/// Replacement for unsupported characters.
const REPLACEMENT: char = '\u{fffd}';

/// How much thicker the lines of a bold text are where there is only one weight, at size 1.
const THICKER: f32 = 0.028;

/// A weight of the fonts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) enum Weight {
    /// Plain text.
    #[default]
    Regular,
    /// Bold.
    Bold,
}

/// One font file, for shaping and for the file.
struct Cut {
    face: Face<'static>,
    font: Font,
}

/// A font by its place among those of its weight.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Place {
    /// Noto Sans.
    Main,
    /// Noto Sans Thai.
    Thai,
    /// Noto Sans CJK, which has one weight and is only opened for a text that needs it.
    Cjk,
}

/// All fonts, and the unsupported characters of a document.
pub(super) struct Fonts {
    regular: [Cut; 2],
    bold: [Cut; 2],
    cjk: OnceCell<Option<Cut>>,
    missing: RefCell<BTreeSet<char>>,
}

/// Glyphs of one font; their ranges are of `text`.
#[derive(Clone)]
pub(super) struct Run {
    pub(super) font: Font,
    pub(super) glyphs: Vec<KrillaGlyph>,
    pub(super) text: String,
    /// How much thicker its lines are drawn, at size 1; 0 for those of the font.
    pub(super) thicker: f32,
    /// Width at size 1.
    width: f32,
}

/// A shaped text on one line.
#[derive(Clone)]
pub(super) struct Shaped {
    pub(super) runs: Vec<Run>,
}

impl Shaped {
    /// Its width at this size.
    pub(super) fn width(&self, size: f32) -> f32 {
        self.runs.iter().map(|run| run.width * size).sum()
    }
}

impl Run {
    /// Its width at this size.
    pub(super) fn width(&self, size: f32) -> f32 {
        self.width * size
    }
}

fn cut(bytes: &'static [u8]) -> Result<Cut, String> {
    let face = Face::from_slice(bytes, 0).ok_or("a font of the program cannot be read")?;
    let font = Font::new(bytes.into(), 0).ok_or("a font of the program cannot be embedded")?;
    Ok(Cut { face, font })
}

/// Noto Sans CJK, unpacked once for the program, at the first text that needs it.
fn cjk() -> Result<Cut, String> {
    static UNPACKED: OnceLock<Result<Vec<u8>, String>> = OnceLock::new();
    let unpack = || zstd::decode_all(&include_bytes!("../../fonts/NotoSansCJK-Regular.otf.zst")[..]);
    match UNPACKED
        .get_or_init(|| unpack().map_err(|error| format!("a font of the program cannot be unpacked: {error}")))
    {
        Ok(bytes) => cut(bytes),
        Err(error) => Err(error.clone()),
    }
}

impl Fonts {
    /// Reads the fonts that are part of the program.
    pub(super) fn load() -> Result<Fonts, String> {
        Ok(Fonts {
            regular: [
                cut(include_bytes!("../../fonts/NotoSans-Regular.ttf"))?,
                cut(include_bytes!("../../fonts/NotoSansThai-Regular.ttf"))?,
            ],
            bold: [
                cut(include_bytes!("../../fonts/NotoSans-Bold.ttf"))?,
                cut(include_bytes!("../../fonts/NotoSansThai-Bold.ttf"))?,
            ],
            cjk: OnceCell::new(),
            missing: RefCell::default(),
        })
    }

    /// The characters of all texts so far that no font knows, in order.
    pub(super) fn missing(&self) -> Vec<char> {
        self.missing.borrow().iter().copied().collect()
    }

    /// Shapes a text for one line.
    pub(super) fn shape(&self, text: &str, weight: Weight) -> Shaped {
        let text: String = text.nfc().map(|letter| if letter.is_control() { ' ' } else { letter }).collect();
        let mut parts: Vec<(Place, String)> = Vec::new();
        let mut add = |place: Place, text: &str| match parts.last_mut() {
            Some((last, part)) if *last == place => part.push_str(text),
            _ => parts.push((place, text.to_owned())),
        };
        for letter in letters(&text) {
            // A letter and its marks use the same font, so that marks are placed correctly.
            if let Some(place) = self.place_of(letter, weight) {
                add(place, letter);
                continue;
            }
            for sign in letter.chars() {
                match self.place_of(sign.encode_utf8(&mut [0; 4]), weight) {
                    Some(place) => add(place, sign.encode_utf8(&mut [0; 4])),
                    None if is_invisible(sign) => {}
                    None => {
                        self.missing.borrow_mut().insert(sign);
                        add(Place::Main, REPLACEMENT.encode_utf8(&mut [0; 4]));
                    }
                }
            }
        }
        let runs = parts.into_iter().filter_map(|(place, part)| {
            let thicker = if place == Place::Cjk && weight == Weight::Bold { THICKER } else { 0.0 };
            Some(run(self.cut(place, weight)?, part, thicker))
        });
        Shaped { runs: runs.collect() }
    }

    /// The first font that knows all of a letter.
    fn place_of(&self, letter: &str, weight: Weight) -> Option<Place> {
        [Place::Main, Place::Thai, Place::Cjk].into_iter().find(|place| {
            self.cut(*place, weight).is_some_and(|cut| letter.chars().all(|sign| cut.face.glyph_index(sign).is_some()))
        })
    }

    fn cut(&self, place: Place, weight: Weight) -> Option<&Cut> {
        let [main, thai] = match weight {
            Weight::Regular => &self.regular,
            Weight::Bold => &self.bold,
        };
        match place {
            Place::Main => Some(main),
            Place::Thai => Some(thai),
            Place::Cjk => self
                .cjk
                .get_or_init(|| cjk().inspect_err(|error| tracing::error!(error, "papers go without Chinese")).ok())
                .as_ref(),
        }
    }
}

fn run(cut: &Cut, text: String, thicker: f32) -> Run {
    let mut buffer = UnicodeBuffer::new();
    buffer.push_str(&text);
    buffer.guess_segment_properties();
    // The fonts have no right-to-left scripts.
    buffer.set_direction(rustybuzz::Direction::LeftToRight);
    let shaped = rustybuzz::shape(&cut.face, &[], buffer);
    let (infos, positions) = (shaped.glyph_infos(), shaped.glyph_positions());
    let scale = 1.0 / cut.font.units_per_em();
    let mut glyphs = Vec::with_capacity(infos.len());
    let mut width = 0.0;
    for (place, (info, position)) in infos.iter().zip(positions).enumerate() {
        let start = info.cluster as usize;
        let later = infos[place..].iter().map(|other| other.cluster as usize).find(|other| *other > start);
        let advance = position.x_advance as f32 * scale;
        width += advance;
        glyphs.push(KrillaGlyph::new(
            GlyphId::new(info.glyph_id),
            advance,
            position.x_offset as f32 * scale,
            position.y_offset as f32 * scale,
            position.y_advance as f32 * scale,
            start..later.unwrap_or(text.len()),
            None,
        ));
    }
    Run { font: cut.font.clone(), glyphs, text, thicker, width }
}
