//! Imports. States and progress change by guarded updates: of two concurrent ones, one succeeds.

use chrono::{DateTime, Utc};
use diesel::dsl::{exists, not};
use diesel::prelude::*;
use tierway_application::imports::{
    Import, ImportRepository, ImportRow, ImportState, Mapping, NewImport, RowCounts, RowOutcome,
};
use tierway_kernel::{Cursor, ImportId, Message, Page, PageRequest, StoreError, to_micros};

use super::paging::{after_int, fetch, newest_first, paged};
use super::{Db, DieselTransaction};
use crate::error::store_error;
use crate::rows::{CheckedRow, StoredImportRow, to_json};
use crate::schema::{import_rows, imports};
use crate::steps::FORGOTTEN_AT_ONCE;

/// Rows per statement; SQLite allows 32,766 parameters.
const BATCH: usize = 1000;

fn names(states: &[ImportState]) -> Vec<&'static str> {
    states.iter().map(|state| state.as_str()).collect()
}

fn filtered(id: ImportId, outcome: Option<RowOutcome>) -> import_rows::BoxedQuery<'static, Db> {
    let query = import_rows::table.filter(import_rows::import_id.eq(id.0)).into_boxed();
    match outcome {
        Some(outcome) => query.filter(import_rows::outcome.eq(outcome.as_str())),
        None => query,
    }
}

