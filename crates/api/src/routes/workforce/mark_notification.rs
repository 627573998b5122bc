//! PATCH /api/notifications/{id}.

use tierway_application::workforce;
use tierway_kernel::NoticeId;

use super::notification::{MarkNotificationRequest, NotificationResponse};
use crate::prelude::*;

/// Mark a notification as read
///
/// For its recipients. The time it was first read is kept.
#[utoipa::path(
    tag = "Notifications",
    params(("id" = i64, Path, description = "The notification", example = 77)),
    request_body = MarkNotificationRequest,
    responses((status = 200, description = "The notification.", body = NotificationResponse)),
)]
#[patch("/api/notifications/{id}")]
pub async fn mark_notification(call: Call, id: Id, _: Body<MarkNotificationRequest>) -> HandlerResult {
    let notice = call.write(move |tx, context| workforce::mark_notification(tx, context, NoticeId(id.0))).await?;
    Ok(HttpResponse::Ok().json(NotificationResponse::of(notice, call.language())))
}
