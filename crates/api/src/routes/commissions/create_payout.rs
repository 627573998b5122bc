//! `POST /api/payouts`.

use tierway_application::commissions::create_payout as create;
use tierway_kernel::Permission;

use super::payout_dto::{PayoutDetailsResponse, PayoutRequest};
use crate::prelude::*;

/// Make a payout
///
/// For the admin: a draft of everything that is approved, unpaid and in no other batch, netted for each beneficiary.
/// `waiting` names who is left out: owed less than the plan's least payout, in debt, or not approved.
#[utoipa::path(
    tag = "Commissions",
    params(("Idempotency-Key" = Option<String>, Header, description = "The same key and body gives the first answer again; another body is refused with 422.")),
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
