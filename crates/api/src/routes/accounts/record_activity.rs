//! POST /api/user-activity-log.

use serde::de::IgnoredAny;
use tierway_application::accounts;

use super::message::MessageResponse;
use crate::dto::*;
use crate::prelude::*;

/// Report of an older client after signing in or out. Ignored.
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
    /// The browser's user agent.
    #[serde(default)]
    #[schema(value_type = Option<String>)]
    user_agent: IgnoredAny,
}

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
