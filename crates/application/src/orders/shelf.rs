//! Stock movements of orders: shared by whole orders, shipments and returns.

use std::collections::{BTreeMap, HashMap, HashSet};

use tierway_catalogue::Product;
use tierway_inventory::{Direction, Lot, LotError, LotPortion, NewMovement, Reason, Shelf, StockChange, StockLevel};
use tierway_kernel::{LotId, OrderId, ProductId, Quantity, StoreError, message};
use tierway_orders::{OrderLine, Pick};

use super::picked::{Part, allocate, exclude_picked};
use super::pricing::pieces_by_product;
use crate::inventory::{contradiction, enter_portions, notify_low_stock, notify_stock_change, notify_stock_changes};
use crate::webhooks::stock_changed;
use crate::{Context, Failure, Settings, Transaction};

/// Disposition of restocked pieces.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum ReturnedTo {
    /// Reserved for their order again.
    Promised,
    /// Available.
    Free,
}

/// The non-empty parts in lock order: ascending product, then line.
pub(super) fn parts<'a>(pieces: impl Iterator<Item = (&'a OrderLine, Quantity)>) -> Vec<Part<'a>> {
    let part = |(line, pieces): (&'a OrderLine, Quantity)| (pieces.get() > 0).then_some(Part { line, pieces });
    let mut parts: Vec<Part<'a>> = pieces.filter_map(part).collect();
    parts.sort_by_key(|part| (part.line.product_id, part.line.id));
    parts
}