impl ImportRepository for DieselTransaction<'_> {
    fn add(&mut self, import: &NewImport, now: DateTime<Utc>) -> Result<Import, StoreError> {
        diesel::insert_into(imports::table)
            .values((
                imports::kind.eq(import.kind.as_str()),
                imports::state.eq(ImportState::Uploaded.as_str()),
                imports::file_name.eq(&import.file_name),
                imports::file_key.eq(&import.file_key),
                imports::file_columns.eq(to_json(&import.columns)?),
                imports::mapping.eq(to_json(&import.mapping)?),
                imports::reason.eq(import.reason.as_deref()),
                imports::total_rows.eq(i64::from(import.total_rows)),
                imports::done_rows.eq(0_i64),
                imports::applied_to.eq(0_i64),
                imports::create_count.eq(0_i64),
                imports::update_count.eq(0_i64),
                imports::same_count.eq(0_i64),
                imports::error_count.eq(0_i64),
                imports::created_by.eq(import.created_by.0),
                imports::created_at.eq(to_micros(now)),
            ))
            .returning(StoredImportRow::as_returning())
            .get_result(self.connection)
            .map_err(store_error)?
            .into_import()
    }

    fn by_id(&mut self, id: ImportId) -> Result<Option<Import>, StoreError> {
        let row = imports::table.find(id.0).select(StoredImportRow::as_select()).first(self.connection).optional();
        row.map_err(store_error)?.map(StoredImportRow::into_import).transpose()
    }

    fn list(&mut self, page: &PageRequest) -> Result<Page<Import>, StoreError> {
        let rows: Vec<StoredImportRow> = newest_first!(imports::table.into_boxed::<Db>(), imports, page)
            .select(StoredImportRow::as_select())
            .load(self.connection)
            .map_err(store_error)?;
        let count = || imports::table.count().get_result(self.connection);
        paged(rows, page, count, |row| Cursor::int(row.created_at, row.id), StoredImportRow::into_import)
    }

    fn begin_check(&mut self, id: ImportId, mapping: &Mapping, reason: Option<&str>) -> Result<bool, StoreError> {
        let nothing: Option<&str> = None;
        diesel::update(imports::table.find(id.0))
            .filter(imports::state.eq_any(names(ImportState::CHECKABLE)))
            .set((
                imports::state.eq(ImportState::Checking.as_str()),
                imports::mapping.eq(to_json(mapping)?),
                imports::reason.eq(reason),
                imports::error.eq(nothing),
                imports::checked_at.eq(None::<i64>),
                imports::finished_at.eq(None::<i64>),
                (imports::done_rows.eq(0), imports::create_count.eq(0), imports::update_count.eq(0)),
                (imports::same_count.eq(0), imports::error_count.eq(0), imports::applied_to.eq(0)),
            ))
            .execute(self.connection)
            .map(|rows| rows == 1)
            .map_err(store_error)
    }

    fn clear_rows(&mut self, id: ImportId) -> Result<bool, StoreError> {
        let cleared = diesel::update(imports::table.find(id.0))
            .filter(imports::state.eq(ImportState::Checking.as_str()))
            .set((
                (imports::done_rows.eq(0), imports::create_count.eq(0), imports::update_count.eq(0)),
                (imports::same_count.eq(0), imports::error_count.eq(0)),
            ))
            .execute(self.connection)
            .map_err(store_error)?;
        if cleared == 0 {
            return Ok(false);
        }
        diesel::delete(import_rows::table.filter(import_rows::import_id.eq(id.0)))
            .execute(self.connection)
            .map(|_| true)
            .map_err(store_error)
    }

    fn add_rows(&mut self, id: ImportId, done: u32, rows: &[ImportRow]) -> Result<bool, StoreError> {
        let counts = RowCounts::of(rows);
        let more = i64::try_from(rows.len()).unwrap_or(i64::MAX);
        let noted = diesel::update(imports::table.find(id.0))
            .filter(imports::state.eq(ImportState::Checking.as_str()).and(imports::done_rows.eq(i64::from(done))))
            .set((
                imports::done_rows.eq(imports::done_rows + more),
                imports::create_count.eq(imports::create_count + i64::from(counts.create)),
                imports::update_count.eq(imports::update_count + i64::from(counts.update)),
                imports::same_count.eq(imports::same_count + i64::from(counts.same)),
                imports::error_count.eq(imports::error_count + i64::from(counts.error)),
            ))
            .execute(self.connection)
            .map_err(store_error)?;
        if noted == 0 {
            return Ok(false);
        }
        for batch in rows.chunks(BATCH) {
            let values = batch.iter().map(|row| CheckedRow::new(id, row)).collect::<Result<Vec<_>, StoreError>>()?;
            diesel::insert_into(import_rows::table).values(&values).execute(self.connection).map_err(store_error)?;
        }
        Ok(true)
    }

    fn move_state(
        &mut self,
        id: ImportId,
        from: &[ImportState],
        to: ImportState,
        error: Option<&Message>,
        now: DateTime<Utc>,
    ) -> Result<bool, StoreError> {
        let now = to_micros(now);
        let ends = to.is_final() || to == ImportState::Failed;
        let moved = diesel::update(imports::table.find(id.0))
            .filter(imports::state.eq_any(names(from)))
            .set((
                imports::state.eq(to.as_str()),
                imports::error.eq(error.map(Message::to_stored)),
                imports::finished_at.eq(ends.then_some(now)),
            ))
            .execute(self.connection)
            .map_err(store_error)?;
        if moved == 1 && to == ImportState::Checked {
            diesel::update(imports::table.find(id.0))
                .set(imports::checked_at.eq(now))
                .execute(self.connection)
                .map_err(store_error)?;
        }
        Ok(moved == 1)
    }

    fn note_applied(&mut self, id: ImportId, from: u32, to: u32) -> Result<bool, StoreError> {
        let applying = imports::state.eq(ImportState::Applying.as_str());
        diesel::update(imports::table.find(id.0))
            .filter(applying.and(imports::applied_to.eq(i64::from(from))))
            .set(imports::applied_to.eq(i64::from(to)))
            .execute(self.connection)
            .map(|rows| rows == 1)
            .map_err(store_error)
    }

    fn rows(
        &mut self,
        id: ImportId,
        outcome: Option<RowOutcome>,
        page: &PageRequest,
    ) -> Result<Page<ImportRow>, StoreError> {
        let mut query = filtered(id, outcome);
        if let Some((number, _)) = after_int(page) {
            query = query.filter(import_rows::row_number.gt(number));
        }
        let rows: Vec<CheckedRow> = query
            .order(import_rows::row_number)
            .limit(fetch(page))
            .select(CheckedRow::as_select())
            .load(self.connection)
            .map_err(store_error)?;
        let count = || filtered(id, outcome).count().get_result(self.connection);
        paged(rows, page, count, |row| Cursor::int(row.row_number, row.row_number), CheckedRow::into_row)
    }

    fn rows_after(
        &mut self,
        id: ImportId,
        outcomes: &[RowOutcome],
        after: u32,
        most: u32,
    ) -> Result<Vec<ImportRow>, StoreError> {
        let outcomes: Vec<&str> = outcomes.iter().map(|outcome| outcome.as_str()).collect();
        let rows: Vec<CheckedRow> = import_rows::table
            .filter(import_rows::import_id.eq(id.0).and(import_rows::row_number.gt(i64::from(after))))
            .filter(import_rows::outcome.eq_any(outcomes))
            .order(import_rows::row_number)
            .limit(i64::from(most))
            .select(CheckedRow::as_select())
            .load(self.connection)
            .map_err(store_error)?;
        rows.into_iter().map(CheckedRow::into_row).collect()
    }

    fn purge_rows(&mut self, before: DateTime<Utc>) -> Result<u64, StoreError> {
        let old = imports::table.filter(imports::created_at.lt(to_micros(before))).select(imports::id);
        let some: Vec<(i64, i64)> = import_rows::table
            .filter(import_rows::import_id.eq_any(old))
            .order((import_rows::import_id, import_rows::row_number))
            .select((import_rows::import_id, import_rows::row_number))
            .limit(FORGOTTEN_AT_ONCE)
            .load(self.connection)
            .map_err(store_error)?;
        let mut forgotten = 0;
        for part in some.chunk_by(|(one, _), (other, _)| one == other) {
            let own = import_rows::import_id.eq(part[0].0);
            let numbers = import_rows::row_number.eq_any(part.iter().map(|(_, number)| *number));
            forgotten += diesel::delete(import_rows::table.filter(own.and(numbers)))
                .execute(self.connection)
                .map_err(store_error)? as u64;
        }
        Ok(forgotten)
    }

    fn purge(&mut self, before: DateTime<Utc>) -> Result<Vec<String>, StoreError> {
        let rows = import_rows::table.filter(import_rows::import_id.eq(imports::id));
        let old = imports::created_at.lt(to_micros(before)).and(not(exists(rows)));
        diesel::delete(imports::table.filter(old))
            .returning(imports::file_key)
            .get_results(self.connection)
            .map_err(store_error)
    }
}
