//! Lists and sums over orders.

use std::collections::{BTreeMap, HashMap};

use tierway_kernel::{LineId, Money, Page, PageRequest, ProductId};
use tierway_orders::{
    Order, OrderFilter, OrderPayment, OrderScope, OrderStatus, PaymentKind, PaymentStatus, is_found, is_trade,
};

use super::paging::{matches, newest_first, within};
use super::state::State;

fn in_scope(order: &Order, scope: OrderScope) -> bool {
    match scope {
        OrderScope::All => true,
        OrderScope::Party(user) => {
            order.customer_id == user || order.seller_id == Some(user) || order.referrer_id == Some(user)
        }
        OrderScope::Nothing => false,
    }
}

/// Whether the buyer was of that role and region.
fn came_from(state: &State, order: &Order, filter: &OrderFilter) -> bool {
    let origin = state.sales.origin(order.id);
    let region = origin.and_then(|origin| origin.region.as_deref()).unwrap_or_default();
    filter.region.as_ref().is_none_or(|wanted| wanted == region)
        && (filter.buyer_role.is_none() || filter.buyer_role == origin.map(|origin| origin.role))
}

/// Whether it has a line of that product, and one of that category.
fn holds(state: &State, order: &Order, filter: &OrderFilter) -> bool {
    let lines = state.orders.get(order.id.0).map(|row| row.lines.as_slice()).unwrap_or_default();
    filter.product_id.is_none_or(|wanted| lines.iter().any(|line| line.product_id == wanted))
        && filter
            .category
            .as_deref()
            .is_none_or(|wanted| lines.iter().any(|line| state.sales.category(line.id) == Some(wanted)))
}

fn passes(state: &State, order: &Order, filter: &OrderFilter) -> bool {
    let quote_state = state.quotes.get(&order.id).map(|quote| quote.state);
    matches(filter.status, order.status)
        && matches(filter.is_quote, order.is_quote)
        && matches(filter.is_trade, is_trade(order.status, order.is_quote))
        && (filter.quote_state.is_none() || filter.quote_state == quote_state)
        && matches(filter.paid, order.payment_status == PaymentStatus::Paid)
        && matches(filter.courier, order.shipping.courier)
        && matches(filter.customer_id, order.customer_id)
        && (filter.seller_id.is_none() || order.seller_id == filter.seller_id)
        && (filter.referrer_id.is_none() || order.referrer_id == filter.referrer_id)
        && filter.channel.as_ref().is_none_or(|channel| *channel == order.channel)
        && came_from(state, order, filter)
        && holds(state, order, filter)
        && within(order.created_at, filter.from, filter.to)
        && is_found(order, filter.text.as_deref().unwrap_or_default())
}

pub(super) fn list(state: &State, scope: OrderScope, filter: &OrderFilter, page: &PageRequest) -> Page<Order> {
    let wanted = |order: &&Order| in_scope(order, scope) && passes(state, order, filter);
    let rows = state.orders.rows().map(|row| &row.order).filter(wanted).cloned().collect();
    newest_first(rows, page, |order: &Order| (order.created_at, order.id.0))
}

pub(super) fn status_counts(state: &State) -> Vec<(OrderStatus, u64)> {
    let mut counts: BTreeMap<OrderStatus, u64> = BTreeMap::new();
    for row in state.orders.rows() {
        *counts.entry(row.order.status).or_default() += 1;
    }
    counts.into_iter().collect()
}

pub(super) fn revenue(state: &State) -> Money {
    let counts = |order: &&Order| order.payment_status == PaymentStatus::Paid && order.status != OrderStatus::Cancelled;
    let totals = state.orders.rows().map(|row| &row.order).filter(counts).map(|order| order.total.minor());
    let stands = |one: &&OrderPayment| {
        let row = state.orders.get(one.entry.order_id.0);
        one.entry.kind == PaymentKind::Refund && row.is_some_and(|row| row.order.status != OrderStatus::Cancelled)
    };
    let refunds = state.order_payments.rows().filter(stands).map(|one| one.entry.amount.minor());
    Money::of(totals.sum::<i64>() - refunds.sum::<i64>())
}

pub(super) fn reserved_pieces(state: &State) -> Vec<(ProductId, i64)> {
    let mut pieces: BTreeMap<ProductId, i64> = BTreeMap::new();
    let holding = state.orders.rows().filter(|row| row.order.status.holds_reservation() && !row.order.is_quote);
    for line in holding.flat_map(|row| &row.lines) {
        *pieces.entry(line.product_id).or_default() += line.pieces.get();
    }
    let open: HashMap<LineId, ProductId> = state
        .orders
        .rows()
        .filter(|row| row.order.status.holds_reservation())
        .flat_map(|row| row.lines.iter().map(|line| (line.id, line.product_id)))
        .collect();
    let live = state.shipments.rows().filter(|one| one.undone_at.is_none()).flat_map(|one| &one.entry.lines);
    for (line, gone) in live {
        if let Some(product) = open.get(line) {
            *pieces.entry(*product).or_default() -= gone.get();
        }
    }
    pieces.into_iter().collect()
}
