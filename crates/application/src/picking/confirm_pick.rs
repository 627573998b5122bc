//! `POST /api/picking/picks/{id}/confirm`.

use tierway_kernel::{Permission, PickId};
use tierway_orders::confirm;

use super::view::{WaveView, locked, reloaded, save};
use crate::{Context, Failure, Transaction};

/// Confirms pieces of a pick by what was scanned or typed.
pub fn confirm_pick(
    tx: &mut dyn Transaction,
    context: &Context,
    id: PickId,
    code: &str,
    pieces: Option<i64>,
) -> Result<WaveView, Failure> {
    context.require(Permission::ConfirmPick)?;
    let (wave, before) = locked(tx, id)?;
    let next = confirm(&before.pick, &before.target, code, pieces, context.actor.id(), context.now)?;
    save(tx, &next, &before.pick)?;
    reloaded(tx, wave.id)
}
