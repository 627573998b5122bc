//! Operations of quote requests and of messages about orders.

use crate::registry::Registry;

mod accept_quote;
mod add_order_message;
mod decline_quote;
pub mod dto;
mod list_order_messages;
mod offer_quote;
pub mod request;

/// Registers the operations.
pub fn configure(config: &mut Registry<'_>) {
    config
        .service(offer_quote::offer_quote)
        .service(accept_quote::accept_quote)
        .service(decline_quote::decline_quote)
        .service(list_order_messages::list_order_messages)
        .service(add_order_message::add_order_message);
}
