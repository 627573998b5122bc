//! Carts.

use chrono::{DateTime, Utc};
use tierway_kernel::{StoreError, UserId};
use tierway_orders::{Cart, CartRepository};

use super::state::need;
use super::transaction::MemoryTransaction;

impl CartRepository for MemoryTransaction {
    fn of(&mut self, user: UserId) -> Result<Cart, StoreError> {
        let products = &self.state.products;
        let mut cart = self.state.carts.get(&user).cloned().unwrap_or_else(|| Cart::empty(user));
        // A product that is removed leaves the carts.
        cart.lines.retain(|line| products.contains(line.product_id.0));
        Ok(cart)
    }

    fn lock(&mut self, user: UserId, _now: DateTime<Utc>) -> Result<Cart, StoreError> {
        let state = self.write()?;
        state.need_user(user)?;
        state.carts.entry(user).or_insert_with(|| Cart::empty(user));
        CartRepository::of(self, user)
    }

    fn save(&mut self, cart: &Cart, _now: DateTime<Utc>) -> Result<i64, StoreError> {
        let state = self.write()?;
        for line in &cart.lines {
            need(state.products.contains(line.product_id.0), "product")?;
            if let Some(seller) = line.seller_id {
                state.need_user(seller)?;
            }
        }
        let version = state.carts.get(&cart.user_id).map_or(0, |kept| kept.version) + 1;
        state.carts.insert(cart.user_id, Cart { version, ..cart.clone() });
        Ok(version)
    }
}
