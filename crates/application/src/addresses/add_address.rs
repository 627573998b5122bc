//! `POST /api/addresses`.

use tierway_kernel::Permission;
use tierway_orders::{Address, AddressDraft, check_room};

use crate::{Context, Failure, Transaction};

/// Keeps an address; the first one is the default.
pub fn add_address(tx: &mut dyn Transaction, context: &Context, draft: &AddressDraft) -> Result<Address, Failure> {
    context.require(Permission::AddAddress)?;
    let user = context.actor.signed_in()?.id;
    let entry = draft.check()?;
    tx.users().lock(user)?;
    let kept = tx.addresses().of_user(user)?;
    check_room(kept.len())?;
    let entry = AddressDraft { is_default: entry.is_default || kept.is_empty(), ..entry };
    Ok(tx.addresses().add(user, &entry, context.now)?)
}
