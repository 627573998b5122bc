//! Pick planning: from which lots to pick, and in which order.

use std::collections::HashMap;

use chrono::NaiveDate;
use tierway_kernel::{LotId, ProductId, Quantity};

use crate::{Lot, LotPortion, Shelf};

/// Pieces to pick of a product. `key` identifies the request.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PickInput<K> {
    /// The cache key.
    pub key: K,
    /// Of which product.
    pub product_id: ProductId,
    /// Its SKU.
    pub sku: String,
    /// How many.
    pub pieces: Quantity,
}

/// Pieces to pick from one lot.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PlannedPick<K> {
    /// The cache key.
    pub key: K,
    /// Of which product.
    pub product_id: ProductId,
    /// The lot; `None`: pieces without a lot, or not available in any.
    pub lot_id: Option<LotId>,
    /// How many.
    pub pieces: Quantity,
}

/// Allocates first-expired-first-out over all requests, in their order; missing pieces still get a pick. The picks are
/// sorted by expiry date (undated last), then by SKU, then by lot; equal picks keep the order of the requests.
pub fn plan_picks<K: Copy>(
    inputs: &[PickInput<K>],
    shelves: &mut HashMap<ProductId, Shelf>,
    lots: &[Lot],
) -> Vec<PlannedPick<K>> {
    let mut planned: Vec<(Option<NaiveDate>, &str, PlannedPick<K>)> = Vec::with_capacity(inputs.len());
    let ends = |lot: Option<LotId>| lot.and_then(|id| lots.iter().find(|lot| lot.id == id)?.dates.expires_on);
    for input in inputs {
        let portions =
            shelves.get_mut(&input.product_id).map(|shelf| shelf.allocate_most(input.pieces)).unwrap_or_default();
        let found: i64 = portions.iter().map(|portion| portion.pieces.get()).sum();
        let short = Quantity::positive(input.pieces.get() - found).ok();
        let rest = short.map(|pieces| LotPortion { lot_id: None, pieces });
        for LotPortion { lot_id, pieces } in merged(portions, rest) {
            let pick = PlannedPick { key: input.key, product_id: input.product_id, lot_id, pieces };
            planned.push((ends(lot_id), &input.sku, pick));
        }
    }
    planned.sort_by_key(|(ends, sku, pick)| (ends.is_none(), *ends, *sku, pick.lot_id.is_none(), pick.lot_id));
    planned.into_iter().map(|(_, _, pick)| pick).collect()
}

/// The portions, the rest joined to those without a lot.
fn merged(mut portions: Vec<LotPortion>, rest: Option<LotPortion>) -> Vec<LotPortion> {
    let Some(rest) = rest else { return portions };
    match portions.iter_mut().find(|portion| portion.lot_id.is_none()) {
        Some(loose) => match Quantity::positive(loose.pieces.get() + rest.pieces.get()) {
            Ok(sum) => loose.pieces = sum,
            Err(_) => portions.push(rest),
        },
        None => portions.push(rest),
    }
    portions
}

#[cfg(test)]
mod tests {
    use chrono::DateTime;
    use tierway_kernel::Message;

    use super::*;
    use crate::LotDates;

    fn lot(id: i64, product: i64, ends: Option<&str>, pieces: i64) -> Lot {
        Lot {
            id: LotId(id),
            product_id: ProductId(product),
            code: format!("L{id}"),
            dates: LotDates { produced_on: None, expires_on: ends.map(|day| day.parse().expect("a date")) },
            location: None,
            stock_in: pieces,
            stock_out: 0,
            hold_reason: None,
            created_at: DateTime::UNIX_EPOCH,
        }
    }

    fn input(key: u8, product: i64, sku: &str, pieces: i64) -> PickInput<u8> {
        let pieces = Quantity::positive(pieces).expect("a quantity");
        PickInput { key, product_id: ProductId(product), sku: sku.to_owned(), pieces }
    }

    fn shelves(lots: &[Lot], balances: &[(i64, i64)]) -> HashMap<ProductId, Shelf> {
        let shelf = |(product, balance): &(i64, i64)| {
            let own: Vec<Lot> = lots.iter().filter(|lot| lot.product_id.0 == *product).cloned().collect();
            (ProductId(*product), Shelf::new(*balance, &own))
        };
        balances.iter().map(shelf).collect()
    }

    fn told(picks: &[PlannedPick<u8>]) -> Vec<(u8, i64, Option<i64>, i64)> {
        picks.iter().map(|one| (one.key, one.product_id.0, one.lot_id.map(|lot| lot.0), one.pieces.get())).collect()
    }

    #[test]
    fn what_ends_first_is_picked_first_over_all_orders() {
        let lots =
            [lot(1, 7, Some("2027-03-01"), 4), lot(2, 7, Some("2027-01-01"), 3), lot(3, 8, Some("2027-02-01"), 9)];
        let mut shelves = shelves(&lots, &[(7, 9), (8, 9), (9, 5)]);
        let inputs = [input(1, 9, "AAA", 1), input(1, 7, "MINT", 4), input(2, 7, "MINT", 4), input(2, 8, "LIME", 2)];
        let planned = plan_picks(&inputs, &mut shelves, &lots);
        let expected = [
            (1, 7, Some(2), 3),
            (2, 8, Some(3), 2),
            (1, 7, Some(1), 1),
            (2, 7, Some(1), 3),
            (1, 9, None, 1),
            (2, 7, None, 1),
        ];
        assert_eq!(told(&planned), expected);
    }

    #[test]
    fn every_wanted_piece_is_in_a_pick_even_where_the_shelf_lacks_it() {
        let mut held = lot(1, 7, Some("2027-03-01"), 5);
        held.hold_reason = Some(Message::verbatim("bad"));
        let lots = [held];
        for wanted in 1..9 {
            let mut shelves = shelves(&lots, &[(7, 7)]);
            let planned = plan_picks(&[input(1, 7, "MINT", wanted), input(2, 4, "GONE", 1)], &mut shelves, &lots);
            let sum: i64 = planned.iter().filter(|one| one.key == 1).map(|one| one.pieces.get()).sum();
            assert_eq!(sum, wanted);
            assert!(planned.iter().all(|one| one.lot_id.is_none()), "nothing comes from a lot on hold");
        }
    }
}
