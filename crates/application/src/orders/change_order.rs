//! Changes an order: the domain decides on values, this carries it out in one transaction.

use tierway_accounts::ActivityAction;
use tierway_kernel::{Message, Money, OrderId, message};
use tierway_orders::{
    Change, Order, OrderError, OrderLine, OrderPatch, OrderPayment, OrderStatus, OrderTaxes, OrderVisibility, Progress,
    StockEffect, TradeDocumentKind, plan_change, visibility,
};

use super::fulfilment::fulfilment_of;
use super::leaving::refuse_unpaid;
use super::notices::{notify_changed, order_moved};
use super::payment::{enter_payment, record_payment};
use super::picked::{is_over, refuse_in_wave};
use super::quoted::with_quote;
use super::stock_effects::move_stock;
use super::view::{OrderView, view_with};
use crate::commissions::{accrue_order, adjust_order};
use crate::invoicing::{OrderDocumentSource, issue_papers};
use crate::quotes::{close_request, closing_note, open_quote};
use crate::{Context, Failure, Seen, Settings, Transaction, check_seen};

/// Lock, compare with `seen`, plan, move stock, record the payment and its commission, save, notify.
pub(crate) fn change_order(
    tx: &mut dyn Transaction,
    context: &Context,
    id: OrderId,
    patch: &OrderPatch,
    seen: Seen<'_, OrderView>,
) -> Result<OrderView, Failure> {
    change_order_because(tx, context, id, patch, None, seen)
}

/// The same with the server's own words for the history, `why`, instead of a person's notes.
pub(crate) fn change_order_because(
    tx: &mut dyn Transaction,
    context: &Context,
    id: OrderId,
    patch: &OrderPatch,
    why: Option<Message>,
    seen: Seen<'_, OrderView>,
) -> Result<OrderView, Failure> {
    let order = tx.orders().lock(id)?.ok_or(Failure::NotFound("This order"))?;
    match visibility(&order, &context.actor) {
        OrderVisibility::Hidden => return Err(Failure::NotFound("This order")),
        OrderVisibility::Totals => return Err(OrderError::MayNotEdit.into()),
        OrderVisibility::Full => {}
    }
    let lines = tx.orders().lines(id)?;
    let mut known = fulfilment_of(tx, &order)?;
    let progress = known.progress();
    check_seen(seen, || {
        let now = view_with(order.clone(), lines.clone(), progress.clone(), OrderVisibility::Full, &context.actor);
        with_quote(tx, now, &context.actor)
    })?;
    let change = plan_change(&order, &progress, patch, &context.actor, context.now)?;
    if !change.changes {
        return with_quote(
            tx,
            view_with(order, lines, progress, OrderVisibility::Full, &context.actor),
            &context.actor,
        );
    }
    let to = change.order.status;
    if to != change.from && to != OrderStatus::Cancelled {
        refuse_in_wave(tx, id)?;
    }
    let moves = change.stock != StockEffect::None;
    let (order, payment, taxes) = carry_out(tx, context, change, why, &lines, &progress)?;
    if moves {
        known = fulfilment_of(tx, &order)?;
    } else {
        known.payments.extend(payment);
    }
    let view = view_with(order, lines, known.progress(), OrderVisibility::Full, &context.actor);
    let taxes = taxes.filter(|_| view.line_prices);
    with_quote(tx, OrderView { taxes, ..view }, &context.actor)
}

/// Returns the stored order and its payment, and what it was taxed with where that was read. Contended resources come last: the document number sequences, which all
/// payments share.
fn carry_out(
    tx: &mut dyn Transaction,
    context: &Context,
    change: Change,
    why: Option<Message>,
    lines: &[OrderLine],
    progress: &Progress,
) -> Result<(Order, Option<OrderPayment>, Option<OrderTaxes>), Failure> {
    let Change { mut order, from, stock, payment, reverses_commission, note, tracking_number, .. } = change;
    let tracking_number = tracking_number.as_deref();
    let paid = payment.is_some();
    if stock == StockEffect::Ship && !paid {
        refuse_unpaid(tx, &Order { status: from, ..order.clone() })?;
    }
    let sent = move_stock(tx, context, &order, lines, progress, stock, tracking_number)?;
    // Nothing is picked for an order that was not in processing.
    if from != order.status && is_over(order.status) && !is_over(from) {
        tx.picks().drop_order(order.id)?;
    }
    let mut basis = None;
    if paid {
        let settings = Settings::load(tx)?;
        accrue_order(tx, context, &order, settings.business_zone)?;
        basis = Some((settings.business_zone, OrderDocumentSource::of(tx, &order, lines.to_vec(), settings)?));
    }
    if reverses_commission {
        adjust_order(tx, context, &order, Money::ZERO)?;
    }
    if paid {
        let log = message!("Recorded the payment of order #{number}", number = order.id);
        context.log(tx, ActivityAction::Payment, log)?;
    }
    if from != order.status {
        context.log(tx, ActivityAction::Order, order_moved(order.id, from, order.status))?;
    } else if !paid {
        let log = message!("Order #{number}: details changed", number = order.id);
        context.log(tx, ActivityAction::Order, log)?;
    }
    notify_changed(tx, context, &order, from, paid, tracking_number)?;
    let open = open_quote(tx, &order)?;
    if let (Some(input), Some((zone, _))) = (payment, &basis) {
        record_payment(tx, context, *zone, &mut order, input)?;
    }
    let said = why.or_else(|| note.as_deref().map(Message::verbatim));
    let words = match &open {
        Some(quote) => closing_note(context, &order, quote, said),
        None => history_note(&order, said, paid),
    };
    super::payment::save(tx, context, &mut order, from, words.as_ref())?;
    if let Some(quote) = &open {
        close_request(tx, context, &order, quote, note.as_deref())?;
    }
    if let Some(shipment) = &sent {
        let basis = OrderDocumentSource::load(tx, &order)?;
        issue_papers(tx, context, &order, &basis, &[(TradeDocumentKind::DeliveryNote, &shipment.entry.number)])?;
    }
    let entered = match &basis {
        Some((_, basis)) => enter_payment(tx, context, &order, basis)?,
        None => None,
    };
    Ok((order, entered, basis.map(|(_, basis)| basis.taxes)))
}

fn history_note(order: &Order, note: Option<Message>, paid: bool) -> Option<Message> {
    let Some(payment) = order.payment.as_ref().filter(|_| paid) else { return note };
    let (invoice, receipt) = (&payment.invoice_number, &payment.receipt_number);
    let recorded = message!("Payment recorded: invoice {invoice}, receipt {receipt}.", invoice, receipt);
    Some(recorded.followed_by(note))
}
