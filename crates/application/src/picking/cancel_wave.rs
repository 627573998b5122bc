//! `POST /api/picking/waves/{id}/cancel`.

use tierway_accounts::ActivityAction;
use tierway_kernel::{Permission, PickWaveId, message};
use tierway_orders::WaveState;

use super::view::{WaveView, locked_wave, reloaded};
use crate::{Context, Failure, Transaction};

/// Cancels a wave: its orders become available for picking again, and picked pieces are released.
pub fn cancel_wave(tx: &mut dyn Transaction, context: &Context, id: PickWaveId) -> Result<WaveView, Failure> {
    context.require(Permission::CancelWave)?;
    let wave = locked_wave(tx, id)?;
    tx.picks().cancel_picks(wave.id)?;
    tx.picks().end_wave(wave.id, WaveState::Cancelled, context.now)?;
    context.log(tx, ActivityAction::Order, message!("Picking wave #{wave} returned", wave = id))?;
    reloaded(tx, id)
}
