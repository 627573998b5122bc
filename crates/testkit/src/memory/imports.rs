//! Imports.

use chrono::{DateTime, Utc};
use tierway_application::imports::{
    Import, ImportRepository, ImportRow, ImportState, Mapping, NewImport, RowCounts, RowOutcome,
};
use tierway_kernel::{Cursor, CursorKey, ImportId, Page, PageRequest, StoreError};

use super::paging::{matches, newest_first};
use super::state::unique;
use super::transaction::MemoryTransaction;

/// An import with its checked rows by number.
#[derive(Clone)]
pub(super) struct ImportEntry {
    pub(super) import: Import,
    pub(super) rows: std::sync::Arc<Vec<ImportRow>>,
}

impl MemoryTransaction {
    fn import(&mut self, id: ImportId, from: &[ImportState]) -> Result<Option<&mut ImportEntry>, StoreError> {
        let entry = self.write()?.imports.get_mut(id.0);
        Ok(entry.filter(|entry| from.contains(&entry.import.state)))
    }
}

impl ImportRepository for MemoryTransaction {
    fn add(&mut self, import: &NewImport, now: DateTime<Utc>) -> Result<Import, StoreError> {
        self.state.need_user(import.created_by)?;
        let entry = |id| ImportEntry {
            import: Import {
                id: ImportId(id),
                file: import.clone(),
                state: ImportState::Uploaded,
                done_rows: 0,
                counts: RowCounts::default(),
                error: None,
                created_at: now,
                checked_at: None,
                finished_at: None,
            },
            rows: std::sync::Arc::default(),
        };
        Ok(self.write()?.imports.add(entry).import)
    }

    fn by_id(&mut self, id: ImportId) -> Result<Option<Import>, StoreError> {
        Ok(self.state.imports.get(id.0).map(|entry| entry.import.clone()))
    }

    fn list(&mut self, page: &PageRequest) -> Result<Page<Import>, StoreError> {
        let rows = self.state.imports.rows().map(|entry| entry.import.clone()).collect();
        Ok(newest_first(rows, page, |import: &Import| (import.created_at, import.id.0)))
    }

    fn begin_check(&mut self, id: ImportId, mapping: &Mapping, reason: Option<&str>) -> Result<bool, StoreError> {
        let Some(entry) = self.import(id, ImportState::CHECKABLE)? else { return Ok(false) };
        let import = &mut entry.import;
        import.file.mapping = mapping.clone();
        import.file.reason = reason.map(str::to_owned);
        import.state = ImportState::Checking;
        (import.error, import.checked_at, import.finished_at) = (None, None, None);
        (import.done_rows, import.counts) = (0, RowCounts::default());
        Ok(true)
    }

    fn clear_rows(&mut self, id: ImportId) -> Result<bool, StoreError> {
        let Some(entry) = self.import(id, &[ImportState::Checking])? else { return Ok(false) };
        (entry.import.done_rows, entry.import.counts) = (0, RowCounts::default());
        entry.rows = std::sync::Arc::default();
        Ok(true)
    }

    fn add_rows(&mut self, id: ImportId, done: u32, rows: &[ImportRow]) -> Result<bool, StoreError> {
        let Some(entry) = self.import(id, &[ImportState::Checking])? else { return Ok(false) };
        if entry.import.done_rows != done {
            return Ok(false);
        }
        let more = RowCounts::of(rows);
        let counts = &mut entry.import.counts;
        counts.create += more.create;
        counts.update += more.update;
        counts.same += more.same;
        counts.error += more.error;
        entry.import.done_rows += u32::try_from(rows.len()).unwrap_or(u32::MAX);
        let kept = std::sync::Arc::make_mut(&mut entry.rows);
        for row in rows {
            unique(kept.iter().all(|known| known.number != row.number), "import_rows.row_number")?;
            kept.push(row.clone());
        }
        kept.sort_by_key(|row| row.number);
        Ok(true)
    }

    fn move_state(
        &mut self,
        id: ImportId,
        from: &[ImportState],
        to: ImportState,
        error: Option<&str>,
        now: DateTime<Utc>,
    ) -> Result<bool, StoreError> {
        let Some(entry) = self.import(id, from)? else { return Ok(false) };
        let import = &mut entry.import;
        import.state = to;
        import.error = error.map(str::to_owned);
        import.finished_at = (to.is_final() || to == ImportState::Failed).then_some(now);
        if to == ImportState::Checked {
            import.checked_at = Some(now);
        }
        Ok(true)
    }

    fn rows(
        &mut self,
        id: ImportId,
        outcome: Option<RowOutcome>,
        page: &PageRequest,
    ) -> Result<Page<ImportRow>, StoreError> {
        let after = match &page.cursor {
            Some(Cursor { key: CursorKey::Int(number), .. }) => *number,
            _ => 0,
        };
        let all: Vec<ImportRow> = self.state.imports.get(id.0).map(|entry| entry.rows.to_vec()).unwrap_or_default();
        let fitting: Vec<ImportRow> = all.into_iter().filter(|row| matches(outcome, row.outcome)).collect();
        let total = fitting.len() as u64;
        let rest: Vec<ImportRow> = fitting.into_iter().filter(|row| i64::from(row.number) > after).collect();
        Ok(Page::cut(rest, page, total, |row| Cursor::int(row.number.into(), row.number.into())))
    }

    fn rows_after(
        &mut self,
        id: ImportId,
        outcomes: &[RowOutcome],
        after: u32,
        most: u32,
    ) -> Result<Vec<ImportRow>, StoreError> {
        let Some(entry) = self.state.imports.get(id.0) else { return Ok(Vec::new()) };
        let wanted = entry.rows.iter().filter(|row| row.number > after && outcomes.contains(&row.outcome));
        Ok(wanted.take(most as usize).cloned().collect())
    }

    fn forget(&mut self, before: DateTime<Utc>) -> Result<Vec<String>, StoreError> {
        let imports = &mut self.write()?.imports;
        let old: Vec<(i64, String)> = imports
            .rows()
            .filter(|entry| entry.import.created_at < before)
            .map(|entry| (entry.import.id.0, entry.import.file.file_key.clone()))
            .collect();
        for (id, _) in &old {
            imports.remove(*id);
        }
        Ok(old.into_iter().map(|(_, key)| key).collect())
    }
}
