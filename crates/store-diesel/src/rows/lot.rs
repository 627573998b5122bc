//! Lots and their history.

use chrono::NaiveDate;
use diesel::prelude::*;
use tierway_inventory::{Lot, LotDates, LotEvent, LotEventKind, ShelfLocation};
use tierway_kernel::{LotId, Message, ProductId, StoreError, UserId, from_micros};

use super::{day_text, read_enum, unreadable};
use crate::schema::{lot_events, lots};

/// The sort key of undated lots: the last possible date.
const NEVER: &str = "9999-12-31";

/// A lot as it is read.
#[derive(Queryable, Selectable)]
#[diesel(table_name = lots)]
pub(crate) struct LotRow {
    pub(crate) id: i64,
    product_id: i64,
    pub(crate) code: String,
    produced_on: Option<String>,
    expires_on: Option<String>,
    pub(crate) expiry_key: String,
    location: Option<String>,
    stock_in: i64,
    stock_out: i64,
    hold_reason: Option<String>,
    pub(crate) created_at: i64,
}

/// An entry of a lot's history as it is read.
#[derive(Queryable, Selectable)]
#[diesel(table_name = lot_events)]
pub(crate) struct LotEventRow {
    lot_id: i64,
    event: String,
    note: Option<String>,
    actor_id: Option<i64>,
    created_at: i64,
}

/// The sort key of a last day.
pub(crate) fn expiry_key(expires_on: Option<NaiveDate>) -> String {
    expires_on.map_or_else(|| NEVER.to_owned(), day_text)
}

fn read_day(column: &str, text: Option<String>) -> Result<Option<NaiveDate>, StoreError> {
    text.map(|text| text.parse().map_err(|_| unreadable(column, text))).transpose()
}

/// Reads a shelf location.
pub(crate) fn read_location(column: &str, text: &str) -> Result<ShelfLocation, StoreError> {
    ShelfLocation::parse(text).map_err(|_| unreadable(column, text))
}

impl LotRow {
    /// The lot.
    pub(crate) fn into_lot(self) -> Result<Lot, StoreError> {
        Ok(Lot {
            id: LotId(self.id),
            product_id: ProductId(self.product_id),
            code: self.code,
            dates: LotDates {
                produced_on: read_day("lots.produced_on", self.produced_on)?,
                expires_on: read_day("lots.expires_on", self.expires_on)?,
            },
            location: self.location.map(|text| read_location("lots.location", &text)).transpose()?,
            stock_in: self.stock_in,
            stock_out: self.stock_out,
            hold_reason: self.hold_reason.map(Message::from_stored),
            created_at: from_micros(self.created_at),
        })
    }
}

impl LotEventRow {
    /// The entry.
    pub(crate) fn into_event(self) -> Result<LotEvent, StoreError> {
        Ok(LotEvent {
            lot_id: LotId(self.lot_id),
            kind: read_enum("lot_events.event", &LotEventKind::ALL, LotEventKind::as_str, &self.event)?,
            note: self.note.map(Message::from_stored),
            actor_id: self.actor_id.map(UserId),
            created_at: from_micros(self.created_at),
        })
    }
}
