//! Carries out what an order's change means for the shelf.

use std::collections::{HashMap, HashSet};

use tierway_catalogue::Product;
use tierway_inventory::{Direction, Lot, LotError, NewMovement, Portion, Reason, Shelf, Shift, StockLevel};
use tierway_kernel::{LotId, OrderId, ProductId, Quantity, StoreError};
use tierway_orders::{OrderLine, StockEffect};

use super::pricing::pieces_by_product;
use crate::inventory::{contradiction, enter_portions, tell_low_stock, tell_turned};
use crate::{Context, Failure, Transaction};

/// Moves the stock of all lines, in ascending product id.
pub(super) fn move_stock(
    tx: &mut dyn Transaction,
    context: &Context,
    order: OrderId,
    effect: StockEffect,
) -> Result<(), Failure> {
    if effect == StockEffect::None {
        return Ok(());
    }
    let mut lines = tx.orders().lines(order)?;
    lines.sort_by_key(|line| (line.product_id, line.id));
    match effect {
        StockEffect::None => Ok(()),
        StockEffect::Release => release(tx, context, order, &lines),
        StockEffect::Ship => ship(tx, context, order, &lines),
        StockEffect::TakeBack => take_back(tx, context, order, &lines),
    }
}

fn release(tx: &mut dyn Transaction, context: &Context, order: OrderId, lines: &[OrderLine]) -> Result<(), Failure> {
    for (product, pieces) in pieces_by_product(lines.iter().map(|line| (line.product_id, line.pieces)))? {
        if !tx.stock().release(product, pieces, context.now)? {
            return Err(broken(order, product));
        }
        let level = tx.stock().level(product)?;
        let before = |level: &StockLevel| StockLevel { reserved: level.reserved + pieces.get(), ..*level }.available();
        tell_turned(tx, context, level.as_ref().map_or(0, before), level.as_ref())?;
    }
    Ok(())
}

/// Ships all lines: first the levels, which locks the products, then the lots that expire first. What no product has in
/// lots costs one query for the whole order.
fn ship(tx: &mut dyn Transaction, context: &Context, order: OrderId, lines: &[OrderLine]) -> Result<(), Failure> {
    let ids = product_ids(lines);
    let products: HashMap<ProductId, Product> =
        tx.products().by_ids(&ids)?.into_iter().map(|product| (product.id, product)).collect();
    let mut balances: Vec<i64> = Vec::with_capacity(lines.len());
    for line in lines {
        match tx.stock().shift(line.product_id, Shift::Ship(line.pieces), context.now)? {
            Some(after) => balances.push(after.balance() + line.pieces.get()),
            None => return Err(refused(tx, order, lines, line, &products)?),
        }
    }
    let lots = tx.lots().on_shelf(&ids)?;
    let mut shelf: Option<(ProductId, Shelf)> = None;
    for (line, before) in lines.iter().zip(balances) {
        let id = line.product_id;
        // Lines of a product follow each other; the first finds what was there before the order.
        if shelf.as_ref().is_none_or(|(product, _)| *product != id) {
            let lots: Vec<Lot> = lots.iter().filter(|lot| lot.product_id == id).cloned().collect();
            shelf = Some((id, Shelf::new(before, &lots)));
        }
        let portions = shelf.as_mut().and_then(|(_, shelf)| shelf.allocate(line.pieces));
        let portions = portions.ok_or_else(|| contradiction(id))?;
        let movement = movement(context, order, line, Direction::Out, Reason::Sale);
        enter_portions(tx, context, &movement, &portions, before)?;
        if let Some(product) = products.get(&id) {
            tell_low_stock(tx, context, product, before, before - line.pieces.get())?;
        }
    }
    Ok(())
}

