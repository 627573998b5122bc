//! Settings.

use chrono::{DateTime, Utc};
use tierway_application::settings::{NewSettingEntry, SettingEntry};
use tierway_application::{SettingsRepository, StoredSetting, Topic, Transaction as _};
use tierway_kernel::{Page, PageRequest, StoreError};

use super::paging::newest_first;
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

    fn note(&mut self, entry: &NewSettingEntry, now: DateTime<Utc>) -> Result<(), StoreError> {
        let state = self.write()?;
        if let Some(user) = entry.user_id {
            state.need_user(user)?;
        }
        state.setting_entries.add(|id| SettingEntry { id, entry: entry.clone(), created_at: now });
        Ok(())
    }

    fn history(&mut self, key: Option<&str>, page: &PageRequest) -> Result<Page<SettingEntry>, StoreError> {
        let rows = self.state.setting_entries.rows();
        let rows = rows.filter(|row| key.is_none_or(|key| row.entry.key == key)).cloned().collect();
        Ok(newest_first(rows, page, |row| (row.created_at, row.id)))
    }
}
