//! GET /api/settings.

use tierway_application::settings;

use super::dto::SettingResponse;
use crate::prelude::*;

/// List settings
///
/// For the admin: every setting with its value and its default, in the order in which they belong together.
#[utoipa::path(
    tag = "Settings",
    responses((status = 200, description = "The settings.", body = Vec<SettingResponse>)),
)]
#[get("/api/settings")]
pub async fn list_settings(call: Call) -> HandlerResult {
    let settings = call.read(settings::list_settings).await?;
    let answer: Vec<_> = settings.into_iter().map(SettingResponse::from).collect();
    Ok(HttpResponse::Ok().json(answer))
}
