//! GET /api/notifications.

use tierway_application::workforce;

use super::notification::{ListNotificationsQuery, NotificationResponse};
use crate::prelude::*;

/// List notifications
///
/// For everybody who is signed in: their own and those of their role and position, newest first. `role` narrows to one of
/// these.
#[utoipa::path(
    tag = "Notifications",
    params(ListNotificationsQuery, PageParams),
    responses(
        (status = 200, description = "The notifications.", body = Vec<NotificationResponse>),
        (status = 403, description = "`role` is not one of the caller's."),
    ),
)]
#[get("/api/notifications")]
pub async fn list_notifications(call: Call, params: Params<ListNotificationsQuery>) -> HandlerResult {
    let filter = params.0.filter();
    let page = call.page()?;
    let notices = call.read(move |tx, context| workforce::list_notifications(tx, context, &filter, &page)).await?;
    Ok(list_response(&call, notices.map(NotificationResponse::from)))
}
