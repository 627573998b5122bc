//! The job that applies an import: products and prices in batches between which others can write, a stock count in one
//! transaction.

use tierway_accounts::{ActivityAction, Verification};
use tierway_kernel::{Actor, ImportId, Message, Permission, Sentence, SignedIn, UserId, message};

use super::apply_products::{apply_products, check_products};
use super::apply_stock_count::apply_stock_count;
use super::payload::Payload;
use super::{Import, ImportKind, ImportState};
use crate::jobs::{Done, Run};
use crate::{Context, Failure, Transaction};

/// The message for internal errors.
const GIVEN_UP: &str = "This import could not be applied. Please try again later.";

/// Applies a checked import, and resumes an interrupted attempt. If a row is no longer valid since the check, nothing
/// is applied. If a row still fails later, its batch is rolled back, later ones are not applied, and the import records
/// how far it got.
pub(crate) fn apply_rows(run: &Run<'_>) -> Result<Done, Failure> {
    let payload: Payload = run.payload()?;
    match apply_all(run, payload) {
        Err(Failure::Rule(sentence)) => fail_import(run, payload.import_id, sentence),
        Err(cause) if run.is_last_attempt() => {
            tracing::error!(%cause, import = %payload.import_id, "an import could not be applied");
            fail_import(run, payload.import_id, GIVEN_UP.into())
        }
        ended => ended,
    }
}

fn apply_all(run: &Run<'_>, payload: Payload) -> Result<Done, Failure> {
    run.read(move |tx, context| check(tx, context, payload))?;
    while run.write(move |tx, context| apply_some(tx, context, payload))? {}
    run.done(move |tx, context| finish(tx, context, payload))
}

/// Fails the import, with what is wrong and how much of it was applied before.
fn fail_import(run: &Run<'_>, id: ImportId, sentence: Message) -> Result<Done, Failure> {
    run.done(move |tx, context| {
        let Some(import) = tx.imports().by_id(id)? else { return Ok(()) };
        let sentence = sentence.clone().followed_by(Some(how_far(import.applied_to)));
        tx.imports().move_state(id, &[ImportState::Applying], ImportState::Failed, Some(&sentence), context.now)?;
        match import.applied_to {
            0 => Ok(()),
            row => {
                let name = &import.file.file_name;
                let log = message!("Imported {name} up to row {row}; the rest failed", name = name, row = row);
                context.log(tx, action(&import), log)
            }
        }
    })
}

fn how_far(applied_to: u32) -> Message {
    match applied_to {
        0 => message!("Nothing was imported."),
        row => message!("The rows up to {row} were imported, the others were not.", row),
    }
}

/// Refuses an import that the world no longer allows.
fn check(tx: &mut dyn Transaction, context: &Context, payload: Payload) -> Result<(), Failure> {
    match applied_in_steps(tx, payload)? {
        Some(import) => check_products(tx, context, &import),
        None => Ok(()),
    }
}

/// The import while it is being applied, if that is done in steps.
fn applied_in_steps(tx: &mut dyn Transaction, payload: Payload) -> Result<Option<Import>, Failure> {
    let matches = |import: &Import| import.state == ImportState::Applying && import.file.kind != ImportKind::StockCount;
    Ok(tx.imports().by_id(payload.import_id)?.filter(matches))
}

/// The next step of an import that is being applied; `false` when no step is left.
fn apply_some(tx: &mut dyn Transaction, context: &Context, payload: Payload) -> Result<bool, Failure> {
    match applied_in_steps(tx, payload)? {
        Some(import) => {
            let context = as_requester(tx, context, payload)?;
            apply_products(tx, &context, &import)
        }
        None => Ok(false),
    }
}

/// Finishes the import and logs its result; a stock count is posted here, as a whole.
fn finish(tx: &mut dyn Transaction, context: &Context, payload: Payload) -> Result<(), Failure> {
    let Some(import) = tx.imports().by_id(payload.import_id)? else { return Ok(()) };
    let (from, to) = ([ImportState::Applying], ImportState::Applied);
    // First: of two instances the later one waits here, and finds it done.
    if !tx.imports().move_state(import.id, &from, to, None, context.now)? {
        return Ok(());
    }
    let context = as_requester(tx, context, payload)?;
    if import.file.kind == ImportKind::StockCount {
        apply_stock_count(tx, &context, &import)?;
    }
    context.log(tx, action(&import), sentence(&import))
}

/// Acts as the user who requested it, if still permitted.
fn as_requester(tx: &mut dyn Transaction, context: &Context, payload: Payload) -> Result<Context, Failure> {
    let context = context.as_actor(actor(tx, payload.user_id)?);
    context.require(Permission::ApplyImport).map_err(|failure| Failure::Rule(failure.message()))?;
    Ok(context)
}

/// The requesting user with their current role.
fn actor(tx: &mut dyn Transaction, id: UserId) -> Result<Actor, Failure> {
    let user = tx.users().by_id(id)?.filter(|user| user.is_active).ok_or(Failure::NotSignedIn);
    let user = user.map_err(|failure| Failure::Rule(failure.message()))?;
    Ok(Actor::User(SignedIn {
        id: user.id,
        role: user.role,
        // Not required by any rule of catalogue or stock.
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

fn sentence(import: &Import) -> Message {
    let (counts, name) = (import.counts, &import.file.file_name);
    match import.file.kind {
        ImportKind::Products => message!(
            "Imported {name}: {created} products created, {updated} updated",
            name = name,
            created = counts.create,
            updated = counts.update
        ),
        ImportKind::Prices => {
            message!("Imported {name}: prices of {products} products changed", name = name, products = counts.update)
        }
        ImportKind::StockCount => message!(
            "Imported {name}: {figures} figures counted, {different} of them differed",
            name = name,
            figures = import.file.total_rows,
            different = counts.update
        ),
    }
}
