//! DELETE /api/webhooks/{id}.

use tierway_application::webhooks;
use tierway_kernel::WebhookId;

use crate::prelude::*;

/// Delete a webhook
///
/// One of your own, with its deliveries.
#[utoipa::path(
    tag = "Integration",
    params(("id" = i64, Path, description = "The webhook", example = 3)),
    responses(
        (status = 204, description = "Deleted."),
        (status = 404, description = "Webhook not found."),
    ),
)]
#[delete("/api/webhooks/{id}")]
pub async fn delete_webhook(call: Call, id: Id) -> HandlerResult {
    let id = WebhookId(id.0);
    call.write(move |tx, context| webhooks::delete_webhook(tx, context, id)).await?;
    Ok(HttpResponse::NoContent().finish())
}
