//! The warehouse's figures and reports.

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};
use diesel::dsl::sql;
use diesel::prelude::*;
use diesel::sql_types::BigInt;
use tierway_kernel::{Cursor, OrderId, Page, PageRequest, StoreError, UserId, to_micros};
use tierway_orders::{NewWarehouseReport, OrderStatus, WarehouseCount, WarehouseReport, WarehouseRepository};

use super::paging::{newest_first, paged};
use super::{Db, DieselTransaction, order_sums};
use crate::error::store_error;
use crate::rows::{WarehouseReportRow, read_courier};
use crate::schema::{order_events, warehouse_reports};

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

    fn moved(
        &mut self,
        from: &[OrderStatus],
        to: &[OrderStatus],
        begin: DateTime<Utc>,
        end: DateTime<Utc>,
    ) -> Result<u64, StoreError> {
        let count: i64 = order_events::table
            .filter(order_events::created_at.ge(to_micros(begin)))
            .filter(order_events::created_at.lt(to_micros(end)))
            .filter(order_events::to_status.eq_any(to.iter().map(|status| status.as_str())))
            .filter(order_events::from_status.eq_any(from.iter().map(|status| status.as_str())))
            .select(sql::<BigInt>("COUNT(DISTINCT order_id)"))
            .get_result(self.connection)
            .map_err(store_error)?;
        Ok(count.unsigned_abs())
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
