//! GET /api/notification-preferences.

use tierway_application::workforce;

use super::preferences::NotificationPreferencesResponse;
use crate::prelude::*;

/// Read notification preferences
///
/// Each kind of notification that can reach the caller by their role or position, and what the caller wants of it.
#[utoipa::path(
    tag = "Notifications",
    responses((status = 200, description = "The preferences.", body = NotificationPreferencesResponse)),
)]
#[get("/api/notification-preferences")]
pub async fn get_notification_preferences(call: Call) -> HandlerResult {
    let all = call.read(workforce::get_notification_preferences).await?;
    Ok(HttpResponse::Ok().json(NotificationPreferencesResponse::from(all)))
}
