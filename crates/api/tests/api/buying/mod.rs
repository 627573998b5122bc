//! `/api/cart…`, `/api/saved-carts…`, `/api/wishlist…`, `/api/addresses…`, quote requests and messages.

mod addresses;
pub mod cart;
mod messages;
mod ordering;
mod quick_order;
pub mod quotes;
mod quotes_races;
mod saved_carts;
mod wishlist;
