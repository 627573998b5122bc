//! `POST /api/picking/waves/{id}/finish`.

use tierway_accounts::ActivityAction;
use tierway_kernel::{Permission, PickWaveId, message};
use tierway_orders::{OrderStatus, Pick, PickError, PickState, WaveState, missing};

use super::view::{WaveView, locked_wave, reloaded};
use crate::orders::{notify_changed, save_order};
use crate::{Context, Failure, Transaction};

/// Finishes a wave without open picks: complete orders become ready, the others record their shortage and stay in
/// processing.
pub fn finish_wave(tx: &mut dyn Transaction, context: &Context, id: PickWaveId) -> Result<WaveView, Failure> {
    context.require(Permission::FinishWave)?;
    let wave = locked_wave(tx, id)?;
    let mut ids: Vec<_> = wave.orders.iter().map(|one| one.order_id).collect();
    ids.sort_unstable();
    let mut orders = Vec::with_capacity(ids.len());
    for id in ids {
        orders.extend(tx.orders().lock(id)?);
    }
    // Read again: an order may have been called off before it was locked.
    let wave = locked_wave(tx, id)?;
    let picks = tx.picks().picks_of(&[id])?;
    let open = picks.iter().filter(|pick| pick.state == PickState::Open).count();
    if open > 0 {
        return Err(PickError::StillOpen(open).into());
    }
    tx.picks().end_wave(id, WaveState::Picked, context.now)?;
    for mut order in orders {
        let is_open = wave.orders.iter().any(|one| one.order_id == order.id && one.is_open);
        if !is_open || order.status != OrderStatus::Processing {
            continue;
        }
        let own: Vec<&Pick> = picks.iter().filter(|pick| pick.entry.order_id == order.id).collect();
        let from = order.status;
        let note = match missing(&own) {
            0 => {
                order.status = OrderStatus::Ready;
                message!("Picked in wave #{wave}", wave = id)
            }
            1 => message!("Wave #{wave}: 1 piece is short", wave = id),
            pieces => message!("Wave #{wave}: {pieces} pieces are short", wave = id, pieces),
        };
        order.processed_by = context.actor.id().or(order.processed_by);
        save_order(tx, context, &mut order, from, Some(&note))?;
        notify_changed(tx, context, &order, from, false, None)?;
    }
    context.log(tx, ActivityAction::Order, message!("Picking wave #{wave} finished", wave = id))?;
    reloaded(tx, id)
}
