//! A complaint about one field of a form.

use crate::{Message, MessageValue, ToValue};

/// A validation error of one field; the screen shows `message` next to the input of that name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FieldError {
    /// The field's name on the wire (camelCase).
    pub field: String,
    /// A sentence for the person.
    pub message: Message,
}

impl FieldError {
    /// A complaint about `field`.
    pub fn new(field: impl Into<String>, message: impl Into<Message>) -> FieldError {
        FieldError { field: field.into(), message: message.into() }
    }
}

/// What a form as a whole says: the first of its complaints.
impl ToValue for Vec<FieldError> {
    fn to_value(&self) -> MessageValue {
        self.first().map_or_else(|| "Please check the form.".to_value(), |error| error.message.to_value())
    }
}
