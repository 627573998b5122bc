//! `GET /api/imports/{id}/rows`.

use tierway_kernel::{ImportId, Page, PageRequest, Permission};

use super::{ImportRow, RowOutcome};
use crate::{Context, Failure, Transaction};

/// A row of the import report.
pub type RowView = ImportRow;

/// Results of checking, in file order.
pub fn list_import_rows(
    tx: &mut dyn Transaction,
    context: &Context,
    id: ImportId,
    outcome: Option<RowOutcome>,
    page: &PageRequest,
) -> Result<Page<RowView>, Failure> {
    context.require(Permission::ListImportRows)?;
    tx.imports().by_id(id)?.ok_or(Failure::NotFound("This import"))?;
    Ok(tx.imports().rows(id, outcome, page)?)
}
