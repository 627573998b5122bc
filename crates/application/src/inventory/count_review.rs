//! Effects of the lines of a stock count: evaluated for the preview, and again, with locks, before posting.

use std::collections::{HashMap, HashSet};

use tierway_inventory::{CountError, CountLine, Direction, Lot, StockChange, StockLevel, missing_refused};
use tierway_kernel::{LotId, ProductId, Quantity};

use crate::{Failure, Transaction};

/// Ids per look-up.
const BATCH: usize = 500;

/// A line of a count with the stored data.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReviewedLine {
    /// The line.
    pub line: CountLine,
    /// The figure now; 0 for what is not there.
    pub balance: i64,
    /// The adjustment to the counted quantity; `None` if there is no difference.
    pub difference: Option<(Direction, Quantity)>,
    /// Whether the lot is on hold.
    pub held: bool,
    /// Why it cannot be posted.
    pub problem: Option<CountError>,
}

impl ReviewedLine {
    /// How the level changes with the difference.
    pub(super) fn shift(&self) -> Option<StockChange> {
        self.difference.map(|(direction, pieces)| match (direction, self.held) {
            (Direction::In, false) => StockChange::In(pieces),
            (Direction::In, true) => StockChange::InHeld(pieces),
            (Direction::Out, false) => StockChange::Out(pieces),
            (Direction::Out, true) => StockChange::OutHeld(pieces),
        })
    }
}

/// The products of these lines, ascending.
pub(super) fn products_of(lines: &[CountLine]) -> Vec<ProductId> {
    let mut ids: Vec<ProductId> = lines.iter().map(|line| line.product_id).collect();
    ids.sort_unstable();
    ids.dedup();
    ids
}

/// Stored data of the counted products and lots.
struct Known {
    levels: HashMap<ProductId, StockLevel>,
    lots: HashMap<LotId, Lot>,
    /// Pieces in lots, by product.
    in_lots: HashMap<ProductId, i64>,
    /// Lot-tracked products.
    need_lots: HashSet<ProductId>,
}

/// Evaluates all lines. Surpluses are added first, then shortages removed, so that pieces found in the wrong lot cause
/// no error.
pub(crate) fn review(tx: &mut dyn Transaction, lines: &[CountLine]) -> Result<Vec<ReviewedLine>, Failure> {
    let known = know(tx, lines)?;
    let mut seen = HashSet::new();
    let mut reviewed: Vec<ReviewedLine> =
        lines.iter().map(|line| look(&known, line, seen.insert((line.product_id, line.lot_id)))).collect();
    let mut levels = known.levels;
    for direction in [Direction::In, Direction::Out] {
        for line in &mut reviewed {
            let goes = line.difference.is_some_and(|(way, _)| way == direction) && line.problem.is_none();
            let (true, Some(shift)) = (goes, line.shift()) else { continue };
            let Some(level) = levels.get_mut(&line.line.product_id) else { continue };
            match shift.apply(level) {
                Some(after) => *level = after,
                None => line.problem = Some(missing_refused(level, line.held)),
            }
        }
    }
    Ok(reviewed)
}

fn know(tx: &mut dyn Transaction, lines: &[CountLine]) -> Result<Known, Failure> {
    let mut known =
        Known { levels: HashMap::new(), lots: HashMap::new(), in_lots: HashMap::new(), need_lots: HashSet::new() };
    for batch in products_of(lines).chunks(BATCH) {
        known.levels.extend(tx.stock().levels(batch)?.into_iter().map(|level| (level.product_id, level)));
        for lot in tx.lots().on_shelf(batch)? {
            *known.in_lots.entry(lot.product_id).or_default() += lot.balance();
        }
        let details = tx.products().details(batch)?;
        known.need_lots.extend(details.into_iter().filter(|(_, details)| details.needs_lots).map(|(id, _)| id));
    }
    let mut lots: Vec<LotId> = lines.iter().filter_map(|line| line.lot_id).collect();
    lots.sort_unstable();
    lots.dedup();
    for batch in lots.chunks(BATCH) {
        known.lots.extend(tx.lots().by_ids(batch)?.into_iter().map(|lot| (lot.id, lot)));
    }
    Ok(known)
}

fn look(known: &Known, line: &CountLine, is_first: bool) -> ReviewedLine {
    let refused =
        |problem| ReviewedLine { line: *line, balance: 0, difference: None, held: false, problem: Some(problem) };
    let Some(level) = known.levels.get(&line.product_id) else { return refused(CountError::UnknownProduct) };
    let in_lots = known.in_lots.get(&line.product_id).copied().unwrap_or_default();
    let lot = match line.lot_id {
        None => None,
        Some(id) => match known.lots.get(&id).filter(|lot| lot.product_id == line.product_id) {
            None => return refused(CountError::UnknownLot),
            lot => lot,
        },
    };
    if !is_first {
        return refused(CountError::Twice);
    }
    let balance = lot.map_or(level.balance() - in_lots, Lot::balance);
    let needs_lots = known.need_lots.contains(&line.product_id);
    let checked = line
        .check_figures()
        .and_then(|()| line.check_unmoved(balance))
        .and_then(|()| line.check_loose(balance, needs_lots, in_lots > 0));
    let difference = if line.check_figures().is_ok() { line.difference(balance) } else { None };
    ReviewedLine { line: *line, balance, difference, held: lot.is_some_and(Lot::is_held), problem: checked.err() }
}
