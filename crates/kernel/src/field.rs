//! A complaint about one field of a form.

/// What is wrong with one field; the screen puts `message` beside the input of that name.
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