/// Releases reserved pieces.
pub(super) fn release(
    tx: &mut dyn Transaction,
    context: &Context,
    order: OrderId,
    parts: &[Part<'_>],
) -> Result<(), Failure> {
    let freed = pieces_by_product(parts.iter().map(|part| (part.line.product_id, part.pieces)))?;
    for (product, pieces) in &freed {
        if !tx.stock().release(*product, *pieces, context.now)? {
            return Err(broken(order, *product));
        }
    }
    let ids: Vec<ProductId> = freed.iter().map(|(product, _)| *product).collect();
    let with_before = |level: StockLevel| {
        let pieces = freed.iter().find(|(product, _)| *product == level.product_id).map_or(0, |(_, n)| n.get());
        (StockLevel { reserved: level.reserved + pieces, ..level }.available(), level)
    };
    let changed: Vec<(i64, StockLevel)> = tx.stock().levels(&ids)?.into_iter().map(with_before).collect();
    notify_stock_changes(tx, context, &changed)
}

/// Ships or writes off reserved pieces: first the levels, which locks the products, then first-expiring lots. Without
/// lots, this is one query for the whole order.
pub(super) fn ship(
    tx: &mut dyn Transaction,
    context: &Context,
    order: OrderId,
    parts: &[Part<'_>],
    reason: Reason,
) -> Result<(), Failure> {
    let ids = product_ids(parts);
    let products: HashMap<ProductId, Product> =
        tx.products().by_ids(&ids)?.into_iter().map(|product| (product.id, product)).collect();
    let mut balances: Vec<i64> = Vec::with_capacity(parts.len());
    // The last one of a product wins.
    let mut levels: BTreeMap<ProductId, StockLevel> = BTreeMap::new();
    for part in parts {
        match tx.stock().shift(part.line.product_id, StockChange::Ship(part.pieces), context.now)? {
            Some(after) => {
                balances.push(after.balance() + part.pieces.get());
                levels.insert(after.product_id, after);
            }
            None => return Err(refused(tx, order, parts, part, &products)?),
        }
    }
    stock_changed(tx, context, &levels.into_values().collect::<Vec<_>>())?;
    let lots = tx.lots().on_shelf(&ids)?;
    let mut aside = tx.picks().aside(&ids)?;
    let mark = Settings::load(tx)?.low_stock_mark;
    let mut shelf: Option<(ProductId, Shelf)> = None;
    for (part, before) in parts.iter().zip(balances) {
        let id = part.line.product_id;
        // Parts of a product follow each other; the first finds what was there before the order.
        if shelf.as_ref().is_none_or(|(product, _)| *product != id) {
            let lots: Vec<Lot> = lots.iter().filter(|lot| lot.product_id == id).cloned().collect();
            let mut own = Shelf::new(before, &lots);
            let of_product: Vec<Pick> = aside.iter().filter(|pick| pick.entry.product_id == id).cloned().collect();
            exclude_picked(&mut own, &of_product, order);
            shelf = Some((id, own));
        }
        let portions = match &mut shelf {
            Some((_, shelf)) => allocate(tx, shelf, &mut aside, order, part)?,
            None => None,
        };
        let portions = portions.ok_or_else(|| contradiction(id))?;
        let movement = movement(context, order, part, Direction::Out, reason);
        enter_portions(tx, context, &movement, &portions, before)?;
        if let Some(product) = products.get(&id) {
            notify_low_stock(tx, context, product, before, before - part.pieces.get(), mark)?;
        }
    }
    Ok(())
}

/// Why a line cannot be shipped: its pieces are on hold, or the ledger and the order disagree.
fn refused(
    tx: &mut dyn Transaction,
    order: OrderId,
    parts: &[Part<'_>],
    part: &Part<'_>,
    products: &HashMap<ProductId, Product>,
) -> Result<Failure, Failure> {
    let id = part.line.product_id;
    let (Some(level), Some(product)) = (tx.stock().level(id)?, products.get(&id)) else {
        return Ok(broken(order, id));
    };
    if level.reserved < part.pieces.get() || level.free() >= part.pieces.get() {
        return Ok(broken(order, id));
    }
    // Earlier parts of the same product were already deducted.
    let earlier =
        parts.iter().take_while(|other| other.line.id != part.line.id).filter(|other| other.line.product_id == id);
    let free = level.free() + earlier.map(|other| other.pieces.get()).sum::<i64>();
    Ok(LotError::HeldBack { name: product.name.clone(), free, held: level.held }.into())
}

/// Restocks pieces into the lots they came from.
pub(super) fn take_back(
    tx: &mut dyn Transaction,
    context: &Context,
    order: OrderId,
    parts: &[Part<'_>],
    back: ReturnedTo,
) -> Result<(), Failure> {
    if parts.is_empty() {
        return Ok(());
    }
    tx.stock().lock_all(&product_ids(parts))?;
    let mut left = tx.stock().held_by_order(order)?;
    let ids: Vec<LotId> = left.iter().filter_map(|(_, lot, _)| *lot).collect();
    let lots = if ids.is_empty() { Vec::new() } else { tx.lots().by_ids(&ids)? };
    let on_hold: HashSet<LotId> = lots.iter().filter(|lot| lot.is_held()).map(|lot| lot.id).collect();
    for part in parts {
        let id = part.line.product_id;
        let portions = restocked_portions(&mut left, id, part.pieces).ok_or_else(|| broken(order, id))?;
        let is_held = |portion: &&LotPortion| portion.lot_id.is_some_and(|lot| on_hold.contains(&lot));
        let held: i64 = portions.iter().filter(is_held).map(|portion| portion.pieces.get()).sum();
        let held = Quantity::new(held).map_err(|_| broken(order, id))?;
        let before = bring_back(tx, context, order, part, held, back)?;
        let movement = movement(context, order, part, Direction::In, Reason::Return);
        enter_portions(tx, context, &movement, &portions, before.balance())?;
    }
    Ok(())
}

/// Raises the level by the pieces of a part, some of them in lots on hold; returns the previous level.
fn bring_back(
    tx: &mut dyn Transaction,
    context: &Context,
    order: OrderId,
    part: &Part<'_>,
    held: Quantity,
    back: ReturnedTo,
) -> Result<StockLevel, Failure> {
    let id = part.line.product_id;
    let free = Quantity::new(part.pieces.get() - held.get()).map_err(|_| broken(order, id))?;
    let shifts = match back {
        ReturnedTo::Promised => vec![StockChange::TakeBack { pieces: part.pieces, held }],
        ReturnedTo::Free => {
            let is_some = |shift: &StockChange| {
                !matches!(shift, StockChange::In(Quantity::ZERO) | StockChange::InHeld(Quantity::ZERO))
            };
            [StockChange::In(free), StockChange::InHeld(held)].into_iter().filter(is_some).collect()
        }
    };
    let mut level: Option<(StockLevel, StockLevel)> = None;
    for shift in shifts {
        let after = tx.stock().shift(id, shift, context.now)?.ok_or_else(|| broken(order, id))?;
        let before = level.map_or_else(|| shift.before(&after), |(before, _)| before);
        level = Some((before, after));
    }
    let (before, after) = level.ok_or_else(|| broken(order, id))?;
    notify_stock_change(tx, context, before.available(), Some(&after))?;
    Ok(before)
}

/// The restocked portions of a product, deducted from what the order still holds.
fn restocked_portions(
    left: &mut [(ProductId, Option<LotId>, i64)],
    product: ProductId,
    pieces: Quantity,
) -> Option<Vec<LotPortion>> {
    let mut of_product: Vec<(Option<LotId>, i64)> =
        left.iter().filter(|(id, ..)| *id == product).map(|(_, lot, pieces)| (*lot, *pieces)).collect();
    let portions = tierway_inventory::take_back(&mut of_product, pieces)?;
    let rows = left.iter_mut().filter(|(id, ..)| *id == product);
    for (row, (_, rest)) in rows.zip(of_product) {
        row.2 = rest;
    }
    Some(portions)
}

/// The products of parts that are sorted by product.
fn product_ids(parts: &[Part<'_>]) -> Vec<ProductId> {
    let mut ids: Vec<ProductId> = parts.iter().map(|part| part.line.product_id).collect();
    ids.dedup();
    ids
}

/// Pieces that are written off never were the order's: the ledger names it as the reference only.
fn movement(context: &Context, order: OrderId, part: &Part<'_>, direction: Direction, reason: Reason) -> NewMovement {
    NewMovement {
        product_id: part.line.product_id,
        direction,
        quantity: part.pieces,
        reason,
        reference: Some(message!("Order #{number}", number = order)),
        notes: None,
        order_id: (reason != Reason::Damage).then_some(order),
        lot_id: None,
        count_id: None,
        created_by: context.actor.id(),
    }
}

/// Ledger and order are inconsistent: not a client error, so it fails as a store error and rolls back.
fn broken(order: OrderId, product: ProductId) -> Failure {
    StoreError::Failed(format!("the stock of product {product} does not cover the reservation of order {order}")).into()
}
