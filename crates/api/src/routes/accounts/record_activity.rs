//! POST /api/user-activity-log.

use serde::de::IgnoredAny;
use tierway_application::accounts;

use super::message::MessageResponse;
use crate::dto::*;
use crate::prelude::*;

/// What an older client reports after signing in or out. Nothing of it is trusted or kept.
#[derive(Debug, Clone, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase")]
#[expect(dead_code, reason = "described for older clients, never read")]
pub struct RecordActivityRequest {
    /// `login` or `logout`.
    #[serde(default)]
    #[schema(value_type = Option<String>, example = "login")]
    action: IgnoredAny,
    /// Who, as the client says.
    #[serde(default)]
    #[schema(value_type = Option<i64>, example = 12)]
    user_id: IgnoredAny,
    /// Always null in the older client.
    #[serde(default)]
    #[schema(value_type = Option<String>)]
    ip_address: IgnoredAny,
    /// The browser's own name.
    #[serde(default)]
    #[schema(value_type = Option<String>)]
    user_agent: IgnoredAny,
}

/// Report a sign-in or sign-out
///
/// Open to everybody, for older clients. Accepted and not written: the server has logged sign-in and sign-out itself, with
/// the true address.
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
