//! `POST /api/picking/waves`.

use std::collections::HashMap;

use tierway_accounts::ActivityAction;
use tierway_inventory::{Lot, PickInput, PlannedPick, Shelf, plan_picks};
use tierway_kernel::{LineId, OrderId, Permission, PickWaveId, ProductId, Quantity, StoreError, message};
use tierway_orders::{Fulfilment, NewPick, Order, OrderStatus, Pick, PickError, check_claim, is_pickable, shortfall};

use super::view::{WaveView, view};
use crate::orders::{fulfilments, notify_changed, save_order};
use crate::{Context, Failure, Transaction};

/// Retries when others claim the oldest orders first.
const ROUNDS: usize = 8;

/// Claims orders for picking: the named ones, or the oldest; if there are fewer than requested, returns why. Orders are
/// locked before checking whether they are free, so that two pickers never get the same one.
pub fn claim_picking(
    tx: &mut dyn Transaction,
    context: &Context,
    named: Option<&[OrderId]>,
    count: Option<i64>,
) -> Result<WaveView, Failure> {
    context.require(Permission::ClaimPicking)?;
    let picker = context.actor.signed_in()?.id;
    let most = check_claim(named.map(<[OrderId]>::len), count)?;
    let mut orders = match named {
        Some(ids) => lock_named(tx, ids)?,
        None => lock_oldest(tx, most)?,
    };
    if orders.is_empty() {
        return Err(PickError::NothingToPick.into());
    }
    let shortfall = shortfall(most, orders.len(), tx.picks().unassigned_orders()?);
    orders.sort_by_key(|order| (order.created_at, order.id));
    let picks = plan(tx, &orders)?;
    let ids: Vec<OrderId> = orders.iter().map(|order| order.id).collect();
    let wave = match tx.picks().add_wave(picker, &ids, &picks, context.now) {
        Err(StoreError::Taken(_)) => return Err(StoreError::Contended.into()),
        other => other?,
    };
    for order in orders {
        start(tx, context, order, wave.id)?;
    }
    let list: Vec<String> = ids.iter().map(|id| format!("#{id}")).collect();
    let log = message!("Picking wave #{wave}: order {orders}", wave = wave.id, orders = list.join(", "));
    context.log(tx, ActivityAction::Order, log)?;
    Ok(WaveView { shortfall, ..view(tx, wave)? })
}

fn lock_named(tx: &mut dyn Transaction, ids: &[OrderId]) -> Result<Vec<Order>, Failure> {
    let mut ids = ids.to_vec();
    ids.sort_unstable();
    ids.dedup();
    let mut orders = Vec::with_capacity(ids.len());
    for id in &ids {
        let order = tx.orders().lock(*id)?.filter(|order| !order.is_quote).ok_or(Failure::NotFound("This order"))?;
        if !is_pickable(&order) {
            return Err(PickError::NotPickable(*id).into());
        }
        orders.push(order);
    }
    match tx.picks().open_waves(&ids)?.first() {
        Some((id, _)) => Err(PickError::Taken(*id).into()),
        None => Ok(orders),
    }
}

fn lock_oldest(tx: &mut dyn Transaction, most: usize) -> Result<Vec<Order>, Failure> {
    let mut orders: Vec<Order> = Vec::with_capacity(most);
    let mut seen: Vec<OrderId> = Vec::new();
    for _ in 0..ROUNDS {
        let limit = u32::try_from(most + seen.len()).unwrap_or(u32::MAX);
        let mut next = tx.picks().waiting(limit)?;
        next.retain(|id| !seen.contains(id));
        next.truncate(most - orders.len());
        if next.is_empty() {
            break;
        }
        next.sort_unstable();
        let mut locked: Vec<Order> = Vec::with_capacity(next.len());
        for id in next {
            seen.push(id);
            locked.extend(tx.orders().lock(id)?.filter(is_pickable));
        }
        let ids: Vec<OrderId> = locked.iter().map(|order| order.id).collect();
        let taken = tx.picks().open_waves(&ids)?;
        orders.extend(locked.into_iter().filter(|order| taken.iter().all(|(id, _)| *id != order.id)));
        if orders.len() == most {
            break;
        }
    }
    Ok(orders)
}

/// Pieces to pick for these orders, oldest first: neither shipped nor already picked.
fn plan(tx: &mut dyn Transaction, orders: &[Order]) -> Result<Vec<NewPick>, Failure> {
    let ids: Vec<OrderId> = orders.iter().map(|order| order.id).collect();
    let lines = tx.orders().lines_of(&ids)?;
    let mut products: Vec<ProductId> = lines.iter().map(|(_, line)| line.product_id).collect();
    products.sort_unstable();
    products.dedup();
    if products.is_empty() {
        return Ok(Vec::new());
    }
    let levels = tx.stock().lock_all(&products)?;
    let lots = tx.lots().on_shelf(&products)?;
    let aside = tx.picks().aside(&products)?;
    let mut shelves: HashMap<ProductId, Shelf> = HashMap::with_capacity(levels.len());
    for level in levels {
        let own: Vec<Lot> = lots.iter().filter(|lot| lot.product_id == level.product_id).cloned().collect();
        shelves.insert(level.product_id, Shelf::new(level.balance(), &own));
    }
    for pick in &aside {
        if let (Some(shelf), Ok(pieces)) = (shelves.get_mut(&pick.entry.product_id), Quantity::positive(pick.aside)) {
            shelf.exclude_pieces(pick.entry.lot_id, pieces);
        }
    }
    let mut inputs: Vec<PickInput<(OrderId, LineId)>> = Vec::with_capacity(lines.len());
    let fulfilments = fulfilments(tx, &ids)?;
    for order in orders {
        let progress = fulfilments.get(&order.id).map(Fulfilment::progress).unwrap_or_default();
        for (_, line) in lines.iter().filter(|(id, _)| *id == order.id) {
            let of_line = |pick: &&Pick| pick.entry.line_id == line.id;
            let kept: i64 = aside.iter().filter(of_line).map(|pick| pick.aside).sum();
            if let Ok(pieces) = Quantity::positive(progress.left(line).get() - kept) {
                let (product_id, sku) = (line.product_id, line.sku.clone());
                inputs.push(PickInput { key: (order.id, line.id), product_id, sku, pieces });
            }
        }
    }
    let pick = |planned: PlannedPick<(OrderId, LineId)>| NewPick {
        order_id: planned.key.0,
        line_id: planned.key.1,
        product_id: planned.product_id,
        lot_id: planned.lot_id,
        pieces: planned.pieces,
    };
    Ok(plan_picks(&inputs, &mut shelves, &lots).into_iter().map(pick).collect())
}

fn start(tx: &mut dyn Transaction, context: &Context, mut order: Order, wave: PickWaveId) -> Result<(), Failure> {
    let from = order.status;
    order.status = OrderStatus::Processing;
    order.processed_by = context.actor.id();
    save_order(tx, context, &mut order, from, Some(&message!("Picking wave #{wave}", wave)))?;
    notify_changed(tx, context, &order, from, false, None)
}
