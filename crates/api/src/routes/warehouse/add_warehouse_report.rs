//! `POST /api/warehouse/reports`.

use tierway_application::orders::add_warehouse_report as add;

use super::dto::WarehouseReportResponse;
use super::request::AddWarehouseReportRequest;
use crate::prelude::*;

/// Report about an order
///
/// For company staff. Records who reported and when; the order itself does not change.
#[utoipa::path(
    tag = "Warehouse",
    request_body = AddWarehouseReportRequest,
    responses(
        (status = 201, description = "The report.", body = WarehouseReportResponse),
        (status = 404, description = "Order not found."),
    ),
)]
#[post("/api/warehouse/reports")]
pub async fn add_warehouse_report(call: Call, body: Body<AddWarehouseReportRequest>) -> HandlerResult {
    let (order, status, notes) = body.0.read();
    let report = call.write(move |tx, context| add(tx, context, order, status, notes.as_deref())).await?;
    Ok(HttpResponse::Created().json(WarehouseReportResponse::from(report)))
}
