//! `POST /api/wholesaler/price-changes/{id}/undo`.

use actix_web::{HttpResponse, post};
use tierway_application::pricing::undo_price_change as undo;
use tierway_kernel::PriceChangeId;

use super::dto::PriceChangeDetailsResponse;
use crate::list::Id;
use crate::{Call, Problem};

/// Undo a change of regional prices
///
/// For wholesalers, admin and manufacturer: a new change restores what counted before. Refused when some of the prices have
/// been set again since.
#[utoipa::path(
    operation_id = "undoPriceChange",
    tag = "Prices",
    params(("id" = i64, Path, description = "The change to undo.", example = 12)),
    responses(
        (status = 200, description = "The change that undoes it.", body = PriceChangeDetailsResponse),
        (status = 401, description = "Nobody is signed in.", body = Problem, content_type = "application/problem+json"),
        (status = 403, description = "The caller may not do this.", body = Problem, content_type = "application/problem+json"),
        (status = 404, description = "There is no such thing, or not for this caller.", body = Problem, content_type = "application/problem+json"),
        (status = 409, description = "It was undone before, or some of its prices have changed again since.", body = Problem, content_type = "application/problem+json"),
    ),
    security(("session" = []))
)]
#[post("/api/wholesaler/price-changes/{id}/undo")]
pub async fn undo_price_change(call: Call, id: Id) -> Result<HttpResponse, Problem> {
    let change = call.write(move |tx, context| undo(tx, context, PriceChangeId(id.0))).await?;
    Ok(HttpResponse::Ok().json(PriceChangeDetailsResponse::from(change)))
}
