//! Lots and their history.

use chrono::{DateTime, NaiveDate, Utc};
use diesel::dsl::sql;
use diesel::prelude::*;
use diesel::sql_types::BigInt;
use tierway_application::Topic;
use tierway_inventory::{
    Lot, LotDates, LotEvent, LotFilter, LotRepository, LotSort, NewLot, RecallRow, ShelfLocation, lot_code_key,
};
use tierway_kernel::{LotId, Message, OrderId, Page, PageRequest, ProductId, StoreError, from_micros, to_micros};

use super::{DieselTransaction, lot_list};
use crate::error::store_error;
use crate::rows::{LotEventRow, LotRow, day_text, expiry_key};
use crate::schema::{inventory_transactions, lot_events, lots};
use crate::steps::in_steps;

fn read(rows: QueryResult<Vec<LotRow>>) -> Result<Vec<Lot>, StoreError> {
    rows.map_err(store_error)?.into_iter().map(LotRow::into_lot).collect()
}

fn read_one(row: QueryResult<LotRow>) -> Result<Option<Lot>, StoreError> {
    row.optional().map_err(store_error)?.map(LotRow::into_lot).transpose()
}

impl DieselTransaction<'_> {
    fn write_lot_event(&mut self, lot: i64, event: &LotEvent) -> Result<(), StoreError> {
        let row = (
            lot_events::lot_id.eq(lot),
            lot_events::event.eq(event.kind.as_str()),
            lot_events::note.eq(event.note.as_ref().map(Message::to_stored)),
            lot_events::actor_id.eq(event.actor_id.map(|id| id.0)),
            lot_events::created_at.eq(to_micros(event.created_at)),
        );
        diesel::insert_into(lot_events::table).values(row).execute(self.connection).map(|_| ()).map_err(store_error)
    }
}

