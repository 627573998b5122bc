//! `POST /api/payouts/{id}/cancel`.

use tierway_application::commissions::cancel_payout as cancel;
use tierway_kernel::{PayoutId, Permission};

use super::payout_dto::PayoutDetailsResponse;
use crate::prelude::*;

/// Cancel a payout
///
/// For the admin: calls off a payout that is not paid; what it holds is free for another one.
#[utoipa::path(
    tag = "Commissions",
    params(("id" = i64, Path, description = "The payout.", example = 3), ("Idempotency-Key" = Option<String>, Header, description = "The same key and body gives the first answer again; another body is refused with 422.")),
    responses(
        (status = 200, description = "The payout.", body = PayoutDetailsResponse),
        (status = 409, description = "Against the current state; the sentence says why."),
        (status = 422, description = "A rule is broken; `errors` names the fields."),
    ),
)]
#[post("/api/payouts/{id}/cancel")]
pub async fn cancel_payout(call: Call, id: Id) -> HandlerResult {
    call.write_once(Permission::CancelPayout, &(), StatusCode::OK, move |tx, context| {
        cancel(tx, context, PayoutId(id.0)).map(PayoutDetailsResponse::from)
    })
    .await
}
