//! The warehouse's figures and reports.

use std::collections::BTreeMap;

use chrono::{DateTime, NaiveDate, Utc};
use diesel::dsl::sql;
use diesel::prelude::*;
use diesel::sql_types::BigInt;
use tierway_kernel::{Cursor, DayRun, OrderId, Page, PageRequest, StoreError, UserId, to_micros};
use tierway_orders::{
    CARRIED, DayMoves, NewWarehouseReport, OrderStatus, PACKED, SENT, THROUGH, UNPACKED, UNSHIPPED, WarehouseCount,
    WarehouseReport, WarehouseRepository,
};

use super::paging::{newest_first, paged};
use super::{Db, DieselTransaction, order_sums};
use crate::error::store_error;
use crate::rows::{WarehouseReportRow, day_in, read_courier};
use crate::schema::{order_events, warehouse_reports};
use crate::statement::{Statement, Value};

/// Orders that were moved on by day, from the index of the newest events alone.
fn moves_by_day() -> String {
    // The names are of this program.
    let any =
        |states: &[OrderStatus]| states.iter().map(|of| format!("'{}'", of.as_str())).collect::<Vec<_>>().join(", ");
    let moved = |from: &[OrderStatus], to: &[OrderStatus]| {
        let (from, to) = (any(from), any(to));
        format!("COUNT(DISTINCT CASE WHEN from_status IN ({from}) AND to_status IN ({to}) THEN order_id END)")
    };
    let (processed, shipped, delivered) =
        (moved(&UNPACKED, &PACKED), moved(&UNSHIPPED, &SENT), moved(&CARRIED, &THROUGH));
    // What has left or arrived is packed, too.
    let packed = any(&PACKED);
    format!(
        "SELECT (created_at - ?) / 86400000000, {processed}, {shipped}, {delivered} FROM order_events \
         WHERE created_at >= ? AND created_at < ? AND to_status IN ({packed}) GROUP BY 1 ORDER BY 1"
    )
}

impl WarehouseRepository for DieselTransaction<'_> {
    fn counts(&mut self) -> Result<Vec<WarehouseCount>, StoreError> {
        let mut counts: BTreeMap<(OrderStatus, String), u64> = BTreeMap::new();
        for sum in order_sums::read(self.connection, "all", "", None)?.into_iter().filter(|sum| !sum.is_quote) {
            *counts.entry((sum.status, sum.courier)).or_default() += sum.orders;
        }
        let read = |((status, courier), orders): ((OrderStatus, String), u64)| {
            Ok(WarehouseCount { status, courier: read_courier(&courier)?, orders })
        };
        counts.into_iter().map(read).collect()
    }

    fn moves_by_day(&mut self, days: &[DayRun]) -> Result<Vec<(NaiveDate, DayMoves)>, StoreError> {
        let text = moves_by_day();
        let mut moves = Vec::new();
        for run in days {
            let start = to_micros(run.start);
            let values = [start, start, to_micros(run.end)].map(Value::Int);
            let rows: Vec<(i64, i64, i64, i64)> =
                Statement::<(BigInt, BigInt, BigInt, BigInt)>::answering(&text, &values)
                    .load(self.connection)
                    .map_err(store_error)?;
            moves.extend(rows.into_iter().map(|(day, processed, shipped, delivered)| {
                let [processed, shipped, delivered] = [processed, shipped, delivered].map(i64::unsigned_abs);
                (day_in(run, day), DayMoves { processed, shipped, delivered })
            }));
        }
        // A day can have nothing but steps back and forth between packed states.
        moves.retain(|(_, moves)| *moves != DayMoves::default());
        Ok(moves)
    }

    fn moved_by_person(
        &mut self,
        from: &[OrderStatus],
        to: &[OrderStatus],
        begin: DateTime<Utc>,
        end: DateTime<Utc>,
    ) -> Result<Vec<(UserId, u64)>, StoreError> {
        let mut rows: Vec<(i64, i64)> = order_events::table
            .filter(order_events::created_at.ge(to_micros(begin)))
            .filter(order_events::created_at.lt(to_micros(end)))
            .filter(order_events::to_status.eq_any(to.iter().map(|status| status.as_str())))
            .filter(order_events::from_status.eq_any(from.iter().map(|status| status.as_str())))
            .filter(order_events::actor_id.is_not_null())
            .group_by(order_events::actor_id)
            .select(sql::<(BigInt, BigInt)>("actor_id, COUNT(DISTINCT order_id)"))
            .load(self.connection)
            .map_err(store_error)?;
        rows.sort_unstable();
        Ok(rows.into_iter().map(|(person, orders)| (UserId(person), orders.unsigned_abs())).collect())
    }

    fn add_report(&mut self, report: &NewWarehouseReport, now: DateTime<Utc>) -> Result<WarehouseReport, StoreError> {
        diesel::insert_into(warehouse_reports::table)
            .values((
                warehouse_reports::order_id.eq(report.order_id.0),
                warehouse_reports::status.eq(report.status.as_str()),
                warehouse_reports::notes.eq(report.notes.as_deref()),
                warehouse_reports::processed_by.eq(report.processed_by.map(|id| id.0)),
                warehouse_reports::created_at.eq(to_micros(now)),
            ))
            .returning(WarehouseReportRow::as_returning())
            .get_result(self.connection)
            .map_err(store_error)?
            .into_report()
    }

    fn reports(&mut self, order: Option<OrderId>, page: &PageRequest) -> Result<Page<WarehouseReport>, StoreError> {
        let filtered = || {
            let query = warehouse_reports::table.into_boxed::<Db>();
            match order {
                Some(order) => query.filter(warehouse_reports::order_id.eq(order.0)),
                None => query,
            }
        };
        let rows: Vec<WarehouseReportRow> = newest_first!(filtered(), warehouse_reports, page)
            .select(WarehouseReportRow::as_select())
            .load(self.connection)
            .map_err(store_error)?;
        let count = || filtered().count().get_result(self.connection);
        paged(rows, page, count, |row| Cursor::int(row.created_at, row.id), WarehouseReportRow::into_report)
    }
}
