//! `PATCH /api/products/{id}/stock`.

use tierway_accounts::ActivityAction;
use tierway_catalogue::SpecialPrices;
use tierway_inventory::{Direction, NewMovement, Reason, StockError, StockLevel, adjustment};
use tierway_kernel::{FieldError, Message, Permission, ProductId, message, too_long};

use super::changes::{notify_low_stock, notify_stock_change, notify_stock_update};
use super::ledger::{bring_in, take_out};
use super::lot_input::LotInput;
use crate::catalogue::{ProductView, ViewerProfile, view};
use crate::{Context, Failure, Settings, Transaction};

/// Longest reason, in characters.
const LONGEST_REASON: usize = 500;

/// An absolute stock figure, as entered.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct StockFigure {
    /// Pieces on hand.
    pub balance: i64,
    /// The balance the editor saw, if given.
    pub expected: Option<i64>,
    /// Reason; a standard text if not given.
    pub reason: Option<String>,
    /// The lot in which pieces were found or are missing; else they have no lot, and those are missing that would have
    /// left first.
    pub lot: LotInput,
}

/// Sets the balance to an absolute figure: an adjustment in the ledger and a stock update record. An unchanged figure
/// is recorded as a count without difference.
pub fn set_stock(
    tx: &mut dyn Transaction,
    context: &Context,
    id: ProductId,
    figure: &StockFigure,
) -> Result<ProductView, Failure> {
    context.require(Permission::SetStock)?;
    let before = tx.stock().lock(id)?.ok_or(Failure::NotFound("This product"))?;
    let product = tx.products().by_id(id)?.ok_or(Failure::NotFound("This product"))?;
    let reason = checked_reason(figure.reason.as_deref())?;
    let balance = figure.balance;
    before.expect(figure.expected)?;
    if let Some((direction, quantity)) = adjustment(&before, balance)? {
        let movement = NewMovement {
            product_id: id,
            direction,
            quantity,
            reason: Reason::Adjustment,
            reference: None,
            notes: Some(reason.clone()),
            order_id: None,
            lot_id: None,
            count_id: None,
            created_by: context.actor.id(),
        };
        adjust(tx, context, &before, &movement, &figure.lot)?;
    }
    tx.stock().add_update(id, balance, context.actor.id(), Some(&reason), context.now)?;
    let level = tx.stock().level(id)?;
    notify_stock_change(tx, context, before.available(), level.as_ref())?;
    notify_stock_update(tx, context, &product, balance, reason)?;
    let mark = Settings::load(tx)?.low_stock_mark;
    notify_low_stock(tx, context, &product, before.balance(), balance, mark)?;
    let log = message!(
        "Set the stock of {name} ({sku}) from {before} to {after}",
        name = product.name,
        sku = product.sku,
        before = before.balance(),
        after = balance
    );
    context.log(tx, ActivityAction::Stock, log)?;
    // Who sets stock pays no prices.
    Ok(view(product, level, &ViewerProfile::of(&context.actor, None), &SpecialPrices::default()))
}

/// Moves the difference; errors refer to the figure.
fn adjust(
    tx: &mut dyn Transaction,
    context: &Context,
    before: &StockLevel,
    movement: &NewMovement,
    lot: &LotInput,
) -> Result<(), Failure> {
    let of_figure = |failure: Failure| match failure {
        Failure::Fields(errors) => Failure::Fields(errors.into_iter().map(about_figure).collect()),
        other => other,
    };
    match movement.direction {
        Direction::In => bring_in(tx, context, movement, lot).map(|_| ()),
        Direction::Out if before.available() < movement.quantity.get() && !lot.names_lot()? => {
            Err(StockError::BelowHeld { reserved: before.reserved, held: before.held }.into())
        }
        Direction::Out => take_out(tx, context, movement, lot).map(|_| ()).map_err(of_figure),
    }
}

fn about_figure(error: FieldError) -> FieldError {
    if error.field == "quantity" { FieldError { field: "stockBalance".to_owned(), ..error } } else { error }
}

fn checked_reason(reason: Option<&str>) -> Result<Message, Failure> {
    match reason.map(str::trim).filter(|reason| !reason.is_empty()) {
        None => Ok(message!("Stock set by hand")),
        Some(reason) if reason.chars().count() > LONGEST_REASON => {
            Err(Failure::field("reason", too_long(LONGEST_REASON)))
        }
        Some(reason) => Ok(Message::verbatim(reason)),
    }
}
