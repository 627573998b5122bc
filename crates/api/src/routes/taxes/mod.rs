//! Taxes by zone, the places there are, and what relieves accounts of tax.

use crate::registry::Registry;

mod dto;
mod request;
pub mod sums;
mod user_tax;

mod add_tax_exemption;
mod decide_tax_number;
mod get_tax;
mod get_user_tax;
mod list_places;
mod set_tax;
mod set_tax_number;
mod withdraw_tax_exemption;

/// Registers the operations.
pub fn configure(config: &mut Registry<'_>) {
    config
        .service(get_tax::get_tax)
        .service(set_tax::set_tax)
        .service(list_places::list_places)
        .service(get_user_tax::get_user_tax)
        .service(set_tax_number::set_tax_number)
        .service(decide_tax_number::decide_tax_number)
        .service(add_tax_exemption::add_tax_exemption)
        .service(withdraw_tax_exemption::withdraw_tax_exemption);
}