impl LotRepository for DieselTransaction<'_> {
    fn add(&mut self, lot: &NewLot, event: &LotEvent, now: DateTime<Utc>) -> Result<Lot, StoreError> {
        self.changes.note(Topic::Stock);
        let row: LotRow = diesel::insert_into(lots::table)
            .values((
                lots::product_id.eq(lot.product_id.0),
                lots::code.eq(&lot.code),
                lots::code_key.eq(lot_code_key(&lot.code)),
                lots::produced_on.eq(lot.dates.produced_on.map(day_text)),
                lots::expires_on.eq(lot.dates.expires_on.map(day_text)),
                lots::expiry_key.eq(expiry_key(lot.dates.expires_on)),
                lots::stock_in.eq(0_i64),
                lots::stock_out.eq(0_i64),
                lots::is_held.eq(false),
                lots::created_at.eq(to_micros(now)),
                lots::updated_at.eq(to_micros(now)),
            ))
            .returning(LotRow::as_returning())
            .get_result(self.connection)
            .map_err(store_error)?;
        self.write_lot_event(row.id, event)?;
        row.into_lot()
    }

    fn by_id(&mut self, id: LotId) -> Result<Option<Lot>, StoreError> {
        read_one(lots::table.find(id.0).select(LotRow::as_select()).first(self.connection))
    }

    fn by_ids(&mut self, ids: &[LotId]) -> Result<Vec<Lot>, StoreError> {
        let rows = in_steps(ids, |ids| {
            lots::table
                .filter(lots::id.eq_any(ids.iter().map(|id| id.0)))
                .select(LotRow::as_select())
                .load(self.connection)
                .map_err(store_error)
        })?;
        rows.into_iter().map(LotRow::into_lot).collect()
    }

    fn by_code(&mut self, product: ProductId, code: &str) -> Result<Option<Lot>, StoreError> {
        let row = lots::table
            .filter(lots::product_id.eq(product.0).and(lots::code_key.eq(lot_code_key(code))))
            .select(LotRow::as_select())
            .first(self.connection);
        read_one(row)
    }

    fn on_shelf(&mut self, products: &[ProductId]) -> Result<Vec<Lot>, StoreError> {
        let rows = in_steps(products, |products| {
            lots::table
                .filter(lots::product_id.eq_any(products.iter().map(|id| id.0)).and(lots::stock_in.gt(lots::stock_out)))
                .select(LotRow::as_select())
                .load(self.connection)
                .map_err(store_error)
        })?;
        rows.into_iter().map(LotRow::into_lot).collect()
    }

    fn list(&mut self, filter: &LotFilter, sort: LotSort, page: &PageRequest) -> Result<Page<Lot>, StoreError> {
        lot_list::list(self.connection, filter, sort, page)
    }

    fn expired(&mut self, today: NaiveDate, limit: u32) -> Result<Vec<Lot>, StoreError> {
        let rows = lots::table
            .filter(lots::expiry_key.lt(day_text(today)).and(lots::stock_in.gt(lots::stock_out)))
            .filter(lots::is_held.eq(false))
            .order((lots::expiry_key, lots::id))
            .limit(limit.into())
            .select(LotRow::as_select())
            .load(self.connection);
        read(rows)
    }

    fn set_hold(&mut self, id: LotId, reason: Option<&Message>, now: DateTime<Utc>) -> Result<(), StoreError> {
        self.changes.note(Topic::Stock);
        diesel::update(lots::table.find(id.0))
            .set((
                lots::is_held.eq(reason.is_some()),
                lots::hold_reason.eq(reason.map(Message::to_stored)),
                lots::updated_at.eq(to_micros(now)),
            ))
            .execute(self.connection)
            .map(|_| ())
            .map_err(store_error)
    }

    fn set_dates(&mut self, id: LotId, dates: LotDates, now: DateTime<Utc>) -> Result<(), StoreError> {
        self.changes.note(Topic::Stock);
        diesel::update(lots::table.find(id.0))
            .set((
                lots::produced_on.eq(dates.produced_on.map(day_text)),
                lots::expires_on.eq(dates.expires_on.map(day_text)),
                lots::expiry_key.eq(expiry_key(dates.expires_on)),
                lots::updated_at.eq(to_micros(now)),
            ))
            .execute(self.connection)
            .map(|_| ())
            .map_err(store_error)
    }

    fn set_location(
        &mut self,
        id: LotId,
        location: Option<&ShelfLocation>,
        now: DateTime<Utc>,
    ) -> Result<(), StoreError> {
        self.changes.note(Topic::Stock);
        diesel::update(lots::table.find(id.0))
            .set((lots::location.eq(location.map(ShelfLocation::as_str)), lots::updated_at.eq(to_micros(now))))
            .execute(self.connection)
            .map(|_| ())
            .map_err(store_error)
    }

    fn add_event(&mut self, event: &LotEvent) -> Result<(), StoreError> {
        self.write_lot_event(event.lot_id.0, event)
    }

    fn events(&mut self, id: LotId) -> Result<Vec<LotEvent>, StoreError> {
        let rows: Vec<LotEventRow> = lot_events::table
            .filter(lot_events::lot_id.eq(id.0))
            .order(lot_events::id)
            .select(LotEventRow::as_select())
            .load(self.connection)
            .map_err(store_error)?;
        rows.into_iter().map(LotEventRow::into_event).collect()
    }

    fn recall(&mut self, id: LotId) -> Result<Vec<RecallRow>, StoreError> {
        // A sum of BIGINT is NUMERIC on PostgreSQL.
        let pieces = "CAST(SUM(CASE WHEN direction = 'out' THEN quantity ELSE -quantity END) AS BIGINT)";
        let rows: Vec<(Option<i64>, i64, Option<i64>)> = inventory_transactions::table
            .filter(inventory_transactions::lot_id.eq(id.0).and(inventory_transactions::order_id.is_not_null()))
            .group_by(inventory_transactions::order_id)
            .order(inventory_transactions::order_id)
            .select((
                inventory_transactions::order_id,
                sql::<BigInt>(pieces),
                sql::<diesel::sql_types::Nullable<BigInt>>("MAX(CASE WHEN direction = 'out' THEN created_at END)"),
            ))
            .load(self.connection)
            .map_err(store_error)?;
        let row = |(order, pieces, time): (Option<i64>, i64, Option<i64>)| {
            let shipped_at = from_micros(time?);
            (pieces > 0).then_some(RecallRow { order_id: OrderId(order?), pieces, shipped_at })
        };
        Ok(rows.into_iter().filter_map(row).collect())
    }
}
