//! Waves and picks.

use diesel::prelude::*;
use tierway_kernel::{LineId, LotId, OrderId, PickId, PickWaveId, ProductId, StoreError, UserId, from_micros};
use tierway_orders::{NewPick, Pick, PickState, PickWave, ShortReason, WaveOrder, WaveState};

use super::{read_enum, read_quantity, read_time};
use crate::schema::{pick_wave_orders, pick_waves, picks};

/// A wave as it is read.
#[derive(Queryable, Selectable)]
#[diesel(table_name = pick_waves)]
pub(crate) struct WaveRow {
    pub(crate) id: i64,
    state: String,
    picker_id: i64,
    pub(crate) created_at: i64,
    ended_at: Option<i64>,
}

/// An order of a wave, read and written.
#[derive(Queryable, Selectable, Insertable)]
#[diesel(table_name = pick_wave_orders, treat_none_as_default_value = false)]
pub(crate) struct WaveOrderRow {
    pub(crate) wave_id: i64,
    position: i64,
    pub(crate) order_id: i64,
    is_open: bool,
}

/// A pick as it is read.
#[derive(Queryable, Selectable)]
#[diesel(table_name = picks)]
pub(crate) struct PickRow {
    id: i64,
    wave_id: i64,
    order_id: i64,
    line_id: i64,
    product_id: i64,
    lot_id: Option<i64>,
    pieces: i64,
    picked: i64,
    state: String,
    reason: Option<String>,
    note: Option<String>,
    aside: i64,
    decided_by: Option<i64>,
    decided_at: Option<i64>,
}

impl WaveRow {
    /// The wave with its orders.
    pub(crate) fn into_wave(self, orders: Vec<WaveOrderRow>) -> Result<PickWave, StoreError> {
        let read = |row: WaveOrderRow| WaveOrder { order_id: OrderId(row.order_id), is_open: row.is_open };
        Ok(PickWave {
            id: PickWaveId(self.id),
            state: read_enum("pick_waves.state", &WaveState::ALL, WaveState::as_str, &self.state)?,
            picker_id: UserId(self.picker_id),
            created_at: from_micros(self.created_at),
            ended_at: read_time(self.ended_at),
            orders: orders.into_iter().map(read).collect(),
        })
    }
}

impl WaveOrderRow {
    /// The rows of a new wave's orders.
    pub(crate) fn of_wave(wave: i64, orders: &[OrderId]) -> Vec<WaveOrderRow> {
        let row = |(position, order): (i64, &OrderId)| WaveOrderRow {
            wave_id: wave,
            position,
            order_id: order.0,
            is_open: true,
        };
        (1..).zip(orders).map(row).collect()
    }
}

/// The state of a pick as its column names it.
pub(crate) fn read_pick_state(name: &str) -> Result<PickState, StoreError> {
    read_enum("picks.state", &PickState::ALL, PickState::as_str, name)
}

impl PickRow {
    /// The pick.
    pub(crate) fn into_pick(self) -> Result<Pick, StoreError> {
        let reason = self.reason.map(|name| read_enum("picks.reason", &ShortReason::ALL, ShortReason::as_str, &name));
        Ok(Pick {
            id: PickId(self.id),
            wave_id: PickWaveId(self.wave_id),
            entry: NewPick {
                order_id: OrderId(self.order_id),
                line_id: LineId(self.line_id),
                product_id: ProductId(self.product_id),
                lot_id: self.lot_id.map(LotId),
                pieces: read_quantity("picks.pieces", self.pieces)?,
            },
            picked: self.picked,
            state: read_pick_state(&self.state)?,
            reason: reason.transpose()?,
            note: self.note,
            aside: self.aside,
            decided_by: self.decided_by.map(UserId),
            decided_at: read_time(self.decided_at),
        })
    }
}
