//! `GET /api/workforce/figures`.

use tierway_application::workforce::get_team_figures as figures;

use super::team_dto::TeamFiguresResponse;
use crate::prelude::*;

/// Get team figures
///
/// For managers, supervisors, admin and manufacturer: the state of orders, issues and stock, the output of each person, and
/// what was done in the last seven days against the seven before. Days are business days; quote requests are not counted.
#[utoipa::path(
    tag = "Employees",
    responses((status = 200, description = "The figures.", body = TeamFiguresResponse)),
)]
#[get("/api/workforce/figures")]
pub async fn get_team_figures(call: Call) -> HandlerResult {
    let found = call.read(figures).await?;
    Ok(HttpResponse::Ok().json(TeamFiguresResponse::from(found)))
}
