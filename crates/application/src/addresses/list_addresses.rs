//! `GET /api/addresses`.

use tierway_kernel::Permission;
use tierway_orders::Address;

use crate::{Context, Failure, Transaction};

/// The caller's addresses, the default first.
pub fn list_addresses(tx: &mut dyn Transaction, context: &Context) -> Result<Vec<Address>, Failure> {
    context.require(Permission::ListAddresses)?;
    let user = context.actor.signed_in()?.id;
    Ok(tx.addresses().of_user(user)?)
}
