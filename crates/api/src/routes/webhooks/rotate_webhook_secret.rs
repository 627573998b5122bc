//! POST /api/webhooks/{id}/rotate-secret.

use actix_web::{HttpResponse, post};
use tierway_application::webhooks;
use tierway_kernel::WebhookId;

use super::dto::WebhookWithSecretResponse;
use crate::list::Id;
use crate::{Call, Problem};

/// Give a webhook another secret
///
/// One of one's own. The secret is in this answer only; the one before signs too for 24 hours.
#[utoipa::path(
    operation_id = "rotateWebhookSecret",
    tag = "Integration",
    params(("id" = i64, Path, description = "The webhook", example = 3)),
    responses(
        (status = 200, description = "The webhook with its new secret.", body = WebhookWithSecretResponse),
        (status = 401, description = "Nobody is signed in.", body = Problem, content_type = "application/problem+json"),
        (status = 403, description = "Not allowed.", body = Problem, content_type = "application/problem+json"),
        (status = 404, description = "The caller has no such webhook.", body = Problem, content_type = "application/problem+json"),
        (status = 503, description = "Busy; `Retry-After` says when to come back.", body = Problem, content_type = "application/problem+json")
    ),
    security(("session" = []))
)]
#[post("/api/webhooks/{id}/rotate-secret")]
pub async fn rotate_webhook_secret(call: Call, id: Id) -> Result<HttpResponse, Problem> {
    let id = WebhookId(id.0);
    let webhook = call.write(move |tx, context| webhooks::rotate_secret(tx, context, id)).await?;
    Ok(HttpResponse::Ok().json(WebhookWithSecretResponse::new(webhook, call.context().now)))
}
