//! Messages between buyer and company about an order. Never changed or removed.

use chrono::{DateTime, Utc};
use tierway_kernel::{Actor, OrderId, OrderMessageId, Page, PageRequest, Sentence, StoreError, UserId, too_long};

use crate::Order;

/// Longest message, in characters.
const LONGEST_MESSAGE: usize = 2000;

/// A message.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OrderMessage {
    /// Identity.
    pub id: OrderMessageId,
    /// About which order.
    pub order_id: OrderId,
    /// The author.
    pub author_id: UserId,
    /// What.
    pub text: String,
    /// When.
    pub created_at: DateTime<Utc>,
}

/// Why a message is rejected.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Sentence)]
pub enum MessageError {
    /// Nothing but space.
    #[error("Please write a message.")]
    Empty,
    /// Past the longest.
    #[error("{text}", text = too_long(LONGEST_MESSAGE))]
    TooLong,
}

/// Side of the author.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Side {
    /// The order's buyer.
    Buyer,
    /// The company.
    Company,
}

/// Side of an actor in the messages of an order: its buyer, or the owners; `None` for everyone else.
pub fn side_of(order: &Order, actor: &Actor) -> Option<Side> {
    match actor {
        Actor::User(user) if user.role.is_owner() => Some(Side::Company),
        Actor::User(user) if user.id == order.customer_id => Some(Side::Buyer),
        Actor::User(_) | Actor::Guest | Actor::System => None,
    }
}

/// The text to store.
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
    use tierway_kernel::{Role, SignedIn};

    use super::*;
    use crate::{OrderStatus, PaymentStatus, Shipping};

    fn order() -> Order {
        Order {
            id: OrderId(7),
            customer_id: UserId(1),
            customer_name: "Lina Tan".to_owned(),
            seller_id: Some(UserId(2)),
            referrer_id: Some(UserId(3)),
            channel: "online".to_owned(),
            status: OrderStatus::Pending,
            payment_status: PaymentStatus::Unpaid,
            payment_method: None,
            payment: None,
            shipping: Shipping::default(),
            goods_total: tierway_kernel::Money::ZERO,
            tax: tierway_kernel::Money::ZERO,
            shipping_cost: tierway_kernel::Money::ZERO,
            total: tierway_kernel::Money::ZERO,
            is_quote: true,
            notes: None,
            processed_by: None,
            completed_at: None,
            created_at: DateTime::UNIX_EPOCH,
            updated_at: DateTime::UNIX_EPOCH,
            version: 1,
        }
    }

    #[test]
    fn the_buyer_and_the_owners_write() {
        let side = |id: i64, role: Role| {
            let user = SignedIn { id: UserId(id), role, position: None, verified: true, referred_by: None };
            side_of(&order(), &Actor::User(user))
        };
        assert_eq!(side(1, Role::Customer), Some(Side::Buyer));
        assert_eq!([side(9, Role::Admin), side(9, Role::Manufacturer)], [Some(Side::Company); 2]);
        for (id, role) in [
            (9, Role::Customer),
            (2, Role::Dealer),
            (3, Role::Agent),
            (9, Role::Employee),
            (9, Role::Warehouse),
            (9, Role::Wholesaler),
        ] {
            assert_eq!(side(id, role), None, "{role:?}");
        }
        assert_eq!((side_of(&order(), &Actor::Guest), side_of(&order(), &Actor::System)), (None, None));
    }

    #[test]
    fn a_message_says_something_and_has_an_end() {
        assert_eq!(check_message("  Hello \n"), Ok("Hello"));
        assert_eq!(check_message(" \n\t"), Err(MessageError::Empty));
        assert!(check_message(&"ä".repeat(LONGEST_MESSAGE)).is_ok());
        assert_eq!(check_message(&"ä".repeat(LONGEST_MESSAGE + 1)), Err(MessageError::TooLong));
    }
}
