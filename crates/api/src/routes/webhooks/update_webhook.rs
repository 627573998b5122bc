//! PATCH /api/webhooks/{id}.

use tierway_application::webhooks::{self, Webhook};
use tierway_application::{Context, Transaction};
use tierway_kernel::WebhookId;

use super::dto::{UpdateWebhookRequest, WebhookResponse};
use super::webhook_scope::webhook_scope;
use crate::prelude::*;

/// Change a webhook
///
/// One of your own: its URL, description, event types, and whether it is enabled. Resets the count of failures.
#[utoipa::path(
    tag = "Integration",
    params(("id" = i64, Path, description = "The webhook", example = 3)),
    request_body = UpdateWebhookRequest,
    responses(
        (status = 200, description = "The webhook.", body = WebhookResponse),
        (status = 404, description = "Webhook not found."),
        (status = 409, description = "The webhook no longer matches `expected`."),
    ),
)]
#[patch("/api/webhooks/{id}")]
pub async fn update_webhook(call: Call, id: Id, body: Body<UpdateWebhookRequest>) -> HandlerResult {
    let mut form = body.0;
    let expected = std::mem::take(&mut form.expected);
    let (webhook_scope, id, patch) = (webhook_scope(&call), WebhookId(id.0), form.patch());
    let work = move |tx: &mut dyn Transaction, context: &Context| {
        let check = |now: &Webhook| expected.check(&WebhookResponse::new(now.clone(), context.now));
        webhooks::update_webhook(tx, context, &webhook_scope, id, &patch, expected.seen(&check))
    };
    let webhook = call.write(work).await?;
    Ok(HttpResponse::Ok().json(WebhookResponse::new(webhook, call.context().now)))
}
