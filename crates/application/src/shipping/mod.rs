//! Use cases of shipping zones, and how an order can be shipped by where it goes.

mod get_shipping;
mod set_shipping;
mod shipping_faults;
mod terms;

pub use get_shipping::{ShippingView, get_shipping};
pub use set_shipping::{SetShipping, set_shipping};

pub(crate) use shipping_faults::shipping_faults;
pub(crate) use terms::{Destination, shipping_terms};
