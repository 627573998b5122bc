//! `/api/cart/quote`, `/api/orders…` and `/api/warehouse/orders…`.

mod changing;
mod completing;
mod leaving;
mod papers;
mod paying;
mod placing;
mod quoting;
mod races;
mod reading;
mod refunding;
mod returning;
pub mod shipping;
pub mod shop;
mod unpaid;
mod warehouse;
