//! `GET /api/analytics/wholesaler`.

use std::collections::HashMap;

use chrono::{Days, NaiveDate};
use tierway_catalogue::{Audience, PriceCheck, ProductFilter, ProductSort, Region, RegionMap};
use tierway_kernel::{Bucket, Money, PageRequest, Permission, Role};

use super::span::Span;
use crate::pricing::{ChangeView, list_price_changes, price_check, regions};
use crate::settings::business_zone;
use crate::{Context, Failure, Transaction};

/// How many changes of prices are shown.
const NEWEST: u32 = 5;

/// A wholesaler's dashboard.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WholesalerFigures {
    /// The first day of this month.
    pub month: NaiveDate,
    /// The first day of the month before.
    pub month_before: NaiveDate,
    /// The four regions, then those who are in none.
    pub regions: Vec<RegionFigures>,
    /// Products that are sold.
    pub products: u64,
    /// For each audience and region the products without a price of their own there.
    pub unpriced: Vec<(Audience, Region, u64)>,
    /// For each audience the prices that apply and are out of range to the caller.
    pub out_of_range: Vec<(Audience, u64)>,
    /// The newest changes of prices.
    pub changes: Vec<ChangeView>,
}

/// Buyers and sales of a region.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RegionFigures {
    /// Which; `None`: those whose profile names no place of the table.
    pub region: Option<Region>,
    /// Active, approved dealers.
    pub dealers: u64,
    /// Active, approved agents and sub-agents.
    pub agents: u64,
    /// Purchases of dealers, this month and the previous one.
    pub dealer_trade: [PlacedOrders; 2],
    /// Purchases of agents and sub-agents.
    pub agent_trade: [PlacedOrders; 2],
}

/// Orders that were placed and not cancelled.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct PlacedOrders {
    /// How many.
    pub orders: u64,
    /// Sum of their goods.
    pub amount: Money,
}

/// By region and whether the buyers are dealers.
type Bought = HashMap<(Option<Region>, bool), PlacedOrders>;

/// Figures of the regions, live: one statement for each kind of figure, however many people, orders and products there
/// are. The regions are those of the profiles and of the table now.
pub fn get_wholesaler_figures(tx: &mut dyn Transaction, context: &Context) -> Result<WholesalerFigures, Failure> {
    context.require(Permission::GetWholesalerFigures)?;
    let table = tx.prices().regions()?;
    let map = table.map();
    let table = regions(tx, &table)?;
    let zone = business_zone(tx)?;
    let today = zone.day(context.now);
    let month = Bucket::Month.start(today);
    let last_before = month.checked_sub_days(Days::new(1)).unwrap_or(month);
    let month_before = Bucket::Month.start(last_before);
    let now = bought(tx, &map, Span { zone, from: month, to: today })?;
    let before = bought(tx, &map, Span { zone, from: month_before, to: last_before })?;
    let figures = |region, dealers, agents| {
        let of = |dealers| [&now, &before].map(|sums| sums.get(&(region, dealers)).copied().unwrap_or_default());
        RegionFigures { region, dealers, agents, dealer_trade: of(true), agent_trade: of(false) }
    };
    let mut rows: Vec<RegionFigures> =
        table.regions.iter().map(|row| figures(Some(row.region), row.dealers, row.agents)).collect();
    rows.push(figures(None, table.dealers_elsewhere, table.agents_elsewhere));
    let on_sale = ProductFilter { is_active: Some(true), ..ProductFilter::default() };
    let products = tx.products().list(&on_sale, ProductSort::Newest, &PageRequest::first(1))?.total;
    let (mut unpriced, mut out_of_range) = (Vec::new(), Vec::new());
    let check = price_check(tx, context, Audience::Dealer, None)?;
    for audience in Audience::ALL {
        let priced = tx.prices().priced_products(audience, context.now)?;
        for region in Region::ALL {
            let count = priced.iter().find(|(of, _)| *of == region).map_or(0, |(_, count)| *count);
            unpriced.push((audience, region, products.saturating_sub(count)));
        }
        out_of_range.push((audience, tx.prices().prices_out_of_range(&PriceCheck { audience, ..check })?));
    }
    let changes = list_price_changes(tx, context, None, &PageRequest::first(NEWEST))?.items;
    Ok(WholesalerFigures { month, month_before, regions: rows, products, unpriced, out_of_range, changes })
}

/// Purchases of dealers and agents in a period, by region.
fn bought(tx: &mut dyn Transaction, map: &RegionMap, span: Span) -> Result<Bought, Failure> {
    let (from, to) = span.times();
    let mut sums = Bought::new();
    for row in tx.trade().trade_by_place(&[Role::Dealer, Role::Agent, Role::SubAgent], from, to)? {
        let region = map.region_of(row.country.as_deref(), row.zone.as_deref());
        let sum = sums.entry((region, row.role == Role::Dealer)).or_default();
        sum.orders += row.orders;
        sum.amount = sum.amount.plus(row.amount).unwrap_or(Money::of(Money::LIMIT));
    }
    Ok(sums)
}
