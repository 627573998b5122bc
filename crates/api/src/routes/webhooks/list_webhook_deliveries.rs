//! GET /api/webhooks/{id}/deliveries.

use tierway_application::webhooks;
use tierway_kernel::WebhookId;

use super::delivery_dto::{DeliveryResponse, ListDeliveriesQuery};
use crate::prelude::*;

/// List the deliveries of a webhook
///
/// One of your own: its deliveries of the last 30 days with their results, newest first unless `sort` says otherwise.
#[utoipa::path(
    tag = "Integration",
    params(("id" = i64, Path, description = "The webhook", example = 3), ListDeliveriesQuery, PageParams),
    responses(
        (status = 200, description = "The deliveries, without their texts.", body = Vec<DeliveryResponse>),
        (status = 404, description = "Webhook not found."),
    ),
)]
#[get("/api/webhooks/{id}/deliveries")]
pub async fn list_webhook_deliveries(call: Call, id: Id, params: Params<ListDeliveriesQuery>) -> HandlerResult {
    let ListDeliveriesQuery { state, sort } = params.0;
    let (id, state, sort) = (WebhookId(id.0), state.map(|name| name.0), sort.unwrap_or_default().0);
    let page = call.page()?;
    let found = call.read(move |tx, context| webhooks::list_deliveries(tx, context, id, state, sort, &page)).await?;
    Ok(list_response(&call, found.map(|delivery| DeliveryResponse::of(delivery, call.language()))))
}
