//! `GET /api/picking/waves/{id}`.

use tierway_kernel::{Permission, PickWaveId};

use super::view::{WaveView, reloaded};
use crate::{Context, Failure, Transaction};

/// One wave with its orders and picks.
pub fn get_pick_wave(tx: &mut dyn Transaction, context: &Context, id: PickWaveId) -> Result<WaveView, Failure> {
    context.require(Permission::GetPickWave)?;
    reloaded(tx, id)
}
