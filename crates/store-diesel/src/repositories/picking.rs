//! Waves and picks.

use std::collections::HashMap;

use chrono::{DateTime, Utc};
use diesel::dsl::count_star;
use diesel::prelude::*;
use diesel::sql_types::BigInt;
use tierway_kernel::{
    Cursor, OrderId, Page, PageRequest, PickId, PickWaveId, ProductId, StoreError, UserId, to_micros,
};
use tierway_orders::{
    NewPick, Pick, PickRepository, PickState, PickWave, ShortReason, UnassignedOrders, WaveFilter, WaveState,
};

use super::paging::{newest_first, paged};
use super::{Conn, Db, DieselTransaction, locks};
use crate::error::store_error;
use crate::rows::{PickRow, WaveOrderRow, WaveRow, read_pick_state};
use crate::schema::{pick_wave_orders, pick_waves, picks};
use crate::statement::{Statement, Value};
use crate::steps::in_steps;

const WAITING: &str = "SELECT o.id FROM orders o WHERE o.status IN ('paid', 'processing') AND NOT o.is_quote \
     AND NOT EXISTS (SELECT 1 FROM pick_wave_orders w WHERE w.order_id = o.id AND w.is_open) \
     AND NOT EXISTS (SELECT 1 FROM picks p WHERE p.order_id = o.id AND p.state = 'short') \
     ORDER BY o.created_at, o.id LIMIT ?";

const PASSED_OVER: &str = "SELECT \
     (SELECT COUNT(DISTINCT w.order_id) FROM pick_wave_orders w JOIN orders o ON o.id = w.order_id \
      WHERE w.is_open AND o.status IN ('paid', 'processing')), \
     (SELECT COUNT(DISTINCT p.order_id) FROM picks p JOIN orders o ON o.id = p.order_id \
      WHERE p.state = 'short' AND o.status IN ('paid', 'processing') \
      AND NOT EXISTS (SELECT 1 FROM pick_wave_orders w WHERE w.order_id = o.id AND w.is_open))";

/// Reads the orders of waves, in one query.
fn with_orders(connection: &mut Conn, heads: Vec<WaveRow>) -> Result<Vec<PickWave>, StoreError> {
    if heads.is_empty() {
        return Ok(Vec::new());
    }
    let rows: Vec<WaveOrderRow> = pick_wave_orders::table
        .filter(pick_wave_orders::wave_id.eq_any(heads.iter().map(|head| head.id)))
        .order((pick_wave_orders::wave_id, pick_wave_orders::position))
        .select(WaveOrderRow::as_select())
        .load(connection)
        .map_err(store_error)?;
    let mut orders: HashMap<i64, Vec<WaveOrderRow>> = HashMap::new();
    for row in rows {
        orders.entry(row.wave_id).or_default().push(row);
    }
    let own = |head: WaveRow| {
        let own = orders.remove(&head.id).unwrap_or_default();
        head.into_wave(own)
    };
    heads.into_iter().map(own).collect()
}

fn filtered(filter: &WaveFilter) -> pick_waves::BoxedQuery<'_, Db> {
    let mut query = pick_waves::table.into_boxed();
    if let Some(state) = filter.state {
        query = query.filter(pick_waves::state.eq(state.as_str()));
    }
    if let Some(picker) = filter.picker_id {
        query = query.filter(pick_waves::picker_id.eq(picker.0));
    }
    query
}

