//! POST /api/webhooks/{id}/rotate-secret.

use tierway_application::webhooks;
use tierway_kernel::WebhookId;

use super::dto::WebhookWithSecretResponse;
use crate::prelude::*;

/// Rotate a webhook's secret
///
/// One of your own. The secret is in this response only; the old secret stays valid for 24 hours.
#[utoipa::path(
    tag = "Integration",
    params(("id" = i64, Path, description = "The webhook", example = 3)),
    responses(
        (status = 200, description = "The webhook with its new secret.", body = WebhookWithSecretResponse),
        (status = 404, description = "Webhook not found."),
    ),
)]
#[post("/api/webhooks/{id}/rotate-secret")]
pub async fn rotate_webhook_secret(call: Call, id: Id) -> HandlerResult {
    let id = WebhookId(id.0);
    let webhook = call.write(move |tx, context| webhooks::rotate_secret(tx, context, id)).await?;
    Ok(HttpResponse::Ok().json(WebhookWithSecretResponse::new(webhook, call.context().now)))
}
