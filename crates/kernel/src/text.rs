//! Small text rules shared by several domains.

/// The form in which names are compared without case: trimmed and lower-cased.
pub fn fold(text: &str) -> String {
    text.trim().to_lowercase()
}

/// Finds the value whose wire name is `text`; the helper behind every `FromStr` of a small enum.
pub fn parse_enum<T: Copy>(all: &[T], name: impl Fn(T) -> &'static str, text: &str) -> Option<T> {
    all.iter().copied().find(|value| name(*value) == text)
}

#[cfg(test)]
mod tests;
