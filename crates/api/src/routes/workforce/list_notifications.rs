//! GET /api/notifications.

use tierway_application::workforce;

use super::notification::{ListNotificationsQuery, NotificationResponse};
use crate::prelude::*;

/// List notifications
///
/// For anyone signed in: their own and those for their role and position, newest first. `role` narrows to one of these.
#[utoipa::path(
    tag = "Notifications",
    params(ListNotificationsQuery, PageParams),
    responses(
        (status = 200, description = "The notifications.", body = Vec<NotificationResponse>),
        (status = 403, description = "`role` is not one of the caller's roles."),
    ),
)]
#[get("/api/notifications")]
pub async fn list_notifications(call: Call, params: Params<ListNotificationsQuery>) -> HandlerResult {
    let filter = params.0.filter();
    let page = call.page()?;
    let notices = call.read(move |tx, context| workforce::list_notifications(tx, context, &filter, &page)).await?;
    let language = call.language();
    Ok(list_response(&call, notices.map(|notice| NotificationResponse::of(notice, language))))
}
