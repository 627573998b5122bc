//! The packing slip: what to pack for an order, with batches, without prices.

use std::collections::{BTreeMap, HashMap};

use tierway_inventory::Lot;
use tierway_kernel::{BusinessZone, Language, LineId, LotId, Message, OrderId, ProductId, message, short_date};
use tierway_orders::{Order, OrderLine, PickState};

use super::content::Content;
use super::delivery_note::slip;
use crate::{Failure, Transaction};

/// Pieces by line and batch.
type Pieces = BTreeMap<(LineId, LotId), i64>;

/// Which batches were picked for some orders or have left for them, with their lines.
pub(super) struct PackedLots {
    lines: HashMap<OrderId, Vec<OrderLine>>,
    pieces: HashMap<OrderId, Pieces>,
    lots: HashMap<LotId, Lot>,
}

impl PackedLots {
    /// Reads them for all of these orders at once.
    ///
    /// The ledger is by product only: shipped pieces are assigned to the first line of their product.
    pub(super) fn load(
        tx: &mut dyn Transaction,
        lines: HashMap<OrderId, Vec<OrderLine>>,
    ) -> Result<PackedLots, Failure> {
        let mut ids: Vec<OrderId> = lines.keys().copied().collect();
        ids.sort_unstable();
        let mut products: Vec<ProductId> = lines.values().flatten().map(|line| line.product_id).collect();
        products.sort_unstable();
        products.dedup();
        let mut pieces: HashMap<OrderId, Pieces> = HashMap::new();
        for pick in tx.picks().aside(&products)? {
            if lines.contains_key(&pick.entry.order_id)
                && pick.state != PickState::Cancelled
                && let Some(lot) = pick.entry.lot_id
            {
                let own = pieces.entry(pick.entry.order_id).or_default();
                *own.entry((pick.entry.line_id, lot)).or_default() += pick.aside;
            }
        }
        for held in tx.stock().held_by_orders(&ids)? {
            let own = lines.get(&held.order_id);
            let first = own.and_then(|own| own.iter().find(|line| line.product_id == held.product_id));
            if let (Some(line), Some(lot)) = (first, held.lot_id) {
                *pieces.entry(held.order_id).or_default().entry((line.id, lot)).or_default() += held.pieces;
            }
        }
        let mut lots: Vec<LotId> = pieces.values().flat_map(|own| own.keys().map(|(_, lot)| *lot)).collect();
        lots.sort_unstable();
        lots.dedup();
        let lots = tx.lots().by_ids(&lots)?.into_iter().map(|lot| (lot.id, lot)).collect();
        Ok(PackedLots { lines, pieces, lots })
    }
}

/// All of the order, with the batches that were picked for it or have left.
pub(super) fn packing_slip(order: &Order, packed: &PackedLots, zone: BusinessZone, language: Language) -> Content {
    let lines = packed.lines.get(&order.id).map(Vec::as_slice).unwrap_or_default();
    let mut content = slip(order, lines, zone, language);
    let Some(pieces) = packed.pieces.get(&order.id) else { return content };
    for (line, shown) in lines.iter().zip(&mut content.lines) {
        for ((_, lot), count) in pieces.iter().filter(|((of, _), count)| *of == line.id && **count > 0) {
            if let Some(lot) = packed.lots.get(lot) {
                shown.name.push('\n');
                shown.name.push_str(&batch(lot, *count).render(language));
            }
        }
    }
    content
}

/// `Batch M-26-11 (until 1 Jun 2029): 5`, on a line of its own.
fn batch(lot: &Lot, pieces: i64) -> Message {
    let code = &lot.code;
    match lot.dates.expires_on {
        Some(day) => message!("Batch {code} (until {day}): {pieces}", code, day = short_date(day), pieces),
        None => message!("Batch {code}: {pieces}", code, pieces),
    }
}
