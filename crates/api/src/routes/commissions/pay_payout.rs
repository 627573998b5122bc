//! `POST /api/payouts/{id}/pay`.

use tierway_application::commissions::pay_payout as pay;
use tierway_kernel::{PayoutId, Permission};

use super::payout_dto::{PayoutDetailsResponse, PayoutPaymentRequest};
use crate::prelude::*;

/// Record that a payout was paid
///
/// For the admin, once, after approval: its entries are marked as paid and every payee is notified.
#[utoipa::path(
    tag = "Commissions",
    params(("id" = i64, Path, description = "The payout.", example = 3), ("Idempotency-Key" = Option<String>, Header, description = "Repeating a request with the same key and body returns the first response; a different body is rejected with 422.")),
    request_body = PayoutPaymentRequest,
    responses(
        (status = 200, description = "The payout.", body = PayoutDetailsResponse),
        (status = 409, description = "Conflicts with the current state; see `detail`."),
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
