//! Trade figures: a user's purchases, or sales in their store, by day and product.
//!
//! Orders count on the day they were placed. Cancelled orders and quote requests do not count, except cancelled ones in
//! the counts by status.

use std::collections::BTreeMap;

use chrono::{DateTime, NaiveDate, Utc};
use tierway_kernel::{Bucket, DayRun, Money, ProductId, Role, StoreError, UserId};

use crate::OrderStatus;

/// How many products are named.
pub const TOP_TRADED: usize = 10;

/// The account, as buyer or seller; `None` for all.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TradeSide {
    /// Purchases of this account; an order counts with its total.
    Bought(Option<UserId>),
    /// Sales of this dealer's store; an order counts with its goods value.
    Sold(Option<UserId>),
}

/// Whether an order counts: neither cancelled nor a quote request.
pub fn is_trade(status: OrderStatus, is_quote: bool) -> bool {
    status != OrderStatus::Cancelled && !is_quote
}

/// Whether an order is open: it counts as trade and its goods have not arrived.
pub fn is_open(status: OrderStatus, is_quote: bool) -> bool {
    is_trade(status, is_quote) && status.is_undelivered()
}

/// Orders that were placed within a time and their worth.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Traded {
    /// How many orders.
    pub orders: u64,
    /// Pieces in them.
    pub units: i64,
    /// Their value.
    pub amount: Money,
}

impl Traded {
    /// Adds other orders, saturating.
    pub fn add(&mut self, other: Traded) {
        self.orders += other.orders;
        self.units += other.units;
        self.amount = self.amount.plus(other.amount).unwrap_or(Money::of(Money::LIMIT));
    }

    /// The worth of one order, rounded half up to cents; nothing when there are none.
    pub fn average(&self) -> Money {
        let count = i64::try_from(self.orders).unwrap_or(i64::MAX);
        self.amount.ratio(1, count).unwrap_or(Money::ZERO)
    }
}

/// The trade of one day.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DayTrade {
    /// The day.
    pub day: NaiveDate,
    /// Its orders.
    pub traded: Traded,
}

/// The orders of one day in one status.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DayOrders {
    /// The day.
    pub day: NaiveDate,
    /// The status.
    pub status: OrderStatus,
    /// The orders, also if they are cancelled.
    pub placed: Traded,
}

/// The trade in one product.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ProductTrade {
    /// The product.
    pub product_id: ProductId,
    /// Pieces.
    pub units: i64,
    /// Those of them that were sold in packs.
    pub in_packs: i64,
    /// Those of them that were sold in bulks.
    pub in_bulks: i64,
    /// Sum of the lines.
    pub amount: Money,
}

impl ProductTrade {
    /// Adds other trade in the same product, saturating.
    pub fn add(&mut self, other: &ProductTrade) {
        self.units += other.units;
        self.in_packs += other.in_packs;
        self.in_bulks += other.in_bulks;
        self.amount = self.amount.plus(other.amount).unwrap_or(Money::of(Money::LIMIT));
    }
}

/// The orders of buyers of one role in one place, as their profile names it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlaceTrade {
    /// The buyers' role.
    pub role: Role,
    /// Their country.
    pub country: Option<String>,
    /// Their zone.
    pub zone: Option<String>,
    /// How many orders.
    pub orders: u64,
    /// Sum of their goods.
    pub amount: Money,
}

/// Sums over orders, each one statement however many orders there are.
pub trait TradeFigures {
    /// Orders by day, oldest first, and status, the cancelled ones too; days without orders are omitted.
    fn orders_by_day(&mut self, side: TradeSide, days: &[DayRun]) -> Result<Vec<DayOrders>, StoreError>;
    /// Trade by day and product, in any order.
    fn trade_by_product(
        &mut self,
        side: TradeSide,
        days: &[DayRun],
    ) -> Result<Vec<(NaiveDate, ProductTrade)>, StoreError>;
    /// Everybody's orders by status, the cancelled ones too, in the order of the statuses.
    fn orders_by_status(
        &mut self,
        from: DateTime<Utc>,
        to: DateTime<Utc>,
    ) -> Result<Vec<(OrderStatus, u64)>, StoreError>;
    /// Totals of all orders by day; days without orders may be absent.
    fn totals_by_day(&mut self, days: &[DayRun]) -> Result<Vec<(NaiveDate, Money)>, StoreError>;
    /// Orders of buyers of these roles by role and place, in any order.
    fn trade_by_place(
        &mut self,
        roles: &[Role],
        from: DateTime<Utc>,
        to: DateTime<Utc>,
    ) -> Result<Vec<PlaceTrade>, StoreError>;
}

/// The trade of each day, oldest first: what was not cancelled.
pub fn trade_by_day(orders: &[DayOrders]) -> Vec<DayTrade> {
    let mut days: BTreeMap<NaiveDate, Traded> = BTreeMap::new();
    for row in orders.iter().filter(|row| is_trade(row.status, false)) {
        days.entry(row.day).or_default().add(row.placed);
    }
    days.into_iter().map(|(day, traded)| DayTrade { day, traded }).collect()
}

/// Orders by status, the cancelled ones too, in the order of the statuses.
pub fn count_by_status(orders: &[DayOrders]) -> Vec<(OrderStatus, u64)> {
    let mut counts: BTreeMap<OrderStatus, u64> = BTreeMap::new();
    for row in orders {
        *counts.entry(row.status).or_default() += row.placed.orders;
    }
    counts.into_iter().collect()
}

/// The series over the points that start on these days, points without orders too.
pub fn trade_series(bucket: Bucket, starts: Vec<NaiveDate>, days: &[DayTrade]) -> Vec<(NaiveDate, Traded)> {
    let mut points: BTreeMap<NaiveDate, Traded> = starts.into_iter().map(|start| (start, Traded::default())).collect();
    for row in days {
        if let Some(point) = points.get_mut(&bucket.start(row.day)) {
            point.add(row.traded);
        }
    }
    points.into_iter().collect()
}

/// Cost and margin of sold pieces, over products with a known cost; `None` when it is known of none.
pub fn trade_margin(rows: &[ProductTrade], cost_of: impl Fn(&ProductTrade) -> Option<Money>) -> Option<(Money, Money)> {
    let known: Vec<_> = rows.iter().filter_map(|row| Some((row.amount, cost_of(row)?))).collect();
    if known.is_empty() {
        return None;
    }
    known.into_iter().try_fold((Money::ZERO, Money::ZERO), |(costs, margin), (amount, cost)| {
        Some((costs.plus(cost)?, margin.plus(amount.minus(cost)?)?))
    })
}

#[cfg(test)]
mod tests;
