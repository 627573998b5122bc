//! Use cases of taxes by zone, and how an order is taxed by where it goes.

mod get_tax;
mod list_places;
mod set_tax;
mod tax_faults;
mod taxation;

pub use get_tax::{TaxView, get_tax};
pub use list_places::list_places;
pub use set_tax::set_tax;

pub(crate) use tax_faults::tax_faults;
pub(crate) use taxation::{check_class, home_of, profile_place, taxation};
