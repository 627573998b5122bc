//! Requests for a new password on the wire.

use tierway_accounts::{ResetFilter, ResetState};
use tierway_application::accounts::{HandedOver, ResetView};
use tierway_kernel::UserId;

use super::names::RoleName;
use super::text::text;
use crate::dto::*;

/// A password reset request.
#[derive(Clone, Default, Deserialize, Validate, ToSchema)]
pub struct PasswordResetRequest {
    /// The account's address for mail.
    #[serde(default, deserialize_with = "text")]
    #[schema(example = "lina@example.com", value_type = String, required)]
    pub email: Option<String>,
    /// The account's role.
    #[serde(default, deserialize_with = "text")]
    #[schema(example = "customer", value_type = String, required)]
    pub role: Option<String>,
}

/// The password reset form.
#[derive(Clone, Default, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ConfirmResetRequest {
    /// The link's `token`.
    #[serde(default, deserialize_with = "text")]
    #[schema(value_type = String, required)]
    pub token: Option<String>,
    /// 6 to 128 characters; at least 10 (a setting) and no common password for admin, manufacturers and employees.
    #[serde(default, deserialize_with = "text")]
    #[schema(example = "battery staple", value_type = String, required)]
    pub password: Option<String>,
    /// The password repeated; optional.
    #[serde(default, deserialize_with = "text")]
    #[schema(example = "battery staple")]
    pub confirm_password: Option<String>,
    /// Whether to keep the account's API tokens and webhooks. If omitted, tokens are revoked and webhooks disabled.
    #[serde(default)]
    #[schema(example = false)]
    pub keep_programs: bool,
}

/// The password is set.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct ResetDoneResponse {
    /// The sentence.
    #[schema(example = "Your password was changed. You can sign in with it now.")]
    pub message: String,
    /// The account's role, whose sign-in page comes next.
    pub role: RoleName,
}

/// What the admin notes with a decision.
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
    /// Who decided.
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
            can_hand_over: ResetState::HandedOver.decided_from().contains(&reset.state),
            requested_at: reset.requested_at,
            expires_at: reset.expires_at,
            address: reset.address,
            decided_by_name: decided_by.map(|user| user.full_name()),
            decided_at: reset.decided_at,
            note: reset.note,
        }
    }
}

/// A link to hand over; shown only once.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct HandedOverResponse {
    /// The link.
    #[schema(example = "https://shop.example/reset-password?token=…")]
    pub link: String,
    /// When it ends.
    pub expires_at: DateTime<Utc>,
}

impl From<HandedOver> for HandedOverResponse {
    fn from(handed: HandedOver) -> HandedOverResponse {
        HandedOverResponse { link: handed.link, expires_at: handed.expires_at }
    }
}

/// Filters of the queue.
#[derive(Debug, Deserialize, Validate, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub struct ListResetsQuery {
    /// Only `requested`, `verified`, `refused`, `handedOver`, `used`, `superseded` or `expired` ones.
    #[param(value_type = Option<String>, example = "requested")]
    pub state: Option<ResetStateName>,
    /// Only those for this account.
    #[param(example = 12)]
    pub user_id: Option<i64>,
}

impl ListResetsQuery {
    /// The filter.
    pub fn filter(&self) -> ResetFilter {
        ResetFilter { state: self.state.map(|name| name.0), user_id: self.user_id.map(UserId) }
    }
}
