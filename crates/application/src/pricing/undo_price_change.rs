//! `POST /api/wholesaler/price-changes/{id}/undo`.

use tierway_accounts::ActivityAction;
use tierway_catalogue::{ChangedCell, PriceCell, turn_at, undo};
use tierway_kernel::{Permission, PriceChangeId, message};

use super::grid::prices_at;
use super::view::{ChangeView, described};
use crate::{Context, Failure, Transaction};

/// Takes a change back by a new one, which restores what counted before; refused when some of its prices have changed since.
pub fn undo_price_change(
    tx: &mut dyn Transaction,
    context: &Context,
    id: PriceChangeId,
) -> Result<ChangeView, Failure> {
    context.require(Permission::UndoPriceChange)?;
    let found = |tx: &mut dyn Transaction| tx.prices().change(id)?.ok_or(Failure::NotFound("This change"));
    let audience = found(tx)?.audience;
    let newest = tx.prices().lock_prices(audience)?;
    let now = turn_at(context.now, newest);
    // Read again: it may have been undone while waiting for the lock.
    let change = found(tx)?;
    let cells = tx.prices().cells_of(id)?;
    let stale = tx.prices().stale_cells(id, now)?;
    let mut back = undo(&change, &cells, stale, context.actor.id(), now)?;
    if back.counts {
        // A plan that is planned again replaces what counts at its time by now.
        let cells: Vec<PriceCell> = back.cells.iter().map(|changed| changed.cell).collect();
        let before = prices_at(tx, audience, &cells, back.effective_from)?;
        back.cells = cells.into_iter().zip(before).map(|(cell, before)| ChangedCell { cell, before }).collect();
    }
    let made = tx.prices().add_change(&back, now)?;
    context.log(tx, ActivityAction::Catalogue, message!("Undid regional price change #{number}", number = id))?;
    described(tx, made)
}
