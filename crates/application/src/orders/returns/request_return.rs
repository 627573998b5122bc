//! `POST /api/orders/{id}/returns`.

use tierway_accounts::ActivityAction;
use tierway_kernel::{OrderId, Permission, message};
use tierway_orders::{
    NewReturn, NumberKind, OrderVisibility, ReturnInput, delivered_at, may_return, plan_return, visibility,
};

use super::get_return::get_return;
use super::view::ReturnView;
use crate::orders::fulfilment::fulfilment;
use crate::orders::fulfilment_notices::notify_return_requested;
use crate::orders::payment::{next_number, save};
use crate::{Context, Failure, Settings, Transaction};

/// Asks to send goods of an order back.
pub fn request_return(
    tx: &mut dyn Transaction,
    context: &Context,
    id: OrderId,
    input: &ReturnInput,
) -> Result<ReturnView, Failure> {
    context.require(Permission::RequestReturn)?;
    let mut order = tx.orders().lock(id)?.ok_or(Failure::NotFound("This order"))?;
    if visibility(&order, &context.actor) == OrderVisibility::Hidden {
        return Err(Failure::NotFound("This order"));
    }
    let delivered = delivered_at(&tx.orders().events(id)?);
    may_return(&order, &context.actor, delivered, Settings::load(tx)?.return_period, context.now)?;
    let lines = tx.orders().lines(id)?;
    let progress = fulfilment(tx, id)?.progress();
    let (reason, notes, wanted) = plan_return(&lines, &progress, input)?;
    let number = next_number(tx, context, NumberKind::Return)?;
    let new = NewReturn { order_id: id, number, reason, notes, requested_by: context.actor.id(), lines: wanted };
    let one = tx.returns().add(&new, context.now)?;
    let status = order.status;
    let note = message!("Return {number} requested: {reason}", number = one.number, reason = one.reason);
    save(tx, context, &mut order, status, Some(&note))?;
    let log = message!("Requested return {number} of order #{order}", number = one.number, order = id);
    context.log(tx, ActivityAction::Order, log)?;
    notify_return_requested(tx, context, &order, &one)?;
    get_return(tx, context, one.id)
}
