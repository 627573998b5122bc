//! `GET /api/workforce/figures`.

use tierway_application::workforce::get_team_figures as figures;

use super::team_dto::TeamFiguresResponse;
use crate::prelude::*;

/// Count the team's work
///
/// For managers, supervisors and the owners: where orders, issues and stock stand, and who did how much. Days are those of
/// the business; requests for quotation are not counted.
#[utoipa::path(
    tag = "Employees",
    responses((status = 200, description = "The figures.", body = TeamFiguresResponse)),
)]
#[get("/api/workforce/figures")]
pub async fn get_team_figures(call: Call) -> HandlerResult {
    let found = call.read(figures).await?;
    Ok(HttpResponse::Ok().json(TeamFiguresResponse::from(found)))
}
