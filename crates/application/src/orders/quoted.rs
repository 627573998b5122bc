//! What belongs to orders besides their lines: the quotation of those that are quote requests, or were, and taxes.

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

/// The order with its quotation, taxes and shipping warning.
pub(crate) fn with_quote(tx: &mut dyn Transaction, view: OrderView, viewer: &Actor) -> Result<OrderView, Failure> {
    let quote = if was_requested(&view) { tx.quotes().of_order(view.order.id)? } else { None };
    let mut view = OrderView { quote, ..view };
    if view.taxes.is_none() {
        add_taxes(tx, std::slice::from_mut(&mut view))?;
    }
    add_unpaid(tx, std::slice::from_mut(&mut view), viewer)?;
    Ok(view)
}

/// What these orders were taxed with, for viewers who see prices; in one query.
pub(crate) fn add_taxes(tx: &mut dyn Transaction, views: &mut [OrderView]) -> Result<(), Failure> {
    let ids: Vec<OrderId> = views.iter().filter(|view| view.line_prices).map(|view| view.order.id).collect();
    if ids.is_empty() {
        return Ok(());
    }
    let mut taxes = tx.taxes().of_orders(&ids)?;
    for view in views.iter_mut().filter(|view| view.line_prices) {
        view.taxes = Some(taxes.remove(&view.order.id).unwrap_or_default());
    }
    Ok(())
}

/// The quotations of several orders.
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
