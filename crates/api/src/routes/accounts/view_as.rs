//! View-as on the wire.

use tierway_application::accounts::AccountView;

use super::user::UserResponse;
use crate::dto::*;

/// That an admin is viewing as this account.
#[derive(Debug, Clone, Copy, Serialize, ToSchema)]
pub struct ViewAsResponse {
    /// When it is over.
    pub until: DateTime<Utc>,
}

/// The account viewed as.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MeResponse {
    /// The account.
    #[serde(flatten)]
    pub user: UserResponse,
    /// Present if an admin is viewing as this account, read-only; absent otherwise.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub view_as: Option<ViewAsResponse>,
}

impl MeResponse {
    /// The response for an account, with the end of the view.
    pub fn new(view: AccountView, until: Option<DateTime<Utc>>) -> MeResponse {
        MeResponse { user: view.into(), view_as: until.map(|until| ViewAsResponse { until }) }
    }
}
