//! The job that does what an import's rows say: in one transaction with the job's own end, all or nothing.

use tierway_accounts::{ActivityAction, Verification};
use tierway_kernel::{Actor, ImportId, Permission, SignedIn, UserId};

use super::apply_products::apply_products;
use super::apply_stock_count::apply_stock_count;
use super::payload::Payload;
use super::{Import, ImportKind, ImportState};
use crate::jobs::{Done, Run};
use crate::{Context, Failure, Transaction};

/// What people are told when it is our fault.
const GIVEN_UP: &str = "This import could not be applied, and nothing was changed. Please try again later.";

/// Applies a checked import. When a row fails because the world has changed since it was checked, nothing is applied and
/// the import names the row.
pub(crate) fn apply_rows(run: &Run<'_>) -> Result<Done, Failure> {
    let payload: Payload = run.payload()?;
    match run.done(move |tx, context| apply(tx, context, payload)) {
        Err(Failure::Rule(sentence)) => give_up(run, payload.import_id, sentence),
        Err(cause) if run.is_last_attempt() => {
            tracing::error!(%cause, import = %payload.import_id, "an import could not be applied");
            give_up(run, payload.import_id, GIVEN_UP.to_owned())
        }
        ended => ended,
    }
}

fn give_up(run: &Run<'_>, id: ImportId, sentence: String) -> Result<Done, Failure> {
    run.done(move |tx, context| {
        let from = [ImportState::Applying];
        tx.imports().move_state(id, &from, ImportState::Failed, Some(&sentence), context.now)?;
        Ok(())
    })
}

fn apply(tx: &mut dyn Transaction, context: &Context, payload: Payload) -> Result<(), Failure> {
    let Some(import) = tx.imports().by_id(payload.import_id)? else { return Ok(()) };
    let (from, to) = ([ImportState::Applying], ImportState::Applied);
    // First: of two instances the later one waits here, and finds it done.
    if !tx.imports().move_state(import.id, &from, to, None, context.now)? {
        return Ok(());
    }
    let context = context.as_actor(actor(tx, payload.user_id)?);
    let refused = context.require(Permission::ApplyImport);
    refused.map_err(|failure| Failure::Rule(failure.to_string()))?;
    match import.file.kind {
        ImportKind::Products | ImportKind::Prices => apply_products(tx, &context, &import)?,
        ImportKind::StockCount => apply_stock_count(tx, &context, &import)?,
    }
    context.log(tx, action(&import), sentence(&import))
}

/// Who asked, with the role they have now.
fn actor(tx: &mut dyn Transaction, id: UserId) -> Result<Actor, Failure> {
    let user = tx.users().by_id(id)?.filter(|user| user.is_active).ok_or(Failure::NotSignedIn);
    let user = user.map_err(|failure| Failure::Rule(failure.to_string()))?;
    Ok(Actor::User(SignedIn {
        id: user.id,
        role: user.role,
        // No rule of the catalogue or the stock asks for it.
        position: None,
        verified: user.verification == Verification::Approved,
        referred_by: user.referred_by,
    }))
}

fn action(import: &Import) -> ActivityAction {
    match import.file.kind {
        ImportKind::Products | ImportKind::Prices => ActivityAction::Catalogue,
        ImportKind::StockCount => ActivityAction::Stock,
    }
}

fn sentence(import: &Import) -> String {
    let (counts, name) = (import.counts, &import.file.file_name);
    match import.file.kind {
        ImportKind::Products => {
            format!("Imported {name}: {} products created, {} updated", counts.create, counts.update)
        }
        ImportKind::Prices => format!("Imported {name}: prices of {} products changed", counts.update),
        ImportKind::StockCount => {
            format!("Imported {name}: {} figures counted, {} of them differed", import.file.total_rows, counts.update)
        }
    }
}

/// A failure of one row, by its number.
pub(super) fn in_row(number: u32, sentence: impl std::fmt::Display) -> Failure {
    Failure::Rule(format!("Row {number}: {sentence} Nothing was imported."))
}
