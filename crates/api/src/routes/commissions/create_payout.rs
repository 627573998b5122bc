//! `POST /api/payouts`.

use tierway_application::commissions::create_payout as create;
use tierway_kernel::Permission;

use super::payout_dto::{PayoutDetailsResponse, PayoutRequest};
use crate::prelude::*;

/// Create a payout
///
/// For the admin: a draft of everything that is approved, unpaid and in no other batch, netted per beneficiary.
/// `waiting` lists who is left out: below the plan's minimum payout, in debt, or not approved.
#[utoipa::path(
    tag = "Commissions",
    params(("Idempotency-Key" = Option<String>, Header, description = "Repeating a request with the same key and body returns the first response; a different body is rejected with 422.")),
    request_body = PayoutRequest,
    responses((status = 201, description = "The draft.", body = PayoutDetailsResponse)),
)]
#[post("/api/payouts")]
pub async fn create_payout(call: Call, body: Body<PayoutRequest>) -> HandlerResult {
    let batch = body.0.batch(&call).await?;
    call.write_once(Permission::CreatePayout, &body.0, StatusCode::CREATED, move |tx, context| {
        let (view, waiting) = create(tx, context, &batch)?;
        Ok(PayoutDetailsResponse::from(view).with_waiting(waiting))
    })
    .await
}
