//! Cached sales by key, and the trade of one person, over long periods.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::Arc;

use chrono::NaiveDate;
use tierway_kernel::{BusinessZone, ProductId};
use tierway_orders::{DayTrade, ProductTrade, Sales, SalesDimension, TradeSide};

use super::changed_orders::for_changes;
use super::piece_cache::{PieceCache, Rows};
use super::span::Span;
use crate::{Failure, Transaction};

/// Maximum number of cached keys, and of a person's products and days, in total; each takes some hundred bytes.
const MOST_ROWS: usize = 250_000;

/// Trade of one person over some days.
struct PersonTrade {
    days: Vec<DayTrade>,
    products: Vec<ProductTrade>,
}

impl Rows for PersonTrade {
    fn rows(&self) -> usize {
        self.days.len() + self.products.len()
    }
}

impl Rows for BTreeMap<String, Sales> {
    fn rows(&self) -> usize {
        self.len()
    }
}

/// Cached figures of recently requested pieces of time.
pub struct SalesCache {
    keys: PieceCache<SalesDimension, BTreeMap<String, Sales>>,
    trade: PieceCache<(TradeSide, BusinessZone), PersonTrade>,
}

impl Default for SalesCache {
    fn default() -> SalesCache {
        SalesCache { keys: PieceCache::new(MOST_ROWS), trade: PieceCache::new(MOST_ROWS) }
    }
}

impl SalesCache {
    /// The sums of all days of a time by key. The transaction must have one snapshot for all it reads.
    pub(super) fn rollup_by_key(
        &self,
        tx: &mut dyn Transaction,
        side: SalesDimension,
        from: NaiveDate,
        to: NaiveDate,
    ) -> Result<BTreeMap<String, Sales>, Failure> {
        let folds = tx.sales().folds(from, to)?;
        let pieces = self.keys.read(side, &folds, &BTreeSet::new(), |(from, to)| {
            tx.sales().rollup_by_key(side, from, to).map_err(Failure::from)
        })?;
        let mut sums: HashMap<&str, Sales> = HashMap::new();
        for (key, sales) in pieces.iter().flat_map(|piece| piece.iter()) {
            sums.entry(key).or_default().add(sales);
        }
        Ok(sums.into_iter().map(|(key, sales)| (key.to_owned(), sales)).collect())
    }

    /// Trade of one person by day, oldest first, and by product in any order, exact whatever has been summed up. The
    /// transaction must have one snapshot for all it reads.
    pub fn trade(
        &self,
        tx: &mut dyn Transaction,
        side: TradeSide,
        span: Span,
    ) -> Result<(Vec<DayTrade>, Vec<ProductTrade>), Failure> {
        let folds = tx.sales().folds(span.from, span.to)?;
        let mut open = BTreeSet::new();
        for_changes(tx, span, |before, now| open.extend(before.iter().chain(now).map(|order| order.day())))?;
        let pieces =
            self.trade.read((side, span.zone), &folds, &open, |(from, to)| read(tx, side, span.part(from, to)))?;
        Ok(together(&pieces))
    }
}

fn read(tx: &mut dyn Transaction, side: TradeSide, span: Span) -> Result<PersonTrade, Failure> {
    let (start, end) = span.times();
    let days = tx.trade().trade_by_day(side, &span.runs())?;
    Ok(PersonTrade { days, products: tx.trade().trade_by_product(side, start, end)? })
}

fn together(pieces: &[Arc<PersonTrade>]) -> (Vec<DayTrade>, Vec<ProductTrade>) {
    let mut products: HashMap<ProductId, ProductTrade> = HashMap::new();
    for row in pieces.iter().flat_map(|piece| &piece.products) {
        products.entry(row.product_id).and_modify(|sum| sum.add(row)).or_insert(*row);
    }
    (pieces.iter().flat_map(|piece| &piece.days).copied().collect(), products.into_values().collect())
}
