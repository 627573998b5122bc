//! Settings in the store.

use chrono::{DateTime, Utc};
use tierway_kernel::{Page, PageRequest, StoreError};

use super::{NewSettingEntry, SettingEntry};

/// Key of the demo accounts written by `tierway seed`: JSON for the page at `/swagger-ui/`. Not a setting of the table;
/// absent if there is no demo data.
pub const DEMO: &str = "demo";

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
    /// Sets one that still has the value `from`, or is still not set; `false` when someone else was faster.
    fn replace(&mut self, key: &str, from: Option<&str>, to: &str, now: DateTime<Utc>) -> Result<bool, StoreError>;
    /// Notes a change for good.
    fn note(&mut self, entry: &NewSettingEntry, now: DateTime<Utc>) -> Result<(), StoreError>;
    /// History of one key or all, newest first.
    fn history(&mut self, key: Option<&str>, page: &PageRequest) -> Result<Page<SettingEntry>, StoreError>;
}
