//! Sales figures by day, in nine dimensions.
//!
//! Orders count on the business day they were placed; cancelled orders and quote requests do not count. Refunds reduce
//! the figures of the order's day, by their goods only. The buyer's region, product category and unit cost are stored
//! with the order at the time of sale, so that past figures do not change.

mod cohorts;
mod comparison;
mod month_index;
mod port;
mod schedule;

use std::collections::BTreeMap;

use chrono::{DateTime, NaiveDate, Utc};
use tierway_kernel::{Bucket, BusinessZone, Money, OrderId, ProductId, Role, UserId, parse_enum};

use crate::OrderOrigin;
use crate::fulfilment::refunded_goods;

pub use cohorts::{CohortMonth, ReferredOrder, cohort_months};
pub use comparison::Comparison;
pub use month_index::MonthIndex;
pub use port::{OrderCounts, Quotations, Registrations, SalesRepository};
pub use schedule::{
    MOST_REPORT_SCHEDULES, REPORT_TIME, ReportFiles, ReportInterval, ReportSchedule, ReportScheduleDraft,
    ReportScheduleError, ReportScheduleRepository, check_report_room,
};

/// Dimension to group sales by.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum SalesDimension {
    /// Nothing: all sales.
    All,
    /// The way an order came in.
    Channel,
    /// The region of the buyer.
    Region,
    /// The role of the buyer.
    Role,
    /// In whose store it was sold.
    Dealer,
    /// Who bought it: each trader, and customers together.
    Buyer,
    /// The buyer's referrer.
    Agent,
    /// By product.
    Product,
    /// The category of the product.
    Category,
}

impl SalesDimension {
    /// All sides.
    pub const ALL: [SalesDimension; 9] = [
        SalesDimension::All,
        SalesDimension::Channel,
        SalesDimension::Region,
        SalesDimension::Role,
        SalesDimension::Dealer,
        SalesDimension::Buyer,
        SalesDimension::Agent,
        SalesDimension::Product,
        SalesDimension::Category,
    ];

    /// The name in JSON and SQL.
    pub const fn as_str(self) -> &'static str {
        match self {
            SalesDimension::All => "all",
            SalesDimension::Channel => "channel",
            SalesDimension::Region => "region",
            SalesDimension::Role => "role",
            SalesDimension::Dealer => "dealer",
            SalesDimension::Buyer => "buyer",
            SalesDimension::Agent => "agent",
            SalesDimension::Product => "product",
            SalesDimension::Category => "category",
        }
    }

    /// The side of that name.
    pub fn parse(text: &str) -> Option<SalesDimension> {
        parse_enum(&SalesDimension::ALL, SalesDimension::as_str, text)
    }
}

/// Sales figures.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Sales {
    /// How many orders; of a product or category, those that hold some of it. A stored sum that misses some may be
    /// negative until it is corrected.
    pub orders: i64,
    /// Pieces.
    pub units: i64,
    /// Their sales value, without tax and shipping.
    pub goods: Money,
    /// Refunds to buyers.
    pub refunds: Money,
    /// The cost of the pieces, without restocked ones.
    pub cost: Money,
}

/// Sums go past what a single amount may be.
fn sum(a: Money, b: Money) -> Money {
    Money::of(a.minor().saturating_add(b.minor()))
}

impl Sales {
    /// Adds other sales.
    pub fn add(&mut self, other: &Sales) {
        self.orders += other.orders;
        self.units += other.units;
        self.goods = sum(self.goods, other.goods);
        self.refunds = sum(self.refunds, other.refunds);
        self.cost = sum(self.cost, other.cost);
    }

    /// Subtracts other sales.
    pub fn subtract(&mut self, other: &Sales) {
        let less = |money: Money| Money::of(money.minor().saturating_neg());
        self.orders -= other.orders;
        self.units -= other.units;
        self.goods = sum(self.goods, less(other.goods));
        self.refunds = sum(self.refunds, less(other.refunds));
        self.cost = sum(self.cost, less(other.cost));
    }

    /// The orders, for people.
    pub fn order_count(&self) -> u64 {
        u64::try_from(self.orders).unwrap_or(0)
    }

    /// The net value.
    pub fn revenue(&self) -> Money {
        Money::of(self.goods.minor().saturating_sub(self.refunds.minor()))
    }

    /// The margin; negative if sold at a loss.
    pub fn margin(&self) -> Money {
        Money::of(self.revenue().minor().saturating_sub(self.cost.minor()))
    }

    /// Revenue of one order, rounded half up to cents; nothing when there are none.
    pub fn average_order(&self) -> Money {
        self.revenue().ratio(1, self.orders).unwrap_or(Money::ZERO)
    }
}

/// An order that counts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SoldOrder {
    /// Which.
    pub id: OrderId,
    /// When it was placed.
    pub placed_at: DateTime<Utc>,
    /// The time zone of days.
    pub zone: BusinessZone,
    /// The way it came in.
    pub channel: String,
    /// Its origin.
    pub origin: OrderOrigin,
    /// The buyer.
    pub buyer_id: UserId,
    /// In whose store; `None`: the company's.
    pub seller_id: Option<UserId>,
    /// The buyer's referrer.
    pub referrer_id: Option<UserId>,
    /// Sum of its lines.
    pub goods: Money,
    /// The tax on them.
    pub tax: Money,
    /// Total refunds.
    pub refunded: Money,
    /// Its lines, in their order.
    pub lines: Vec<SoldLine>,
}

