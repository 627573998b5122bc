//! GET /api/webhooks.

use tierway_application::webhooks;

use super::dto::WebhookResponse;
use crate::prelude::*;

/// List webhooks
///
/// For admin, manufacturer, wholesalers, dealers, agents and sub-agents: your own, newest first.
#[utoipa::path(
    tag = "Integration",
    params(PageParams),
    responses((status = 200, description = "The webhooks, without their secrets.", body = Vec<WebhookResponse>)),
)]
#[get("/api/webhooks")]
pub async fn list_webhooks(call: Call) -> HandlerResult {
    let page = call.page()?;
    let found = call.read(move |tx, context| webhooks::list_webhooks(tx, context, &page)).await?;
    let now = call.context().now;
    Ok(list_response(&call, found.map(|webhook| WebhookResponse::new(webhook, now))))
}
