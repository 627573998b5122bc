//! `POST /api/payouts/{id}/pay`.

use tierway_application::commissions::pay_payout as pay;
use tierway_kernel::{PayoutId, Permission};

use super::payout_dto::{PayoutDetailsResponse, PayoutPaymentRequest};
use crate::prelude::*;

/// Record that a payout was paid
///
/// For the admin, once, after the approval: its entries are paid, and everybody in it is told.
#[utoipa::path(
    tag = "Commissions",
    params(("id" = i64, Path, description = "The payout.", example = 3), ("Idempotency-Key" = Option<String>, Header, description = "The same key and body gives the first answer again; another body is refused with 422.")),
    request_body = PayoutPaymentRequest,
    responses(
        (status = 200, description = "The payout.", body = PayoutDetailsResponse),
        (status = 409, description = "Against the current state; the sentence says why."),
    ),
)]
#[post("/api/payouts/{id}/pay")]
pub async fn pay_payout(call: Call, id: Id, body: Body<PayoutPaymentRequest>) -> HandlerResult {
    let payment = body.0.payment();
    call.write_once(Permission::PayPayout, &body.0, StatusCode::OK, move |tx, context| {
        pay(tx, context, PayoutId(id.0), &payment).map(PayoutDetailsResponse::from)
    })
    .await
}
