//! What buyer and company write to each other about an order. Nothing is ever changed or removed.

use chrono::{DateTime, Utc};
use tierway_kernel::{OrderId, OrderMessageId, Page, PageRequest, StoreError, UserId};

/// Longest message, in characters.
pub const LONGEST_MESSAGE: usize = 2000;

/// A message.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OrderMessage {
    /// Identity.
    pub id: OrderMessageId,
    /// About which order.
    pub order_id: OrderId,
    /// Who wrote it.
    pub author_id: UserId,
    /// What.
    pub text: String,
    /// When.
    pub created_at: DateTime<Utc>,
}

/// Why a message is not taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum MessageError {
    /// Nothing but space.
    #[error("Please write a message.")]
    Empty,
    /// Past [`LONGEST_MESSAGE`].
    #[error("This must be at most 2000 characters long.")]
    TooLong,
}

/// The text as it is kept.
pub fn check_message(text: &str) -> Result<&str, MessageError> {
    match text.trim() {
        "" => Err(MessageError::Empty),
        text if text.chars().count() > LONGEST_MESSAGE => Err(MessageError::TooLong),
        text => Ok(text),
    }
}

/// Messages in the store.
pub trait MessageRepository {
    /// Keeps a message.
    fn add(
        &mut self,
        order: OrderId,
        author: UserId,
        text: &str,
        now: DateTime<Utc>,
    ) -> Result<OrderMessage, StoreError>;
    /// The messages of an order, newest first.
    fn of_order(&mut self, order: OrderId, page: &PageRequest) -> Result<Page<OrderMessage>, StoreError>;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_says_something_and_has_an_end() {
        assert_eq!(check_message("  Hello \n"), Ok("Hello"));
        assert_eq!(check_message(" \n\t"), Err(MessageError::Empty));
        assert!(check_message(&"ä".repeat(LONGEST_MESSAGE)).is_ok());
        assert_eq!(check_message(&"ä".repeat(LONGEST_MESSAGE + 1)), Err(MessageError::TooLong));
    }
}