/// A line of such an order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SoldLine {
    /// The product.
    pub product_id: ProductId,
    /// The product's category when it was sold.
    pub category: String,
    /// Pieces.
    pub pieces: i64,
    /// Their sales value, without tax.
    pub total: Money,
    /// The unit cost at the time of sale.
    pub unit_cost: Money,
    /// Pieces returned.
    pub returned: i64,
    /// Those of them that are on the shelf again.
    pub restocked: i64,
}

impl SoldLine {
    /// The refunded value of the line.
    fn returned_worth(&self) -> i64 {
        self.total.ratio(self.returned.clamp(0, self.pieces), self.pieces).unwrap_or(Money::ZERO).minor()
    }

    fn cost(&self) -> Money {
        Money::of(self.unit_cost.minor().saturating_mul(self.pieces - self.restocked))
    }
}

impl SoldOrder {
    /// The day it counts on.
    pub fn day(&self) -> NaiveDate {
        self.zone.day(self.placed_at)
    }

    /// The parts of the refund that fall on each line: by what came back of them; when nothing did, by what they were
    /// worth. Rounded so that the parts add up to the whole.
    fn refund_parts(&self) -> Vec<i64> {
        let back = refunded_goods(self.goods, self.tax, self.refunded);
        let mut weights: Vec<i64> = self.lines.iter().map(SoldLine::returned_worth).collect();
        if weights.iter().all(|weight| *weight == 0) {
            weights = self.lines.iter().map(|line| line.total.minor()).collect();
        }
        let whole: i64 = weights.iter().sum();
        let (mut before, mut weight_before) = (0, 0);
        let part = |weight: i64| {
            weight_before += weight;
            let up_to = back.ratio(weight_before, whole).unwrap_or(Money::ZERO).minor();
            let part = up_to - before;
            before = up_to;
            part
        };
        weights.into_iter().map(part).collect()
    }

    fn line_sales(&self) -> impl Iterator<Item = (&SoldLine, Sales)> {
        let sales = |(line, refund): (&'_ SoldLine, i64)| Sales {
            orders: 0,
            units: line.pieces,
            goods: line.total,
            refunds: Money::of(refund),
            cost: line.cost(),
        };
        self.lines.iter().zip(self.refund_parts()).map(move |pair| (pair.0, sales(pair)))
    }

    /// The order as a whole.
    pub fn sales(&self) -> Sales {
        let mut cost = Money::ZERO;
        for line in &self.lines {
            cost = sum(cost, line.cost());
        }
        Sales {
            orders: 1,
            units: self.lines.iter().map(|line| line.pieces).sum(),
            goods: self.goods,
            refunds: refunded_goods(self.goods, self.tax, self.refunded),
            cost,
        }
    }

    /// Its contribution to a dimension: its keys with their shares. No key is an empty text.
    pub fn parts(&self, side: SalesDimension) -> Vec<(String, Sales)> {
        let id = |id: Option<UserId>| id.map(|id| id.to_string()).unwrap_or_default();
        let key = match side {
            SalesDimension::Product => return self.by_line(|line| line.product_id.to_string()),
            SalesDimension::Category => return self.by_line(|line| line.category.clone()),
            SalesDimension::All => String::new(),
            SalesDimension::Channel => self.channel.clone(),
            SalesDimension::Region => self.origin.region.clone().unwrap_or_default(),
            SalesDimension::Role => self.origin.role.as_str().to_owned(),
            SalesDimension::Dealer => id(self.seller_id),
            SalesDimension::Buyer => id(Some(self.buyer_id).filter(|_| self.origin.role != Role::Customer)),
            SalesDimension::Agent => id(self.referrer_id),
        };
        vec![(key, self.sales())]
    }

    fn by_line(&self, key: impl Fn(&SoldLine) -> String) -> Vec<(String, Sales)> {
        let mut parts: BTreeMap<String, Sales> = BTreeMap::new();
        for (line, sales) in self.line_sales() {
            let part = parts.entry(key(line)).or_default();
            part.add(&sales);
            part.orders = 1;
        }
        parts.into_iter().collect()
    }
}

/// The sales of orders by key of a side.
pub fn sales_by_key<'a>(
    orders: impl IntoIterator<Item = &'a SoldOrder>,
    side: SalesDimension,
) -> BTreeMap<String, Sales> {
    let mut sums: BTreeMap<String, Sales> = BTreeMap::new();
    for (key, sales) in orders.into_iter().flat_map(|order| order.parts(side)) {
        sums.entry(key).or_default().add(&sales);
    }
    sums
}

/// The sales of orders by day.
pub fn sales_by_day<'a>(orders: impl IntoIterator<Item = &'a SoldOrder>) -> BTreeMap<NaiveDate, Sales> {
    let mut days: BTreeMap<NaiveDate, Sales> = BTreeMap::new();
    for order in orders {
        days.entry(order.day()).or_default().add(&order.sales());
    }
    days
}

/// The series over the points that start on these days, points without sales too.
pub fn sales_series(
    step: Bucket,
    starts: Vec<NaiveDate>,
    days: &BTreeMap<NaiveDate, Sales>,
) -> Vec<(NaiveDate, Sales)> {
    let mut points: BTreeMap<NaiveDate, Sales> = starts.into_iter().map(|start| (start, Sales::default())).collect();
    for (day, sales) in days {
        if let Some(point) = points.get_mut(&step.start(*day)) {
            point.add(sales);
        }
    }
    points.into_iter().collect()
}

#[cfg(test)]
mod tests;
