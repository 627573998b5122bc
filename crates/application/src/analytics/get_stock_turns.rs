//! `GET /api/analytics/stock-turns`.

use chrono::{DateTime, Duration, NaiveDate, Utc};
use tierway_inventory::{STOCK_MOMENTS, Turnover};
use tierway_kernel::{Permission, ProductId};
use tierway_orders::SalesDimension;

use super::read_sales::read_sales;
use super::span::Span;
use crate::{Context, Failure, Transaction};

/// Maximum number of products.
pub const MOST_TURNED: usize = 200;
/// Stock turns.
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

/// The same after the permission check.
pub(crate) fn stock_turns(
    tx: &mut dyn Transaction,
    context: &Context,
    from: Option<NaiveDate>,
    to: Option<NaiveDate>,
) -> Result<StockTurns, Failure> {
    let span = Span::of(tx, context, from, to)?;
    let sold = read_sales(tx, &context.services.sales_cache, Some(SalesDimension::Product), span)?;
    let moments = moments(span, context.now);
    let mut balances = context.services.stock_cache.balances_at(tx, context.now, &moments)?;
    for product in sold.keys.keys().filter_map(|key| key.parse().ok().map(ProductId)) {
        balances.entry(product).or_insert_with(|| vec![0; STOCK_MOMENTS]);
    }
    let ids: Vec<ProductId> = balances.keys().copied().collect();
    let known = tx.products().costs(&ids)?;
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

/// Evenly spaced points in time from start to end, none in the future. Those in between are starts of days if there are
/// enough days, so that they are cacheable.
fn moments(span: Span, now: DateTime<Utc>) -> Vec<DateTime<Utc>> {
    let (start, end) = span.times();
    let end = end.min((now + Duration::microseconds(1)).max(start));
    let steps = i32::try_from(STOCK_MOMENTS - 1).unwrap_or(1);
    let has_days = end - start >= Duration::days(i64::from(steps));
    let moment = |step: i32| {
        let moment = start + (end - start) * step / steps;
        if has_days && step < steps { span.zone.start(span.zone.day(moment)) } else { moment }
    };
    (0..=steps).map(moment).collect()
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]
    use super::*;

    #[test]
    fn moments_of_many_days_are_beginnings_of_days_but_for_the_last() {
        let zone = tierway_kernel::BusinessZone::UTC;
        let span = |from: &str, to: &str| Span { zone, from: from.parse().unwrap(), to: to.parse().unwrap() };
        let now: DateTime<Utc> = "2026-03-30T18:00:00Z".parse().unwrap();
        let month = moments(span("2026-03-01", "2026-03-30"), now);
        assert_eq!(month.len(), STOCK_MOMENTS);
        assert_eq!((month[0], month[12]), ("2026-03-01T00:00:00Z".parse().unwrap(), now + Duration::microseconds(1)));
        let days: Vec<String> = month[1..12].iter().map(|moment| moment.format("%d %H").to_string()).collect();
        let expected =
            ["03", "05", "08", "10", "13", "15", "18", "20", "23", "25", "28"].map(|day| format!("{day} 00"));
        assert_eq!(days, expected);
        let later = moments(span("2026-03-01", "2026-03-30"), now + Duration::minutes(20));
        assert_eq!(later[..12], month[..12], "the same when read later");
        let day = moments(span("2026-03-02", "2026-03-02"), now);
        assert_eq!(
            (day[1], day[12]),
            ("2026-03-02T02:00:00Z".parse().unwrap(), "2026-03-03T00:00:00Z".parse().unwrap())
        );
    }
}
