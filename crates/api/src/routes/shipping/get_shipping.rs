//! `GET /api/shipping`.

use tierway_application::shipping;

use super::dto::ShippingResponse;
use crate::prelude::*;

/// Get the shipping zones
///
/// For admin and manufacturer: shipping zones with their places, and the methods offered there with their rates.
#[utoipa::path(
    tag = "Settings",
    responses((status = 200, description = "The zones.", body = ShippingResponse)),
)]
#[get("/api/shipping")]
pub async fn get_shipping(call: Call) -> HandlerResult {
    let view = call.read(shipping::get_shipping).await?;
    Ok(HttpResponse::Ok().json(ShippingResponse::from(view)))
}
