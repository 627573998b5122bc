//! POST /api/notifications/read.

use tierway_application::workforce;
use tierway_kernel::NoticeId;

use super::notification::{MarkAllNotificationsRequest, MarkedNotificationsResponse};
use crate::prelude::*;

/// Mark all notifications as read
///
/// Everything unread of the caller, for the caller alone. `role` narrows to one of their roles or positions, `upTo` to
/// what is not newer than the newest they were shown.
#[utoipa::path(
    tag = "Notifications",
    request_body = MarkAllNotificationsRequest,
    responses(
        (status = 200, description = "How many were marked.", body = MarkedNotificationsResponse),
        (status = 403, description = "`role` is not one of the caller's, or the request comes from another origin."),
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
