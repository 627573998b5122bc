//! What is kept of each change of a setting.

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
    /// Who changed it; `None` for the system.
    pub user_id: Option<UserId>,
}

/// A change of a setting, as it is kept for good.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SettingEntry {
    /// Identity.
    pub id: i64,
    /// What changed.
    pub entry: NewSettingEntry,
    /// When.
    pub created_at: DateTime<Utc>,
}
