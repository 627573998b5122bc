//! `PATCH /api/products/{id}/stock`.

use tierway_accounts::ActivityAction;
use tierway_inventory::{NewMovement, Reason, adjustment};
use tierway_kernel::{FieldError, Permission, ProductId, StoreError};

use super::changes::{tell_low_stock, tell_stock_update, tell_turned};
use crate::catalogue::{ProductView, view};
use crate::{Context, Failure, Transaction};

/// The reason kept when none is given.
const DEFAULT_REASON: &str = "Stock set by hand";

/// Brings the balance to an absolute figure: an adjustment in the ledger and a stock update record. A figure that
/// stands already is recorded as a count that changed nothing.
pub fn set_stock(
    tx: &mut dyn Transaction,
    context: &Context,
    id: ProductId,
    balance: i64,
    reason: Option<&str>,
) -> Result<ProductView, Failure> {
    context.require(Permission::SetStock)?;
    let before = tx.stock().lock(id)?.ok_or(Failure::NotFound("This product"))?;
    let product = tx.products().by_id(id)?.ok_or(Failure::NotFound("This product"))?;
    let reason = checked_reason(reason)?;
    if let Some((direction, quantity)) = adjustment(&before, balance)? {
        let movement = NewMovement {
            product_id: id,
            direction,
            quantity,
            reason: Reason::Adjustment,
            reference: None,
            notes: Some(reason.to_owned()),
            order_id: None,
            created_by: context.actor.id(),
        };
        let written = tx.stock().record(&movement, context.now)?;
        written.ok_or_else(|| StoreError::Failed(format!("a locked adjustment of product {id} was refused")))?;
    }
    tx.stock().add_update(id, balance, context.actor.id(), Some(reason), context.now)?;
    let level = tx.stock().level(id)?;
    tell_turned(tx, context, before.available(), level.as_ref())?;
    tell_stock_update(tx, context, &product, balance, reason)?;
    tell_low_stock(tx, context, &product, before.balance(), balance)?;
    let log = format!("Set the stock of {} ({}) from {} to {balance}", product.name, product.sku, before.balance());
    context.log(tx, ActivityAction::Stock, log)?;
    Ok(view(product, level, &context.actor))
}

fn checked_reason(reason: Option<&str>) -> Result<&str, Failure> {
    let reason = reason.map(str::trim).filter(|reason| !reason.is_empty()).unwrap_or(DEFAULT_REASON);
    if reason.chars().count() > 500 {
        let error = FieldError::new("reason", "This must be at most 500 characters long.");
        return Err(Failure::Fields(vec![error]));
    }
    Ok(reason)
}
