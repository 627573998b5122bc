//! GET /api/webhook-deliveries/{id}.

use tierway_application::webhooks;
use tierway_kernel::DeliveryId;

use super::delivery_dto::DeliveryDetailsResponse;
use super::webhook_scope::webhook_scope;
use crate::prelude::*;

/// Get a delivery
///
/// For one of your webhooks: the request sent and the response.
#[utoipa::path(
    tag = "Integration",
    params(("id" = i64, Path, description = "The delivery", example = 81)),
    responses(
        (status = 200, description = "The delivery.", body = DeliveryDetailsResponse),
        (status = 404, description = "Delivery not found."),
    ),
)]
#[get("/api/webhook-deliveries/{id}")]
pub async fn get_webhook_delivery(call: Call, id: Id) -> HandlerResult {
    let (webhook_scope, id) = (webhook_scope(&call), DeliveryId(id.0));
    let delivery = call.read(move |tx, context| webhooks::get_delivery(tx, context, &webhook_scope, id)).await?;
    Ok(HttpResponse::Ok().json(DeliveryDetailsResponse::of(delivery, call.language())))
}