impl PickRepository for DieselTransaction<'_> {
    fn waiting(&mut self, limit: u32) -> Result<Vec<OrderId>, StoreError> {
        let values = [Value::Int(i64::from(limit))];
        let ids: Vec<i64> = Statement::new(WAITING, &values).load(self.connection).map_err(store_error)?;
        Ok(ids.into_iter().map(OrderId).collect())
    }

    fn unassigned_orders(&mut self) -> Result<UnassignedOrders, StoreError> {
        let statement = Statement::<(BigInt, BigInt)>::answering(PASSED_OVER, &[]);
        let (taken, short): (i64, i64) = statement.get_result(self.connection).map_err(store_error)?;
        Ok(UnassignedOrders { taken: taken.unsigned_abs(), short: short.unsigned_abs() })
    }

    fn open_waves(&mut self, orders: &[OrderId]) -> Result<Vec<(OrderId, PickWaveId)>, StoreError> {
        let rows: Vec<(i64, i64)> = in_steps(orders, |orders| {
            pick_wave_orders::table
                .filter(pick_wave_orders::order_id.eq_any(orders.iter().map(|id| id.0)))
                .filter(pick_wave_orders::is_open.eq(true))
                .order(pick_wave_orders::order_id)
                .select((pick_wave_orders::order_id, pick_wave_orders::wave_id))
                .load(self.connection)
                .map_err(store_error)
        })?;
        Ok(rows.into_iter().map(|(order, wave)| (OrderId(order), PickWaveId(wave))).collect())
    }

    fn add_wave(
        &mut self,
        picker: UserId,
        orders: &[OrderId],
        new: &[NewPick],
        now: DateTime<Utc>,
    ) -> Result<PickWave, StoreError> {
        let head: WaveRow = diesel::insert_into(pick_waves::table)
            .values((
                pick_waves::state.eq(WaveState::Open.as_str()),
                pick_waves::picker_id.eq(picker.0),
                pick_waves::created_at.eq(to_micros(now)),
            ))
            .returning(WaveRow::as_returning())
            .get_result(self.connection)
            .map_err(store_error)?;
        let rows = WaveOrderRow::of_wave(head.id, orders);
        diesel::insert_into(pick_wave_orders::table).values(&rows).execute(self.connection).map_err(store_error)?;
        let row = |pick: &NewPick| {
            (
                picks::wave_id.eq(head.id),
                picks::order_id.eq(pick.order_id.0),
                picks::line_id.eq(pick.line_id.0),
                picks::product_id.eq(pick.product_id.0),
                picks::lot_id.eq(pick.lot_id.map(|id| id.0)),
                picks::pieces.eq(pick.pieces.get()),
                picks::picked.eq(0_i64),
                picks::state.eq(PickState::Open.as_str()),
                picks::aside.eq(pick.pieces.get()),
            )
        };
        // Far below what a statement may bind.
        for part in new.chunks(500) {
            let rows: Vec<_> = part.iter().map(row).collect();
            diesel::insert_into(picks::table).values(rows).execute(self.connection).map_err(store_error)?;
        }
        head.into_wave(rows)
    }

    fn wave(&mut self, id: PickWaveId) -> Result<Option<PickWave>, StoreError> {
        let row = pick_waves::table.find(id.0).select(WaveRow::as_select()).first(self.connection).optional();
        let heads = row.map_err(store_error)?.into_iter().collect();
        Ok(with_orders(self.connection, heads)?.pop())
    }

    fn lock_wave(&mut self, id: PickWaveId) -> Result<Option<PickWave>, StoreError> {
        let row = locks::wave(self.connection, id.0).map_err(store_error)?;
        Ok(with_orders(self.connection, row.into_iter().collect())?.pop())
    }

    fn waves(&mut self, filter: &WaveFilter, page: &PageRequest) -> Result<Page<PickWave>, StoreError> {
        let rows: Vec<WaveRow> = newest_first!(filtered(filter), pick_waves, page)
            .select(WaveRow::as_select())
            .load(self.connection)
            .map_err(store_error)?;
        let count = || filtered(filter).count().get_result(self.connection);
        let heads = paged(rows, page, count, |row| Cursor::int(row.created_at, row.id), Ok)?;
        let items = with_orders(self.connection, heads.items)?;
        Ok(Page { items, total: heads.total, next: heads.next })
    }

    fn end_wave(&mut self, id: PickWaveId, state: WaveState, now: DateTime<Utc>) -> Result<(), StoreError> {
        diesel::update(pick_waves::table.find(id.0))
            .set((pick_waves::state.eq(state.as_str()), pick_waves::ended_at.eq(Some(to_micros(now)))))
            .execute(self.connection)
            .map_err(store_error)?;
        diesel::update(pick_wave_orders::table.filter(pick_wave_orders::wave_id.eq(id.0)))
            .set(pick_wave_orders::is_open.eq(false))
            .execute(self.connection)
            .map(|_| ())
            .map_err(store_error)
    }

    fn pick(&mut self, id: PickId) -> Result<Option<Pick>, StoreError> {
        let row = picks::table.find(id.0).select(PickRow::as_select()).first(self.connection).optional();
        row.map_err(store_error)?.map(PickRow::into_pick).transpose()
    }

    fn short_of(&mut self, order: OrderId) -> Result<Vec<Pick>, StoreError> {
        let rows: Vec<PickRow> = picks::table
            .filter(picks::order_id.eq(order.0).and(picks::state.eq(PickState::Short.as_str())))
            .order(picks::id)
            .select(PickRow::as_select())
            .load(self.connection)
            .map_err(store_error)?;
        rows.into_iter().map(PickRow::into_pick).collect()
    }

    fn picks_of(&mut self, waves: &[PickWaveId]) -> Result<Vec<Pick>, StoreError> {
        let rows: Vec<PickRow> = picks::table
            .filter(picks::wave_id.eq_any(waves.iter().map(|id| id.0)))
            .order((picks::wave_id, picks::id))
            .select(PickRow::as_select())
            .load(self.connection)
            .map_err(store_error)?;
        rows.into_iter().map(PickRow::into_pick).collect()
    }

    fn pick_counts(&mut self, waves: &[PickWaveId]) -> Result<Vec<(PickWaveId, PickState, u64)>, StoreError> {
        let rows: Vec<(i64, String, i64)> = picks::table
            .filter(picks::wave_id.eq_any(waves.iter().map(|id| id.0)))
            .group_by((picks::wave_id, picks::state))
            .select((picks::wave_id, picks::state, count_star()))
            .load(self.connection)
            .map_err(store_error)?;
        let read = |(wave, state, count): (i64, String, i64)| {
            Ok((PickWaveId(wave), read_pick_state(&state)?, count.unsigned_abs()))
        };
        rows.into_iter().map(read).collect()
    }

    fn save_pick(&mut self, pick: &Pick, before: i64) -> Result<bool, StoreError> {
        let as_it_was = picks::state.eq(PickState::Open.as_str()).and(picks::picked.eq(before));
        diesel::update(picks::table.find(pick.id.0).filter(as_it_was))
            .set((
                picks::picked.eq(pick.picked),
                picks::state.eq(pick.state.as_str()),
                picks::reason.eq(pick.reason.map(ShortReason::as_str)),
                picks::note.eq(pick.note.as_deref()),
                picks::aside.eq(pick.aside),
                picks::decided_by.eq(pick.decided_by.map(|id| id.0)),
                picks::decided_at.eq(pick.decided_at.map(to_micros)),
            ))
            .execute(self.connection)
            .map(|rows| rows == 1)
            .map_err(store_error)
    }

    fn picked_by_person(&mut self, begin: DateTime<Utc>, end: DateTime<Utc>) -> Result<Vec<(UserId, u64)>, StoreError> {
        let ended = [PickState::Picked, PickState::Short].map(PickState::as_str);
        let mut rows: Vec<(Option<i64>, i64)> = picks::table
            .filter(picks::decided_at.ge(to_micros(begin)).and(picks::decided_at.lt(to_micros(end))))
            .filter(picks::state.eq_any(ended).and(picks::decided_by.is_not_null()))
            .group_by(picks::decided_by)
            .select((picks::decided_by, count_star()))
            .load(self.connection)
            .map_err(store_error)?;
        rows.sort_unstable();
        let read = |(person, count): (Option<i64>, i64)| Some((UserId(person?), count.unsigned_abs()));
        Ok(rows.into_iter().filter_map(read).collect())
    }

    fn aside(&mut self, products: &[ProductId]) -> Result<Vec<Pick>, StoreError> {
        let rows: Vec<PickRow> = picks::table
            .filter(picks::product_id.eq_any(products.iter().map(|id| id.0)))
            .filter(picks::aside.gt(0))
            .order(picks::id)
            .select(PickRow::as_select())
            .load(self.connection)
            .map_err(store_error)?;
        rows.into_iter().map(PickRow::into_pick).collect()
    }

    fn release_picked(&mut self, id: PickId, pieces: i64) -> Result<(), StoreError> {
        diesel::update(picks::table.find(id.0))
            .set(picks::aside.eq(picks::aside - pieces))
            .execute(self.connection)
            .map(|_| ())
            .map_err(store_error)
    }

    fn cancel_picks(&mut self, id: PickWaveId) -> Result<(), StoreError> {
        let of_wave = picks::wave_id.eq(id.0);
        let done = of_wave.and(picks::state.ne(PickState::Short.as_str()));
        diesel::update(picks::table.filter(done))
            .set(picks::state.eq(PickState::Cancelled.as_str()))
            .execute(self.connection)
            .map_err(store_error)?;
        diesel::update(picks::table.filter(of_wave))
            .set(picks::aside.eq(0))
            .execute(self.connection)
            .map(|_| ())
            .map_err(store_error)
    }

    fn drop_order(&mut self, order: OrderId) -> Result<(), StoreError> {
        let of_order = picks::order_id.eq(order.0);
        let open = of_order.and(picks::state.eq(PickState::Open.as_str()));
        diesel::update(picks::table.filter(open))
            .set(picks::state.eq(PickState::Cancelled.as_str()))
            .execute(self.connection)
            .map_err(store_error)?;
        diesel::update(picks::table.filter(of_order.and(picks::aside.gt(0))))
            .set(picks::aside.eq(0))
            .execute(self.connection)
            .map_err(store_error)?;
        let in_wave = pick_wave_orders::order_id.eq(order.0).and(pick_wave_orders::is_open.eq(true));
        diesel::update(pick_wave_orders::table.filter(in_wave))
            .set(pick_wave_orders::is_open.eq(false))
            .execute(self.connection)
            .map(|_| ())
            .map_err(store_error)
    }
}

#[cfg(test)]
mod tests {
    use super::WAITING;
    use tierway_orders::PICKABLE;

    #[test]
    fn orders_wait_where_they_can_be_picked() {
        let names = PICKABLE.map(|status| format!("'{}'", status.as_str())).join(", ");
        assert!(WAITING.contains(&format!("o.status IN ({names})")), "{names}");
    }
}
