//! Use cases of taxes by zone and of tax numbers and certificates of accounts, and how an order is taxed by where it goes and
//! who buys.

mod add_tax_exemption;
mod decide_tax_number;
mod get_tax;
mod get_user_tax;
mod list_places;
mod set_tax;
mod set_tax_number;
mod tax_faults;
mod taxation;
mod withdraw_tax_exemption;

pub use add_tax_exemption::add_tax_exemption;
pub use decide_tax_number::decide_tax_number;
pub use get_tax::{TaxView, get_tax};
pub use get_user_tax::{ExemptionView, UserTaxView, get_user_tax};
pub use list_places::list_places;
pub use set_tax::set_tax;
pub use set_tax_number::set_tax_number;
pub use withdraw_tax_exemption::withdraw_tax_exemption;

pub(crate) use tax_faults::tax_faults;
pub(crate) use taxation::{check_class, home_of, profile_place, taxation};
