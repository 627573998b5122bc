//! Stock levels, movements and stock update records.

use diesel::prelude::*;
use tierway_inventory::{Direction, Movement, NewMovement, Reason, StockLevel, StockUpdate};
use tierway_kernel::{
    LotId, Message, MovementId, OrderId, ProductId, StockCountId, StockUpdateId, StoreError, UserId, from_micros,
};

use super::{read_quantity, read_time};
use crate::schema::{inventory_transactions, stock_levels, stock_updates};

/// A level as it is read.
#[derive(Queryable, Selectable)]
#[diesel(table_name = stock_levels)]
pub(crate) struct LevelRow {
    product_id: i64,
    stock_in: i64,
    stock_out: i64,
    reserved: i64,
    held: i64,
    updated_at: Option<i64>,
}

/// A movement as it is read.
#[derive(Queryable, Selectable)]
#[diesel(table_name = inventory_transactions)]
pub(crate) struct MovementRow {
    pub(crate) id: i64,
    product_id: i64,
    direction: String,
    quantity: i64,
    reason: String,
    reference: Option<String>,
    notes: Option<String>,
    order_id: Option<i64>,
    lot_id: Option<i64>,
    count_id: Option<i64>,
    created_by: Option<i64>,
    balance_after: i64,
    lot_balance_after: Option<i64>,
    pub(crate) created_at: i64,
}

/// A stock update record as it is read and written.
#[derive(Queryable, Selectable)]
#[diesel(table_name = stock_updates)]
pub(crate) struct StockUpdateRow {
    pub(crate) id: i64,
    product_id: i64,
    new_stock: i64,
    updated_by: Option<i64>,
    reason: Option<String>,
    pub(crate) created_at: i64,
}

/// Reads a reason.
pub(crate) fn read_reason(text: &str) -> Result<Reason, StoreError> {
    super::read_enum("inventory_transactions.reason", &Reason::ALL, Reason::as_str, text)
}

impl LevelRow {
    /// The level.
    pub(crate) fn into_level(self) -> StockLevel {
        StockLevel {
            product_id: ProductId(self.product_id),
            stock_in: self.stock_in,
            stock_out: self.stock_out,
            reserved: self.reserved,
            held: self.held,
            updated_at: read_time(self.updated_at),
        }
    }
}

impl MovementRow {
    /// The movement.
    pub(crate) fn into_movement(self) -> Result<Movement, StoreError> {
        let direction = Direction::parse(&self.direction)
            .ok_or_else(|| super::unreadable("inventory_transactions.direction", &self.direction))?;
        let reason = read_reason(&self.reason)?;
        Ok(Movement {
            id: MovementId(self.id),
            entry: NewMovement {
                product_id: ProductId(self.product_id),
                direction,
                quantity: read_quantity("inventory_transactions.quantity", self.quantity)?,
                reason,
                reference: self.reference.map(Message::from_stored),
                notes: self.notes.map(Message::from_stored),
                order_id: self.order_id.map(OrderId),
                lot_id: self.lot_id.map(LotId),
                count_id: self.count_id.map(StockCountId),
                created_by: self.created_by.map(UserId),
            },
            balance_after: self.balance_after,
            lot_balance_after: self.lot_balance_after,
            created_at: from_micros(self.created_at),
        })
    }
}

impl StockUpdateRow {
    /// The record.
    pub(crate) fn into_update(self) -> StockUpdate {
        StockUpdate {
            id: StockUpdateId(self.id),
            product_id: ProductId(self.product_id),
            new_stock: self.new_stock,
            updated_by: self.updated_by.map(UserId),
            updated_at: from_micros(self.created_at),
            reason: self.reason.map(Message::from_stored),
        }
    }
}
