//! A password reset request on the wire.

use tierway_accounts::ResetState;
use tierway_application::accounts::ResetView;

use super::older_clients::text;
use super::user::RoleName;
use crate::dto::*;

/// The admin's note with a decision.
#[derive(Debug, Clone, Default, Deserialize, Validate, ToSchema)]
pub struct ResetNoteRequest {
    /// At most 500 characters.
    #[serde(default, deserialize_with = "text")]
    #[schema(example = "Called back on the number we know.")]
    pub note: Option<String>,
}

/// State of a password reset request.
pub type ResetStateName = Name<ResetState>;

/// A password reset request.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PasswordResetResponse {
    /// Identity.
    #[schema(example = 4)]
    pub id: i64,
    /// The account.
    #[schema(example = 12)]
    pub user_id: i64,
    /// Their name to sign in with.
    #[schema(example = "lina.tan")]
    pub username: String,
    /// Their name.
    #[schema(example = "Lina Tan")]
    pub full_name: String,
    /// Their address for mail.
    #[schema(example = "lina@example.com")]
    pub email: String,
    /// Their role.
    pub role: RoleName,
    /// Its current state.
    pub state: ResetStateName,
    /// Whether the admin can still decide.
    pub decidable: bool,
    /// Whether the admin can hand over a link; also for a verified request whose email may not arrive.
    pub can_hand_over: bool,
    /// When it was requested.
    pub requested_at: DateTime<Utc>,
    /// Expiry of its link.
    pub expires_at: DateTime<Utc>,
    /// IP address of the request.
    #[schema(example = "203.0.113.7")]
    pub address: Option<String>,
    /// The reviewer.
    #[schema(example = "Ada Ng")]
    pub decided_by_name: Option<String>,
    /// When they decided.
    pub decided_at: Option<DateTime<Utc>>,
    /// Their note.
    pub note: Option<String>,
}

impl From<ResetView> for PasswordResetResponse {
    fn from(view: ResetView) -> PasswordResetResponse {
        let ResetView { reset, state, user, decided_by } = view;
        PasswordResetResponse {
            id: reset.id.0,
            user_id: user.id.0,
            full_name: user.full_name(),
            username: user.username,
            email: user.email,
            role: user.role.into(),
            state: state.into(),
            decidable: ResetState::Verified.decided_from().contains(&reset.state),
            can_hand_over: ResetState::ManualResetLink.decided_from().contains(&reset.state),
            requested_at: reset.requested_at,
            expires_at: reset.expires_at,
            address: reset.address,
            decided_by_name: decided_by.map(|user| user.full_name()),
            decided_at: reset.decided_at,
            note: reset.note,
        }
    }
}
