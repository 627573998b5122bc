//! Settings.

use chrono::{DateTime, Utc};
use tierway_application::SettingsRepository;
use tierway_kernel::StoreError;

use super::transaction::MemoryTransaction;

impl SettingsRepository for MemoryTransaction {
    fn all(&mut self) -> Result<Vec<(String, String)>, StoreError> {
        Ok(self.state.settings.iter().map(|(key, value)| (key.clone(), value.clone())).collect())
    }

    fn get(&mut self, key: &str) -> Result<Option<String>, StoreError> {
        Ok(self.state.settings.get(key).cloned())
    }

    fn set(&mut self, key: &str, value: &str, _now: DateTime<Utc>) -> Result<(), StoreError> {
        self.write()?.settings.insert(key.to_owned(), value.to_owned());
        Ok(())
    }
}
