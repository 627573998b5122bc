//! Sales: what is kept of orders as they were, the marks of changed days, and the sums.

use std::collections::{BTreeMap, BTreeSet, HashSet};

use chrono::{DateTime, NaiveDate, Utc};
use tierway_kernel::{LineId, Money, OrderId, Role, StoreError, UserId};
use tierway_orders::{
    CohortMonth, MonthIndex, NewOrder, Order, OrderCounts, OrderOrigin, PaymentKind, PaymentStatus, Quotations,
    QuoteState, Registrations, Sales, SalesRepository, SalesSide, SoldLine, SoldOrder, is_trade,
};

use super::paging::within;
use super::state::{OrderRow, State};
use super::transaction::MemoryTransaction;

/// The tables of this port.
#[derive(Clone, Default)]
pub(super) struct SalesTables {
    origins: BTreeMap<OrderId, OrderOrigin>,
    /// Category and cost of a piece.
    lines: BTreeMap<LineId, (String, Money)>,
    marks: BTreeSet<NaiveDate>,
    folds: BTreeMap<NaiveDate, u64>,
    days: BTreeMap<(SalesSide, NaiveDate, String), Sales>,
}

impl SalesTables {
    /// Where an order came from.
    pub(super) fn origin(&self, order: OrderId) -> Option<&OrderOrigin> {
        self.origins.get(&order)
    }

    /// The category of a line's product when it was sold.
    pub(super) fn category(&self, line: LineId) -> Option<&str> {
        self.lines.get(&line).map(|(category, _)| category.as_str())
    }
}

fn counts(order: &Order) -> bool {
    is_trade(order.status, order.is_quote)
}

impl State {
    /// An order was placed.
    pub(super) fn sales_placed(&mut self, id: OrderId, new: &NewOrder, now: DateTime<Utc>) {
        self.sales.origins.insert(id, new.origin.clone());
        self.sales_lines(id);
        if !new.is_quote {
            self.sales.marks.insert(now.date_naive());
        }
    }

    /// A request for quotation has got lines.
    pub(super) fn sales_lines(&mut self, id: OrderId) {
        let lines = self.orders.get(id.0).map(|row| row.lines.clone()).unwrap_or_default();
        for line in lines {
            if let Some(product) = self.products.get(line.product_id.0) {
                let kept = (product.category.clone(), product.manufacturer_cost);
                self.sales.lines.entry(line.id).or_insert(kept);
            }
        }
    }

    /// Money or goods of an order went back.
    pub(super) fn sales_touched(&mut self, id: OrderId) {
        if let Some(row) = self.orders.get(id.0) {
            self.sales.marks.insert(row.order.created_at.date_naive());
        }
    }

    /// An order is about to be saved.
    pub(super) fn sales_change(&mut self, order: &Order) {
        let of = |order: &Order| (counts(order), order.goods_total, order.tax, order.seller_id, order.referrer_id);
        if self.orders.get(order.id.0).is_some_and(|row| of(&row.order) != of(order)) {
            self.sales_touched(order.id);
        }
    }

    fn sold_order(&self, row: &OrderRow) -> Option<SoldOrder> {
        let order = &row.order;
        let line = |line: &tierway_orders::OrderLine| {
            let (category, unit_cost) = self.sales.lines.get(&line.id)?.clone();
            let back = self.returns.rows().filter(|one| one.order_id == order.id).flat_map(|one| &one.lines);
            let back: Vec<_> = back.filter(|part| part.line_id == line.id).collect();
            Some(SoldLine {
                product_id: line.product_id,
                category,
                pieces: line.pieces.get(),
                total: line.total,
                unit_cost,
                returned: back.iter().map(|part| part.received.get()).sum(),
                restocked: back.iter().map(|part| part.restocked.get()).sum(),
            })
        };
        Some(SoldOrder {
            id: order.id,
            placed_at: order.created_at,
            channel: order.channel.clone(),
            origin: self.sales.origins.get(&order.id)?.clone(),
            seller_id: order.seller_id,
            referrer_id: order.referrer_id,
            goods: order.goods_total,
            tax: order.tax,
            refunded: self.refunded(order.id),
            lines: row.lines.iter().filter_map(line).collect(),
        })
    }

