//! PATCH /api/notifications/{id}.

use actix_web::{HttpResponse, patch};
use tierway_application::workforce;
use tierway_kernel::NoticeId;

use super::notification::{MarkNotificationRequest, NotificationResponse};
use crate::body::Body;
use crate::list::Id;
use crate::{Call, Problem};

/// Mark a notification as read
///
/// For those it is for. The time of the first reading stays.
#[utoipa::path(
    operation_id = "markNotification",
    tag = "Notifications",
    params(("id" = i64, Path, description = "The notification", example = 77)),
    request_body = MarkNotificationRequest,
    responses(
        (status = 200, description = "The notification.", body = NotificationResponse),
        (status = 400, description = "The request cannot be read.", body = Problem, content_type = "application/problem+json"),
        (status = 401, description = "Nobody is signed in.", body = Problem, content_type = "application/problem+json"),
        (status = 403, description = "The request comes from another origin.", body = Problem, content_type = "application/problem+json"),
        (status = 404, description = "There is no such thing, or not for the caller.", body = Problem, content_type = "application/problem+json"),
        (status = 413, description = "The body is too large.", body = Problem, content_type = "application/problem+json"),
        (status = 415, description = "The body is of the wrong type.", body = Problem, content_type = "application/problem+json"),
        (status = 422, description = "A rule is broken; `errors` names the field.", body = Problem, content_type = "application/problem+json"),
        (status = 503, description = "Busy; `Retry-After` says when to come back.", body = Problem, content_type = "application/problem+json")
    ),
    security(("session" = []))
)]
#[patch("/api/notifications/{id}")]
pub async fn mark_notification(
    call: Call,
    id: Id,
    body: Body<MarkNotificationRequest>,
) -> Result<HttpResponse, Problem> {
    body.0.check()?;
    let notice = call.write(move |tx, context| workforce::mark_notification(tx, context, NoticeId(id.0))).await?;
    Ok(HttpResponse::Ok().json(NotificationResponse::from(notice)))
}
