//! A request for a change of address on the wire.

use tierway_accounts::PlaceChangeState;
use tierway_application::accounts::PlaceChangeView;

use super::user::RoleName;
use crate::dto::*;

/// State of a change of country or zone.
pub type PlaceChangeStateName = Name<PlaceChangeState>;

/// A change of country or zone.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PlaceChangeResponse {
    /// Identity.
    #[schema(example = 3)]
    pub id: i64,
    /// Whose.
    #[schema(example = 12)]
    pub user_id: i64,
    /// Their name.
    #[schema(example = "Lina Tan")]
    pub full_name: String,
    /// Their role.
    pub role: RoleName,
    /// From which country.
    #[schema(example = "Malaysia")]
    pub from_country: Option<String>,
    /// From which zone.
    #[schema(example = "Penang")]
    pub from_zone: Option<String>,
    /// To which country.
    #[schema(example = "Canada")]
    pub country: Option<String>,
    /// To which zone.
    #[schema(example = "Ontario")]
    pub zone: Option<String>,
    /// Its status.
    pub state: PlaceChangeStateName,
    /// Reason for the refusal.
    pub reason: Option<String>,
    /// When it was requested.
    pub requested_at: DateTime<Utc>,
    /// The reviewer.
    #[schema(example = "Ada Ng")]
    pub decided_by_name: Option<String>,
    /// When it was decided or withdrawn.
    pub decided_at: Option<DateTime<Utc>>,
}

impl From<PlaceChangeView> for PlaceChangeResponse {
    fn from(view: PlaceChangeView) -> PlaceChangeResponse {
        let PlaceChangeView { change, user, decided_by } = view;
        PlaceChangeResponse {
            id: change.id.0,
            user_id: user.id.0,
            full_name: user.full_name(),
            role: user.role.into(),
            from_country: change.from.country,
            from_zone: change.from.zone,
            country: change.to.country,
            zone: change.to.zone,
            state: change.state.into(),
            reason: change.reason,
            requested_at: change.requested_at,
            decided_by_name: decided_by,
            decided_at: change.decided_at,
        }
    }
}
