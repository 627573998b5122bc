//! `GET` and `POST /api/warehouse/reports`.

use std::collections::HashMap;

use tierway_accounts::ActivityAction;
use tierway_kernel::{OrderId, Page, PageRequest, Permission, UserId, message};
use tierway_orders::{NewWarehouseReport, OrderStatus, WarehouseReport, check_report_notes};

use super::returns::people;
use crate::{Context, Failure, Transaction};

/// A report with the name of who wrote it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WarehouseReportView {
    /// The report.
    pub report: WarehouseReport,
    /// The author.
    pub processed_by_name: Option<String>,
}

/// Reports about an order; without a status the one it has.
pub fn add_warehouse_report(
    tx: &mut dyn Transaction,
    context: &Context,
    id: OrderId,
    status: Option<OrderStatus>,
    notes: Option<&str>,
) -> Result<WarehouseReportView, Failure> {
    context.require(Permission::AddWarehouseReport)?;
    let order = tx.orders().by_id(id)?.filter(|order| !order.is_quote).ok_or(Failure::NotFound("This order"))?;
    let report = NewWarehouseReport {
        order_id: id,
        status: status.unwrap_or(order.status),
        notes: check_report_notes(notes)?,
        processed_by: context.actor.id(),
    };
    let report = tx.warehouse().add_report(&report, context.now)?;
    context.log(tx, ActivityAction::Order, message!("Warehouse report about order #{order}", order = id))?;
    let names = people(tx, context, std::iter::once(report.entry.processed_by))?;
    Ok(named(report, &names))
}

/// The reports, newest first; of one order only.
pub fn list_warehouse_reports(
    tx: &mut dyn Transaction,
    context: &Context,
    order: Option<OrderId>,
    page: &PageRequest,
) -> Result<Page<WarehouseReportView>, Failure> {
    context.require(Permission::ListWarehouseReports)?;
    let page = tx.warehouse().reports(order, page)?;
    let names = people(tx, context, page.items.iter().map(|report| report.entry.processed_by))?;
    Ok(page.map(|report| named(report, &names)))
}

fn named(report: WarehouseReport, names: &HashMap<UserId, String>) -> WarehouseReportView {
    let processed_by_name = report.entry.processed_by.and_then(|id| names.get(&id).cloned());
    WarehouseReportView { report, processed_by_name }
}
