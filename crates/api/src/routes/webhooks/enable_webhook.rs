//! POST /api/webhooks/{id}/enable.

use actix_web::{HttpResponse, post};
use tierway_application::webhooks;
use tierway_kernel::WebhookId;

use super::dto::WebhookResponse;
use crate::list::Id;
use crate::{Call, Problem};

/// Turn a webhook on
///
/// One of one's own, also after it was turned off because it only failed. What happened meanwhile is not told; deliveries can be sent again.
#[utoipa::path(
    operation_id = "enableWebhook",
    tag = "Integration",
    params(("id" = i64, Path, description = "The webhook", example = 3)),
    responses(
        (status = 200, description = "The webhook.", body = WebhookResponse),
        (status = 401, description = "Nobody is signed in.", body = Problem, content_type = "application/problem+json"),
        (status = 403, description = "Not allowed.", body = Problem, content_type = "application/problem+json"),
        (status = 404, description = "The caller has no such webhook.", body = Problem, content_type = "application/problem+json"),
        (status = 503, description = "Busy; `Retry-After` says when to come back.", body = Problem, content_type = "application/problem+json")
    ),
    security(("session" = []))
)]
#[post("/api/webhooks/{id}/enable")]
pub async fn enable_webhook(call: Call, id: Id) -> Result<HttpResponse, Problem> {
    let id = WebhookId(id.0);
    let webhook = call.write(move |tx, context| webhooks::enable_webhook(tx, context, id)).await?;
    Ok(HttpResponse::Ok().json(WebhookResponse::new(webhook, call.context().now)))
}
