//! `GET /api/returns/{id}`.

use actix_web::{HttpResponse, get};
use tierway_application::orders::get_return as find;
use tierway_kernel::ReturnId;

use super::return_dto::ReturnResponse;
use crate::list::Id;
use crate::{Call, Problem};

/// Get a return
///
/// For the buyer and the seller of its order and the company's people; for anybody else it does not exist.
#[utoipa::path(
    operation_id = "getReturn",
    tag = "Returns",
    params(("id" = i64, Path, description = "The return.", example = 2)),
    responses(
        (status = 200, description = "The return.", body = ReturnResponse),
        (status = 401, description = "Nobody is signed in.", body = Problem, content_type = "application/problem+json"),
        (status = 404, description = "There is no such thing, or not for this caller.", body = Problem, content_type = "application/problem+json"),
    ),
    security(("session" = []))
)]
#[get("/api/returns/{id}")]
pub async fn get_return(call: Call, id: Id) -> Result<HttpResponse, Problem> {
    let view = call.read(move |tx, context| find(tx, context, ReturnId(id.0))).await?;
    Ok(HttpResponse::Ok().json(ReturnResponse::from(view)))
}
