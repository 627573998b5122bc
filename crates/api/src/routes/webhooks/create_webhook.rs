//! POST /api/webhooks.

use tierway_application::webhooks;

use super::dto::{CreateWebhookRequest, WebhookWithSecretResponse};
use super::webhook_scope::webhook_scope;
use crate::prelude::*;

/// Create a webhook
///
/// For admin, manufacturer, wholesalers, dealers, agents and sub-agents: a URL that receives the events its owner may
/// read. Messages are signed by the Standard Webhooks convention (`webhook-id`, `webhook-timestamp`,
/// `webhook-signature`); the secret is in this response only. An API token also needs the read scope of each event
/// type, such as `orders:read` for `order.placed`.
#[utoipa::path(
    tag = "Integration",
    request_body = CreateWebhookRequest,
    responses(
        (status = 201, description = "The webhook with its secret.", body = WebhookWithSecretResponse),
        (status = 409, description = "The caller has 20 webhooks already."),
    ),
)]
#[post("/api/webhooks")]
pub async fn create_webhook(call: Call, body: Body<CreateWebhookRequest>) -> HandlerResult {
    let (webhook_scope, input) = (webhook_scope(&call), body.0.input());
    let webhook = call.write(move |tx, context| webhooks::create_webhook(tx, context, &webhook_scope, &input)).await?;
    Ok(HttpResponse::Created().json(WebhookWithSecretResponse::new(webhook, call.context().now)))
}
