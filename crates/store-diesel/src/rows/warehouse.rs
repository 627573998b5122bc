//! Reports of the warehouse.

use diesel::prelude::*;
use tierway_kernel::{OrderId, StoreError, UserId, WarehouseReportId, from_micros};
use tierway_orders::{NewWarehouseReport, OrderStatus, WarehouseReport};

use super::read_enum;
use crate::schema::warehouse_reports;

/// A report as it is read.
#[derive(Queryable, Selectable)]
#[diesel(table_name = warehouse_reports)]
pub(crate) struct WarehouseReportRow {
    pub(crate) id: i64,
    order_id: i64,
    status: String,
    notes: Option<String>,
    processed_by: Option<i64>,
    pub(crate) created_at: i64,
}

impl WarehouseReportRow {
    /// The report.
    pub(crate) fn into_report(self) -> Result<WarehouseReport, StoreError> {
        Ok(WarehouseReport {
            id: WarehouseReportId(self.id),
            entry: NewWarehouseReport {
                order_id: OrderId(self.order_id),
                status: read_enum("warehouse_reports.status", &OrderStatus::ALL, OrderStatus::as_str, &self.status)?,
                notes: self.notes,
                processed_by: self.processed_by.map(UserId),
            },
            created_at: from_micros(self.created_at),
        })
    }
}
