//! POST /api/webhooks.

use actix_web::{HttpResponse, post};
use tierway_application::webhooks;

use super::dto::{CreateWebhookRequest, WebhookWithSecretResponse};
use super::reach;
use crate::body::Body;
use crate::{Call, Problem};

/// Make a webhook
///
/// For admin, manufacturer, wholesalers, dealers, agents and sub-agents: an address that is told what its owner may read. Messages are signed by the Standard
/// Webhooks convention (`webhook-id`, `webhook-timestamp`, `webhook-signature`); the secret is in this answer only.
/// An API token needs the reading scope of each kind of event too, such as `orders:read` for `order.placed`.
#[utoipa::path(
    operation_id = "createWebhook",
    tag = "Integration",
    request_body = CreateWebhookRequest,
    responses(
        (status = 201, description = "The webhook with its secret.", body = WebhookWithSecretResponse),
        (status = 400, description = "The request cannot be read.", body = Problem, content_type = "application/problem+json"),
        (status = 401, description = "Nobody is signed in.", body = Problem, content_type = "application/problem+json"),
        (status = 403, description = "Not allowed.", body = Problem, content_type = "application/problem+json"),
        (status = 409, description = "The caller has 20 webhooks already.", body = Problem, content_type = "application/problem+json"),
        (status = 413, description = "The body is too large.", body = Problem, content_type = "application/problem+json"),
        (status = 415, description = "The body is not application/json.", body = Problem, content_type = "application/problem+json"),
        (status = 422, description = "A rule is broken; `errors` names the fields.", body = Problem, content_type = "application/problem+json"),
        (status = 503, description = "Busy; `Retry-After` says when to come back.", body = Problem, content_type = "application/problem+json")
    ),
    security(("session" = []))
)]
#[post("/api/webhooks")]
pub async fn create_webhook(call: Call, body: Body<CreateWebhookRequest>) -> Result<HttpResponse, Problem> {
    let (reach, wish) = (reach(&call), body.0.wish());
    let webhook = call.write(move |tx, context| webhooks::create_webhook(tx, context, &reach, &wish)).await?;
    Ok(HttpResponse::Created().json(WebhookWithSecretResponse::new(webhook, call.context().now)))
}
