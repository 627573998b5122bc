//! `POST /api/imports/{id}/cancel`.

use tierway_kernel::{ImportId, Permission};

use super::ImportState;
use super::view::{ImportView, view};
use crate::{Context, Failure, Transaction};

/// Gives an import up. A job that is reading its rows stops at its next chunk.
pub fn cancel_import(tx: &mut dyn Transaction, context: &Context, id: ImportId) -> Result<ImportView, Failure> {
    context.require(Permission::CancelImport)?;
    let import = tx.imports().by_id(id)?.ok_or(Failure::NotFound("This import"))?;
    import.state.check_cancellable()?;
    let from = ImportState::CANCELLABLE;
    if !tx.imports().move_state(id, from, ImportState::Cancelled, None, context.now)? {
        // Somebody was faster.
        ImportState::Applying.check_cancellable()?;
    }
    let import = tx.imports().by_id(id)?.ok_or(Failure::NotFound("This import"))?;
    view(tx, import)
}
