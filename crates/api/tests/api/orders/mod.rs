//! `/api/cart/quote`, `/api/orders…` and `/api/warehouse/orders…`.

mod changing;
mod completing;
mod issued_papers;
mod leaving;
mod papers;
mod paying;
mod placing;
mod quoting;
mod races;
mod reading;
pub mod refunding;
pub mod returning;
pub mod shipping;
pub mod shop;
mod tax_relief;
mod taxes;
mod unpaid;
mod warehouse;
