//! Reports of the warehouse.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use tierway_kernel::{OrderId, StoreError, UserId, WarehouseReportId, from_micros, to_micros};
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

/// A report to be written.
#[derive(Insertable)]
#[diesel(table_name = warehouse_reports, treat_none_as_default_value = false)]
pub(crate) struct NewWarehouseReportRow<'a> {
    order_id: i64,
    status: &'static str,
    notes: Option<&'a str>,
    processed_by: Option<i64>,
    created_at: i64,
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

impl<'a> NewWarehouseReportRow<'a> {
    /// The row of a new report.
    pub(crate) fn new(report: &'a NewWarehouseReport, now: DateTime<Utc>) -> NewWarehouseReportRow<'a> {
        NewWarehouseReportRow {
            order_id: report.order_id.0,
            status: report.status.as_str(),
            notes: report.notes.as_deref(),
            processed_by: report.processed_by.map(|id| id.0),
            created_at: to_micros(now),
        }
    }
}
