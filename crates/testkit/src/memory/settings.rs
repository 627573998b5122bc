//! Settings.

use chrono::{DateTime, Utc};
use tierway_application::{SettingsRepository, StoredSetting, Topic, Transaction as _};
use tierway_kernel::StoreError;

use super::transaction::MemoryTransaction;

impl SettingsRepository for MemoryTransaction {
    fn all(&mut self) -> Result<Vec<StoredSetting>, StoreError> {
        Ok(self.state.settings.values().cloned().collect())
    }

    fn get(&mut self, key: &str) -> Result<Option<String>, StoreError> {
        Ok(self.state.settings.get(key).map(|setting| setting.value.clone()))
    }

    fn set(&mut self, key: &str, value: &str, now: DateTime<Utc>) -> Result<(), StoreError> {
        self.changed(Topic::Settings);
        let setting = StoredSetting { key: key.to_owned(), value: value.to_owned(), updated_at: now };
        self.write()?.settings.insert(key.to_owned(), setting);
        Ok(())
    }
}
