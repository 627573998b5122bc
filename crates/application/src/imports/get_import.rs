//! `GET /api/imports/{id}`.

use tierway_kernel::{ImportId, Permission};

use super::view::{ImportView, view};
use crate::{Context, Failure, Transaction};

/// One import with its progress.
pub fn get_import(tx: &mut dyn Transaction, context: &Context, id: ImportId) -> Result<ImportView, Failure> {
    context.require(Permission::GetImport)?;
    let import = tx.imports().by_id(id)?.ok_or(Failure::NotFound("This import"))?;
    view(tx, import)
}
