//! The hourly job for unpaid orders: reminds buyers, and cancels overdue orders. The rules are in the orders crate.

use chrono::{DateTime, Utc};
use tierway_kernel::{OrderId, SignedIn, message};
use tierway_orders::{
    NewLine, Order, OrderPatch, OrderStatus, PaymentStatus, UnpaidOrder, UnpaidRules, UnpaidStep, check_unpaid,
    is_limited, unpaid_step,
};

use super::change_order::change_order_because;
use super::notices::{about_order, notify_buyer};
use crate::jobs::{Done, Run};
use crate::settings::business_zone;
use crate::{Context, Failure, Settings, Transaction};

/// Orders per transaction; others can write in between.
const BATCH: u32 = 50;

/// Tells buyers and cancels orders, a few at a time.
pub(crate) fn cancel_unpaid(run: &Run<'_>) -> Result<Done, Failure> {
    let mut after = None;
    loop {
        match run.write(move |tx, context| process_unpaid_orders(tx, context, after))? {
            Some(last) => after = Some(last),
            None => return run.done(|_, _| Ok(())),
        }
    }
}

/// Processes the next batch; returns its last order, or `None` if there are no more. Repeated or concurrent runs do
/// nothing more.
fn process_unpaid_orders(
    tx: &mut dyn Transaction,
    context: &Context,
    after: Option<(DateTime<Utc>, OrderId)>,
) -> Result<Option<(DateTime<Utc>, OrderId)>, Failure> {
    context.require_system()?;
    let rules = Settings::load(tx)?.unpaid_rules;
    let Some(earliest) = rules.earliest() else { return Ok(None) };
    let found = tx.unpaid_orders().unpaid(context.now - earliest, after, BATCH)?;
    let last = found.last().map(|(order, placed)| (*placed, order.id));
    // Locked in ascending order, so that two instances do not wait for each other in a circle.
    let mut orders: Vec<UnpaidOrder> = found.into_iter().map(|(order, _)| order).collect();
    orders.sort_unstable_by_key(|order| order.id);
    for order in &orders {
        process_unpaid_order(tx, context, order, &rules)?;
    }
    Ok(last)
}

fn process_unpaid_order(
    tx: &mut dyn Transaction,
    context: &Context,
    unpaid: &UnpaidOrder,
    rules: &UnpaidRules,
) -> Result<(), Failure> {
    let step = unpaid_step(unpaid, rules, context.now);
    if step == UnpaidStep::Wait {
        return Ok(());
    }
    let is_unpaid = |order: &Order| {
        order.status == OrderStatus::Pending && order.payment_status == PaymentStatus::Unpaid && !order.is_quote
    };
    let Some(order) = tx.orders().lock(unpaid.id)?.filter(is_unpaid) else { return Ok(()) };
    let UnpaidStep::Remind(end) = step else {
        let patch = OrderPatch {
            status: Some(OrderStatus::Cancelled),
            expected_version: Some(order.version),
            ..OrderPatch::default()
        };
        // Goods have left already: people see to it.
        let why = message!("Cancelled because it was not paid in time.");
        return match change_order_because(tx, context, order.id, &patch, Some(why), None) {
            Ok(_) | Err(Failure::Conflict(_)) => Ok(()),
            Err(failure) => Err(failure),
        };
    };
    if !tx.unpaid_orders().mark_reminded(order.id, context.now)? {
        return Ok(());
    }
    let title = message!("Order #{number} is not paid", number = order.id);
    let message = message!(
        "Your order #{number} is not paid yet. It will be cancelled on {until} if it is not paid by then.",
        number = order.id,
        until = business_zone(tx)?.in_words(end)
    );
    notify_buyer(tx, context, order.customer_id, about_order(&order), title, message)
}

/// Rejects orders that exceed the limit of unpaid pieces for customers without any payment. No query if there is no
/// limit.
pub(super) fn refuse_too_much_unpaid(
    tx: &mut dyn Transaction,
    buyer: &SignedIn,
    lines: &[NewLine],
    limit: i64,
) -> Result<(), Failure> {
    if !is_limited(buyer.role, limit) {
        return Ok(());
    }
    let held = tx.unpaid_orders().unpaid_pieces(buyer.id)?;
    let more = lines.iter().map(|line| line.pieces.get()).sum();
    Ok(check_unpaid(buyer.role, held, more, limit)?)
}
