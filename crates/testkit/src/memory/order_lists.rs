//! Lists and sums over orders.

use std::collections::BTreeMap;

use tierway_kernel::{Money, Page, PageRequest, ProductId};
use tierway_orders::{Order, OrderFilter, OrderScope, OrderStatus, PaymentStatus};

use super::paging::{matches, newest_first, occurs, within};
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

fn mentions(order: &Order, text: Option<&str>) -> bool {
    let payment = order.payment.as_ref();
    let values = [
        order.customer_name.as_str(),
        order.shipping.tracking_number.as_deref().unwrap_or_default(),
        payment.map_or("", |payment| payment.receipt_number.as_str()),
        payment.map_or("", |payment| payment.invoice_number.as_str()),
    ];
    occurs(text, &values) || text.is_some_and(|text| text.trim() == order.id.to_string())
}

fn passes(order: &Order, filter: &OrderFilter) -> bool {
    matches(filter.status, order.status)
        && matches(filter.paid, order.payment_status == PaymentStatus::Paid)
        && matches(filter.customer_id, order.customer_id)
        && (filter.seller_id.is_none() || order.seller_id == filter.seller_id)
        && within(order.created_at, filter.from, filter.to)
        && mentions(order, filter.text.as_deref())
}

pub(super) fn list(state: &State, scope: OrderScope, filter: &OrderFilter, page: &PageRequest) -> Page<Order> {
    let wanted = |order: &&Order| in_scope(order, scope) && passes(order, filter);
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
    Money::of(state.orders.rows().map(|row| &row.order).filter(counts).map(|order| order.total.minor()).sum())
}

pub(super) fn reserved_pieces(state: &State) -> Vec<(ProductId, i64)> {
    let mut pieces: BTreeMap<ProductId, i64> = BTreeMap::new();
    let holding = state.orders.rows().filter(|row| row.order.status.holds_reservation() && !row.order.is_quote);
    for line in holding.flat_map(|row| &row.lines) {
        *pieces.entry(line.product_id).or_default() += line.pieces.get();
    }
    pieces.into_iter().collect()
}
