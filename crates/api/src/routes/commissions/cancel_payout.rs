//! `POST /api/payouts/{id}/cancel`.

use tierway_application::commissions::cancel_payout as cancel;
use tierway_kernel::{PayoutId, Permission};

use super::payout_dto::PayoutDetailsResponse;
use crate::prelude::*;

/// Cancel a payout
///
/// For the admin: cancels an unpaid payout; its amounts become available for another one.
#[utoipa::path(
    tag = "Commissions",
    params(("id" = i64, Path, description = "The payout.", example = 3), ("Idempotency-Key" = Option<String>, Header, description = "Repeating a request with the same key and body returns the first response; a different body is rejected with 422.")),
    responses(
        (status = 200, description = "The payout.", body = PayoutDetailsResponse),
        (status = 409, description = "Conflicts with the current state; see `detail`."),
        (status = 422, description = "Validation failed; see `errors`."),
    ),
)]
#[post("/api/payouts/{id}/cancel")]
pub async fn cancel_payout(call: Call, id: Id) -> HandlerResult {
    call.write_once(Permission::CancelPayout, &(), StatusCode::OK, move |tx, context| {
        cancel(tx, context, PayoutId(id.0)).map(PayoutDetailsResponse::from)
    })
    .await
}
