//! POST /api/webhooks/{id}/enable.

use tierway_application::webhooks;
use tierway_kernel::WebhookId;

use super::dto::WebhookResponse;
use crate::prelude::*;

/// Enable a webhook
///
/// One of your own, also after it was disabled because of repeated failures. Events in the meantime are not delivered;
/// deliveries can be sent again.
#[utoipa::path(
    tag = "Integration",
    params(("id" = i64, Path, description = "The webhook", example = 3)),
    responses(
        (status = 200, description = "The webhook.", body = WebhookResponse),
        (status = 404, description = "Webhook not found."),
    ),
)]
#[post("/api/webhooks/{id}/enable")]
pub async fn enable_webhook(call: Call, id: Id) -> HandlerResult {
    let id = WebhookId(id.0);
    let webhook = call.write(move |tx, context| webhooks::enable_webhook(tx, context, id)).await?;
    Ok(HttpResponse::Ok().json(WebhookResponse::new(webhook, call.context().now)))
}
