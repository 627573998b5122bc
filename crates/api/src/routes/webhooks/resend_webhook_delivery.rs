//! POST /api/webhook-deliveries/{id}/resend.

use tierway_application::webhooks;
use tierway_kernel::DeliveryId;

use super::delivery_dto::DeliveryResponse;
use crate::prelude::*;

/// Send a delivery again
///
/// For one of your webhooks, whatever its status. It keeps its `webhook-id`.
#[utoipa::path(
    tag = "Integration",
    params(("id" = i64, Path, description = "The delivery", example = 81)),
    responses(
        (status = 202, description = "The delivery, queued again.", body = DeliveryResponse),
        (status = 404, description = "Delivery not found."),
        (status = 409, description = "The webhook is disabled."),
    ),
)]
#[post("/api/webhook-deliveries/{id}/resend")]
pub async fn resend_webhook_delivery(call: Call, id: Id) -> HandlerResult {
    let id = DeliveryId(id.0);
    let delivery = call.write(move |tx, context| webhooks::resend_delivery(tx, context, id)).await?;
    Ok(HttpResponse::Accepted().json(DeliveryResponse::of(delivery, call.language())))
}
