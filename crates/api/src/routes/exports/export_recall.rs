//! `GET /api/exports/recall/{id}.{format}`.

use std::sync::Arc;

use actix_web::{HttpResponse, get};
use tierway_application::exports::RecallTable;
use tierway_kernel::LotId;

use super::download::download;
use super::format::{Format, FormatName};
use crate::list::Id;
use crate::{Call, Problem};

/// Export a recall list
///
/// For the company's people: every order that has pieces of a batch; how to reach its buyer for admin and manufacturer only.
#[utoipa::path(
    operation_id = "exportRecall",
    tag = "Exports",
    params(("id" = i64, Path, description = "The batch.", example = 5), ("format" = inline(FormatName), Path, description = "`csv` or `xlsx`.")),
    responses(
        (status = 200, description = "The table.", content((Vec<u8> = "text/csv"), (Vec<u8> = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"))),
        (status = 401, description = "Nobody is signed in.", body = Problem, content_type = "application/problem+json"),
        (status = 403, description = "The caller may not do this.", body = Problem, content_type = "application/problem+json"),
        (status = 404, description = "There is no such thing, or not for this caller.", body = Problem, content_type = "application/problem+json"),
        (status = 422, description = "A rule is broken; `errors` names the fields.", body = Problem, content_type = "application/problem+json"),
        (status = 503, description = "Busy; `Retry-After` says when to come back.", body = Problem, content_type = "application/problem+json"),
    ),
    security(("session" = []))
)]
#[get("/api/exports/recall/{id}.{format}")]
pub async fn export_recall(call: Call, id: Id, format: Format) -> Result<HttpResponse, Problem> {
    let name = format!("recall-{}", id.0);
    download(&call, Arc::new(RecallTable { lot: LotId(id.0) }), format.0, &name).await
}
