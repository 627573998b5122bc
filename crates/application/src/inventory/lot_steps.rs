//! Steps of a lot that several use cases take: an entry of its history, a hold.

use tierway_inventory::{Lot, LotEvent, LotEventKind, StockChange, StockLevel};
use tierway_kernel::{LotId, Message, ProductId, Quantity, StoreError};

use super::changes::notify_stock_change;
use crate::{Context, Failure, Transaction};

/// An entry of a lot's history by the current actor.
pub(super) fn event(context: &Context, lot_id: LotId, kind: LotEventKind, note: Option<Message>) -> LotEvent {
    LotEvent { lot_id, kind, note, actor_id: context.actor.id(), created_at: context.now }
}

/// Puts a lot of a locked product on hold; the product's level after it.
pub(super) fn put_on_hold(
    tx: &mut dyn Transaction,
    context: &Context,
    lot: &Lot,
    reason: Message,
) -> Result<StockLevel, Failure> {
    let level = shift(tx, context, lot, StockChange::Hold)?;
    tx.lots().set_hold(lot.id, Some(&reason), context.now)?;
    tx.lots().add_event(&event(context, lot.id, LotEventKind::Held, Some(reason)))?;
    Ok(level)
}

/// Changes the held pieces of a product by those of a lot, with all effects of a level change.
pub(super) fn shift(
    tx: &mut dyn Transaction,
    context: &Context,
    lot: &Lot,
    shift: fn(Quantity) -> StockChange,
) -> Result<StockLevel, Failure> {
    let product = lot.product_id;
    let pieces = Quantity::new(lot.balance()).map_err(|_| contradiction(product))?;
    let shift = shift(pieces);
    let level = tx.stock().shift(product, shift, context.now)?.ok_or_else(|| contradiction(product))?;
    notify_stock_change(tx, context, shift.before(&level).available(), Some(&level))?;
    Ok(level)
}

/// Level and lots are inconsistent: not a client error, so it fails as a store error and rolls back.
pub(crate) fn contradiction(product: ProductId) -> Failure {
    StoreError::Failed(format!("the lots of product {product} do not add up to its level")).into()
}
