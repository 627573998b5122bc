//! `POST /api/imports/{id}/apply`.

use tierway_kernel::{ImportId, Permission, message};

use super::payload::enqueue;
use super::view::{ImportView, view};
use super::{Import, ImportKind, ImportState};
use crate::jobs::JobKind;
use crate::{Context, Failure, Transaction};

/// Starts applying a checked import without errors, by a job. Of two concurrent calls, one succeeds.
pub fn apply_import(tx: &mut dyn Transaction, context: &Context, id: ImportId) -> Result<ImportView, Failure> {
    context.require(Permission::ApplyImport)?;
    let import = tx.imports().by_id(id)?.ok_or(Failure::NotFound("This import"))?;
    import.state.check_applicable()?;
    check_worth(&import)?;
    if !tx.imports().move_state(id, &[ImportState::Checked], ImportState::Applying, None, context.now)? {
        // Somebody was faster.
        ImportState::Applying.check_applicable()?;
    }
    enqueue(tx, context, JobKind::ApplyImport, id)?;
    let import = tx.imports().by_id(id)?.ok_or(Failure::NotFound("This import"))?;
    view(tx, import)
}

/// Nothing with errors is applied, and nothing that would change nothing: but a count that finds all as it was is one.
fn check_worth(import: &Import) -> Result<(), Failure> {
    let counts = import.counts;
    match counts.error {
        0 => {}
        1 => return Err(Failure::Rule("A row has errors. Please correct the file and upload it again.".into())),
        more => {
            return Err(Failure::Rule(message!(
                "{more} rows have errors. Please correct the file and upload it again.",
                more
            )));
        }
    }
    if counts.create + counts.update == 0 && import.file.kind != ImportKind::StockCount {
        return Err(Failure::Rule("The file contains no changes.".into()));
    }
    Ok(())
}