    fn refunded(&self, order: OrderId) -> Money {
        let refunds = self.order_payments.rows().map(|one| &one.entry);
        let refunds = refunds.filter(|one| one.order_id == order && one.kind == PaymentKind::Refund);
        Money::of(refunds.map(|one| one.amount.minor()).sum())
    }

    fn has_ordered(&self, customer: UserId) -> bool {
        self.orders.rows().any(|row| row.order.customer_id == customer && counts(&row.order))
    }
}

impl SalesRepository for MemoryTransaction {
    fn sold(&mut self, from: NaiveDate, to: NaiveDate) -> Result<Vec<SoldOrder>, StoreError> {
        let state = &self.state;
        let wanted = |row: &&OrderRow| counts(&row.order) && (from..=to).contains(&row.order.created_at.date_naive());
        let mut orders: Vec<SoldOrder> =
            state.orders.rows().filter(wanted).filter_map(|row| state.sold_order(row)).collect();
        orders.sort_by_key(|order| (order.placed_at, order.id));
        Ok(orders)
    }

    fn changed_days(&mut self, from: NaiveDate, to: NaiveDate) -> Result<Vec<NaiveDate>, StoreError> {
        Ok(self.state.sales.marks.iter().copied().filter(|day| (from..=to).contains(day)).collect())
    }

    fn folded_by_day(&mut self, from: NaiveDate, to: NaiveDate) -> Result<BTreeMap<NaiveDate, Sales>, StoreError> {
        let tables = &self.state.sales;
        let wanted = |side: SalesSide, day: &NaiveDate| {
            side == SalesSide::All && (from..=to).contains(day) && !tables.marks.contains(day)
        };
        let rows = tables.days.iter().filter(|((side, day, _), _)| wanted(*side, day));
        Ok(rows.map(|((_, day, _), sales)| (*day, *sales)).collect())
    }

    fn folds(&mut self, from: NaiveDate, to: NaiveDate) -> Result<u64, StoreError> {
        Ok(self.state.sales.folds.range(from..=to).map(|(_, folds)| folds).sum())
    }

    fn folded_by_key(
        &mut self,
        side: SalesSide,
        from: NaiveDate,
        to: NaiveDate,
    ) -> Result<BTreeMap<String, Sales>, StoreError> {
        let tables = &self.state.sales;
        let mut sums: BTreeMap<String, Sales> = BTreeMap::new();
        for ((of, day, key), sales) in &tables.days {
            if *of == side && (from..=to).contains(day) {
                sums.entry(key.clone()).or_default().add(sales);
            }
        }
        Ok(sums)
    }

    fn begin_fold(&mut self, day: NaiveDate) -> Result<(), StoreError> {
        let tables = &mut self.write()?.sales;
        tables.marks.remove(&day);
        *tables.folds.entry(day).or_default() += 1;
        Ok(())
    }

    fn replace_day(&mut self, day: NaiveDate, sums: &[(SalesSide, BTreeMap<String, Sales>)]) -> Result<(), StoreError> {
        let days = &mut self.write()?.sales.days;
        days.retain(|(_, of, _), _| *of != day);
        for (side, keys) in sums {
            days.extend(keys.iter().map(|(key, sales)| ((*side, day, key.clone()), *sales)));
        }
        Ok(())
    }

