//! GET /api/settings.

use tierway_application::settings;

use super::dto::SettingResponse;
use crate::list::short_list_response;
use crate::prelude::*;

/// List settings
///
/// For the admin: every setting with its value and default, grouped by topic.
#[utoipa::path(
    tag = "Settings",
    params(PageParams),
    responses((status = 200, description = "The settings.", body = Vec<SettingResponse>)),
)]
#[get("/api/settings")]
pub async fn list_settings(call: Call) -> HandlerResult {
    let page = call.page()?;
    let settings = call.read(settings::list_settings).await?;
    short_list_response(&call, settings.into_iter().map(SettingResponse::from), &page)
}
