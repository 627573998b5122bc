//! Carries out what an order's change means for the shelf.

use std::collections::HashMap;

use tierway_catalogue::Product;
use tierway_inventory::{Direction, NewMovement, Reason};
use tierway_kernel::{OrderId, ProductId, Quantity, StoreError};
use tierway_orders::{OrderLine, StockEffect};

use super::pricing::pieces_by_product;
use crate::inventory::{tell_low_stock, tell_turned};
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
        StockEffect::TakeBack => lines.iter().try_for_each(|line| take_back(tx, context, order, line)),
    }
}

fn release(tx: &mut dyn Transaction, context: &Context, order: OrderId, lines: &[OrderLine]) -> Result<(), Failure> {
    for (product, pieces) in pieces_by_product(lines.iter().map(|line| (line.product_id, line.pieces)))? {
        if !tx.stock().release(product, pieces, context.now)? {
            return Err(broken(order, product));
        }
        let level = tx.stock().level(product)?;
        let before = level.map_or(0, |level| level.available() - pieces.get());
        tell_turned(tx, context, before, level.as_ref())?;
    }
    Ok(())
}

fn ship(tx: &mut dyn Transaction, context: &Context, order: OrderId, lines: &[OrderLine]) -> Result<(), Failure> {
    let mut ids: Vec<ProductId> = lines.iter().map(|line| line.product_id).collect();
    ids.dedup();
    let products: HashMap<ProductId, Product> =
        tx.products().by_ids(&ids)?.into_iter().map(|product| (product.id, product)).collect();
    for line in lines {
        let movement = movement(context, order, line, Direction::Out, Reason::Sale);
        let written = tx.stock().ship_reserved(&movement, context.now)?;
        let after = written.ok_or_else(|| broken(order, line.product_id))?.balance_after;
        if let Some(product) = products.get(&line.product_id) {
            tell_low_stock(tx, context, product, after + line.pieces.get(), after)?;
        }
    }
    Ok(())
}

fn take_back(tx: &mut dyn Transaction, context: &Context, order: OrderId, line: &OrderLine) -> Result<(), Failure> {
    let movement = movement(context, order, line, Direction::In, Reason::Return);
    let pieces: Quantity = line.pieces;
    tx.stock().record(&movement, context.now)?.ok_or_else(|| broken(order, line.product_id))?;
    if tx.stock().reserve(line.product_id, pieces, context.now)? { Ok(()) } else { Err(broken(order, line.product_id)) }
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
        created_by: context.actor.id(),
    }
}

/// The ledger and the order disagree: nothing a client can do, so it is the store's failure and nothing is kept.
fn broken(order: OrderId, product: ProductId) -> Failure {
    StoreError::Failed(format!("the stock of product {product} does not hold what order {order} promised")).into()
}
