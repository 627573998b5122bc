//! A sentence for the person.

use crate::dto::*;

/// A message.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct MessageResponse {
    /// The sentence.
    #[schema(example = "Signed out.")]
    pub message: String,
}

impl From<&'static str> for MessageResponse {
    fn from(message: &'static str) -> MessageResponse {
        MessageResponse { message: language::render(message) }
    }
}
