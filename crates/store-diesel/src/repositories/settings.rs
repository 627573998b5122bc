//! Settings.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use tierway_application::settings::{NewSettingEntry, SettingEntry};
use tierway_application::{SettingsRepository, StoredSetting, Topic};
use tierway_kernel::{Cursor, Page, PageRequest, StoreError, UserId, from_micros, to_micros};

use super::paging::{newest_first, paged};
use super::{Db, DieselTransaction};
use crate::error::store_error;
use crate::schema::{setting_entries, settings};

#[derive(Queryable, Selectable)]
#[diesel(table_name = setting_entries)]
struct EntryRow {
    id: i64,
    setting_key: String,
    old_value: Option<String>,
    new_value: String,
    user_id: Option<i64>,
    created_at: i64,
}

impl EntryRow {
    fn into_entry(self) -> Result<SettingEntry, StoreError> {
        let user_id = self.user_id.map(UserId);
        let entry = NewSettingEntry { key: self.setting_key, from: self.old_value, to: self.new_value, user_id };
        Ok(SettingEntry { id: self.id, entry, created_at: from_micros(self.created_at) })
    }
}

fn entries(key: Option<&str>) -> setting_entries::BoxedQuery<'_, Db> {
    let query = setting_entries::table.into_boxed();
    match key {
        Some(key) => query.filter(setting_entries::setting_key.eq(key)),
        None => query,
    }
}

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

    fn replace(&mut self, key: &str, from: Option<&str>, to: &str, now: DateTime<Utc>) -> Result<bool, StoreError> {
        self.changes.note(Topic::Settings);
        let changed = (settings::value.eq(to), settings::updated_at.eq(to_micros(now)));
        let rows = match from {
            Some(from) => diesel::update(settings::table.find(key).filter(settings::value.eq(from)))
                .set(changed)
                .execute(self.connection),
            None => diesel::insert_into(settings::table)
                .values((settings::key.eq(key), changed))
                .on_conflict_do_nothing()
                .execute(self.connection),
        };
        rows.map(|rows| rows == 1).map_err(store_error)
    }

    fn note(&mut self, entry: &NewSettingEntry, now: DateTime<Utc>) -> Result<(), StoreError> {
        diesel::insert_into(setting_entries::table)
            .values((
                setting_entries::setting_key.eq(&entry.key),
                setting_entries::old_value.eq(&entry.from),
                setting_entries::new_value.eq(&entry.to),
                setting_entries::user_id.eq(entry.user_id.map(|id| id.0)),
                setting_entries::created_at.eq(to_micros(now)),
            ))
            .execute(self.connection)
            .map(|_| ())
            .map_err(store_error)
    }

    fn history(&mut self, key: Option<&str>, page: &PageRequest) -> Result<Page<SettingEntry>, StoreError> {
        let rows: Vec<EntryRow> = newest_first!(entries(key), setting_entries, page)
            .select(EntryRow::as_select())
            .load(self.connection)
            .map_err(store_error)?;
        let count = || entries(key).count().get_result(self.connection);
        paged(rows, page, count, |row| Cursor::int(row.created_at, row.id), EntryRow::into_entry)
    }
}
