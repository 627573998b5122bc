//! The fonts and how a text becomes glyphs. Noto Sans (Latin, Greek, Cyrillic and more) with Noto Sans Thai beside it;
//! `fonts/README.md` says where they come from and their licence.

use krilla::text::{Font, GlyphId, KrillaGlyph};
use rustybuzz::{Face, UnicodeBuffer};

/// What stands for a character that no font knows.
const REPLACEMENT: char = '\u{fffd}';

/// A weight of the two fonts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) enum Weight {
    /// Plain text.
    #[default]
    Regular,
    /// What stands out.
    Bold,
}

/// One font file, for shaping and for the file.
struct Cut {
    face: Face<'static>,
    font: Font,
}

/// All of them.
pub(super) struct Fonts {
    regular: [Cut; 2],
    bold: [Cut; 2],
}

/// Glyphs of one font; their ranges are of `text`.
#[derive(Clone)]
pub(super) struct Run {
    pub(super) font: Font,
    pub(super) glyphs: Vec<KrillaGlyph>,
    pub(super) text: String,
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
    let font = Font::new(bytes.to_vec().into(), 0).ok_or("a font of the program cannot be embedded")?;
    Ok(Cut { face, font })
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
        })
    }

    /// Shapes a text for one line.
    pub(super) fn shape(&self, text: &str, weight: Weight) -> Shaped {
        let cuts = match weight {
            Weight::Regular => &self.regular,
            Weight::Bold => &self.bold,
        };
        let mut parts: Vec<(usize, String)> = Vec::new();
        for letter in text.chars() {
            let letter = if letter.is_control() { ' ' } else { letter };
            let (index, letter) = choose(cuts, letter, parts.last().map(|(index, _)| *index));
            match parts.last_mut() {
                Some((last, part)) if *last == index => part.push(letter),
                _ => parts.push((index, letter.to_string())),
            }
        }
        Shaped { runs: parts.into_iter().map(|(index, part)| run(&cuts[index], part)).collect() }
    }
}

/// The font for a letter: the one before it when that knows it too, so that words are not torn apart.
fn choose(cuts: &[Cut; 2], letter: char, before: Option<usize>) -> (usize, char) {
    let knows = |index: &usize| cuts[*index].face.glyph_index(letter).is_some();
    let candidates = before.filter(|index| *index != 0 && letter != ' ').into_iter().chain([0, 1]);
    match candidates.into_iter().find(knows) {
        Some(index) => (index, letter),
        None => (0, REPLACEMENT),
    }
}

fn run(cut: &Cut, text: String) -> Run {
    let mut buffer = UnicodeBuffer::new();
    buffer.push_str(&text);
    buffer.guess_segment_properties();
    // Scripts that run the other way are not among the fonts'.
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
    Run { font: cut.font.clone(), glyphs, text, width }
}
