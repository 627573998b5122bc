//! Orders that are quote requests, or were.

use std::collections::HashMap;

use tierway_kernel::{Actor, OrderId};
use tierway_orders::{OrderVisibility, QUOTE_PRICE, Quote};

use super::leaving::add_unpaid;
use super::view::OrderView;
use crate::{Failure, Transaction};

/// Whether the order is or was a quote request, determined from its lines without a query.
fn was_requested(view: &OrderView) -> bool {
    view.visibility == OrderVisibility::Full
        && (view.order.is_quote || view.lines.iter().any(|line| line.price_source == QUOTE_PRICE))
}

/// The order with its quotation and shipping warning.
pub(crate) fn with_quote(tx: &mut dyn Transaction, view: OrderView, viewer: &Actor) -> Result<OrderView, Failure> {
    let quote = if was_requested(&view) { tx.quotes().of_order(view.order.id)? } else { None };
    let mut view = OrderView { quote, ..view };
    add_unpaid(tx, std::slice::from_mut(&mut view), viewer)?;
    Ok(view)
}

/// The same for several orders.
pub(super) fn add_quotes(tx: &mut dyn Transaction, views: &mut [OrderView]) -> Result<(), Failure> {
    let ids: Vec<OrderId> = views.iter().filter(|view| was_requested(view)).map(|view| view.order.id).collect();
    if ids.is_empty() {
        return Ok(());
    }
    let mut quotes: HashMap<OrderId, Quote> =
        tx.quotes().of_orders(&ids)?.into_iter().map(|quote| (quote.order_id, quote)).collect();
    for view in views {
        view.quote = quotes.remove(&view.order.id);
    }
    Ok(())
}
