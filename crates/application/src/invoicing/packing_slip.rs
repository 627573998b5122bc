//! The packing slip: what to pack for an order, with batches, without prices.

use std::collections::BTreeMap;

use tierway_inventory::Lot;
use tierway_kernel::{Language, LineId, LotId, Message, ProductId, message, short_date};
use tierway_orders::{Order, OrderLine, PickState};

use super::content::Content;
use super::delivery_note::slip;
use crate::settings::business_zone;
use crate::{Failure, Transaction};

/// Pieces by line and batch.
type Pieces = BTreeMap<(LineId, LotId), i64>;

/// All of the order, with the batches that were picked for it or have left.
pub(super) fn packing_slip(
    tx: &mut dyn Transaction,
    order: &Order,
    lines: &[OrderLine],
    language: Language,
) -> Result<Content, Failure> {
    let pieces = by_line(tx, order, lines)?;
    let ids: Vec<LotId> = pieces.keys().map(|(_, lot)| *lot).collect();
    let lots: BTreeMap<LotId, Lot> = tx.lots().by_ids(&ids)?.into_iter().map(|lot| (lot.id, lot)).collect();
    let mut content = slip(order, lines, business_zone(tx)?, language);
    for (line, shown) in lines.iter().zip(&mut content.lines) {
        for ((_, lot), count) in pieces.iter().filter(|((of, _), count)| *of == line.id && **count > 0) {
            if let Some(lot) = lots.get(lot) {
                shown.name.push('\n');
                shown.name.push_str(&batch(lot, *count).render(language));
            }
        }
    }
    Ok(content)
}

/// `Batch M-26-11 (until 1 Jun 2029): 5`, on a line of its own.
fn batch(lot: &Lot, pieces: i64) -> Message {
    let code = &lot.code;
    match lot.dates.expires_on {
        Some(day) => message!("Batch {code} (until {day}): {pieces}", code, day = short_date(day), pieces),
        None => message!("Batch {code}: {pieces}", code, pieces),
    }
}

/// Picked and shipped pieces of each line. The ledger is by product only: shipped pieces are assigned to the first line
/// of their product.
fn by_line(tx: &mut dyn Transaction, order: &Order, lines: &[OrderLine]) -> Result<Pieces, Failure> {
    let products: Vec<ProductId> = lines.iter().map(|line| line.product_id).collect();
    let mut pieces = Pieces::new();
    for pick in tx.picks().aside(&products)? {
        if pick.entry.order_id == order.id
            && pick.state != PickState::Cancelled
            && let Some(lot) = pick.entry.lot_id
        {
            *pieces.entry((pick.entry.line_id, lot)).or_default() += pick.aside;
        }
    }
    for (product, lot, left) in tx.stock().held_by_order(order.id)? {
        let first = lines.iter().find(|line| line.product_id == product);
        if let (Some(line), Some(lot)) = (first, lot) {
            *pieces.entry((line.id, lot)).or_default() += left;
        }
    }
    Ok(pieces)
}
