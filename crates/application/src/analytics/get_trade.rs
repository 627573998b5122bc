//! `GET /api/analytics/trade`.

use std::cmp::Reverse;
use std::collections::HashMap;

use chrono::NaiveDate;
use tierway_kernel::{Bucket, Money, Permission, ProductId, Role, UserId};
use tierway_orders::{
    DayTrade, OrderStatus, ProductTrade, Sales, SalesDimension, TOP_TRADED, TradeSide, Traded, count_by_status,
    trade_by_day, trade_margin, trade_series, visible_trade,
};

use super::read_sales::read_sales;
use super::span::Span;
use crate::{Context, Failure, Transaction};

tierway_kernel::names! {
    /// Purchases or sales.
    #[derive(Default)]
    pub enum TradeView as "TradeViewName" {
        /// Purchases.
        #[default]
        Buyer = "buyer",
        /// Sales of a dealer's store.
        Seller = "seller",
    }
}

/// The requested figures.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TradeQuery {
    /// Which side.
    pub view: TradeView,
    /// User; all for the owners if not given.
    pub user_id: Option<UserId>,
    /// The first day; by default 30 days up to the last.
    pub from: Option<NaiveDate>,
    /// The last day; today if not given.
    pub to: Option<NaiveDate>,
    /// The length of one point of the series.
    pub bucket: Bucket,
}

/// Trade totals.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Trade {
    /// All days together.
    pub total: Traded,
    /// Cost and margin of the sold pieces; only for a dealer's store.
    pub margin: Option<(Money, Money)>,
    /// Points of the series with their first day.
    pub series: Vec<(NaiveDate, Traded)>,
    /// The products with the largest amounts.
    pub products: Vec<ProductFigures>,
    /// Orders by status, the cancelled ones too.
    pub by_status: Vec<(OrderStatus, u64)>,
}

/// The trade in one product.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ProductFigures {
    /// Which.
    pub product_id: ProductId,
    /// Its name now.
    pub name: String,
    /// Its SKU now.
    pub sku: String,
    /// Pieces.
    pub units: i64,
    /// Sum of the lines.
    pub amount: Money,
}

/// Figures of trade, exact to what was ordered a moment ago: a few statements, however many orders there are.
pub fn get_trade(tx: &mut dyn Transaction, context: &Context, query: TradeQuery) -> Result<Trade, Failure> {
    context.require(Permission::GetTrade)?;
    let person = match visible_trade(&context.actor, query.user_id)? {
        Some(id) => Some(tx.users().by_id(id)?.ok_or(Failure::NotFound("This user"))?),
        None => None,
    };
    let whose = person.as_ref().map(|user| user.id);
    let (side, dealer) = match query.view {
        TradeView::Buyer => (TradeSide::Bought(whose), None),
        TradeView::Seller => (TradeSide::Sold(whose), person.filter(|user| user.role == Role::Dealer)),
    };
    let span = Span::of(tx, context, query.from, query.to)?;
    let too_many = || Failure::field("bucket", "Please choose a shorter period or longer intervals.");
    let starts = query.bucket.starts(span.from, span.to).ok_or_else(too_many)?;
    let TradeSums { days, by_status, products: mut rows } = match whose {
        Some(_) => persons(tx, context, side, span)?,
        None => everybodys(tx, context, side, span)?,
    };
    rows.sort_by_key(|row| (Reverse(row.amount), row.product_id));
    let mut total = Traded::default();
    for day in &days {
        total.add(day.traded);
    }
    let margin = match dealer {
        Some(dealer) => {
            let ids: Vec<ProductId> = rows.iter().map(|row| row.product_id).collect();
            let costs = context.services.sales_cache.dealer_costs(tx, dealer.id, &ids, context.now)?;
            // In the sizes they were sold in.
            let sold = |row: &ProductTrade| [row.units - row.in_packs - row.in_bulks, row.in_packs, row.in_bulks];
            trade_margin(&rows, |row| costs.of(row.product_id)?.of_sold(sold(row)))
        }
        None => None,
    };
    rows.truncate(TOP_TRADED);
    Ok(Trade {
        total,
        margin,
        series: trade_series(query.bucket, starts, &days),
        products: named(tx, rows)?,
        by_status,
    })
}

/// Sums of the requested time.
struct TradeSums {
    days: Vec<DayTrade>,
    by_status: Vec<(OrderStatus, u64)>,
    /// In any order.
    products: Vec<ProductTrade>,
}

fn persons(tx: &mut dyn Transaction, context: &Context, side: TradeSide, span: Span) -> Result<TradeSums, Failure> {
    let (orders, products) = context.services.sales_cache.trade(tx, side, span)?;
    Ok(TradeSums { days: trade_by_day(&orders), by_status: count_by_status(&orders), products })
}

/// Everybody's trade is summed up already.
fn everybodys(tx: &mut dyn Transaction, context: &Context, side: TradeSide, span: Span) -> Result<TradeSums, Failure> {
    let sales = read_sales(tx, &context.services.sales_cache, Some(SalesDimension::Product), span)?;
    // A buyer pays tax and transport too.
    let paid: HashMap<NaiveDate, Money> = match side {
        TradeSide::Bought(_) => tx.trade().totals_by_day(&span.runs())?.into_iter().collect(),
        TradeSide::Sold(_) => HashMap::new(),
    };
    let traded = |day: &NaiveDate, sales: &Sales| {
        let amount = if side == TradeSide::Sold(None) { Some(sales.goods) } else { paid.get(day).copied() };
        Traded { orders: sales.order_count(), units: sales.units, amount: amount.unwrap_or_default() }
    };
    let days = sales.days.iter().map(|(day, sales)| DayTrade { day: *day, traded: traded(day, sales) }).collect();
    let product = |(key, sales): (&String, &Sales)| {
        let product_id = ProductId(key.parse().ok()?);
        Some(ProductTrade { product_id, units: sales.units, in_packs: 0, in_bulks: 0, amount: sales.goods })
    };
    let products = sales.keys.iter().filter_map(product).collect();
    let (start, end) = span.times();
    Ok(TradeSums { days, by_status: tx.trade().orders_by_status(start, end)?, products })
}

/// Products with their names of now.
fn named(tx: &mut dyn Transaction, rows: Vec<ProductTrade>) -> Result<Vec<ProductFigures>, Failure> {
    let ids: Vec<ProductId> = rows.iter().map(|row| row.product_id).collect();
    let mut names: HashMap<ProductId, (String, String)> =
        tx.products().by_ids(&ids)?.into_iter().map(|product| (product.id, (product.name, product.sku))).collect();
    let figures = rows.into_iter().map(|row| {
        let (name, sku) = names.remove(&row.product_id).unwrap_or_default();
        ProductFigures { product_id: row.product_id, name, sku, units: row.units, amount: row.amount }
    });
    Ok(figures.collect())
}
