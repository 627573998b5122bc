//! `POST /api/payouts/{id}/approve`.

use tierway_application::commissions::approve_payout as approve;
use tierway_kernel::{PayoutId, Permission};

use super::payout_dto::PayoutDetailsResponse;
use crate::prelude::*;

/// Approve a payout
///
/// For the admin: confirms the draft for payment. Refused if something in it has been reversed since it was created.
#[utoipa::path(
    tag = "Commissions",
    params(("id" = i64, Path, description = "The payout.", example = 3), ("Idempotency-Key" = Option<String>, Header, description = "Repeating a request with the same key and body returns the first response; a different body is rejected with 422.")),
    responses(
        (status = 200, description = "The payout.", body = PayoutDetailsResponse),
        (status = 409, description = "Conflicts with the current state; see `detail`."),
        (status = 422, description = "Validation failed; see `errors`."),
    ),
)]
#[post("/api/payouts/{id}/approve")]
pub async fn approve_payout(call: Call, id: Id) -> HandlerResult {
    call.write_once(Permission::ApprovePayout, &(), StatusCode::OK, move |tx, context| {
        approve(tx, context, PayoutId(id.0)).map(PayoutDetailsResponse::from)
    })
    .await
}
