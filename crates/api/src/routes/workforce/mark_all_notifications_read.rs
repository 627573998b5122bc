//! POST /api/notifications/read.

use tierway_application::workforce;
use tierway_kernel::NoticeId;

use super::notification::{MarkAllNotificationsRequest, MarkedNotificationsResponse};
use crate::prelude::*;

/// Mark all notifications as read
///
/// All unread notifications of the caller, for the caller only. `role` narrows to one of their roles or positions,
/// `upTo` to notifications up to the newest one shown.
#[utoipa::path(
    tag = "Notifications",
    request_body = MarkAllNotificationsRequest,
    responses(
        (status = 200, description = "Number of notifications marked.", body = MarkedNotificationsResponse),
        (status = 403, description = "`role` is not one of the caller's, or the request is cross-origin."),
    ),
)]
#[post("/api/notifications/read")]
pub async fn mark_all_notifications_read(call: Call, body: Body<MarkAllNotificationsRequest>) -> HandlerResult {
    let MarkAllNotificationsRequest { role, up_to } = body.0;
    let up_to = up_to.map(NoticeId);
    let mark = move |tx: &mut dyn tierway_application::Transaction, context: &tierway_application::Context| {
        workforce::mark_all_notifications(tx, context, role.as_deref(), up_to)
    };
    Ok(HttpResponse::Ok().json(MarkedNotificationsResponse { count: call.write(mark).await? }))
}
