//! Carts that buyers have stored under a name.

use std::collections::HashMap;

use chrono::{DateTime, Utc};
use diesel::dsl::count_star;
use diesel::prelude::*;
use tierway_kernel::{SavedCartId, StoreError, UserId, from_micros, to_micros};
use tierway_orders::{CartEntry, SavedCart, SavedCartRepository};

use super::DieselTransaction;
use crate::error::{conflict_error, store_error};
use crate::rows::SavedCartLineRow;
use crate::schema::{saved_cart_lines, saved_carts};

impl SavedCartRepository for DieselTransaction<'_> {
    fn of_user(&mut self, user: UserId) -> Result<Vec<SavedCart>, StoreError> {
        let rows: Vec<(i64, String, i64)> = saved_carts::table
            .filter(saved_carts::user_id.eq(user.0))
            .order(saved_carts::id.desc())
            .select((saved_carts::id, saved_carts::name, saved_carts::created_at))
            .load(self.connection)
            .map_err(store_error)?;
        let ids: Vec<i64> = rows.iter().map(|(id, ..)| *id).collect();
        let lines: HashMap<i64, i64> = saved_cart_lines::table
            .filter(saved_cart_lines::cart_id.eq_any(ids))
            .group_by(saved_cart_lines::cart_id)
            .select((saved_cart_lines::cart_id, count_star()))
            .load::<(i64, i64)>(self.connection)
            .map_err(store_error)?
            .into_iter()
            .collect();
        let cart = |(id, name, created_at): (i64, String, i64)| SavedCart {
            id: SavedCartId(id),
            user_id: user,
            name,
            lines: lines.get(&id).copied().unwrap_or_default().unsigned_abs(),
            created_at: from_micros(created_at),
        };
        Ok(rows.into_iter().map(cart).collect())
    }

    fn lines(&mut self, user: UserId, id: SavedCartId) -> Result<Option<Vec<CartEntry>>, StoreError> {
        let own: Option<i64> = saved_carts::table
            .find(id.0)
            .filter(saved_carts::user_id.eq(user.0))
            .select(saved_carts::id)
            .first(self.connection)
            .optional()
            .map_err(store_error)?;
        let Some(own) = own else { return Ok(None) };
        let rows: Vec<SavedCartLineRow> = saved_cart_lines::table
            .filter(saved_cart_lines::cart_id.eq(own))
            .order(saved_cart_lines::position)
            .select(SavedCartLineRow::as_select())
            .load(self.connection)
            .map_err(store_error)?;
        rows.into_iter().map(SavedCartLineRow::into_line).collect::<Result<Vec<_>, StoreError>>().map(Some)
    }

    fn add(
        &mut self,
        user: UserId,
        name: &str,
        lines: &[CartEntry],
        now: DateTime<Utc>,
    ) -> Result<SavedCart, StoreError> {
        let time = to_micros(now);
        let id: i64 = diesel::insert_into(saved_carts::table)
            .values((
                saved_carts::user_id.eq(user.0),
                saved_carts::name.eq(name),
                saved_carts::created_at.eq(time),
                saved_carts::updated_at.eq(time),
            ))
            .returning(saved_carts::id)
            .get_result(self.connection)
            .map_err(store_error)?;
        diesel::insert_into(saved_cart_lines::table)
            .values(SavedCartLineRow::of_cart(id, lines))
            .execute(self.connection)
            .map_err(conflict_error)?;
        let count = lines.len() as u64;
        Ok(SavedCart { id: SavedCartId(id), user_id: user, name: name.to_owned(), lines: count, created_at: now })
    }

    fn rename(&mut self, user: UserId, id: SavedCartId, name: &str, now: DateTime<Utc>) -> Result<bool, StoreError> {
        diesel::update(saved_carts::table.find(id.0).filter(saved_carts::user_id.eq(user.0)))
            .set((saved_carts::name.eq(name), saved_carts::updated_at.eq(to_micros(now))))
            .execute(self.connection)
            .map(|rows| rows == 1)
            .map_err(store_error)
    }

    fn remove(&mut self, user: UserId, id: SavedCartId) -> Result<bool, StoreError> {
        let own = saved_carts::table.find(id.0).filter(saved_carts::user_id.eq(user.0));
        diesel::delete(own).execute(self.connection).map(|rows| rows == 1).map_err(store_error)
    }
}
