//! PUT /api/notification-preferences.

use tierway_application::workforce;

use super::preferences::{NotificationPreferencesResponse, SetNotificationPreferencesRequest};
use crate::prelude::*;

/// Set notification preferences
///
/// For the caller. Kinds that are not named stay unchanged. A muted kind is stored and listed, but neither counted as
/// unread nor streamed; `digest` emails unread notifications once a day, muted or not.
#[utoipa::path(
    tag = "Notifications",
    request_body = SetNotificationPreferencesRequest,
    responses(
        (status = 200, description = "All preferences, as they are now.", body = NotificationPreferencesResponse),
        (status = 422, description = "The caller cannot receive this kind, or it is named twice; see `errors`."),
    ),
)]
#[put("/api/notification-preferences")]
pub async fn set_notification_preferences(call: Call, body: Body<SetNotificationPreferencesRequest>) -> HandlerResult {
    let wished = body.0.command();
    let all = call.write(move |tx, context| workforce::set_notification_preferences(tx, context, &wished)).await?;
    Ok(HttpResponse::Ok().json(NotificationPreferencesResponse::of(all, call.language())))
}
