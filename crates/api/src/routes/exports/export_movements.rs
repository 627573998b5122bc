//! `GET /api/exports/movements.{format}`.

use std::sync::Arc;

use actix_web::{HttpResponse, get};
use tierway_application::exports::MovementTable;

use super::download::download;
use super::format::{Format, FormatName};
use crate::list::Params;
use crate::routes::inventory::ListMovementsParams;
use crate::{Call, Problem};

/// Export stock movements
///
/// For the company's people: the stock ledger under the filters of its list, newest first.
#[utoipa::path(
    operation_id = "exportMovements",
    tag = "Exports",
    params(("format" = inline(FormatName), Path, description = "`csv` or `xlsx`."), ListMovementsParams),
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
#[get("/api/exports/movements.{format}")]
pub async fn export_movements(
    call: Call,
    format: Format,
    params: Params<ListMovementsParams>,
) -> Result<HttpResponse, Problem> {
    let (filter, _) = params.0.read()?;
    download(&call, Arc::new(MovementTable { filter }), format.0, "movements").await
}
