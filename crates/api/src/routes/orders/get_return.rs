//! `GET /api/returns/{id}`.

use tierway_application::orders::get_return as find;
use tierway_kernel::ReturnId;

use super::return_dto::ReturnResponse;
use crate::prelude::*;

/// Get a return
///
/// For the buyer and the seller of its order and company staff; others get 404.
#[utoipa::path(
    tag = "Returns",
    params(("id" = i64, Path, description = "The return.", example = 2)),
    responses((status = 200, description = "The return.", body = ReturnResponse)),
)]
#[get("/api/returns/{id}")]
pub async fn get_return(call: Call, id: Id) -> HandlerResult {
    let view = call.read(move |tx, context| find(tx, context, ReturnId(id.0))).await?;
    Ok(HttpResponse::Ok().json(ReturnResponse::from(view)))
}
