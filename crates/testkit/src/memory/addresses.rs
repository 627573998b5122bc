//! Address books.

use chrono::{DateTime, Utc};
use tierway_kernel::{AddressId, StoreError, UserId};
use tierway_orders::{Address, AddressDraft, AddressRepository};

use super::state::State;
use super::transaction::MemoryTransaction;

impl State {
    fn clear_default(&mut self, user: UserId) {
        for address in self.addresses.rows_mut().filter(|address| address.user_id == user) {
            address.entry.is_default = false;
        }
    }
}

impl AddressRepository for MemoryTransaction {
    fn of_user(&mut self, user: UserId) -> Result<Vec<Address>, StoreError> {
        let own = self.state.addresses.rows().filter(|address| address.user_id == user);
        let mut own: Vec<Address> = own.cloned().collect();
        own.sort_by_key(|address| (!address.entry.is_default, address.id));
        Ok(own)
    }

    fn of_id(&mut self, user: UserId, id: AddressId) -> Result<Option<Address>, StoreError> {
        Ok(self.state.addresses.get(id.0).filter(|address| address.user_id == user).cloned())
    }

    fn add(&mut self, user: UserId, entry: &AddressDraft, _now: DateTime<Utc>) -> Result<Address, StoreError> {
        let state = self.write()?;
        state.need_user(user)?;
        if entry.is_default {
            state.clear_default(user);
        }
        Ok(state.addresses.add(|id| Address { id: AddressId(id), user_id: user, entry: entry.clone() }))
    }

    fn save(&mut self, address: &Address, _now: DateTime<Utc>) -> Result<bool, StoreError> {
        let state = self.write()?;
        if address.entry.is_default {
            state.clear_default(address.user_id);
        }
        let known = state.addresses.get(address.id.0).is_some_and(|kept| kept.user_id == address.user_id);
        if known {
            state.addresses.put(address.id.0, address.clone());
        }
        Ok(known)
    }

    fn remove(&mut self, user: UserId, id: AddressId) -> Result<bool, StoreError> {
        let state = self.write()?;
        let own = state.addresses.get(id.0).is_some_and(|kept| kept.user_id == user);
        Ok(own && state.addresses.remove(id.0))
    }
}
