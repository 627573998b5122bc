//! Tokenization: text becomes comparable words, without case, accents and punctuation.

use unicode_normalization::UnicodeNormalization as _;

/// Most words of one search that count.
pub const MOST_WORDS: usize = 16;
/// Longest word that is compared in full.
const LONGEST: usize = 40;
/// Longest unit of measure that is also joined to the number before it: `20 mg` is found as `20mg`.
const LONGEST_UNIT: usize = 3;

/// The text in lower case, without accents, with ligatures expanded.
pub fn fold_accents(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    for letter in text.nfkd().filter(|letter| !is_mark(*letter)).flat_map(char::to_lowercase) {
        match letter {
            'ß' => folded.push_str("ss"),
            'æ' => folded.push_str("ae"),
            'œ' => folded.push_str("oe"),
            'þ' => folded.push_str("th"),
            'ø' => folded.push('o'),
            'ł' => folded.push('l'),
            'đ' | 'ð' => folded.push('d'),
            'ı' => folded.push('i'),
            other if is_mark(other) => {}
            other => folded.push(other),
        }
    }
    folded
}

/// Combining accents after decomposition.
fn is_mark(letter: char) -> bool {
    matches!(letter, '\u{300}'..='\u{36f}' | '\u{1ab0}'..='\u{1aff}' | '\u{1dc0}'..='\u{1dff}' | '\u{20d0}'..='\u{20ff}')
}

/// Units that are written with their number or apart; texts are found under both together.
const JOINED_UNITS: [&str; 14] = ["mg", "ml", "mah", "ohm", "w", "v", "g", "kg", "oz", "l", "cm", "mm", "pcs", "pc"];
/// The same for words that are too long to join: `600puffs` is searched as `600` and `puffs`.
const PARTED_UNITS: [&str; 2] = ["puff", "puffs"];

/// The words of a search, each once, at most [`MOST_WORDS`].
pub fn words(text: &str) -> Vec<String> {
    let mut found: Vec<String> = Vec::new();
    for word in search_words(text) {
        if found.len() < MOST_WORDS && !found.contains(&word) {
            found.push(word);
        }
    }
    found
}

/// The words of a search. A number and its unit are one word in either spelling: `6 mg` is searched like `6mg`.
pub fn search_words(text: &str) -> Vec<String> {
    let mut found: Vec<String> = Vec::new();
    for word in split(text) {
        match found.last_mut() {
            Some(number) if is_number(number) && JOINED_UNITS.contains(&word.as_str()) => {
                *number = cut(&format!("{number}{word}"));
            }
            _ => match parts(&word).as_slice() {
                [number, unit] if is_number(number) && PARTED_UNITS.contains(unit) => {
                    found.extend([(*number).to_owned(), (*unit).to_owned()]);
                }
                _ => found.push(word),
            },
        }
    }
    found
}

/// Whether a word is figures only.
fn is_number(word: &str) -> bool {
    word.bytes().all(|b| b.is_ascii_digit())
}

/// The words a text is indexed under: its words, letters and digits of mixed ones (`20mg` also as `20` and `mg`), and
/// numbers joined to their unit (`20 mg` also as `20mg`). May contain duplicates.
pub fn indexed_words(text: &str) -> Vec<String> {
    let plain = split(text);
    let mut all = Vec::with_capacity(plain.len() + 4);
    for (place, word) in plain.iter().enumerate() {
        if let Some(next) = plain.get(place + 1)
            && is_number(word)
            && next.chars().count() <= LONGEST_UNIT
            && next.chars().all(char::is_alphabetic)
        {
            all.push(cut(&format!("{word}{next}")));
        }
        let parts = parts(word);
        if parts.len() > 1 {
            all.extend(parts.into_iter().map(str::to_owned));
        }
    }
    all.extend(plain);
    all
}

/// Words as written in the text.
fn split(text: &str) -> Vec<String> {
    // An apostrophe belongs to its word: `Frost's` is one, found as `frosts`.
    let text: String = fold_accents(text).chars().filter(|letter| !matches!(letter, '\'' | '’' | '`')).collect();
    text.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty()).map(cut).collect()
}

fn cut(word: &str) -> String {
    word.chars().take(LONGEST).collect()
}

/// Runs of letters and runs of figures.
fn parts(word: &str) -> Vec<&str> {
    let mut parts = Vec::new();
    let mut start = 0;
    let mut before: Option<bool> = None;
    for (place, letter) in word.char_indices() {
        let figure = letter.is_numeric();
        if before.is_some_and(|before| before != figure) {
            parts.push(&word[start..place]);
            start = place;
        }
        before = Some(figure);
    }
    parts.push(&word[start..]);
    parts
}

#[cfg(test)]
mod tests;
