//! The history of settings on the wire.

use tierway_accounts::User;
use tierway_application::settings::{COMPANY_LOGO, SettingEntryView, definition};

use crate::dto::*;

/// Filters of the history.
#[derive(Debug, Deserialize, Validate, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct ListSettingsHistoryQuery {
    /// Only changes of this setting.
    #[param(example = "minimumAge")]
    pub key: Option<String>,
}

/// A change of a setting.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SettingEntryResponse {
    /// Identity.
    #[schema(example = 7)]
    pub id: i64,
    /// Which setting.
    #[schema(example = "minimumAge")]
    pub key: String,
    /// Its name for people; absent for a setting that is no more.
    #[schema(example = "Minimum age")]
    pub label: Option<&'static str>,
    /// The value that counted before; absent when there was none.
    #[schema(example = "21")]
    pub from: Option<String>,
    /// The value since.
    #[schema(example = "18")]
    pub to: String,
    /// The user who changed it; absent for the system.
    #[schema(example = 1)]
    pub user_id: Option<i64>,
    /// Their username.
    #[schema(example = "admin")]
    pub username: Option<String>,
    /// Their first and last name.
    #[schema(example = "Aina Rahman")]
    pub full_name: Option<String>,
    /// When.
    pub created_at: DateTime<Utc>,
}

impl From<SettingEntryView> for SettingEntryResponse {
    fn from(view: SettingEntryView) -> SettingEntryResponse {
        let entry = view.entry.entry;
        let label = match entry.key.as_str() {
            COMPANY_LOGO => Some("Company logo"),
            key => definition(key).map(|row| row.label),
        };
        SettingEntryResponse {
            id: view.entry.id,
            label,
            key: entry.key,
            from: entry.from,
            to: entry.to,
            user_id: entry.user_id.map(|id| id.0),
            username: view.user.as_ref().map(|user| user.username.clone()),
            full_name: view.user.as_ref().map(User::full_name),
            created_at: view.entry.created_at,
        }
    }
}
