//! Imports in the store.

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use tierway_kernel::{ImportId, LotId, Message, Page, PageRequest, ProductId, StoreError, UserId};

use super::{ImportColumn, ImportKind, ImportState, Mapping, RowOutcome};

/// A file to be imported.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewImport {
    /// Type of the import.
    pub kind: ImportKind,
    /// The name it had.
    pub file_name: String,
    /// Key in private file storage.
    pub file_key: String,
    /// Its columns.
    pub columns: Vec<ImportColumn>,
    /// The suggested mapping.
    pub mapping: Mapping,
    /// Why, for a stock count.
    pub reason: Option<String>,
    /// Rows below the heading.
    pub total_rows: u32,
    /// The uploader.
    pub created_by: UserId,
}

/// Number of rows by outcome.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct RowCounts {
    /// Add a product.
    pub create: u32,
    /// Change something.
    pub update: u32,
    /// Change nothing.
    pub same: u32,
    /// Cannot be used.
    pub error: u32,
}

impl RowCounts {
    /// The counts of these rows.
    pub fn of(rows: &[ImportRow]) -> RowCounts {
        let count =
            |outcome| u32::try_from(rows.iter().filter(|row| row.outcome == outcome).count()).unwrap_or(u32::MAX);
        RowCounts {
            create: count(RowOutcome::Create),
            update: count(RowOutcome::Update),
            same: count(RowOutcome::Same),
            error: count(RowOutcome::Error),
        }
    }
}

/// An import on record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Import {
    /// Identity.
    pub id: ImportId,
    /// The uploaded file, with current mapping and reason.
    pub file: NewImport,
    /// Its status.
    pub state: ImportState,
    /// Rows checked.
    pub done_rows: u32,
    /// The number of the last row that was applied; 0 before the first.
    pub applied_to: u32,
    /// Outcome of the checked rows.
    pub counts: RowCounts,
    /// Why it failed.
    pub error: Option<Message>,
    /// When it was uploaded.
    pub created_at: DateTime<Utc>,
    /// When its rows were checked.
    pub checked_at: Option<DateTime<Utc>>,
    /// When it was applied, failed or was cancelled.
    pub finished_at: Option<DateTime<Utc>>,
}

/// The effect of a row on one field.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct RowChange {
    /// The field's name.
    pub field: String,
    /// The stored value; `None` if there is none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<String>,
    /// The value in the row; empty if none.
    pub to: String,
}

/// An error of a row.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RowError {
    /// Column of the file, or the display name of the field.
    pub column: Message,
    /// A sentence.
    pub message: Message,
}

/// A figure counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct RowCount {
    /// The lot; `None`: pieces without one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lot_id: Option<LotId>,
    /// The stored balance.
    pub expected: i64,
    /// The counted quantity.
    pub counted: i64,
}

/// A row as it will be written.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct RowPlan {
    /// The value of each mapped field, as in the file.
    #[serde(default, skip_serializing_if = "Mapping::is_empty")]
    pub values: Mapping,
    /// The changes.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub changes: Vec<RowChange>,
    /// The figure of a stock count.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub count: Option<RowCount>,
}

/// A checked row.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ImportRow {
    /// Its number in the file as spreadsheets show it; the heading is 1.
    pub number: u32,
    /// Its result.
    pub outcome: RowOutcome,
    /// The product it is about, if it is there.
    pub product_id: Option<ProductId>,
    /// The SKU as in the file.
    pub sku: String,
    /// The content.
    pub plan: RowPlan,
    /// Its errors.
    pub errors: Vec<RowError>,
}

/// Imports in the store. States change by guarded updates: of two concurrent calls, one succeeds.
pub trait ImportRepository {
    /// Adds an import in the state [`ImportState::Uploaded`].
    fn add(&mut self, import: &NewImport, now: DateTime<Utc>) -> Result<Import, StoreError>;
    /// One import.
    fn by_id(&mut self, id: ImportId) -> Result<Option<Import>, StoreError>;
    /// All imports, newest first.
    fn list(&mut self, page: &PageRequest) -> Result<Page<Import>, StoreError>;
    /// Sends a checkable import into checking with this mapping and reason; `false` when it is not checkable.
    fn begin_check(&mut self, id: ImportId, mapping: &Mapping, reason: Option<&str>) -> Result<bool, StoreError>;
    /// Forgets what an earlier attempt at checking found; `false` when it is not being checked.
    fn clear_rows(&mut self, id: ImportId) -> Result<bool, StoreError>;
    /// Adds checked rows to an import that is being checked and has `done` of them; `false`, and nothing is added, when
    /// it is another's or was cancelled.
    fn add_rows(&mut self, id: ImportId, done: u32, rows: &[ImportRow]) -> Result<bool, StoreError>;
    /// Moves an import from one of these states to another; `false` when it is in none of them. The check's time is noted
    /// with [`ImportState::Checked`], the end's with every state after which nothing runs any more.
    fn move_state(
        &mut self,
        id: ImportId,
        from: &[ImportState],
        to: ImportState,
        error: Option<&Message>,
        now: DateTime<Utc>,
    ) -> Result<bool, StoreError>;
    /// Records that an import that is being applied, and was until row `from`, is applied until row `to`; `false` when
    /// it is not, or another has done so.
    fn note_applied(&mut self, id: ImportId, from: u32, to: u32) -> Result<bool, StoreError>;
    /// Checked rows in the file's order.
    fn rows(
        &mut self,
        id: ImportId,
        outcome: Option<RowOutcome>,
        page: &PageRequest,
    ) -> Result<Page<ImportRow>, StoreError>;
    /// The next `most` rows behind row `after` that have one of these outcomes, in the file's order.
    fn rows_after(
        &mut self,
        id: ImportId,
        outcomes: &[RowOutcome],
        after: u32,
        most: u32,
    ) -> Result<Vec<ImportRow>, StoreError>;
    /// Removes rows of imports uploaded before `before`, in batches; returns how many, 0 when done.
    fn purge_rows(&mut self, before: DateTime<Utc>) -> Result<u64, StoreError>;
    /// Removes imports uploaded before `before` that have no rows left, and returns the keys of their files.
    fn purge(&mut self, before: DateTime<Utc>) -> Result<Vec<String>, StoreError>;
}
