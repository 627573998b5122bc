//! Requests and responses of import operations.

use std::collections::BTreeMap;

use tierway_application::imports::{ImportField, ImportRow, ImportView, Mapping, RowChange, RowCounts, RowError};
use tierway_kernel::{Language, Message};

use super::names::{ImportKindName, ImportOutcomeName, ImportStateName};
use crate::dto::*;

/// A file import into catalogue or stock.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ImportResponse {
    /// Identity.
    #[schema(example = 7)]
    pub id: i64,
    /// Type of the import.
    pub kind: ImportKindName,
    /// Its status.
    pub state: ImportStateName,
    /// The name of the file.
    #[schema(example = "products.xlsx")]
    pub file_name: String,
    /// Columns of the file with sample values.
    pub columns: Vec<ImportColumnResponse>,
    /// Field to column name: suggested, then chosen.
    #[schema(example = json!({"sku": "Article number", "name": "Name"}))]
    pub mapping: BTreeMap<String, String>,
    /// The fields that columns can be mapped to.
    pub fields: Vec<ImportFieldResponse>,
    /// Why, for a stock count.
    pub reason: Option<String>,
    /// Rows below the heading.
    #[schema(example = 500)]
    pub total_rows: u32,
    /// Rows checked.
    #[schema(example = 500)]
    pub done_rows: u32,
    /// Outcome of the checked rows.
    pub counts: ImportCounts,
    /// Why it failed.
    #[schema(example = "Row 17: Another product already has this SKU. Nothing was imported.")]
    pub error: Option<String>,
    /// When it was uploaded.
    pub created_at: DateTime<Utc>,
    /// The user.
    #[schema(example = "Mara Keller")]
    pub created_by_name: String,
    /// When its rows were checked.
    pub checked_at: Option<DateTime<Utc>>,
    /// When it was applied, failed or was cancelled.
    pub finished_at: Option<DateTime<Utc>>,
}

/// A column of a file.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct ImportColumnResponse {
    /// Its header, made unique.
    #[schema(example = "Article number")]
    pub name: String,
    /// Up to three sample values.
    #[schema(example = json!(["A-1", "A-2", "A-3"]))]
    pub samples: Vec<String>,
}

/// A field that a column can be mapped to.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct ImportFieldResponse {
    /// Its name.
    #[schema(example = "customerPrice")]
    pub field: String,
    /// Display name.
    #[schema(example = "Customer price")]
    pub label: String,
    /// Whether it is required.
    pub required: bool,
}

/// Number of rows by outcome.
#[derive(Debug, Clone, Copy, Serialize, ToSchema)]
#[expect(missing_docs, reason = "the names say it")]
pub struct ImportCounts {
    #[schema(example = 12)]
    pub create: u32,
    #[schema(example = 480)]
    pub update: u32,
    #[schema(example = 5)]
    pub same: u32,
    #[schema(example = 3)]
    pub error: u32,
}

/// A row of the import report.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ImportRowResponse {
    /// Row number as in a spreadsheet; the header is row 1.
    #[schema(example = 2)]
    pub row_number: u32,
    /// Its result.
    pub outcome: ImportOutcomeName,
    /// The product it is about, if it exists.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(example = 42)]
    pub product_id: Option<i64>,
    /// The SKU as in the file.
    #[schema(example = "A-1")]
    pub sku: String,
    /// Its errors.
    pub errors: Vec<ImportRowError>,
    /// The changes.
    pub changes: Vec<ImportRowChange>,
}

/// An error of a row.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct ImportRowError {
    /// Column of the file, or the display name of the field.
    #[schema(example = "Price")]
    pub column: String,
    /// A sentence.
    #[schema(example = "Please write amounts like 1234.50.")]
    pub message: String,
}

/// A field changed by a row.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct ImportRowChange {
    /// The field.
    #[schema(example = "customerPrice")]
    pub field: String,
    /// The stored value; absent if none.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(example = "14.00")]
    pub from: Option<String>,
    /// The value in the row; empty if none.
    #[schema(example = "15.00")]
    pub to: String,
}

/// The column mapping.
#[derive(Debug, Clone, Default, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase", default)]
pub struct CheckImportRequest {
    /// Field to column name; an empty name for no column. If omitted, the current mapping is used.
    #[schema(example = json!({"sku": "Article number", "customerPrice": "Price"}))]
    pub mapping: Option<BTreeMap<String, String>>,
    /// Reason, required for a stock count, at most 500 characters.
    #[schema(example = "Year's end")]
    pub reason: Option<String>,
}

impl CheckImportRequest {
    /// The mapping without fields that have no column.
    pub fn chosen(&self) -> Option<Mapping> {
        let mapping = self.mapping.clone()?;
        Some(mapping.into_iter().filter(|(_, column)| !column.is_empty()).collect())
    }
}

impl ImportResponse {
    /// The import in a language.
    pub(super) fn of(view: ImportView, language: Language) -> ImportResponse {
        let import = view.import;
        let file = import.file;
        ImportResponse {
            id: import.id.0,
            kind: file.kind.into(),
            state: import.state.into(),
            file_name: file.file_name,
            columns: file
                .columns
                .into_iter()
                .map(|column| ImportColumnResponse { name: column.name, samples: column.samples })
                .collect(),
            mapping: file.mapping,
            fields: file.kind.fields().iter().map(|field| ImportFieldResponse::of(field, language)).collect(),
            reason: file.reason,
            total_rows: file.total_rows,
            done_rows: import.done_rows,
            counts: import.counts.into(),
            error: import.error.map(|error| error.render(language)),
            created_at: import.created_at,
            created_by_name: view.created_by_name,
            checked_at: import.checked_at,
            finished_at: import.finished_at,
        }
    }
}

impl ImportFieldResponse {
    fn of(field: &ImportField, language: Language) -> ImportFieldResponse {
        let label = Message::from(field.label).render(language);
        ImportFieldResponse { field: field.key.to_owned(), label, required: field.required }
    }
}

impl From<RowCounts> for ImportCounts {
    fn from(counts: RowCounts) -> ImportCounts {
        ImportCounts { create: counts.create, update: counts.update, same: counts.same, error: counts.error }
    }
}

impl ImportRowResponse {
    /// The row in a language.
    pub(super) fn of(row: ImportRow, language: Language) -> ImportRowResponse {
        let error = |error: RowError| ImportRowError {
            column: error.column.render(language),
            message: error.message.render(language),
        };
        let change = |RowChange { field, from, to }: RowChange| ImportRowChange { field, from, to };
        ImportRowResponse {
            row_number: row.number,
            outcome: row.outcome.into(),
            product_id: row.product_id.map(|id| id.0),
            sku: row.sku,
            errors: row.errors.into_iter().map(error).collect(),
            changes: row.plan.changes.into_iter().map(change).collect(),
        }
    }
}
