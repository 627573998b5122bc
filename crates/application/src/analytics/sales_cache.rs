//! Cached sales by key, trade of one person and work of the staff, over long periods.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::Arc;

use chrono::{DateTime, NaiveDate, Utc};
use tierway_kernel::{BusinessZone, ProductId, UserId};
use tierway_orders::{DayOrders, ProductTrade, Sales, SalesDimension, TradeSide};

use super::dealer_costs::{CostCache, CostsOfDealers};
use super::piece_cache::{Piece, PieceCache, Rows};
use super::span::Span;
use super::work::{DailyWork, WorkCache};
use crate::{Failure, Transaction};

/// Maximum number of cached keys, and of a person's products and days, in total; each takes some hundred bytes.
const MOST_ROWS: u32 = 250_000;

/// Orders and traded products of one person over some days.
struct PersonTrade {
    orders: Vec<DayOrders>,
    products: Vec<ProductTrade>,
}

impl Rows for PersonTrade {
    fn rows(&self) -> usize {
        self.orders.len() + self.products.len()
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
    costs: CostCache,
    work: WorkCache,
}

impl Default for SalesCache {
    fn default() -> SalesCache {
        SalesCache {
            keys: PieceCache::new(MOST_ROWS),
            trade: PieceCache::new(MOST_ROWS),
            costs: CostCache::default(),
            work: WorkCache::default(),
        }
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
        // Days without orders have no sums.
        let ends = folds.keys().next().copied().zip(folds.keys().next_back().copied());
        let Some(period) = ends else { return Ok(BTreeMap::new()) };
        let pieces = self.keys.read(side, period, &folds, &BTreeSet::new(), |pieces| {
            pieces.iter().map(|(from, to)| tx.sales().rollup_by_key(side, *from, *to)).collect::<Result<_, _>>()
        })?;
        let mut sums: HashMap<&str, Sales> = HashMap::new();
        for (key, sales) in pieces.iter().flat_map(|piece| piece.iter()) {
            sums.entry(key).or_default().add(sales);
        }
        Ok(sums.into_iter().map(|(key, sales)| (key.to_owned(), sales)).collect())
    }

    /// Trade of one person by day and status, oldest first, and by product in any order, exact whatever has been summed up.
    /// The transaction must have one snapshot for all it reads.
    pub fn trade(
        &self,
        tx: &mut dyn Transaction,
        side: TradeSide,
        span: Span,
    ) -> Result<(Vec<DayOrders>, Vec<ProductTrade>), Failure> {
        let folds = tx.sales().folds(span.from, span.to)?;
        let open = tx.sales().open_days(span.zone, span.from, span.to)?;
        // All days: one on which every order was cancelled has no sums.
        let period = (span.from, span.to);
        let pieces =
            self.trade.read((side, span.zone), period, &folds, &open, |pieces| read(tx, side, span, pieces))?;
        Ok(together(&pieces))
    }

    /// What these products, and maybe more, cost a dealer at this time, exact whatever has changed. The transaction must
    /// have one snapshot for all it reads.
    pub fn dealer_costs(
        &self,
        tx: &mut dyn Transaction,
        dealer: UserId,
        products: &[ProductId],
        now: DateTime<Utc>,
    ) -> Result<Arc<CostsOfDealers>, Failure> {
        self.costs.read(tx, dealer, products, now)
    }

    /// What the staff got done on each day of a time; days without work may be absent. The transaction must have one
    /// snapshot for all it reads.
    pub(super) fn work(&self, tx: &mut dyn Transaction, span: Span) -> Result<DailyWork, Failure> {
        self.work.by_day(tx, span)
    }
}

/// Trade of these pieces, which are in order. Adjacent ones are read together.
fn read(tx: &mut dyn Transaction, side: TradeSide, span: Span, pieces: &[Piece]) -> Result<Vec<PersonTrade>, Failure> {
    let (mut orders, mut products) = (Vec::new(), BTreeMap::<NaiveDate, Vec<ProductTrade>>::new());
    for adjacent in pieces.chunk_by(|one, next| one.1.succ_opt() == Some(next.0)) {
        let (Some((from, _)), Some((_, to))) = (adjacent.first(), adjacent.last()) else { continue };
        let runs = span.part(*from, *to).runs();
        orders.extend(tx.trade().orders_by_day(side, &runs)?);
        for (day, row) in tx.trade().trade_by_product(side, &runs)? {
            products.entry(day).or_default().push(row);
        }
    }
    let of_piece = |(from, to): &Piece| PersonTrade {
        orders: orders.iter().filter(|row| (*from..=*to).contains(&row.day)).copied().collect(),
        products: summed(products.range(*from..=*to).flat_map(|(_, rows)| rows)),
    };
    Ok(pieces.iter().map(of_piece).collect())
}

/// One row for each product.
fn summed<'a>(rows: impl Iterator<Item = &'a ProductTrade>) -> Vec<ProductTrade> {
    let mut products: HashMap<ProductId, ProductTrade> = HashMap::new();
    for row in rows {
        products.entry(row.product_id).and_modify(|sum| sum.add(row)).or_insert(*row);
    }
    products.into_values().collect()
}

fn together(pieces: &[Arc<PersonTrade>]) -> (Vec<DayOrders>, Vec<ProductTrade>) {
    let orders = pieces.iter().flat_map(|piece| &piece.orders).copied().collect();
    (orders, summed(pieces.iter().flat_map(|piece| &piece.products)))
}
