//! `GET /api/exports/orders.{format}`.

use std::sync::Arc;

use actix_web::{HttpResponse, get};
use tierway_application::exports::OrderTable;

use super::download::download;
use super::format::{Format, FormatName};
use crate::list::Params;
use crate::routes::orders::params::ListOrdersParams;
use crate::{Call, Problem};

/// Export orders
///
/// The orders the caller may see, under the filters of the list, newest first, a row each. The referring agent gets their
/// totals; the company's staff get no prices of lines.
#[utoipa::path(
    operation_id = "exportOrders",
    tag = "Exports",
    params(("format" = inline(FormatName), Path, description = "`csv` or `xlsx`."), ListOrdersParams),
    responses(
        (status = 200, description = "The table.", content((Vec<u8> = "text/csv"), (Vec<u8> = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"))),
        (status = 400, description = "A parameter cannot be read.", body = Problem, content_type = "application/problem+json"),
        (status = 401, description = "Nobody is signed in.", body = Problem, content_type = "application/problem+json"),
        (status = 403, description = "The caller may not do this.", body = Problem, content_type = "application/problem+json"),
        (status = 404, description = "There is no such thing, or not for this caller.", body = Problem, content_type = "application/problem+json"),
        (status = 422, description = "A rule is broken; `errors` names the fields.", body = Problem, content_type = "application/problem+json"),
        (status = 503, description = "Busy; `Retry-After` says when to come back.", body = Problem, content_type = "application/problem+json"),
    ),
    security(("session" = []))
)]
#[get("/api/exports/orders.{format}")]
pub async fn export_orders(
    call: Call,
    format: Format,
    params: Params<ListOrdersParams>,
) -> Result<HttpResponse, Problem> {
    let (filter, _) = params.0.read()?;
    download(&call, Arc::new(OrderTable { filter }), format.0, "orders").await
}
