//! PATCH /api/settings.

use tierway_application::settings;

use super::dto::{SettingResponse, UpdateSettingsRequest};
use crate::prelude::*;

/// Change settings
///
/// For the admin. All given settings are saved, or none if one is invalid; `errors` then names each by key. Changes are
/// logged with old and new value. An API token needs `security:write` too for settings of sign-in, tokens and webhooks,
/// and `backups:write` for those of backups.
#[utoipa::path(
    tag = "Settings",
    request_body = UpdateSettingsRequest,
    responses(
        (status = 200, description = "All settings as they are now.", body = Vec<SettingResponse>),
        (status = 409, description = "A setting no longer matches `expected`; `errors` names it."),
        (status = 422, description = "A value is invalid; `errors` names the keys."),
    ),
)]
#[patch("/api/settings")]
pub async fn update_settings(call: Call, body: Body<UpdateSettingsRequest>) -> HandlerResult {
    let changes = body.0.changes();
    if let Some(scopes) = call.token_scopes() {
        settings::require_own_scopes(&scopes, &changes)?;
    }
    let settings = call.write(move |tx, context| settings::update_settings(tx, context, &changes)).await?;
    let answer: Vec<_> = settings.into_iter().map(SettingResponse::from).collect();
    Ok(HttpResponse::Ok().json(answer))
}
