//! The hourly job that completes paid, delivered orders after their return period.

use tierway_accounts::ActivityAction;
use tierway_kernel::{OrderId, message};
use tierway_orders::{Order, OrderStatus, may_complete};

use crate::jobs::{Done, Run};
use crate::{Context, Failure, Settings, Transaction};

/// Orders per transaction; others can write in between.
const BATCH: u32 = 50;

/// Completes delivered orders, a few at a time.
pub(crate) fn complete_delivered(run: &Run<'_>) -> Result<Done, Failure> {
    let mut after = OrderId(0);
    loop {
        match run.write(move |tx, context| complete_next(tx, context, after))? {
            Some(last) => after = last,
            None => return run.done(|_, _| Ok(())),
        }
    }
}

/// Completes the next batch; returns its last order, or `None` if there are no more. The buyer is not notified: nothing
/// has happened to the goods.
fn complete_next(tx: &mut dyn Transaction, context: &Context, after: OrderId) -> Result<Option<OrderId>, Failure> {
    context.require_system()?;
    let over = Settings::load(tx)?.return_period.expired_before(context.now);
    let found = tx.orders().delivered(over, after, BATCH)?;
    for id in &found {
        let Some(order) = tx.orders().lock(*id)?.filter(may_complete) else { continue };
        let mut next = Order { status: OrderStatus::Completed, completed_at: Some(context.now), ..order };
        let note = message!("Completed: the return period is over.");
        super::payment::save(tx, context, &mut next, OrderStatus::Delivered, Some(&note))?;
        let log = super::notices::order_moved(*id, OrderStatus::Delivered, OrderStatus::Completed);
        context.log(tx, ActivityAction::Order, log)?;
    }
    Ok(found.last().copied())
}
