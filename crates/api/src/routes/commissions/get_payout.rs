//! `GET /api/payouts/{id}`.

use tierway_application::commissions::get_payout as get_one;
use tierway_kernel::PayoutId;

use super::payout_dto::PayoutDetailsResponse;
use crate::prelude::*;

/// Get a payout
///
/// For the admin with all lines, for an agent or sub-agent with their own once it is approved.
#[utoipa::path(
    tag = "Commissions",
    params(("id" = i64, Path, description = "The payout.", example = 3)),
    responses((status = 200, description = "The payout.", body = PayoutDetailsResponse)),
)]
#[get("/api/payouts/{id}")]
pub async fn get_payout(call: Call, id: Id) -> HandlerResult {
    let view = call.read(move |tx, context| get_one(tx, context, PayoutId(id.0))).await?;
    Ok(HttpResponse::Ok().json(PayoutDetailsResponse::from(view)))
}
