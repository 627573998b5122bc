//! Patterns for searches in `search_text` columns.

/// Joins search fields, lower-cased; line breaks prevent matches across fields.
pub(crate) fn search_text<'a>(parts: impl IntoIterator<Item = &'a str>) -> String {
    let parts: Vec<&str> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    parts.join("\n").to_lowercase()
}

/// Longest text searched for; nothing stored under one name is longer. SQLite refuses patterns past 50,000 bytes.
const LONGEST: usize = 1000;
/// Most words of one search that count. SQLite refuses conditions nested a thousand deep.
pub(crate) const MOST_WORDS: usize = 32;

/// The LIKE pattern for "contains `text`, without case", with `\` as its escape; `None` for blank text, which
/// limits nothing.
pub(crate) fn contains(text: &str) -> Option<String> {
    begins(text).map(|pattern| format!("%{pattern}"))
}

/// The same for "begins with `text`".
pub(crate) fn begins(text: &str) -> Option<String> {
    let text = text.trim().to_lowercase();
    if text.is_empty() {
        return None;
    }
    let mut pattern = String::with_capacity(text.len() + 2);
    for letter in text.chars().take(LONGEST) {
        if matches!(letter, '%' | '_' | '\\') {
            pattern.push('\\');
        }
        pattern.push(letter);
    }
    pattern.push('%');
    Some(pattern)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wildcards_lose_their_meaning() {
        assert_eq!(contains(" 50%_A\\ "), Some("%50\\%\\_a\\\\%".to_owned()));
        assert_eq!(begins(" 50%"), Some("50\\%%".to_owned()));
        assert_eq!(contains("  "), None);
        assert_eq!(contains(&"x".repeat(100_000)).map(|pattern| pattern.len()), Some(LONGEST + 2));
    }

    #[test]
    fn parts_are_lower_cased_and_kept_apart() {
        assert_eq!(search_text(["ÄB", "", "C"]), "äb\nc");
    }
}
