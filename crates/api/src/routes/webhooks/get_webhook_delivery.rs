//! GET /api/webhook-deliveries/{id}.

use tierway_application::webhooks;
use tierway_kernel::DeliveryId;

use super::delivery_dto::DeliveryDetailsResponse;
use super::reach::reach;
use crate::prelude::*;

/// Read a delivery
///
/// Of one of one's own webhooks: what was sent and what was answered.
#[utoipa::path(
    tag = "Integration",
    params(("id" = i64, Path, description = "The delivery", example = 81)),
    responses(
        (status = 200, description = "The delivery.", body = DeliveryDetailsResponse),
        (status = 404, description = "The caller has no such delivery."),
    ),
)]
#[get("/api/webhook-deliveries/{id}")]
pub async fn get_webhook_delivery(call: Call, id: Id) -> HandlerResult {
    let (reach, id) = (reach(&call), DeliveryId(id.0));
    let delivery = call.read(move |tx, context| webhooks::get_delivery(tx, context, &reach, id)).await?;
    Ok(HttpResponse::Ok().json(DeliveryDetailsResponse::from(delivery)))
}
