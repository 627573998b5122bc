//! Carries movements out: the level first, which locks the product, then its lots, then the ledger.

use tierway_inventory::{
    Direction, Lot, LotError, LotPortion, Movement, NewMovement, Shelf, StockChange, StockError, StockLevel,
};
use tierway_kernel::ProductId;

use super::lot_input::{LotInput, hold_if_expired};
use super::lot_steps::contradiction;
use crate::{Context, Failure, Transaction};

/// The executed operation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Moved {
    /// The level before.
    pub before: StockLevel,
    /// The level now.
    pub after: StockLevel,
    /// The ledger's rows: one for each lot that was touched.
    pub movements: Vec<Movement>,
}

/// Adds pieces, into the named lot, created if new.
pub(super) fn bring_in(
    tx: &mut dyn Transaction,
    context: &Context,
    movement: &NewMovement,
    input: &LotInput,
) -> Result<Moved, Failure> {
    let product = movement.product_id;
    if !input.names_lot()? {
        if input.dates != Default::default() {
            return Err(LotError::DatesAlone.into());
        }
        if needs_lots(tx, product)? {
            return Err(LotError::CodeMissing.into());
        }
        return into_lot(tx, context, movement, None);
    }
    tx.stock().lock(product)?.ok_or(Failure::NotFound("This product"))?;
    let lot = input.find_or_make(tx, context, product)?;
    let moved = into_lot(tx, context, movement, Some(&lot))?;
    hold_if_expired(tx, context, lot.id)?;
    let after = tx.stock().level(product)?.unwrap_or(moved.after);
    Ok(Moved { after, ..moved })
}

fn into_lot(
    tx: &mut dyn Transaction,
    context: &Context,
    movement: &NewMovement,
    lot: Option<&Lot>,
) -> Result<Moved, Failure> {
    let held = lot.is_some_and(Lot::is_held);
    let shift = if held { StockChange::InHeld(movement.quantity) } else { StockChange::In(movement.quantity) };
    let after = tx.stock().shift(movement.product_id, shift, context.now)?;
    let after = after.ok_or(Failure::NotFound("This product"))?;
    let movement = NewMovement { lot_id: lot.map(|lot| lot.id), ..movement.clone() };
    let written = tx.stock().enter(&movement, after.balance(), context.now)?;
    Ok(Moved { before: shift.before(&after), after, movements: vec![written] })
}

/// Pieces go out of the lot that is named; else of those that expire first.
pub(super) fn take_out(
    tx: &mut dyn Transaction,
    context: &Context,
    movement: &NewMovement,
    input: &LotInput,
) -> Result<Moved, Failure> {
    if input.names_lot()? { out_of_lot(tx, context, movement, input) } else { first_expired(tx, context, movement) }
}

fn first_expired(tx: &mut dyn Transaction, context: &Context, movement: &NewMovement) -> Result<Moved, Failure> {
    let product = movement.product_id;
    let shift = StockChange::Out(movement.quantity);
    let Some(after) = tx.stock().shift(product, shift, context.now)? else {
        let level = tx.stock().level(product)?.ok_or(Failure::NotFound("This product"))?;
        return Err(StockError::Insufficient { available: level.available() }.into());
    };
    let before = shift.before(&after);
    let lots = tx.lots().on_shelf(&[product])?;
    let portions = Shelf::new(before.balance(), &lots).allocate(movement.quantity);
    let portions = portions.ok_or_else(|| contradiction(product))?;
    let movements = enter_portions(tx, context, movement, &portions, before.balance())?;
    Ok(Moved { before, after, movements })
}

fn out_of_lot(
    tx: &mut dyn Transaction,
    context: &Context,
    movement: &NewMovement,
    input: &LotInput,
) -> Result<Moved, Failure> {
    let (product, pieces) = (movement.product_id, movement.quantity);
    let before = tx.stock().lock(product)?.ok_or(Failure::NotFound("This product"))?;
    let lot = input.find(tx, product)?.ok_or(Failure::NotFound("This batch"))?;
    lot.check_out(movement.reason)?;
    if lot.balance() < pieces.get() {
        return Err(LotError::Insufficient(lot.balance()).into());
    }
    let shift = if lot.is_held() { StockChange::OutHeld(pieces) } else { StockChange::Out(pieces) };
    let Some(after) = tx.stock().shift(product, shift, context.now)? else {
        let (reserved, spare) = (before.reserved, before.balance() - before.reserved);
        return Err(match lot.is_held() {
            true => LotError::Promised { reserved, spare }.into(),
            false => StockError::Insufficient { available: before.available() }.into(),
        });
    };
    let movement = NewMovement { lot_id: Some(lot.id), ..movement.clone() };
    let written = tx.stock().enter(&movement, after.balance(), context.now)?;
    Ok(Moved { before, after, movements: vec![written] })
}

/// Writes a movement lot by lot. The level was shifted before and stood at `balance` until then.
pub(crate) fn enter_portions(
    tx: &mut dyn Transaction,
    context: &Context,
    movement: &NewMovement,
    portions: &[LotPortion],
    mut balance: i64,
) -> Result<Vec<Movement>, Failure> {
    let mut written = Vec::with_capacity(portions.len());
    for portion in portions {
        balance += match movement.direction {
            Direction::In => portion.pieces.get(),
            Direction::Out => -portion.pieces.get(),
        };
        let part = NewMovement { lot_id: portion.lot_id, quantity: portion.pieces, ..movement.clone() };
        written.push(tx.stock().enter(&part, balance, context.now)?);
    }
    Ok(written)
}

/// Whether the product is tracked by lot.
pub(super) fn needs_lots(tx: &mut dyn Transaction, product: ProductId) -> Result<bool, Failure> {
    Ok(tx.products().details(&[product])?.get(&product).is_some_and(|details| details.needs_lots))
}
