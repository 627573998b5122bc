//! `PUT /api/wholesaler/prices`.

use std::collections::{HashMap, HashSet};

use chrono::{DateTime, Utc};
use tierway_accounts::ActivityAction;
use tierway_catalogue::{
    Audience, ChangedCell, NewPriceChange, PriceCell, Region, check_cells, check_effective, check_note,
};
use tierway_kernel::{FieldError, Money, Permission, ProductId};

use super::grid::cells_of_products;
use super::view::{ChangeView, described};
use crate::{Context, Failure, Transaction};

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
    pub cells: Vec<WishedCell>,
}

/// One of them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct WishedCell {
    /// What is set.
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
    let cells: Vec<PriceCell> = command.cells.iter().map(|wish| wish.cell).collect();
    check_cells(&cells)?;
    let effective_from = check_effective(command.effective_from, context.now)?;
    let note = check_note(command.note.as_deref())?;
    // From here on nobody else changes these prices.
    tx.prices().lock_prices(command.audience)?;
    let ids: Vec<ProductId> = ids(&cells);
    check_products(tx, &cells, &ids)?;
    let current = cells_of_products(tx, context, command.audience, &ids)?;
    let now_at = |cell: &PriceCell| current.get(&(cell.product_id, cell.region)).and_then(|price| price.cell.price);
    check_expected(&command.cells, now_at)?;
    let before = if effective_from == context.now {
        cells.iter().map(now_at).collect()
    } else {
        prices_at(tx, command.audience, &cells, &ids, effective_from)?
    };
    let cells = cells.iter().zip(before).map(|(cell, before)| ChangedCell { cell: *cell, before }).collect();
    let change = NewPriceChange {
        audience: command.audience,
        actor_id: context.actor.id(),
        note,
        effective_from,
        undoes: None,
        cells,
    };
    let change = tx.prices().add_change(&change, context.now)?;
    let what = format!("Changed {} regional prices of {}s", change.cell_count, change.audience.as_str());
    context.log(tx, ActivityAction::Catalogue, what)?;
    described(tx, change)
}

fn ids(cells: &[PriceCell]) -> Vec<ProductId> {
    let mut ids: Vec<ProductId> = cells.iter().map(|cell| cell.product_id).collect();
    ids.sort_unstable();
    ids.dedup();
    ids
}

fn check_products(tx: &mut dyn Transaction, cells: &[PriceCell], ids: &[ProductId]) -> Result<(), Failure> {
    let known: HashSet<ProductId> = tx.products().by_ids(ids)?.into_iter().map(|product| product.id).collect();
    let unknown = cells.iter().enumerate().filter(|(_, cell)| !known.contains(&cell.product_id));
    let errors: Vec<FieldError> =
        unknown.map(|(at, _)| FieldError::new(format!("cells[{at}].productId"), "There is no such product.")).collect();
    if errors.is_empty() { Ok(()) } else { Err(Failure::Fields(errors)) }
}

fn check_expected(wishes: &[WishedCell], now_at: impl Fn(&PriceCell) -> Option<Money>) -> Result<(), Failure> {
    let errors: Vec<FieldError> = wishes
        .iter()
        .enumerate()
        .filter_map(|(at, wish)| {
            let (seen, now) = (wish.expected?, now_at(&wish.cell));
            let said = now.map_or_else(
                || "This price was removed meanwhile.".to_owned(),
                |now| format!("This price is {now} now."),
            );
            (seen != now).then(|| FieldError::new(format!("cells[{at}].expected"), said))
        })
        .collect();
    if errors.is_empty() { Ok(()) } else { Err(Failure::Stale(errors)) }
}

/// What will count for these cells at a later time by the plans there are.
fn prices_at(
    tx: &mut dyn Transaction,
    audience: Audience,
    cells: &[PriceCell],
    ids: &[ProductId],
    time: DateTime<Utc>,
) -> Result<Vec<Option<Money>>, Failure> {
    let then: HashMap<(ProductId, Region), Option<Money>> = tx
        .prices()
        .current_cells(audience, ids, time)?
        .into_iter()
        .map(|price| ((price.cell.product_id, price.cell.region), price.cell.price))
        .collect();
    Ok(cells.iter().map(|cell| then.get(&(cell.product_id, cell.region)).copied().flatten()).collect())
}
