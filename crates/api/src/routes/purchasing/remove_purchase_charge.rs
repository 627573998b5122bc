//! `DELETE /api/purchase-orders/{id}/charges/{chargeId}`.

use std::future::{Ready, ready};

use actix_web::dev::Payload;
use actix_web::{FromRequest, HttpRequest};
use tierway_application::purchasing::remove_purchase_charge as remove;
use tierway_kernel::{PurchaseChargeId, PurchaseOrderId};

use super::order_dto::PurchaseOrderDetailsResponse;
use crate::prelude::*;

/// A charge and the purchase order it is to be of.
pub struct OfOrder(PurchaseOrderId, PurchaseChargeId);

impl FromRequest for OfOrder {
    type Error = Problem;
    type Future = Ready<Result<OfOrder, Problem>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let number = |name: &str| request.match_info().get(name).and_then(|text| text.parse().ok());
        let both = number("id").zip(number("chargeId"));
        ready(
            both.map(|(id, charge)| OfOrder(PurchaseOrderId(id), PurchaseChargeId(charge)))
                .ok_or_else(|| Problem::not_found("Not found.")),
        )
    }
}

/// Remove a charge
///
/// For admin and manufacturer. What was received costs as if the charge had never been recorded; the activity log keeps it.
#[utoipa::path(
    tag = "Purchasing",
    params(
        ("id" = i64, Path, description = "The purchase order.", example = 7),
        ("chargeId" = i64, Path, description = "The charge.", example = 4)
    ),
    responses(
        (status = 200, description = "The purchase order.", body = PurchaseOrderDetailsResponse),
        (status = 404, description = "Purchase order not found, or it has no such charge."),
    ),
)]
#[delete("/api/purchase-orders/{id}/charges/{chargeId}")]
pub async fn remove_purchase_charge(call: Call, of: OfOrder) -> HandlerResult {
    let OfOrder(order, charge) = of;
    let view = call.write(move |tx, context| remove(tx, context, order, charge)).await?;
    Ok(HttpResponse::Ok().json(PurchaseOrderDetailsResponse::from(view)))
}
