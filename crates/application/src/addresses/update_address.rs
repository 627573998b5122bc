//! `PUT /api/addresses/{id}`.

use tierway_kernel::{AddressId, Permission};
use tierway_orders::{Address, AddressDraft};

use crate::{Context, Failure, Seen, Transaction, check_seen};

/// Replaces an address, if it still matches `seen`. The default stays the default until another becomes it.
pub fn update_address(
    tx: &mut dyn Transaction,
    context: &Context,
    id: AddressId,
    draft: &AddressDraft,
    seen: Seen<'_, Address>,
) -> Result<Address, Failure> {
    context.require(Permission::UpdateAddress)?;
    let user = context.actor.signed_in()?.id;
    tx.users().lock(user)?;
    let known = tx.addresses().of_id(user, id)?.ok_or(Failure::NotFound("This address"))?;
    check_seen(seen, || Ok(known.clone()))?;
    let entry = draft.check()?;
    let entry = AddressDraft { is_default: entry.is_default || known.entry.is_default, ..entry };
    let address = Address { entry, ..known };
    tx.addresses().save(&address, context.now)?;
    Ok(address)
}
