//! GET /api/webhooks/{id}.

use tierway_application::webhooks;
use tierway_kernel::WebhookId;

use super::dto::WebhookResponse;
use crate::prelude::*;

/// Get a webhook
///
/// One of your own.
#[utoipa::path(
    tag = "Integration",
    params(("id" = i64, Path, description = "The webhook", example = 3)),
    responses(
        (status = 200, description = "The webhook, without its secret.", body = WebhookResponse),
        (status = 404, description = "Webhook not found."),
    ),
)]
#[get("/api/webhooks/{id}")]
pub async fn get_webhook(call: Call, id: Id) -> HandlerResult {
    let id = WebhookId(id.0);
    let webhook = call.read(move |tx, context| webhooks::get_webhook(tx, context, id)).await?;
    Ok(HttpResponse::Ok().json(WebhookResponse::new(webhook, call.context().now)))
}
