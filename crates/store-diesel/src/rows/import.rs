//! Imports and their rows.

use diesel::prelude::*;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use tierway_application::imports::{
    Import, ImportKind, ImportRow, ImportState, NewImport, RowCounts, RowError, RowOutcome,
};
use tierway_kernel::{ImportId, Message, ProductId, StoreError, UserId, from_micros};

use super::{read_count, read_enum, read_time, unreadable};
use crate::schema::{import_rows, imports};

/// An import as it is read.
#[derive(Queryable, Selectable)]
#[diesel(table_name = imports)]
pub(crate) struct StoredImportRow {
    pub(crate) id: i64,
    kind: String,
    state: String,
    file_name: String,
    file_key: String,
    file_columns: String,
    mapping: String,
    reason: Option<String>,
    total_rows: i64,
    done_rows: i64,
    applied_to: i64,
    create_count: i64,
    update_count: i64,
    same_count: i64,
    error_count: i64,
    error: Option<String>,
    created_by: i64,
    pub(crate) created_at: i64,
    checked_at: Option<i64>,
    finished_at: Option<i64>,
}

/// A checked row, read or to write.
#[derive(Queryable, Selectable, Insertable)]
#[diesel(table_name = import_rows, treat_none_as_default_value = false)]
pub(crate) struct CheckedRow {
    import_id: i64,
    pub(crate) row_number: i64,
    outcome: String,
    product_id: Option<i64>,
    sku: String,
    payload: String,
    errors: String,
}

/// An error of a row as it is stored: in English, which is all that older versions know, and with its values.
#[derive(Serialize, Deserialize)]
struct StoredError {
    column: String,
    message: String,
    #[serde(default)]
    wording: Option<[Message; 2]>,
}

impl StoredError {
    fn new(error: &RowError) -> StoredError {
        StoredError {
            column: error.column.to_string(),
            message: error.message.to_string(),
            wording: Some([error.column.clone(), error.message.clone()]),
        }
    }

    fn into_error(self) -> RowError {
        let english = || [Message::verbatim(self.column), Message::from_stored(self.message)];
        let [column, message] = self.wording.unwrap_or_else(english);
        RowError { column, message }
    }
}

/// A value as JSON.
pub(crate) fn to_json(value: &impl Serialize) -> Result<String, StoreError> {
    serde_json::to_string(value).map_err(|error| StoreError::Failed(error.to_string()))
}

fn from_json<T: DeserializeOwned>(column: &str, text: &str) -> Result<T, StoreError> {
    serde_json::from_str(text).map_err(|_| unreadable(column, text))
}

impl StoredImportRow {
    /// The import.
    pub(crate) fn into_import(self) -> Result<Import, StoreError> {
        Ok(Import {
            id: ImportId(self.id),
            file: NewImport {
                kind: read_enum("imports.kind", &ImportKind::ALL, ImportKind::as_str, &self.kind)?,
                file_name: self.file_name,
                file_key: self.file_key,
                columns: from_json("imports.columns", &self.file_columns)?,
                mapping: from_json("imports.mapping", &self.mapping)?,
                reason: self.reason,
                total_rows: read_count("imports.total_rows", self.total_rows)?,
                created_by: UserId(self.created_by),
            },
            state: read_enum("imports.state", &ImportState::ALL, ImportState::as_str, &self.state)?,
            done_rows: read_count("imports.done_rows", self.done_rows)?,
            applied_to: read_count("imports.applied_to", self.applied_to)?,
            counts: RowCounts {
                create: read_count("imports.create_count", self.create_count)?,
                update: read_count("imports.update_count", self.update_count)?,
                same: read_count("imports.same_count", self.same_count)?,
                error: read_count("imports.error_count", self.error_count)?,
            },
            error: self.error.map(Message::from_stored),
            created_at: from_micros(self.created_at),
            checked_at: read_time(self.checked_at),
            finished_at: read_time(self.finished_at),
        })
    }
}

impl CheckedRow {
    /// The row as it is written.
    pub(crate) fn new(import: ImportId, row: &ImportRow) -> Result<CheckedRow, StoreError> {
        Ok(CheckedRow {
            import_id: import.0,
            row_number: i64::from(row.number),
            outcome: row.outcome.as_str().to_owned(),
            product_id: row.product_id.map(|id| id.0),
            sku: row.sku.clone(),
            payload: to_json(&row.plan)?,
            errors: to_json(&row.errors.iter().map(StoredError::new).collect::<Vec<_>>())?,
        })
    }

    /// The row.
    pub(crate) fn into_row(self) -> Result<ImportRow, StoreError> {
        let errors: Vec<StoredError> = from_json("import_rows.errors", &self.errors)?;
        Ok(ImportRow {
            number: read_count("import_rows.row_number", self.row_number)?,
            outcome: read_enum("import_rows.outcome", &RowOutcome::ALL, RowOutcome::as_str, &self.outcome)?,
            product_id: self.product_id.map(ProductId),
            sku: self.sku,
            plan: from_json("import_rows.payload", &self.payload)?,
            errors: errors.into_iter().map(StoredError::into_error).collect(),
        })
    }
}
