//! A session on the wire.

use tierway_accounts::Session;
use tierway_kernel::SessionId;

use crate::dto::*;

/// A session.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SessionResponse {
    /// Identity, for ending it.
    #[schema(example = 3)]
    pub id: i64,
    /// When it was opened.
    pub created_at: DateTime<Utc>,
    /// Last request, to the minute.
    pub last_seen_at: DateTime<Utc>,
    /// Address it was opened from.
    #[schema(example = "203.0.113.7")]
    pub ip_address: Option<String>,
    /// The browser's user agent.
    pub user_agent: Option<String>,
    /// Whether it is the current session.
    pub current: bool,
}

impl SessionResponse {
    /// The response for a session, requested from session `current`.
    pub fn new(session: Session, current: Option<SessionId>) -> SessionResponse {
        SessionResponse {
            id: session.id.0,
            created_at: session.created_at,
            last_seen_at: session.last_seen_at,
            ip_address: session.address,
            user_agent: session.user_agent,
            current: current == Some(session.id),
        }
    }
}
