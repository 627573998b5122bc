//! A complaint about one field of a form.

/// A validation error of one field; the screen shows `message` next to the input of that name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FieldError {
    /// The field's name on the wire (camelCase).
    pub field: String,
    /// A sentence for the person.
    pub message: String,
}

impl FieldError {
    /// A complaint about `field`.
    pub fn new(field: impl Into<String>, message: impl Into<String>) -> FieldError {
        FieldError { field: field.into(), message: message.into() }
    }
}
