//! Small text rules shared by several domains.

/// The form in which names are compared without case: trimmed and lower-cased.
pub fn fold(text: &str) -> String {
    text.trim().to_lowercase()
}

/// The error for text with control characters.
pub const ONE_LINE: &str = "This must be one line without control characters.";
/// The same for a text of several lines.
pub const PLAIN_TEXT: &str = "This must not contain control characters.";

/// Whether a text is a single line that is displayed as written: no line breaks, no control characters, no characters
/// that change the direction of the surrounding text.
pub fn is_one_line(text: &str) -> bool {
    !text.chars().any(|c| c.is_control() || matches!(c, '\u{2028}' | '\u{2029}') || turns_direction(c))
}

/// The same for a text that may have several lines.
pub fn is_plain_text(text: &str) -> bool {
    !text.chars().any(|c| (c.is_control() && !matches!(c, '\n' | '\r' | '\t')) || turns_direction(c))
}

/// Embeddings, overrides and isolates. The marks that Arabic and Hebrew names need are none of them.
fn turns_direction(c: char) -> bool {
    matches!(c, '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}')
}

/// The form in which look-alike names are equal (UTS 39 skeleton): case-insensitive, look-alike letters merged,
/// invisible characters removed.
pub fn skeleton(text: &str) -> String {
    bones(&fold(text))
}

/// The skeletons under which a text may look like another one: its own, and that of its unfolded capitals, because a
/// capital I looks like a small L.
pub fn lookalike_skeletons(text: &str) -> [String; 2] {
    [skeleton(text), bones(text.trim())]
}

fn bones(text: &str) -> String {
    fold(&unicode_security::skeleton(text).collect::<String>())
}

/// Finds the value whose wire name is `text`; the helper behind every `FromStr` of a small enum.
pub fn parse_enum<T: Copy>(all: &[T], name: impl Fn(T) -> &'static str, text: &str) -> Option<T> {
    all.iter().copied().find(|value| name(*value) == text)
}

#[cfg(test)]
mod tests;
