//! GET /api/settings/history.

use tierway_application::settings;

use super::history_dto::{ListSettingsHistoryQuery, SettingEntryResponse};
use crate::prelude::*;

/// List changes of settings
///
/// For the admin: the previous value, who changed it and when; newest first.
#[utoipa::path(
    tag = "Settings",
    params(ListSettingsHistoryQuery, PageParams),
    responses((status = 200, description = "The changes.", body = Vec<SettingEntryResponse>)),
)]
#[get("/api/settings/history")]
pub async fn list_settings_history(call: Call, params: Params<ListSettingsHistoryQuery>) -> HandlerResult {
    let page = call.page()?;
    let key = params.0.key;
    let entries =
        call.read(move |tx, context| settings::list_settings_history(tx, context, key.as_deref(), &page)).await?;
    Ok(list_response(&call, entries.map(SettingEntryResponse::from)))
}
