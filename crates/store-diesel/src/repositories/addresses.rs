//! Address books.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use tierway_kernel::{AddressId, StoreError, UserId, to_micros};
use tierway_orders::{Address, AddressDraft, AddressRepository};

use super::DieselTransaction;
use crate::error::store_error;
use crate::rows::{AddressFields, AddressRow};
use crate::schema::addresses;

impl DieselTransaction<'_> {
    /// Clears the old default: a user has at most one, enforced by a unique index.
    fn clear_default(&mut self, user: UserId) -> Result<(), StoreError> {
        let old = addresses::table.filter(addresses::user_id.eq(user.0).and(addresses::is_default.eq(true)));
        diesel::update(old)
            .set(addresses::is_default.eq(false))
            .execute(self.connection)
            .map(|_| ())
            .map_err(store_error)
    }
}

impl AddressRepository for DieselTransaction<'_> {
    fn of_user(&mut self, user: UserId) -> Result<Vec<Address>, StoreError> {
        let rows: Vec<AddressRow> = addresses::table
            .filter(addresses::user_id.eq(user.0))
            .order((addresses::is_default.desc(), addresses::id))
            .select(AddressRow::as_select())
            .load(self.connection)
            .map_err(store_error)?;
        Ok(rows.into_iter().map(AddressRow::into_address).collect())
    }

    fn of_id(&mut self, user: UserId, id: AddressId) -> Result<Option<Address>, StoreError> {
        let row: Option<AddressRow> = addresses::table
            .find(id.0)
            .filter(addresses::user_id.eq(user.0))
            .select(AddressRow::as_select())
            .first(self.connection)
            .optional()
            .map_err(store_error)?;
        Ok(row.map(AddressRow::into_address))
    }

    fn add(&mut self, user: UserId, entry: &AddressDraft, now: DateTime<Utc>) -> Result<Address, StoreError> {
        if entry.is_default {
            self.clear_default(user)?;
        }
        let row: AddressRow = diesel::insert_into(addresses::table)
            .values((
                addresses::user_id.eq(user.0),
                addresses::created_at.eq(to_micros(now)),
                AddressFields::new(entry, now),
            ))
            .returning(AddressRow::as_returning())
            .get_result(self.connection)
            .map_err(store_error)?;
        Ok(row.into_address())
    }

    fn save(&mut self, address: &Address, now: DateTime<Utc>) -> Result<bool, StoreError> {
        if address.entry.is_default {
            self.clear_default(address.user_id)?;
        }
        let own = addresses::table.find(address.id.0).filter(addresses::user_id.eq(address.user_id.0));
        diesel::update(own)
            .set(AddressFields::new(&address.entry, now))
            .execute(self.connection)
            .map(|rows| rows == 1)
            .map_err(store_error)
    }

    fn remove(&mut self, user: UserId, id: AddressId) -> Result<bool, StoreError> {
        diesel::delete(addresses::table.find(id.0).filter(addresses::user_id.eq(user.0)))
            .execute(self.connection)
            .map(|rows| rows == 1)
            .map_err(store_error)
    }
}
