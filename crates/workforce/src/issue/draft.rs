//! Validation of issue reports, comments and photos.

use tierway_kernel::{FieldError, LotId, OrderId, ProductId, fold};

use super::{ISSUE_PREFIX, IssuePriority, MAX_PHOTOS};

/// Longest issue type with its prefix, in characters.
const MAX_TYPE: usize = 120;
/// Longest description, in characters.
pub const MAX_DESCRIPTION: usize = 4000;
/// Longest comment, in characters.
pub const MAX_COMMENT: usize = 2000;

/// A report as it came in, unchecked.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct IssueDraft {
    /// Type of issue.
    pub issue_type: Option<String>,
    /// The description.
    pub description: Option<String>,
    /// `low`, `medium`, `high` or `urgent`; `high` if omitted.
    pub priority: Option<String>,
    /// The product it is about.
    pub product_id: Option<ProductId>,
    /// The batch.
    pub lot_id: Option<LotId>,
    /// The order.
    pub order_id: Option<OrderId>,
}

impl IssueDraft {
    /// Type, description and priority, or what is wrong with them.
    pub fn parse(&self) -> Result<(String, String, IssuePriority), Vec<FieldError>> {
        let mut errors = Vec::new();
        let mut note = |field: &str, sentence: &'static str| errors.push(FieldError::new(field, sentence));
        let issue_type = match parse_issue_type(self.issue_type.as_deref().unwrap_or_default()) {
            None => {
                note("issueType", "Please enter the type of the issue.");
                String::new()
            }
            Some(text) if text.chars().count() > MAX_TYPE => {
                note("issueType", "The type of the issue must be at most 120 characters long.");
                text
            }
            Some(text) => text,
        };
        let description = self.description.as_deref().unwrap_or_default().trim().to_owned();
        if description.is_empty() {
            note("description", "Please describe the issue.");
        } else if description.chars().count() > MAX_DESCRIPTION {
            note("description", "The description must be at most 4000 characters long.");
        }
        let given = self.priority.as_deref().map(str::trim).filter(|text| !text.is_empty());
        let priority =
            given.map_or(Some(IssuePriority::High), |text| IssuePriority::parse(&fold(text))).unwrap_or_else(|| {
                note("priority", "The priority must be low, medium, high or urgent.");
                IssuePriority::High
            });
        if errors.is_empty() { Ok((issue_type, description, priority)) } else { Err(errors) }
    }
}

/// The type with its prefix once, on one line; `None` when nothing but the prefix is there.
pub fn parse_issue_type(text: &str) -> Option<String> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let mut rest = words.join(" ");
    while let Some(head) = rest.get(..ISSUE_PREFIX.len()) {
        // Only the whole words are the prefix: "Product issues" is not.
        let tail = rest.get(ISSUE_PREFIX.len()..).unwrap_or_default();
        let ends = tail.is_empty() || tail.starts_with([':', ' ', '-']);
        if !(head.eq_ignore_ascii_case(ISSUE_PREFIX) && ends) {
            break;
        }
        rest = tail.trim_start_matches([':', ' ', '-']).to_owned();
    }
    if rest.is_empty() { None } else { Some(format!("{ISSUE_PREFIX}: {rest}")) }
}

/// A comment, trimmed.
pub fn check_comment(text: &str) -> Result<String, FieldError> {
    let text = text.trim();
    match text.chars().count() {
        0 => Err(FieldError::new("text", "Please write a comment.")),
        length if length > MAX_COMMENT => {
            Err(FieldError::new("text", "A comment must be at most 2000 characters long."))
        }
        _ => Ok(text.to_owned()),
    }
}

/// Whether the first bytes are those of a png, jpeg or webp.
pub fn check_photo(bytes: &[u8]) -> Result<(), FieldError> {
    let known = bytes.starts_with(&[0x89, b'P', b'N', b'G'])
        || bytes.starts_with(&[0xFF, 0xD8, 0xFF])
        || (bytes.starts_with(b"RIFF") && bytes.get(8..12) == Some(b"WEBP".as_slice()));
    if known { Ok(()) } else { Err(FieldError::new("photos", "Photos must be PNG, JPEG or WebP pictures.")) }
}

/// Whether an issue with `present` photos may have `more`.
pub fn check_photo_count(present: usize, more: usize) -> Result<(), FieldError> {
    if present.saturating_add(more) > MAX_PHOTOS {
        return Err(FieldError::new("photos", "An issue can have at most 8 photos."));
    }
    Ok(())
}
