//! Settings.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use tierway_application::SettingsRepository;
use tierway_kernel::{StoreError, to_micros};

use super::DieselTransaction;
use crate::error::store_error;
use crate::schema::settings;

impl SettingsRepository for DieselTransaction<'_> {
    fn all(&mut self) -> Result<Vec<(String, String)>, StoreError> {
        settings::table
            .order(settings::key)
            .select((settings::key, settings::value))
            .load(self.connection)
            .map_err(store_error)
    }

    fn get(&mut self, key: &str) -> Result<Option<String>, StoreError> {
        settings::table.find(key).select(settings::value).first(self.connection).optional().map_err(store_error)
    }

    fn set(&mut self, key: &str, value: &str, now: DateTime<Utc>) -> Result<(), StoreError> {
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
