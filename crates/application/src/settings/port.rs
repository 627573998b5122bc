//! Settings in the store.

use chrono::{DateTime, Utc};
use tierway_kernel::StoreError;

/// A setting that was set.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredSetting {
    /// Its key.
    pub key: String,
    /// Its value as text.
    pub value: String,
    /// When it was last set.
    pub updated_at: DateTime<Utc>,
}

/// Settings in the store. Setting one raises [`crate::Topic::Settings`] with the commit.
pub trait SettingsRepository {
    /// All that were set, by key.
    fn all(&mut self) -> Result<Vec<StoredSetting>, StoreError>;
    /// One of them.
    fn get(&mut self, key: &str) -> Result<Option<String>, StoreError>;
    /// Sets one.
    fn set(&mut self, key: &str, value: &str, now: DateTime<Utc>) -> Result<(), StoreError>;
}
