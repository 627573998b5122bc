//! POST /api/webhooks/{id}/test.

use tierway_application::webhooks;
use tierway_kernel::WebhookId;

use super::delivery_dto::DeliveryResponse;
use crate::prelude::*;

/// Test a webhook
///
/// One of your own: sends a message of type `webhook.test`. Poll the delivery until it is no longer pending.
#[utoipa::path(
    tag = "Integration",
    params(("id" = i64, Path, description = "The webhook", example = 3)),
    responses(
        (status = 202, description = "The delivery, queued again.", body = DeliveryResponse),
        (status = 404, description = "Webhook not found."),
        (status = 409, description = "The webhook is disabled."),
    ),
)]
#[post("/api/webhooks/{id}/test")]
pub async fn test_webhook(call: Call, id: Id) -> HandlerResult {
    let id = WebhookId(id.0);
    let delivery = call.write(move |tx, context| webhooks::test_webhook(tx, context, id)).await?;
    Ok(HttpResponse::Accepted().json(DeliveryResponse::of(delivery, call.language())))
}
