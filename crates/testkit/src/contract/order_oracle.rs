//! A reference implementation of order filters, to compare a store's lists and totals with.

use tierway_kernel::Role;
use tierway_orders::{Order, OrderFilter, OrderScope, PaymentStatus, is_found, is_open, is_trade};

/// Events of an order.
pub(super) struct KnownOrder {
    pub(super) role: Role,
    pub(super) region: Option<String>,
    /// Of the products of its lines, when they were written.
    pub(super) categories: Vec<String>,
}

fn is_in_scope(order: &Order, scope: OrderScope, filter: &OrderFilter) -> bool {
    match scope {
        OrderScope::All => true,
        OrderScope::Party(user) => {
            let referrer = order.referrer_id.filter(|_| !filter.filters_hidden_data());
            [Some(order.customer_id), order.seller_id, referrer].contains(&Some(user))
        }
        OrderScope::Nothing => false,
    }
}

/// Whether a filter asks for nothing, or for this.
fn asks<T: PartialEq>(wanted: Option<T>, is: T) -> bool {
    wanted.is_none_or(|wanted| wanted == is)
}

/// Whether the order belongs into the list. Products and states of quotations are left to cases of their own.
pub(super) fn is_listed(order: &Order, known: &KnownOrder, scope: OrderScope, filter: &OrderFilter) -> bool {
    is_in_scope(order, scope, filter)
        && asks(filter.status, order.status)
        && asks(filter.paid, order.payment_status == PaymentStatus::Paid)
        && asks(filter.is_quote, order.is_quote)
        && asks(filter.is_trade, is_trade(order.status, order.is_quote))
        && asks(filter.is_open, is_open(order.status, order.is_quote))
        && asks(filter.courier, order.shipping.courier)
        && asks(filter.customer_id, order.customer_id)
        && (filter.seller_id.is_none() || filter.seller_id == order.seller_id)
        && (filter.referrer_id.is_none() || filter.referrer_id == order.referrer_id)
        && asks(filter.channel.as_deref(), &order.channel)
        && asks(filter.region.as_deref(), known.region.as_deref().unwrap_or_default())
        && asks(filter.buyer_role, known.role)
        && filter.category.as_ref().is_none_or(|wanted| known.categories.contains(wanted))
        && filter.from.is_none_or(|from| order.created_at >= from)
        && filter.to.is_none_or(|to| order.created_at < to)
        && is_found(order, filter.text.as_deref().unwrap_or_default())
}
