//! Lots and their history.

use chrono::{DateTime, NaiveDate, Utc};
use diesel::prelude::*;
use tierway_inventory::{Lot, LotDates, LotEvent, LotEventKind, NewLot, lot_code_key};
use tierway_kernel::{LotId, ProductId, StoreError, UserId, from_micros, to_micros};

use super::{day_text, read_enum, unreadable};
use crate::schema::{lot_events, lots};

/// What undated lots are sorted by: the last day there is.
const NEVER: &str = "9999-12-31";

/// A lot as it is read.
#[derive(Queryable, Selectable)]
#[diesel(table_name = lots)]
pub(crate) struct LotRow {
    pub(crate) id: i64,
    product_id: i64,
    code: String,
    produced_on: Option<String>,
    expires_on: Option<String>,
    pub(crate) expiry_key: String,
    stock_in: i64,
    stock_out: i64,
    hold_reason: Option<String>,
    pub(crate) created_at: i64,
}

/// A lot to be written.
#[derive(Insertable)]
#[diesel(table_name = lots, treat_none_as_default_value = false)]
pub(crate) struct NewLotRow<'a> {
    product_id: i64,
    code: &'a str,
    code_key: String,
    produced_on: Option<String>,
    expires_on: Option<String>,
    expiry_key: String,
    stock_in: i64,
    stock_out: i64,
    is_held: bool,
    hold_reason: Option<&'a str>,
    created_at: i64,
    updated_at: i64,
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

/// An entry of a lot's history to be written.
#[derive(Insertable)]
#[diesel(table_name = lot_events, treat_none_as_default_value = false)]
pub(crate) struct NewLotEventRow<'a> {
    lot_id: i64,
    event: &'static str,
    note: Option<&'a str>,
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
            stock_in: self.stock_in,
            stock_out: self.stock_out,
            hold_reason: self.hold_reason,
            created_at: from_micros(self.created_at),
        })
    }
}

impl<'a> NewLotRow<'a> {
    /// The row of a new lot without pieces.
    pub(crate) fn new(lot: &'a NewLot, now: DateTime<Utc>) -> NewLotRow<'a> {
        NewLotRow {
            product_id: lot.product_id.0,
            code: &lot.code,
            code_key: lot_code_key(&lot.code),
            produced_on: lot.dates.produced_on.map(day_text),
            expires_on: lot.dates.expires_on.map(day_text),
            expiry_key: expiry_key(lot.dates.expires_on),
            stock_in: 0,
            stock_out: 0,
            is_held: false,
            hold_reason: None,
            created_at: to_micros(now),
            updated_at: to_micros(now),
        }
    }
}

impl LotEventRow {
    /// The entry.
    pub(crate) fn into_event(self) -> Result<LotEvent, StoreError> {
        Ok(LotEvent {
            lot_id: LotId(self.lot_id),
            kind: read_enum("lot_events.event", &LotEventKind::ALL, LotEventKind::as_str, &self.event)?,
            note: self.note,
            actor_id: self.actor_id.map(UserId),
            created_at: from_micros(self.created_at),
        })
    }
}

impl<'a> NewLotEventRow<'a> {
    /// The row of an entry of the history of `lot`.
    pub(crate) fn new(lot: i64, event: &'a LotEvent) -> NewLotEventRow<'a> {
        NewLotEventRow {
            lot_id: lot,
            event: event.kind.as_str(),
            note: event.note.as_deref(),
            actor_id: event.actor_id.map(|id| id.0),
            created_at: to_micros(event.created_at),
        }
    }
}
