//! POST /api/user-activity-log.

use actix_web::{HttpResponse, post};

use tierway_application::accounts;

use super::dto::MessageResponse;
use super::records::RecordActivityRequest;
use crate::body::Body;
use crate::{Call, Problem};

/// Report a sign-in or sign-out
///
/// Open to everybody, for older clients. Accepted and not written: the server has logged sign-in and sign-out itself, with
/// the true address.
#[utoipa::path(
    operation_id = "recordActivity",
    tag = "Accounts",
    request_body = RecordActivityRequest,
    responses(
        (status = 200, description = "Accepted.", body = MessageResponse),
        (status = 400, description = "The request cannot be read.", body = Problem, content_type = "application/problem+json"),
        (status = 403, description = "The request comes from another origin.", body = Problem, content_type = "application/problem+json"),
        (status = 413, description = "The body is too large.", body = Problem, content_type = "application/problem+json"),
        (status = 415, description = "The body is of the wrong type.", body = Problem, content_type = "application/problem+json"),
        (status = 422, description = "A rule is broken; `errors` names the field.", body = Problem, content_type = "application/problem+json")
    )
)]
#[post("/api/user-activity-log")]
pub async fn record_activity(call: Call, body: Body<RecordActivityRequest>) -> Result<HttpResponse, Problem> {
    let Body(RecordActivityRequest { .. }) = body;
    accounts::record_activity(&call.context())?;
    Ok(HttpResponse::Ok().json(MessageResponse::from("Activity recorded.")))
}
