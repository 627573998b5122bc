//! Breaks texts into lines that fit.

use super::fonts::{Fonts, Shaped, Weight};

/// A text as shaped lines of at most this width; its own line breaks are kept, words that are too long are broken.
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

/// Puts the full lines of a long word into `lines` and gives what is left of it.
fn last_piece(fonts: &Fonts, word: &str, weight: Weight, size: f32, width: f32, lines: &mut Vec<Shaped>) -> String {
    let mut piece = String::new();
    for part in pieces(word) {
        let longer = format!("{piece}{part}");
        if !piece.is_empty() && fonts.shape(&longer, weight).width(size) > width {
            lines.push(fonts.shape(&piece, weight));
            piece = part;
        } else {
            piece = longer;
        }
    }
    piece
}

/// The letters of a word, each with the marks that belong to it.
fn pieces(word: &str) -> Vec<String> {
    let mut pieces: Vec<String> = Vec::new();
    for letter in word.chars() {
        match pieces.last_mut() {
            Some(last) if is_mark(letter) => last.push(letter),
            _ => pieces.push(letter.to_string()),
        }
    }
    pieces
}

/// Combining accents, joiners and the vowels and tones of Thai.
fn is_mark(letter: char) -> bool {
    matches!(letter, '\u{300}'..='\u{36f}' | '\u{200b}'..='\u{200d}' | '\u{e31}' | '\u{e33}'..='\u{e3a}' | '\u{e47}'..='\u{e4e}')
}
