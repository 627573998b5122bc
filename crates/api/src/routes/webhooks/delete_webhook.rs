//! DELETE /api/webhooks/{id}.

use actix_web::{HttpResponse, delete};
use tierway_application::webhooks;
use tierway_kernel::WebhookId;

use crate::list::Id;
use crate::{Call, Problem};

/// Delete a webhook
///
/// One of one's own, with its deliveries.
#[utoipa::path(
    operation_id = "deleteWebhook",
    tag = "Integration",
    params(("id" = i64, Path, description = "The webhook", example = 3)),
    responses(
        (status = 204, description = "Deleted."),
        (status = 401, description = "Nobody is signed in.", body = Problem, content_type = "application/problem+json"),
        (status = 403, description = "Not allowed.", body = Problem, content_type = "application/problem+json"),
        (status = 404, description = "The caller has no such webhook.", body = Problem, content_type = "application/problem+json"),
        (status = 503, description = "Busy; `Retry-After` says when to come back.", body = Problem, content_type = "application/problem+json")
    ),
    security(("session" = []))
)]
#[delete("/api/webhooks/{id}")]
pub async fn delete_webhook(call: Call, id: Id) -> Result<HttpResponse, Problem> {
    let id = WebhookId(id.0);
    call.write(move |tx, context| webhooks::delete_webhook(tx, context, id)).await?;
    Ok(HttpResponse::NoContent().finish())
}
