//! Settings.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use tierway_application::{SettingsRepository, StoredSetting, Topic};
use tierway_kernel::{StoreError, from_micros, to_micros};

use super::DieselTransaction;
use crate::error::store_error;
use crate::schema::settings;

impl SettingsRepository for DieselTransaction<'_> {
    fn all(&mut self) -> Result<Vec<StoredSetting>, StoreError> {
        let rows: Vec<(String, String, i64)> = settings::table
            .order(settings::key)
            .select((settings::key, settings::value, settings::updated_at))
            .load(self.connection)
            .map_err(store_error)?;
        let read = |(key, value, time)| StoredSetting { key, value, updated_at: from_micros(time) };
        Ok(rows.into_iter().map(read).collect())
    }

    fn get(&mut self, key: &str) -> Result<Option<String>, StoreError> {
        settings::table.find(key).select(settings::value).first(self.connection).optional().map_err(store_error)
    }

    fn set(&mut self, key: &str, value: &str, now: DateTime<Utc>) -> Result<(), StoreError> {
        self.changes.note(Topic::Settings);
        let changed = (settings::value.eq(value), settings::updated_at.eq(to_micros(now)));
        diesel::insert_into(settings::table)
            .values((settings::key.eq(key), changed))
            .on_conflict(settings::key)
            .do_update()
            .set(changed)
            .execute(self.connection)
            .map(|_| ())
            .map_err(store_error)
    }
}
