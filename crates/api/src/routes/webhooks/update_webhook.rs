//! PATCH /api/webhooks/{id}.

use actix_web::{HttpResponse, patch};
use tierway_application::webhooks;
use tierway_kernel::WebhookId;

use super::dto::{UpdateWebhookRequest, WebhookResponse};
use super::reach;
use crate::body::Body;
use crate::list::Id;
use crate::{Call, Problem};

/// Change a webhook
///
/// One of one's own: its address, description and kinds, and whether it is told anything. What failed before is forgotten.
#[utoipa::path(
    operation_id = "updateWebhook",
    tag = "Integration",
    params(("id" = i64, Path, description = "The webhook", example = 3)),
    request_body = UpdateWebhookRequest,
    responses(
        (status = 200, description = "The webhook.", body = WebhookResponse),
        (status = 400, description = "The request cannot be read.", body = Problem, content_type = "application/problem+json"),
        (status = 401, description = "Nobody is signed in.", body = Problem, content_type = "application/problem+json"),
        (status = 403, description = "Not allowed.", body = Problem, content_type = "application/problem+json"),
        (status = 404, description = "The caller has no such webhook.", body = Problem, content_type = "application/problem+json"),
        (status = 413, description = "The body is too large.", body = Problem, content_type = "application/problem+json"),
        (status = 415, description = "The body is not application/json.", body = Problem, content_type = "application/problem+json"),
        (status = 422, description = "A rule is broken; `errors` names the fields.", body = Problem, content_type = "application/problem+json"),
        (status = 503, description = "Busy; `Retry-After` says when to come back.", body = Problem, content_type = "application/problem+json")
    ),
    security(("session" = []))
)]
#[patch("/api/webhooks/{id}")]
pub async fn update_webhook(call: Call, id: Id, body: Body<UpdateWebhookRequest>) -> Result<HttpResponse, Problem> {
    let (reach, id, patch) = (reach(&call), WebhookId(id.0), body.0.patch());
    let webhook = call.write(move |tx, context| webhooks::update_webhook(tx, context, &reach, id, &patch)).await?;
    Ok(HttpResponse::Ok().json(WebhookResponse::new(webhook, call.context().now)))
}
