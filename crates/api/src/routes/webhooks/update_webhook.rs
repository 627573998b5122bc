//! PATCH /api/webhooks/{id}.

use tierway_application::webhooks;
use tierway_kernel::WebhookId;

use super::dto::{UpdateWebhookRequest, WebhookResponse};
use super::reach;
use crate::prelude::*;

/// Change a webhook
///
/// One of one's own: its address, description and kinds, and whether it is told anything. What failed before is forgotten.
#[utoipa::path(
    tag = "Integration",
    params(("id" = i64, Path, description = "The webhook", example = 3)),
    request_body = UpdateWebhookRequest,
    responses(
        (status = 200, description = "The webhook.", body = WebhookResponse),
        (status = 404, description = "The caller has no such webhook."),
    ),
)]
#[patch("/api/webhooks/{id}")]
pub async fn update_webhook(call: Call, id: Id, body: Body<UpdateWebhookRequest>) -> HandlerResult {
    let (reach, id, patch) = (reach(&call), WebhookId(id.0), body.0.patch());
    let webhook = call.write(move |tx, context| webhooks::update_webhook(tx, context, &reach, id, &patch)).await?;
    Ok(HttpResponse::Ok().json(WebhookResponse::new(webhook, call.context().now)))
}
