//! Consistency check of `tierway check`: stored figures must equal the sums of the ledgers.

use std::collections::BTreeMap;

use tierway_catalogue::{ProductFilter, ProductSort};
use tierway_inventory::StockLevel;
use tierway_kernel::{MAX_LIMIT, PageRequest, ProductId};

use crate::{Failure, Transaction};

/// Messages about inconsistencies; empty if there are none. For each product and lot Σ in − Σ out is the balance, held
/// pieces are those of the lots on hold, lots hold no more than the balance, what is reserved is what open orders hold,
/// and nothing is below zero.
pub fn ledger_faults(tx: &mut dyn Transaction) -> Result<Vec<String>, Failure> {
    let mut faults = Vec::new();
    let levels = tx.stock().level_mismatches()?;
    faults.extend(
        levels.iter().map(|id| format!("Product {id}: the stock level differs from the sum of its movements.")),
    );
    let lots = tx.stock().lot_mismatches()?;
    faults.extend(lots.iter().map(|id| format!("Lot {id}: its figures differ from the sum of its movements.")));
    let held = tx.stock().held_mismatches()?;
    faults.extend(held.iter().map(|id| format!("Product {id}: its lots do not match its balance and held pieces.")));
    faults.extend(figure_faults(tx)?);
    Ok(faults)
}

/// Levels below zero, and reservations that differ from the lines of the orders that hold them.
fn figure_faults(tx: &mut dyn Transaction) -> Result<Vec<String>, Failure> {
    let mut wanted: BTreeMap<ProductId, i64> = tx.orders().reserved_pieces()?.into_iter().collect();
    let mut faults = Vec::new();
    for ids in product_ids(tx)?.chunks(MAX_LIMIT as usize) {
        for level in tx.stock().levels(ids)? {
            let pieces = wanted.remove(&level.product_id).unwrap_or_default();
            if level.reserved != pieces {
                faults.push(reservation_fault(level.product_id, level.reserved, pieces));
            }
            if !is_sound(&level) {
                faults.push(format!("Product {}: more is reserved or on hold than in stock.", level.product_id));
            }
        }
    }
    let without_level = wanted.into_iter().filter(|(_, pieces)| *pieces != 0);
    faults.extend(without_level.map(|(id, pieces)| reservation_fault(id, 0, pieces)));
    Ok(faults)
}

fn is_sound(level: &StockLevel) -> bool {
    let fits = |pieces: i64| 0 <= pieces && pieces <= level.balance();
    fits(level.reserved) && fits(level.held) && level.available() >= 0
}

fn reservation_fault(id: ProductId, reserved: i64, pieces: i64) -> String {
    format!("Product {id}: {reserved} pieces are reserved, but open orders hold {pieces}.")
}

/// Every product, discontinued ones too.
fn product_ids(tx: &mut dyn Transaction) -> Result<Vec<ProductId>, Failure> {
    let mut ids = Vec::new();
    let mut request = PageRequest::first(MAX_LIMIT);
    loop {
        let page = tx.products().list(&ProductFilter::default(), ProductSort::Newest, &request)?;
        ids.extend(page.items.iter().map(|product| product.id));
        match page.next {
            Some(next) => request.cursor = Some(next),
            None => return Ok(ids),
        }
    }
}
