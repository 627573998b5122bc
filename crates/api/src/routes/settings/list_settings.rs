//! GET /api/settings.

use actix_web::{HttpResponse, get};
use tierway_application::settings;

use super::dto::SettingResponse;
use crate::{Call, Problem};

/// List settings
///
/// For the admin: every setting with its value and its default, in the order in which they belong together.
#[utoipa::path(
    operation_id = "listSettings",
    tag = "Settings",
    responses(
        (status = 200, description = "The settings.", body = Vec<SettingResponse>),
        (status = 401, description = "Nobody is signed in.", body = Problem, content_type = "application/problem+json"),
        (status = 403, description = "Not allowed.", body = Problem, content_type = "application/problem+json"),
        (status = 503, description = "Busy; `Retry-After` says when to come back.", body = Problem, content_type = "application/problem+json")
    ),
    security(("session" = []))
)]
#[get("/api/settings")]
pub async fn list_settings(call: Call) -> Result<HttpResponse, Problem> {
    let settings = call.read(settings::list_settings).await?;
    let answer: Vec<_> = settings.into_iter().map(SettingResponse::from).collect();
    Ok(HttpResponse::Ok().json(answer))
}
