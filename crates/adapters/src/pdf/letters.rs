//! Grapheme clusters of a text.

/// The letters of a text, each with the marks that belong to it.
pub(super) fn letters(text: &str) -> impl Iterator<Item = &str> {
    split(text, is_mark)
}

/// The units at which a word may be broken: letters, with closing Chinese and Japanese punctuation attached to the
/// preceding one, so that no line starts with a comma.
pub(super) fn breakable(word: &str) -> impl Iterator<Item = &str> {
    split(word, |letter| is_mark(letter) || is_closing(letter))
}

/// The text before each character that does not stay with the one before it.
fn split(text: &str, stays: fn(char) -> bool) -> impl Iterator<Item = &str> {
    let mut rest = text;
    std::iter::from_fn(move || {
        let end =
            rest.char_indices().skip(1).find(|(_, letter)| !stays(*letter)).map_or(rest.len(), |(place, _)| place);
        let (part, after) = rest.split_at(end);
        rest = after;
        (!part.is_empty()).then_some(part)
    })
}

/// Combining accents, joiners, the vowels and tones of Thai, the voicing of kana and what chooses between variants.
fn is_mark(letter: char) -> bool {
    matches!(letter, '\u{300}'..='\u{36f}' | '\u{200b}'..='\u{200d}' | '\u{e31}' | '\u{e33}'..='\u{e3a}'
        | '\u{e47}'..='\u{e4e}' | '\u{3099}' | '\u{309a}' | '\u{fe00}'..='\u{fe0f}' | '\u{e0100}'..='\u{e01ef}')
}

fn is_closing(letter: char) -> bool {
    "、。〉》」』】〕〗！），．：；？］｝".contains(letter)
}

/// Format control characters.
pub(super) fn is_invisible(letter: char) -> bool {
    matches!(letter, '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
        | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{e0100}'..='\u{e01ef}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_stay_on_their_letters() {
        let of = |text| letters(text).collect::<Vec<_>>();
        assert_eq!(of("น้ำยา"), ["น้ำ", "ย", "า"]);
        assert_eq!(of("e\u{301}x"), ["e\u{301}", "x"]);
        assert_eq!(of("か\u{3099}漢\u{fe00}"), ["か\u{3099}", "漢\u{fe00}"]);
        assert_eq!(of(""), [""; 0]);
    }

    #[test]
    fn no_line_begins_with_closing_punctuation() {
        assert_eq!(breakable("深圳）有限，公司。").collect::<Vec<_>>(), ["深", "圳）", "有", "限，", "公", "司。"]);
    }
}
