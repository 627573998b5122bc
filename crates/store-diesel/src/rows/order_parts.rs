//! Lines and history of orders.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use tierway_kernel::{LineId, Money, OrderEventId, OrderId, ProductId, StoreError, UserId, from_micros, to_micros};
use tierway_orders::{NewLine, OrderEvent, OrderLine, OrderStatus};

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
}

/// A line to be written.
#[derive(Insertable)]
#[diesel(table_name = order_lines, treat_none_as_default_value = false)]
pub(crate) struct NewLineRow<'a> {
    order_id: i64,
    position: i64,
    product_id: i64,
    sku: &'a str,
    name: &'a str,
    tier: &'static str,
    quantity: i64,
    pieces: i64,
    price: i64,
    total: i64,
    price_source: &'static str,
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

/// An entry of the history to be written.
#[derive(Insertable)]
#[diesel(table_name = order_events, treat_none_as_default_value = false)]
pub(crate) struct NewEventRow<'a> {
    pub(crate) order_id: i64,
    pub(crate) from_status: Option<&'static str>,
    pub(crate) to_status: &'static str,
    pub(crate) actor_id: Option<i64>,
    pub(crate) note: Option<&'a str>,
    pub(crate) created_at: i64,
}

impl LineRow {
    /// The line.
    pub(crate) fn into_line(self) -> Result<OrderLine, StoreError> {
        Ok(OrderLine {
            id: LineId(self.id),
            product_id: ProductId(self.product_id),
            sku: self.sku,
            name: self.name,
            tier: self.tier,
            quantity: read_quantity("order_lines.quantity", self.quantity)?,
            pieces: read_quantity("order_lines.pieces", self.pieces)?,
            price: Money::of(self.price),
            total: Money::of(self.total),
            price_source: self.price_source,
        })
    }
}

impl<'a> NewLineRow<'a> {
    /// The rows of an order's lines, numbered in their order.
    pub(crate) fn of_order(order: OrderId, lines: &'a [NewLine]) -> Vec<NewLineRow<'a>> {
        (1..)
            .zip(lines)
            .map(|(position, line)| NewLineRow {
                order_id: order.0,
                position,
                product_id: line.product_id.0,
                sku: &line.sku,
                name: &line.name,
                tier: line.tier,
                quantity: line.quantity.get(),
                pieces: line.pieces.get(),
                price: line.price.minor(),
                total: line.total.minor(),
                price_source: line.price_source,
            })
            .collect()
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
            note: self.note,
            created_at: from_micros(self.created_at),
        })
    }
}

impl<'a> NewEventRow<'a> {
    /// The entry of a change, or of the placing when `from` is `None`.
    pub(crate) fn new(
        order: OrderId,
        from: Option<OrderStatus>,
        to: OrderStatus,
        by: Option<UserId>,
        note: Option<&'a str>,
        now: DateTime<Utc>,
    ) -> NewEventRow<'a> {
        NewEventRow {
            order_id: order.0,
            from_status: from.map(OrderStatus::as_str),
            to_status: to.as_str(),
            actor_id: by.map(|id| id.0),
            note,
            created_at: to_micros(now),
        }
    }
}
