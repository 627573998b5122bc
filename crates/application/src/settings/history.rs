//! History of settings.

use chrono::{DateTime, Utc};
use tierway_kernel::UserId;

/// A change of a setting, to write.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewSettingEntry {
    /// The setting's key.
    pub key: String,
    /// The value that counted before; `None` when there was none.
    pub from: Option<String>,
    /// The value since.
    pub to: String,
    /// The user who changed it; `None` for the system.
    pub user_id: Option<UserId>,
}

/// An entry of the settings history.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SettingEntry {
    /// Identity.
    pub id: i64,
    /// The change.
    pub entry: NewSettingEntry,
    /// When.
    pub created_at: DateTime<Utc>,
}
