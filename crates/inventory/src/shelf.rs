//! Stock on hand of one product: its lots and the pieces without a lot, and which of them are shipped first.

use tierway_kernel::{LotId, Quantity};

use crate::Lot;

/// So many pieces of one lot, or of those without one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LotPortion {
    /// The lot; `None`: pieces without a lot.
    pub lot_id: Option<LotId>,
    /// How many.
    pub pieces: Quantity,
}

/// The available pieces of one product. Allocations are deducted, so that several order lines can share it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Shelf {
    /// Lots that are not on hold with what is left of each, first to expire first.
    lots: Vec<(LotId, i64)>,
    /// Pieces without a lot.
    loose: i64,
    /// Pieces picked for other orders, used only if there are no others.
    aside: Vec<(Option<LotId>, i64)>,
}

impl Shelf {
    /// The shelf of a product with this balance and these lots (all that have pieces, in any order).
    pub fn new(balance: i64, lots: &[Lot]) -> Shelf {
        let in_lots: i64 = lots.iter().map(Lot::balance).sum();
        let mut free: Vec<&Lot> = lots.iter().filter(|lot| !lot.is_held() && lot.balance() > 0).collect();
        free.sort_by_key(|lot| (lot.dates.expires_on.is_none(), lot.dates.expires_on, lot.id));
        Shelf {
            lots: free.into_iter().map(|lot| (lot.id, lot.balance())).collect(),
            loose: balance - in_lots,
            aside: Vec::new(),
        }
    }

    /// Pieces without a lot.
    pub fn loose(&self) -> i64 {
        self.loose
    }

    /// Allocates `wanted` pieces: first-expiring lots first (undated lots last), then pieces without a lot; none from
    /// lots on hold. `None` without any change if there are fewer.
    pub fn allocate(&mut self, wanted: Quantity) -> Option<Vec<LotPortion>> {
        let aside: i64 = self.aside.iter().map(|(_, left)| left).sum();
        let there: i64 = self.lots.iter().map(|(_, left)| left).sum::<i64>() + self.loose + aside;
        if there < wanted.get() {
            return None;
        }
        let mut open = wanted.get();
        let mut portions = self.take_open(&mut open);
        for (lot, left) in &mut self.aside {
            take(&mut open, left, *lot, &mut portions);
        }
        Some(portions)
    }

    /// The same, as far as pieces not picked for others are available.
    pub fn allocate_most(&mut self, wanted: Quantity) -> Vec<LotPortion> {
        self.take_open(&mut wanted.get())
    }

    fn take_open(&mut self, open: &mut i64) -> Vec<LotPortion> {
        let mut portions = Vec::new();
        for (lot, left) in &mut self.lots {
            take(open, left, Some(*lot), &mut portions);
        }
        take(open, &mut self.loose, None, &mut portions);
        portions
    }

    /// Takes pieces of one lot off, or of those without one, as many as there are up to `wanted`; nothing of a lot on
    /// hold.
    pub fn take_from(&mut self, lot_id: Option<LotId>, wanted: Quantity) -> Option<LotPortion> {
        let (mut open, mut portions) = (wanted.get(), Vec::new());
        match lot_id {
            None => take(&mut open, &mut self.loose, None, &mut portions),
            Some(id) => {
                if let Some((_, left)) = self.lots.iter_mut().find(|(lot, _)| *lot == id) {
                    take(&mut open, left, Some(id), &mut portions);
                }
            }
        }
        portions.pop()
    }

    /// Excludes pieces picked for something else.
    pub fn exclude_pieces(&mut self, lot_id: Option<LotId>, pieces: Quantity) {
        if let Some(portion) = self.take_from(lot_id, pieces) {
            self.aside.push((portion.lot_id, portion.pieces.get()));
        }
    }
}

fn take(open: &mut i64, left: &mut i64, lot_id: Option<LotId>, portions: &mut Vec<LotPortion>) {
    let pieces = (*open).min(*left);
    if let Ok(taken) = Quantity::positive(pieces) {
        *open -= pieces;
        *left -= pieces;
        portions.push(LotPortion { lot_id, pieces: taken });
    }
}

/// Deducts `wanted` pieces from what an order still holds of a product by lot, to restock them into their lots. `None`
/// without any change if the order holds fewer.
pub fn take_back(held: &mut [(Option<LotId>, i64)], wanted: Quantity) -> Option<Vec<LotPortion>> {
    if held.iter().map(|(_, left)| left).sum::<i64>() < wanted.get() {
        return None;
    }
    let mut open = wanted.get();
    let mut portions = Vec::new();
    for (lot, left) in held {
        take(&mut open, left, *lot, &mut portions);
    }
    Some(portions)
}

#[cfg(test)]
mod tests;
