//! `DELETE /api/addresses/{id}`.

use tierway_kernel::{AddressId, Permission};
use tierway_orders::{Address, AddressDraft};

use crate::{Context, Failure, Transaction};

/// Removes an address. If it was the default, the oldest remaining one becomes the default. Orders keep theirs.
pub fn remove_address(tx: &mut dyn Transaction, context: &Context, id: AddressId) -> Result<(), Failure> {
    context.require(Permission::RemoveAddress)?;
    let user = context.actor.signed_in()?.id;
    tx.users().lock(user)?;
    let known = tx.addresses().of_id(user, id)?.ok_or(Failure::NotFound("This address"))?;
    tx.addresses().remove(user, id)?;
    if !known.entry.is_default {
        return Ok(());
    }
    if let Some(next) = tx.addresses().of_user(user)?.into_iter().next() {
        let entry = AddressDraft { is_default: true, ..next.entry.clone() };
        tx.addresses().save(&Address { entry, ..next }, context.now)?;
    }
    Ok(())
}
