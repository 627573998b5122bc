//! `/api/cart/quote`, `/api/orders…` and `/api/warehouse/orders…`.

mod changing;
mod paying;
mod placing;
mod quoting;
mod races;
mod reading;
pub mod shop;
mod warehouse;