    fn cohort_months(&mut self, from: MonthIndex, to: MonthIndex) -> Result<Vec<CohortMonth>, StoreError> {
        let state = &self.state;
        let mut months: BTreeMap<(MonthIndex, MonthIndex), (HashSet<UserId>, Sales)> = BTreeMap::new();
        for row in state.orders.rows().filter(|row| counts(&row.order)) {
            let Some(order) = state.sold_order(row) else { continue };
            let Some(cohort) = order.origin.cohort.filter(|cohort| (from..=to).contains(cohort)) else { continue };
            let (customers, sales) = months.entry((cohort, MonthIndex::at(order.placed_at))).or_default();
            customers.insert(row.order.customer_id);
            sales.add(&order.sales());
        }
        let row = |((cohort, month), (customers, sales)): ((MonthIndex, MonthIndex), (HashSet<UserId>, Sales))| {
            let revenue = sales.revenue();
            CohortMonth { cohort, month, customers: customers.len() as u64, orders: sales.orders, revenue }
        };
        Ok(months.into_iter().map(row).collect())
    }

    fn miscounted_cohorts(&mut self) -> Result<Vec<MonthIndex>, StoreError> {
        Ok(Vec::new())
    }

    fn cohorts(&mut self, from: MonthIndex, to: MonthIndex) -> Result<Vec<(MonthIndex, u64, u64)>, StoreError> {
        let mut months: BTreeMap<MonthIndex, (u64, u64)> = BTreeMap::new();
        let referred = |user: &&tierway_accounts::User| user.role == Role::Customer && user.referred_by.is_some();
        for user in self.state.users.rows().map(|row| &row.user).filter(referred) {
            let month = MonthIndex::at(user.created_at);
            if (from..=to).contains(&month) {
                let (all, some) = months.entry(month).or_default();
                *all += 1;
                *some += u64::from(self.state.has_ordered(user.id));
            }
        }
        Ok(months.into_iter().map(|(month, (all, some))| (month, all, some)).collect())
    }

    fn registrations(&mut self, from: DateTime<Utc>, to: DateTime<Utc>) -> Result<Vec<Registrations>, StoreError> {
        let mut roles: BTreeMap<Role, (u64, u64)> = BTreeMap::new();
        let buys =
            |role| matches!(role, Role::Wholesaler | Role::Dealer | Role::Agent | Role::SubAgent | Role::Customer);
        for user in self.state.users.rows().map(|row| &row.user).filter(|user| buys(user.role)) {
            if within(user.created_at, Some(from), Some(to)) {
                let (all, some) = roles.entry(user.role).or_default();
                *all += 1;
                *some += u64::from(self.state.has_ordered(user.id));
            }
        }
        Ok(roles.into_iter().map(|(role, (registered, ordered))| Registrations { role, registered, ordered }).collect())
    }

    fn quotations(&mut self, from: DateTime<Utc>, to: DateTime<Utc>) -> Result<Quotations, StoreError> {
        let placed = |order: &OrderId| self.state.orders.get(order.0).map(|row| row.order.created_at);
        let mut counts = Quotations::default();
        for (order, quote) in &self.state.quotes {
            if placed(order).is_some_and(|at| within(at, Some(from), Some(to))) {
                counts.asked += 1;
                counts.offered += u64::from(quote.offered_at.is_some());
                counts.accepted += u64::from(quote.state == QuoteState::Accepted);
            }
        }
        Ok(counts)
    }

    fn fold_counts(&mut self, _settled: DateTime<Utc>) -> Result<bool, StoreError> {
        Ok(false)
    }

    fn miscounted_days(&mut self) -> Result<Vec<NaiveDate>, StoreError> {
        Ok(Vec::new())
    }

    fn placed_orders(&mut self, from: DateTime<Utc>, to: DateTime<Utc>) -> Result<OrderCounts, StoreError> {
        let mut counts = OrderCounts::default();
        let placed = self.state.orders.rows().map(|row| &row.order).filter(|order| !order.is_quote);
        for order in placed.filter(|order| within(order.created_at, Some(from), Some(to))) {
            counts.add(order.status, order.payment_status == PaymentStatus::Paid, 1);
        }
        Ok(counts)
    }
}
