//! `GET /api/payouts/{id}`.

use actix_web::{HttpResponse, get};
use tierway_application::commissions::get_payout as get_one;
use tierway_kernel::PayoutId;

use super::payout_dto::PayoutDetailsResponse;
use crate::list::Id;
use crate::{Call, Problem};

/// Get a payout
///
/// For the admin with all lines, for an agent or sub-agent with their own once it is approved.
#[utoipa::path(
    operation_id = "getPayout",
    tag = "Commissions",
    params(("id" = i64, Path, description = "The payout.", example = 3)),
    responses(
        (status = 200, description = "The payout.", body = PayoutDetailsResponse),
        (status = 401, description = "Nobody is signed in.", body = Problem, content_type = "application/problem+json"),
        (status = 403, description = "The caller may not do this.", body = Problem, content_type = "application/problem+json"),
        (status = 404, description = "There is no such thing, or not for this caller.", body = Problem, content_type = "application/problem+json"),
    ),
    security(("session" = []))
)]
#[get("/api/payouts/{id}")]
pub async fn get_payout(call: Call, id: Id) -> Result<HttpResponse, Problem> {
    let view = call.read(move |tx, context| get_one(tx, context, PayoutId(id.0))).await?;
    Ok(HttpResponse::Ok().json(PayoutDetailsResponse::from(view)))
}
