//! `POST /api/imports/{id}/check`.

use tierway_kernel::{ImportId, Permission};

use super::payload::enqueue;
use super::upload_import::checked_reason;
use super::view::{ImportView, view};
use super::{ImportKind, ImportState, Mapping, mapping};
use crate::jobs::JobKind;
use crate::{Context, Failure, Transaction};

/// Takes the mapping and sends the import into checking; a job reads the rows.
pub fn check_import(
    tx: &mut dyn Transaction,
    context: &Context,
    id: ImportId,
    chosen: Option<&Mapping>,
    reason: Option<&str>,
) -> Result<ImportView, Failure> {
    context.require(Permission::CheckImport)?;
    let import = tx.imports().by_id(id)?.ok_or(Failure::NotFound("This import"))?;
    import.state.check_checkable()?;
    let chosen = chosen.unwrap_or(&import.file.mapping);
    mapping::read(import.file.kind, &import.file.columns, chosen).map_err(Failure::Fields)?;
    let reason = checked_reason(reason)?.or(import.file.reason);
    if import.file.kind == ImportKind::StockCount && reason.is_none() {
        return Err(Failure::field("reason", "Please enter a reason for the stock count."));
    }
    if !tx.imports().begin_check(id, chosen, reason.as_deref())? {
        // Somebody was faster.
        ImportState::Checking.check_checkable()?;
    }
    enqueue(tx, context, JobKind::CheckImport, id)?;
    let import = tx.imports().by_id(id)?.ok_or(Failure::NotFound("This import"))?;
    view(tx, import)
}
