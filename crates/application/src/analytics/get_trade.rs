//! `GET /api/analytics/trade`.

use std::collections::HashMap;

use chrono::NaiveDate;
use tierway_catalogue::{Product, dealer_price};
use tierway_kernel::{Actor, Bucket, Money, Permission, ProductId, Role, UserId};
use tierway_orders::{OrderStatus, TOP_TRADED, TradeSide, Traded, trade_margin, trade_series};

use super::days::Span;
use crate::{Context, Failure, Transaction};

/// From which side trade is looked at.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TradeView {
    /// What was bought.
    Buyer,
    /// What was sold in one's store.
    Seller,
}

/// Which figures are asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TradeQuery {
    /// Which side.
    pub view: TradeView,
    /// Whose; everybody's for the owners when not given.
    pub user_id: Option<UserId>,
    /// The first day; 30 days up to the last when not given.
    pub from: Option<NaiveDate>,
    /// The last day; today when not given.
    pub to: Option<NaiveDate>,
    /// The length of one point of the series.
    pub bucket: Bucket,
}

/// What was bought or sold.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Trade {
    /// All days together.
    pub total: Traded,
    /// What the sold pieces cost the dealer and what is left of their price; only for a dealer's store.
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

/// Figures of trade, live from the orders: one statement each for the days, the products and the statuses.
pub fn get_trade(tx: &mut dyn Transaction, context: &Context, query: TradeQuery) -> Result<Trade, Failure> {
    context.require(Permission::GetTrade)?;
    let person = person(tx, context, query.user_id)?;
    let side = match query.view {
        TradeView::Buyer => TradeSide::Bought(person.map(|(id, _)| id)),
        TradeView::Seller => TradeSide::Sold(person.map(|(id, _)| id)),
    };
    let span = Span::of(context, query.from, query.to)?;
    let (start, end) = span.times();
    let too_many = || Failure::field("bucket", "Please choose fewer days or longer steps.");
    trade_series(query.bucket, span.from, span.to, &[]).ok_or_else(too_many)?;
    let days = tx.trade().trade_by_day(side, start, end)?;
    let series = trade_series(query.bucket, span.from, span.to, &days).ok_or_else(too_many)?;
    let mut total = Traded::default();
    for day in &days {
        total.add(day.traded);
    }
    // Only a dealer's margin needs every product.
    let store = matches!(side, TradeSide::Sold(_)) && person.is_some_and(|(_, role)| role == Role::Dealer);
    let mut rows = tx.trade().trade_by_product(side, start, end, (!store).then_some(TOP_TRADED))?;
    let ids: Vec<ProductId> = rows.iter().map(|row| row.product_id).collect();
    let products: HashMap<ProductId, Product> =
        tx.products().by_ids(&ids)?.into_iter().map(|product| (product.id, product)).collect();
    let cost = |id| products.get(&id).map(dealer_price).filter(|price| *price > Money::ZERO);
    let margin = if store { trade_margin(&rows, cost) } else { None };
    rows.truncate(TOP_TRADED as usize);
    let named = |row: tierway_orders::ProductTrade| {
        let product = products.get(&row.product_id);
        ProductFigures {
            product_id: row.product_id,
            name: product.map(|product| product.name.clone()).unwrap_or_default(),
            sku: product.map(|product| product.sku.clone()).unwrap_or_default(),
            units: row.units,
            amount: row.amount,
        }
    };
    Ok(Trade {
        total,
        margin,
        series,
        products: rows.into_iter().map(named).collect(),
        by_status: tx.trade().trade_by_status(side, start, end)?,
    })
}

/// Whose figures they are: one's own, anybody's or everybody's for the owners.
fn person(
    tx: &mut dyn Transaction,
    context: &Context,
    wanted: Option<UserId>,
) -> Result<Option<(UserId, Role)>, Failure> {
    match &context.actor {
        Actor::User(user) if !matches!(user.role, Role::Admin | Role::Manufacturer) => match wanted {
            Some(other) if other != user.id => Err(Failure::Forbidden("You may only see your own figures.".to_owned())),
            _ => Ok(Some((user.id, user.role))),
        },
        _ => match wanted {
            None => Ok(None),
            Some(id) => {
                let user = tx.users().by_id(id)?.ok_or(Failure::NotFound("This user"))?;
                Ok(Some((user.id, user.role)))
            }
        },
    }
}
