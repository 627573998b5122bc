//! Sums over orders.

use std::collections::BTreeMap;

use chrono::{DateTime, Days, NaiveDate, NaiveTime, Utc};
use tierway_kernel::{Money, ProductId, Role, StoreError};
use tierway_orders::{DayTrade, OrderStatus, PlaceTrade, ProductTrade, TradeFigures, TradeSide, Traded};

use super::paging::within;
use super::state::{OrderRow, State};
use super::transaction::MemoryTransaction;

fn is_of(row: &OrderRow, side: TradeSide) -> bool {
    match side {
        TradeSide::Bought(person) => person.is_none_or(|person| row.order.customer_id == person),
        TradeSide::Sold(person) => person.is_none() || row.order.seller_id == person,
    }
}

/// Orders of the side and time that are no requests.
fn of_side(state: &State, side: TradeSide, from: DateTime<Utc>, to: DateTime<Utc>) -> impl Iterator<Item = &OrderRow> {
    let wanted = move |row: &&OrderRow| is_of(row, side) && within(row.order.created_at, Some(from), Some(to));
    state.orders.rows().filter(|row| !row.order.is_quote).filter(wanted)
}

fn is_trade(row: &&OrderRow) -> bool {
    row.order.status != OrderStatus::Cancelled
}

fn worth(row: &OrderRow, side: TradeSide) -> Traded {
    let amount = match side {
        TradeSide::Bought(_) => row.order.total,
        TradeSide::Sold(_) => row.order.goods_total,
    };
    Traded { orders: 1, units: row.lines.iter().map(|line| line.pieces.get()).sum(), amount }
}

impl TradeFigures for MemoryTransaction {
    fn trade_by_day(
        &mut self,
        side: TradeSide,
        from: DateTime<Utc>,
        to: DateTime<Utc>,
    ) -> Result<Vec<DayTrade>, StoreError> {
        let mut days: BTreeMap<_, Traded> = BTreeMap::new();
        for row in of_side(&self.state, side, from, to).filter(is_trade) {
            days.entry(row.order.created_at.date_naive()).or_default().add(worth(row, side));
        }
        Ok(days.into_iter().map(|(day, traded)| DayTrade { day, traded }).collect())
    }

    fn trade_by_product(
        &mut self,
        side: TradeSide,
        from: DateTime<Utc>,
        to: DateTime<Utc>,
        most: Option<u32>,
    ) -> Result<Vec<ProductTrade>, StoreError> {
        let mut products: BTreeMap<ProductId, (i64, i64)> = BTreeMap::new();
        for line in of_side(&self.state, side, from, to).filter(is_trade).flat_map(|row| &row.lines) {
            let (units, amount) = products.entry(line.product_id).or_default();
            *units += line.pieces.get();
            *amount += line.total.minor();
        }
        let row = |(product_id, (units, amount))| ProductTrade { product_id, units, amount: Money::of(amount) };
        let mut rows: Vec<ProductTrade> = products.into_iter().map(row).collect();
        rows.sort_by_key(|row| (std::cmp::Reverse(row.amount), row.product_id));
        rows.truncate(most.map_or(usize::MAX, |most| most as usize));
        Ok(rows)
    }

    fn trade_by_status(
        &mut self,
        side: TradeSide,
        from: DateTime<Utc>,
        to: DateTime<Utc>,
    ) -> Result<Vec<(OrderStatus, u64)>, StoreError> {
        let mut counts: BTreeMap<OrderStatus, u64> = BTreeMap::new();
        for row in of_side(&self.state, side, from, to) {
            *counts.entry(row.order.status).or_default() += 1;
        }
        Ok(counts.into_iter().collect())
    }

    fn totals_by_day(&mut self, from: NaiveDate, to: NaiveDate) -> Result<Vec<(NaiveDate, Money)>, StoreError> {
        let after = to.checked_add_days(Days::new(1)).unwrap_or(to);
        let [from, after] = [from, after].map(|day| day.and_time(NaiveTime::MIN).and_utc());
        let days = self.trade_by_day(TradeSide::Bought(None), from, after)?;
        Ok(days.into_iter().map(|row| (row.day, row.traded.amount)).collect())
    }

    fn trade_by_place(
        &mut self,
        roles: &[Role],
        from: DateTime<Utc>,
        to: DateTime<Utc>,
    ) -> Result<Vec<PlaceTrade>, StoreError> {
        let mut places: BTreeMap<_, (u64, i64)> = BTreeMap::new();
        for row in of_side(&self.state, TradeSide::Sold(None), from, to).filter(is_trade) {
            let Some(buyer) = self.state.users.get(row.order.customer_id.0).map(|row| &row.user) else { continue };
            if roles.contains(&buyer.role) {
                let place = (buyer.role, buyer.profile.country.clone(), buyer.profile.zone.clone());
                let (orders, amount) = places.entry(place).or_default();
                *orders += 1;
                *amount += row.order.goods_total.minor();
            }
        }
        let row = |((role, country, zone), (orders, amount))| PlaceTrade {
            role,
            country,
            zone,
            orders,
            amount: Money::of(amount),
        };
        Ok(places.into_iter().map(row).collect())
    }
}
