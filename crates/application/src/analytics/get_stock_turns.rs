//! `GET /api/analytics/stock-turns`.

use std::collections::{BTreeMap, HashMap};

use chrono::{DateTime, Duration, NaiveDate, Utc};
use tierway_catalogue::Product;
use tierway_inventory::{STOCK_MOMENTS, Turnover};
use tierway_kernel::{Permission, ProductId};
use tierway_orders::SalesSide;

use super::days::Span;
use super::read_sales::read_sales;
use crate::{Context, Failure, Transaction};

/// How many products are answered.
pub const MOST_TURNED: usize = 200;
/// How many products are read at once.
const AT_ONCE: usize = 500;

/// Stock against what was sold of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StockTurns {
    /// The first day.
    pub from: NaiveDate,
    /// The last day.
    pub to: NaiveDate,
    /// How many days.
    pub days: i64,
    /// All products together.
    pub whole: Turnover,
    /// Each product that was there or was sold, the largest cost of goods first.
    pub products: Vec<ProductTurns>,
}

/// One product's stock.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ProductTurns {
    /// Which.
    pub product_id: ProductId,
    /// Its name now.
    pub name: String,
    /// Its SKU now.
    pub sku: String,
    /// Its stock against what was sold of it.
    pub turnover: Turnover,
}

/// How often the stock was sold. What was sold costs what it did then, the stock what it costs now.
pub fn get_stock_turns(
    tx: &mut dyn Transaction,
    context: &Context,
    from: Option<NaiveDate>,
    to: Option<NaiveDate>,
) -> Result<StockTurns, Failure> {
    context.require(Permission::GetStockTurns)?;
    stock_turns(tx, context, from, to)
}

/// The same for who was already let in.
pub(crate) fn stock_turns(
    tx: &mut dyn Transaction,
    context: &Context,
    from: Option<NaiveDate>,
    to: Option<NaiveDate>,
) -> Result<StockTurns, Failure> {
    let span = Span::of(context, from, to)?;
    let sold = read_sales(tx, &context.services.sales_memory, Some(SalesSide::Product), span.from, span.to)?;
    let moments = moments(span, context.now);
    let mut balances: BTreeMap<ProductId, Vec<i64>> = tx.stock().balances_at(&moments)?.into_iter().collect();
    for product in sold.keys.keys().filter_map(|key| key.parse().ok().map(ProductId)) {
        balances.entry(product).or_insert_with(|| vec![0; STOCK_MOMENTS]);
    }
    let known = products(tx, balances.keys().copied().collect())?;
    let turned = |(id, balances): (&ProductId, &Vec<i64>)| {
        let product = known.get(id)?;
        let cost = sold.keys.get(&id.to_string()).map(|sales| sales.cost).unwrap_or_default();
        let turnover = Turnover::of(cost, balances, product.manufacturer_cost);
        Some(ProductTurns { product_id: *id, name: product.name.clone(), sku: product.sku.clone(), turnover })
    };
    let mut rows: Vec<ProductTurns> = balances.iter().filter_map(turned).collect();
    rows.sort_by_key(|row| (std::cmp::Reverse(row.turnover.cost_of_goods), row.product_id));
    let mut whole = Turnover::default();
    rows.iter().for_each(|row| whole.add(&row.turnover));
    let days = (span.to - span.from).num_days() + 1;
    Ok(StockTurns { from: span.from, to: span.to, days, whole, products: rows })
}

/// Evenly spaced moments from the first to the last; none lies in the future, and what happens right now counts.
fn moments(span: Span, now: DateTime<Utc>) -> Vec<DateTime<Utc>> {
    let (start, end) = span.times();
    let end = end.min((now + Duration::microseconds(1)).max(start));
    let steps = i32::try_from(STOCK_MOMENTS - 1).unwrap_or(1);
    (0..=steps).map(|step| start + (end - start) * step / steps).collect()
}

fn products(tx: &mut dyn Transaction, ids: Vec<ProductId>) -> Result<HashMap<ProductId, Product>, Failure> {
    let mut known = HashMap::with_capacity(ids.len());
    for ids in ids.chunks(AT_ONCE) {
        known.extend(tx.products().by_ids(ids)?.into_iter().map(|product| (product.id, product)));
    }
    Ok(known)
}
