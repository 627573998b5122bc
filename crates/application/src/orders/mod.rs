//! Use cases of orders: pricing a cart, placing, reading and changing orders.

mod change_order;
mod get_order;
mod items;
mod list_orders;
mod list_warehouse_orders;
mod notices;
mod payment;
mod place_order;
mod pricing;
mod quote_cart;
mod shelf;
mod update_order;
mod update_warehouse_order;
mod view;

pub use get_order::{OrderDetails, get_order};
pub use items::CartItem;
pub use list_orders::list_orders;
pub use list_warehouse_orders::list_warehouse_orders;
pub use place_order::{PlaceOrder, place_order};
pub use quote_cart::{CartQuote, QuotedLine, quote_cart};
pub use update_order::update_order;
pub use update_warehouse_order::update_warehouse_order;
pub use view::OrderView;
