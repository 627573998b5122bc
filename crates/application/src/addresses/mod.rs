//! Use cases of a buyer's address book.

mod add_address;
mod list_addresses;
mod remove_address;
mod update_address;

pub use add_address::add_address;
pub use list_addresses::list_addresses;
pub use remove_address::remove_address;
pub use update_address::update_address;

use tierway_kernel::{AddressId, UserId};
use tierway_orders::AddressDraft;

use crate::{Failure, Transaction};

/// One of a user's addresses, for an order.
pub(crate) fn own_address(tx: &mut dyn Transaction, user: UserId, id: AddressId) -> Result<AddressDraft, Failure> {
    let address = tx.addresses().of_id(user, id)?;
    let address = address.ok_or_else(|| Failure::field("addressId", "Please choose one of your addresses."))?;
    Ok(address.entry)
}
