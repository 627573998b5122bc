//! Lines of carts and saved carts.

use diesel::prelude::*;
use tierway_kernel::{ProductId, StoreError, UserId};
use tierway_orders::{Cart, CartEntry};

use super::{read_money, read_quantity};
use crate::schema::{cart_lines, saved_cart_lines};

/// A line of a cart, read and written.
#[derive(Queryable, Selectable, Insertable)]
#[diesel(table_name = cart_lines, treat_none_as_default_value = false)]
pub(crate) struct CartLineRow {
    user_id: i64,
    position: i64,
    product_id: i64,
    tier: String,
    quantity: i64,
    seller_id: Option<i64>,
    seen_price: Option<i64>,
}

impl CartLineRow {
    /// The rows of a cart's lines, numbered in their order.
    pub(crate) fn of_cart(cart: &Cart) -> Vec<CartLineRow> {
        let row = |(position, line): (i64, &CartEntry)| CartLineRow {
            user_id: cart.user_id.0,
            position,
            product_id: line.product_id.0,
            tier: line.tier.clone(),
            quantity: line.quantity.get(),
            seller_id: line.seller_id.map(|id| id.0),
            seen_price: line.seen_price.map(|price| price.minor()),
        };
        (1..).zip(&cart.lines).map(row).collect()
    }

    /// The line.
    pub(crate) fn into_line(self) -> Result<CartEntry, StoreError> {
        Ok(CartEntry {
            product_id: ProductId(self.product_id),
            tier: self.tier,
            quantity: read_quantity("cart_lines.quantity", self.quantity)?,
            seller_id: self.seller_id.map(UserId),
            seen_price: read_money(self.seen_price),
        })
    }
}

/// A line of a saved cart, read and written.
#[derive(Queryable, Selectable, Insertable)]
#[diesel(table_name = saved_cart_lines, treat_none_as_default_value = false)]
pub(crate) struct SavedCartLineRow {
    cart_id: i64,
    position: i64,
    product_id: i64,
    tier: String,
    quantity: i64,
    seller_id: Option<i64>,
}

impl SavedCartLineRow {
    /// The rows of a saved cart's lines, numbered in their order.
    pub(crate) fn of_cart(cart_id: i64, lines: &[CartEntry]) -> Vec<SavedCartLineRow> {
        let row = |(position, line): (i64, &CartEntry)| SavedCartLineRow {
            cart_id,
            position,
            product_id: line.product_id.0,
            tier: line.tier.clone(),
            quantity: line.quantity.get(),
            seller_id: line.seller_id.map(|id| id.0),
        };
        (1..).zip(lines).map(row).collect()
    }

    /// The line.
    pub(crate) fn into_line(self) -> Result<CartEntry, StoreError> {
        Ok(CartEntry {
            product_id: ProductId(self.product_id),
            tier: self.tier,
            quantity: read_quantity("saved_cart_lines.quantity", self.quantity)?,
            seller_id: self.seller_id.map(UserId),
            seen_price: None,
        })
    }
}
