//! `POST /api/payouts/{id}/approve`.

use tierway_application::commissions::approve_payout as approve;
use tierway_kernel::{PayoutId, Permission};

use super::payout_dto::PayoutDetailsResponse;
use crate::prelude::*;

/// Approve a payout
///
/// For the admin: the draft is found right and can be paid. Refused when something in it was taken back since it was made.
#[utoipa::path(
    tag = "Commissions",
    params(("id" = i64, Path, description = "The payout.", example = 3), ("Idempotency-Key" = Option<String>, Header, description = "The same key and body gives the first answer again; another body is refused with 422.")),
    responses(
        (status = 200, description = "The payout.", body = PayoutDetailsResponse),
        (status = 409, description = "Against the current state; the sentence says why."),
        (status = 422, description = "A rule is broken; `errors` names the fields."),
    ),
)]
#[post("/api/payouts/{id}/approve")]
pub async fn approve_payout(call: Call, id: Id) -> HandlerResult {
    call.write_once(Permission::ApprovePayout, &(), StatusCode::OK, move |tx, context| {
        approve(tx, context, PayoutId(id.0)).map(PayoutDetailsResponse::from)
    })
    .await
}
