//! Lines and history of orders.

use diesel::prelude::*;
use tierway_kernel::{LineId, Message, Money, OrderEventId, ProductId, StoreError, UserId, from_micros};
use tierway_orders::{OrderEvent, OrderLine, OrderStatus};

use super::{read_quantity, unreadable};
use crate::schema::{order_events, order_lines};

/// A line as it is read.
#[derive(Queryable, Selectable)]
#[diesel(table_name = order_lines)]
pub(crate) struct LineRow {
    id: i64,
    pub(crate) order_id: i64,
    product_id: i64,
    sku: String,
    name: String,
    tier: String,
    quantity: i64,
    pieces: i64,
    price: i64,
    total: i64,
    price_source: String,
    tier_label: Option<String>,
    net: Option<i64>,
    tax: i64,
}

/// An entry of the history as it is read.
#[derive(Queryable, Selectable)]
#[diesel(table_name = order_events)]
pub(crate) struct EventRow {
    id: i64,
    from_status: Option<String>,
    to_status: String,
    actor_id: Option<i64>,
    note: Option<String>,
    created_at: i64,
}

impl LineRow {
    /// The line, with its product's picture.
    pub(crate) fn into_line(self, image: Option<String>) -> Result<OrderLine, StoreError> {
        Ok(OrderLine {
            id: LineId(self.id),
            product_id: ProductId(self.product_id),
            sku: self.sku,
            name: self.name,
            tier: self.tier,
            tier_label: self.tier_label,
            quantity: read_quantity("order_lines.quantity", self.quantity)?,
            pieces: read_quantity("order_lines.pieces", self.pieces)?,
            price: Money::of(self.price),
            total: Money::of(self.total),
            net: Money::of(self.net.unwrap_or(self.total)),
            tax: Money::of(self.tax),
            price_source: self.price_source,
            image,
        })
    }
}

/// Reads a status.
pub(crate) fn read_status(column: &str, text: &str) -> Result<OrderStatus, StoreError> {
    OrderStatus::parse(text).ok_or_else(|| unreadable(column, text))
}

impl EventRow {
    /// The entry.
    pub(crate) fn into_event(self) -> Result<OrderEvent, StoreError> {
        let from = self.from_status.as_deref().map(|text| read_status("order_events.from_status", text));
        Ok(OrderEvent {
            id: OrderEventId(self.id),
            from: from.transpose()?,
            to: read_status("order_events.to_status", &self.to_status)?,
            actor_id: self.actor_id.map(UserId),
            note: self.note.map(Message::from_stored),
            created_at: from_micros(self.created_at),
        })
    }
}
