//! Carts. The row of a cart is its lock; its lines are rewritten with each change.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use tierway_kernel::{StoreError, UserId, to_micros};
use tierway_orders::{Cart, CartEntry, CartRepository};

use super::DieselTransaction;
use crate::error::store_error;
use crate::rows::CartLineRow;
use crate::schema::{cart_lines, carts};
use crate::statement::{Statement, Value};

/// Makes the row or touches it, which locks it either way.
const LOCK: &str = "INSERT INTO carts (user_id, version, updated_at) VALUES (?, 0, ?) \
     ON CONFLICT (user_id) DO UPDATE SET updated_at = carts.updated_at RETURNING version";
const RAISE: &str = "UPDATE carts SET version = version + 1, updated_at = ? WHERE user_id = ? RETURNING version";

impl DieselTransaction<'_> {
    fn cart_lines(&mut self, user: UserId) -> Result<Vec<CartEntry>, StoreError> {
        let rows: Vec<CartLineRow> = cart_lines::table
            .filter(cart_lines::user_id.eq(user.0))
            .order(cart_lines::position)
            .select(CartLineRow::as_select())
            .load(self.connection)
            .map_err(store_error)?;
        rows.into_iter().map(CartLineRow::into_line).collect()
    }
}

impl CartRepository for DieselTransaction<'_> {
    fn of(&mut self, user: UserId) -> Result<Cart, StoreError> {
        let version: Option<i64> =
            carts::table.find(user.0).select(carts::version).first(self.connection).optional().map_err(store_error)?;
        match version {
            Some(version) => Ok(Cart { user_id: user, version, lines: self.cart_lines(user)? }),
            None => Ok(Cart::empty(user)),
        }
    }

    fn lock(&mut self, user: UserId, now: DateTime<Utc>) -> Result<Cart, StoreError> {
        let values = [Value::Int(user.0), Value::Int(to_micros(now))];
        let version = Statement::new(LOCK, &values).get_result(self.connection).map_err(store_error)?;
        Ok(Cart { user_id: user, version, lines: self.cart_lines(user)? })
    }

    fn save(&mut self, cart: &Cart, now: DateTime<Utc>) -> Result<i64, StoreError> {
        let values = [Value::Int(to_micros(now)), Value::Int(cart.user_id.0)];
        let version = Statement::new(RAISE, &values).get_result(self.connection).map_err(store_error)?;
        diesel::delete(cart_lines::table.filter(cart_lines::user_id.eq(cart.user_id.0)))
            .execute(self.connection)
            .map_err(store_error)?;
        if !cart.lines.is_empty() {
            diesel::insert_into(cart_lines::table)
                .values(CartLineRow::of_cart(cart))
                .execute(self.connection)
                .map_err(store_error)?;
        }
        Ok(version)
    }
}
