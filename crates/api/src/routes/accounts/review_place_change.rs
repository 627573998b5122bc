//! POST /api/place-changes/{id}/review.

use tierway_application::accounts;
use tierway_kernel::PlaceChangeId;

use super::place_change_dto::{PlaceChangeResponse, ReviewPlaceChangeRequest};
use crate::prelude::*;

/// Approve or refuse a change of country or zone
///
/// For the admin. If approved, the account pays the prices of its new region; if refused, with a reason, nothing
/// changes. The account holder gets a notification and an email. Of two concurrent decisions, the second gets 409.
#[utoipa::path(
    tag = "Accounts",
    params(("id" = i64, Path, description = "The change", example = 3)),
    request_body = ReviewPlaceChangeRequest,
    responses(
        (status = 200, description = "The change as it is now.", body = PlaceChangeResponse),
        (status = 409, description = "Already decided or withdrawn."),
    ),
)]
#[post("/api/place-changes/{id}/review")]
pub async fn review_place_change(call: Call, id: Id, body: Body<ReviewPlaceChangeRequest>) -> HandlerResult {
    let (id, decision) = (PlaceChangeId(id.0), body.0.decision()?);
    let view = call.write(move |tx, context| accounts::review_place_change(tx, context, id, &decision)).await?;
    Ok(HttpResponse::Ok().json(PlaceChangeResponse::from(view)))
}
