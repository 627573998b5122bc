//! Small text rules shared by several domains.

/// The form in which names are compared without case: trimmed and lower-cased.
pub fn fold(text: &str) -> String {
    text.trim().to_lowercase()
}

/// What a text that may not act on the page or paper around it is told.
pub const ONE_LINE: &str = "This must be one line without control characters.";
/// The same for a text of several lines.
pub const PLAIN_TEXT: &str = "This must not contain control characters.";

/// Whether a text is one line that shows what it says: no line break, no escape or other control character, none that turns
/// the direction of what stands around it.
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

/// The form in which names that look alike are one (UTS 39, skeleton, which leaves out signs that show nothing): without
/// case, with one letter for those that look the same.
pub fn skeleton(text: &str) -> String {
    bones(&fold(text))
}

/// The skeletons under which a text may be another one's look-alike: its own, and that of its capitals as they stand, among
/// which I looks like a small L.
pub fn look_alikes(text: &str) -> [String; 2] {
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
