//! GET /api/notifications/count.

use tierway_application::workforce;

use super::notification::{NotificationCountResponse, NotificationRoleQuery};
use crate::prelude::*;

/// Count unread notifications
///
/// The caller's own and those for their role and position, without muted kinds.
#[utoipa::path(
    tag = "Notifications",
    params(NotificationRoleQuery),
    responses(
        (status = 200, description = "The count.", body = NotificationCountResponse),
        (status = 403, description = "`role` is not one of the caller's roles."),
    ),
)]
#[get("/api/notifications/count")]
pub async fn count_notifications(call: Call, params: Params<NotificationRoleQuery>) -> HandlerResult {
    let role = params.0.role;
    let count = call.read(move |tx, context| workforce::count_notifications(tx, context, role.as_deref())).await?;
    Ok(HttpResponse::Ok().json(NotificationCountResponse { unread: count }))
}
