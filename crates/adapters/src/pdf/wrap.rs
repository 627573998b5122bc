//! Breaks texts into lines that fit.

use super::fonts::{Fonts, Shaped, Weight};
use super::letters::breakable;

/// A text as shaped lines of at most this width; line breaks are preserved, long words are broken.
pub(super) fn wrap(fonts: &Fonts, text: &str, weight: Weight, size: f32, width: f32) -> Vec<Shaped> {
    let mut lines = Vec::new();
    for paragraph in text.lines().map(str::trim).filter(|line| !line.is_empty()) {
        let mut line = String::new();
        for word in paragraph.split_whitespace() {
            let longer = if line.is_empty() { word.to_owned() } else { format!("{line} {word}") };
            if fonts.shape(&longer, weight).width(size) <= width {
                line = longer;
                continue;
            }
            if !line.is_empty() {
                lines.push(fonts.shape(&line, weight));
            }
            line = last_piece(fonts, word, weight, size, width, &mut lines);
        }
        if !line.is_empty() {
            lines.push(fonts.shape(&line, weight));
        }
    }
    lines
}

/// Appends the full lines of a long word to `lines` and returns the rest.
fn last_piece(fonts: &Fonts, word: &str, weight: Weight, size: f32, width: f32, lines: &mut Vec<Shaped>) -> String {
    let mut piece = String::new();
    for part in breakable(word) {
        let longer = format!("{piece}{part}");
        if !piece.is_empty() && fonts.shape(&longer, weight).width(size) > width {
            lines.push(fonts.shape(&piece, weight));
            piece = part.to_owned();
        } else {
            piece = longer;
        }
    }
    piece
}
