//! `PUT /api/wholesaler/prices`.

use std::collections::HashSet;

use chrono::{DateTime, Utc};
use tierway_accounts::ActivityAction;
use tierway_catalogue::{
    Audience, ChangedCell, NewPriceChange, PriceCell, check_cells, check_effective, check_note, turn_at,
};
use tierway_kernel::{FieldError, Money, Permission, ProductId, message};

use super::grid::{prices_at, products_of};
use super::view::{ChangeView, described};
use crate::settings::Currency;
use crate::{Context, Failure, StaleField, Transaction};

/// Prices to be set together.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SetPrices {
    /// Whose.
    pub audience: Audience,
    /// From when on; `None`: at once.
    pub effective_from: Option<DateTime<Utc>>,
    /// Why.
    pub note: Option<String>,
    /// The prices.
    pub cells: Vec<PriceInput>,
}

/// One of them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PriceInput {
    /// The current prices.
    pub cell: PriceCell,
    /// The price the person saw (`Some(None)`: that there was none); `None`: does not matter.
    pub expected: Option<Option<Money>>,
}

/// Sets prices, all or none. One that is not what the person saw any more refuses all.
pub fn set_wholesaler_prices(
    tx: &mut dyn Transaction,
    context: &Context,
    command: &SetPrices,
) -> Result<ChangeView, Failure> {
    context.require(Permission::SetWholesalerPrices)?;
    let cells: Vec<PriceCell> = command.cells.iter().map(|input| input.cell).collect();
    check_cells(&cells)?;
    check_effective(command.effective_from, context.now)?;
    let note = check_note(command.note.as_deref())?;
    check_products(tx, &cells)?;
    // From here on these prices are locked. Concurrent changes that held the lock before come first, whatever their
    // clock.
    let newest = tx.prices().lock_prices(command.audience)?;
    let now = turn_at(context.now, newest);
    let effective_from = command.effective_from.map_or(now, |time| time.max(now));
    let current = prices_at(tx, command.audience, &cells, now)?;
    check_expected(&command.cells, &current, &Currency::load(tx)?)?;
    let before = if effective_from == now { current } else { prices_at(tx, command.audience, &cells, effective_from)? };
    let cells = cells.iter().zip(before).map(|(cell, before)| ChangedCell { cell: *cell, before }).collect();
    let change = NewPriceChange {
        audience: command.audience,
        actor_id: context.actor.id(),
        note,
        effective_from,
        undoes: None,
        counts: true,
        cells,
    };
    let change = tx.prices().add_change(&change, now)?;
    let what = match change.audience {
        Audience::Dealer => message!("Changed {count} regional prices of dealers", count = change.cell_count),
        Audience::Agent => message!("Changed {count} regional prices of agents", count = change.cell_count),
    };
    context.log(tx, ActivityAction::Catalogue, what)?;
    described(tx, change)
}

pub(super) fn check_products(tx: &mut dyn Transaction, cells: &[PriceCell]) -> Result<(), Failure> {
    let ids = products_of(cells);
    let known: HashSet<ProductId> = tx.products().by_ids(&ids)?.into_iter().map(|product| product.id).collect();
    let unknown = cells.iter().enumerate().filter(|(_, cell)| !known.contains(&cell.product_id));
    let errors: Vec<FieldError> =
        unknown.map(|(at, _)| FieldError::new(format!("cells[{at}].productId"), "Product not found.")).collect();
    if errors.is_empty() { Ok(()) } else { Err(Failure::Fields(errors)) }
}

fn check_expected(inputs: &[PriceInput], current: &[Option<Money>], currency: &Currency) -> Result<(), Failure> {
    let errors: Vec<StaleField> = inputs
        .iter()
        .zip(current)
        .enumerate()
        .filter_map(|(at, (input, now))| {
            let (seen, now) = (input.expected?, *now);
            let said = now.map_or_else(
                || "This price was removed in the meantime.".into(),
                |now| message!("This price is now {price}.", price = currency.show(now)),
            );
            (seen != now).then(|| StaleField {
                error: FieldError::new(format!("cells[{at}].expected"), said),
                current: now.map(|now| now.to_string()),
            })
        })
        .collect();
    if errors.is_empty() { Ok(()) } else { Err(Failure::Stale(errors)) }
}
