//! GET /api/webhooks.

use actix_web::{HttpResponse, get};
use tierway_application::webhooks;

use super::dto::WebhookResponse;
use crate::list::{Params, list_response, page_request};
use crate::routes::accounts::PageQuery;
use crate::{Call, Problem};

/// List webhooks
///
/// For admin, manufacturer, wholesalers, dealers, agents and sub-agents: one's own, newest first.
#[utoipa::path(
    tag = "Integration",
    params(PageQuery),
    responses((status = 200, description = "The webhooks, without their secrets.", body = Vec<WebhookResponse>)),
)]
#[get("/api/webhooks")]
pub async fn list_webhooks(call: Call, params: Params<PageQuery>) -> Result<HttpResponse, Problem> {
    let page = page_request(params.0.limit, params.0.cursor.as_deref())?;
    let found = call.read(move |tx, context| webhooks::list_webhooks(tx, context, &page)).await?;
    let now = call.context().now;
    Ok(list_response(&call, found.map(|webhook| WebhookResponse::new(webhook, now))))
}
