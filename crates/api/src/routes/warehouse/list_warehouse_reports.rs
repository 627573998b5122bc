//! `GET /api/warehouse/reports`.

use tierway_application::orders::list_warehouse_reports as list;
use tierway_kernel::OrderId;

use super::dto::{ListWarehouseReportsParams, WarehouseReportResponse};
use crate::prelude::*;

/// List the warehouse's reports
///
/// For company staff: reports about orders, newest first.
#[utoipa::path(
    tag = "Warehouse",
    params(ListWarehouseReportsParams, PageParams),
    responses(
        (status = 200, description = "The reports.", body = Vec<WarehouseReportResponse>, headers(("X-Total-Count" = u64, description = "Total number of items that match the filter."), ("Link" = String, description = "`rel=\"next\"` if there is another page."))),
    ),
)]
#[get("/api/warehouse/reports")]
pub async fn list_warehouse_reports(call: Call, params: Params<ListWarehouseReportsParams>) -> HandlerResult {
    let page = call.page()?;
    let order = params.0.order_id.map(OrderId);
    let reports = call.read(move |tx, context| list(tx, context, order, &page)).await?;
    Ok(list_response(&call, reports.map(WarehouseReportResponse::from)))
}
