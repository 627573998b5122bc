//! POST /api/user-activity-log.

use tierway_application::accounts;

use super::dto::MessageResponse;
use super::records::RecordActivityRequest;
use crate::prelude::*;

/// Report a sign-in or sign-out
///
/// Public, for older clients. Accepted and ignored: the server logs sign-ins and sign-outs itself, with the real IP
/// address.
#[utoipa::path(
    tag = "Accounts",
    request_body = RecordActivityRequest,
    responses((status = 200, description = "Accepted.", body = MessageResponse)),
)]
#[post("/api/user-activity-log")]
pub async fn record_activity(call: Call, body: Body<RecordActivityRequest>) -> HandlerResult {
    let Body(RecordActivityRequest { .. }) = body;
    accounts::record_activity(&call.context())?;
    Ok(HttpResponse::Ok().json(MessageResponse::from("Activity recorded.")))
}
