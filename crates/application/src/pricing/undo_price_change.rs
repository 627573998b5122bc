//! `POST /api/wholesaler/price-changes/{id}/undo`.

use tierway_accounts::ActivityAction;
use tierway_catalogue::undo;
use tierway_kernel::{Permission, PriceChangeId};

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
    tx.prices().lock_prices(audience)?;
    // Read again: somebody may have undone it while this waited.
    let change = found(tx)?;
    let cells = tx.prices().cells_of(id)?;
    let stale = tx.prices().stale_cells(id, context.now)?;
    let back = undo(&change, &cells, stale, context.actor.id(), context.now)?;
    let made = tx.prices().add_change(&back, context.now)?;
    context.log(tx, ActivityAction::Catalogue, format!("Undid change #{id} of regional prices"))?;
    described(tx, made)
}
