//! GET /api/notification-preferences.

use tierway_application::workforce;

use super::preferences::NotificationPreferencesResponse;
use crate::prelude::*;

/// Get notification preferences
///
/// Each kind of notification the caller can receive by role or position, with their preferences.
#[utoipa::path(
    tag = "Notifications",
    responses((status = 200, description = "The preferences.", body = NotificationPreferencesResponse)),
)]
#[get("/api/notification-preferences")]
pub async fn get_notification_preferences(call: Call) -> HandlerResult {
    let all = call.read(workforce::get_notification_preferences).await?;
    Ok(HttpResponse::Ok().json(NotificationPreferencesResponse::of(all, call.language())))
}
