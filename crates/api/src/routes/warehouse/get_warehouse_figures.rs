//! `GET /api/warehouse/figures`.

use tierway_application::orders::get_warehouse_figures as figures;

use super::dto::WarehouseFiguresResponse;
use crate::prelude::*;

/// Count the warehouse's orders
///
/// For company staff: how many orders there are by status and courier, and what was done in the last seven days against the
/// seven before. Quote requests are not counted.
#[utoipa::path(
    tag = "Warehouse",
    responses((status = 200, description = "The counters.", body = WarehouseFiguresResponse)),
)]
#[get("/api/warehouse/figures")]
pub async fn get_warehouse_figures(call: Call) -> HandlerResult {
    let found = call.read(figures).await?;
    Ok(HttpResponse::Ok().json(WarehouseFiguresResponse::from(found)))
}
