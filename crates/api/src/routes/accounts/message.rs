//! A sentence for the person.

use crate::dto::*;

/// A message.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct MessageResponse {
    /// The sentence.
    #[schema(example = "Signed out.")]
    pub message: String,
}

impl From<&str> for MessageResponse {
    fn from(message: &str) -> MessageResponse {
        MessageResponse { message: message.to_owned() }
    }
}