/// Why a line cannot be shipped: its pieces are on hold, or the ledger and the order disagree.
fn refused(
    tx: &mut dyn Transaction,
    order: OrderId,
    lines: &[OrderLine],
    line: &OrderLine,
    products: &HashMap<ProductId, Product>,
) -> Result<Failure, Failure> {
    let id = line.product_id;
    let (Some(level), Some(product)) = (tx.stock().level(id)?, products.get(&id)) else {
        return Ok(broken(order, id));
    };
    if level.reserved < line.pieces.get() || level.free() >= line.pieces.get() {
        return Ok(broken(order, id));
    }
    // Lines before it of the same product have taken theirs already.
    let earlier = lines.iter().take_while(|other| other.id != line.id).filter(|other| other.product_id == id);
    let free = level.free() + earlier.map(|other| other.pieces.get()).sum::<i64>();
    Ok(LotError::HeldBack { name: product.name.clone(), free, held: level.held }.into())
}

/// Takes all lines back into the lots their pieces came from, and reserves them again.
fn take_back(tx: &mut dyn Transaction, context: &Context, order: OrderId, lines: &[OrderLine]) -> Result<(), Failure> {
    tx.stock().lock_all(&product_ids(lines))?;
    let mut left = tx.stock().held_by_order(order)?;
    let ids: Vec<LotId> = left.iter().filter_map(|(_, lot, _)| *lot).collect();
    let lots = if ids.is_empty() { Vec::new() } else { tx.lots().by_ids(&ids)? };
    let on_hold: HashSet<LotId> = lots.iter().filter(|lot| lot.is_held()).map(|lot| lot.id).collect();
    for line in lines {
        let id = line.product_id;
        let portions = taken_back(&mut left, id, line.pieces).ok_or_else(|| broken(order, id))?;
        let is_held = |portion: &&Portion| portion.lot_id.is_some_and(|lot| on_hold.contains(&lot));
        let held: i64 = portions.iter().filter(is_held).map(|portion| portion.pieces.get()).sum();
        let held = Quantity::new(held).map_err(|_| broken(order, id))?;
        let shift = Shift::TakeBack { pieces: line.pieces, held };
        let after = tx.stock().shift(id, shift, context.now)?.ok_or_else(|| broken(order, id))?;
        let movement = movement(context, order, line, Direction::In, Reason::Return);
        enter_portions(tx, context, &movement, &portions, shift.before(&after).balance())?;
    }
    Ok(())
}

/// The portions of a product that come back, taken off what the order still holds.
fn taken_back(
    left: &mut [(ProductId, Option<LotId>, i64)],
    product: ProductId,
    pieces: Quantity,
) -> Option<Vec<Portion>> {
    let mut of_product: Vec<(Option<LotId>, i64)> =
        left.iter().filter(|(id, ..)| *id == product).map(|(_, lot, pieces)| (*lot, *pieces)).collect();
    let portions = tierway_inventory::take_back(&mut of_product, pieces)?;
    let rows = left.iter_mut().filter(|(id, ..)| *id == product);
    for (row, (_, rest)) in rows.zip(of_product) {
        row.2 = rest;
    }
    Some(portions)
}

/// The products of lines that are sorted by product.
fn product_ids(lines: &[OrderLine]) -> Vec<ProductId> {
    let mut ids: Vec<ProductId> = lines.iter().map(|line| line.product_id).collect();
    ids.dedup();
    ids
}

fn movement(context: &Context, order: OrderId, line: &OrderLine, direction: Direction, reason: Reason) -> NewMovement {
    NewMovement {
        product_id: line.product_id,
        direction,
        quantity: line.pieces,
        reason,
        reference: Some(format!("Order #{order}")),
        notes: None,
        order_id: Some(order),
        lot_id: None,
        count_id: None,
        created_by: context.actor.id(),
    }
}

/// The ledger and the order disagree: nothing a client can do, so it is the store's failure and nothing is kept.
fn broken(order: OrderId, product: ProductId) -> Failure {
    StoreError::Failed(format!("the stock of product {product} does not hold what order {order} promised")).into()
}
