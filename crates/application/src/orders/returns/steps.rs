//! Shared code of return steps: lock the order first, then read the return.

use tierway_accounts::ActivityAction;
use tierway_kernel::{ReturnId, message};
use tierway_orders::{
    Order, OrderLine, OrderVisibility, Return, ReturnAction, ReturnState, return_step, settled_returns, visibility,
};

use super::get_return::get_return;
use super::view::ReturnView;
use crate::orders::fulfilment::fulfilment;
use crate::orders::fulfilment_notices::notify_return_moved;
use crate::orders::payment::save;
use crate::{Context, Failure, Transaction};

const RETURN: Failure = Failure::NotFound("This return");

/// The return and its order, locked.
pub(super) fn lock(tx: &mut dyn Transaction, context: &Context, id: ReturnId) -> Result<(Order, Return), Failure> {
    let order = tx.returns().by_id(id)?.ok_or(RETURN)?.order_id;
    let order = tx.orders().lock(order)?.ok_or(RETURN)?;
    if visibility(&order, &context.actor) != OrderVisibility::Full {
        return Err(RETURN);
    }
    let one = tx.returns().by_id(id)?.ok_or(RETURN)?;
    Ok((order, one))
}

/// Writes a step of a return with its entry in the order's history, and notifies the buyer.
pub(super) fn write(
    tx: &mut dyn Transaction,
    context: &Context,
    order: &mut Order,
    one: &Return,
    from: ReturnState,
) -> Result<(), Failure> {
    keep(tx, one, from)?;
    let (number, state, status) = (&one.number, one.state, order.status);
    let note = match &one.answer {
        Some(answer) => message!("Return {number} {state}: {answer}", number, state, answer),
        None => message!("Return {number} {state}", number, state),
    };
    save(tx, context, order, status, Some(&note))?;
    let log = message!("Return {number} of order #{order}: {state}", number, order = order.id, state);
    context.log(tx, ActivityAction::Order, log)?;
    notify_return_moved(tx, context, order, one)
}

/// Decides an undecided return, or ends one.
pub(super) fn answer(
    tx: &mut dyn Transaction,
    context: &Context,
    id: ReturnId,
    action: ReturnAction,
    text: Option<&str>,
) -> Result<ReturnView, Failure> {
    let text = tierway_orders::check_reply(action, text)?;
    let (mut order, mut one) = lock(tx, context, id)?;
    let from = one.state;
    one.state = return_step(from, action)?;
    one.answer = text.or(one.answer);
    if action == ReturnAction::Close {
        one.closed_at = Some(context.now);
    } else {
        one.decided_by = context.actor.id();
        one.decided_at = Some(context.now);
    }
    write(tx, context, &mut order, &one, from)?;
    get_return(tx, context, id)
}

/// Ends the order's returns whose goods arrived and for which nothing is left to refund.
pub(in crate::orders) fn close_settled(
    tx: &mut dyn Transaction,
    context: &Context,
    order: &mut Order,
    lines: &[OrderLine],
) -> Result<(), Failure> {
    let known = fulfilment(tx, order.id)?;
    for one in settled_returns(order, lines, &known) {
        let closed = Return { state: ReturnState::Closed, closed_at: Some(context.now), ..one.clone() };
        write(tx, context, order, &closed, ReturnState::Received)?;
    }
    Ok(())
}

/// The order is locked, so a conflict means that the lock was lost.
fn keep(tx: &mut dyn Transaction, one: &Return, from: ReturnState) -> Result<(), Failure> {
    if tx.returns().save(one, from)? {
        return Ok(());
    }
    Err(Failure::Conflict("This return was changed by someone else. Please reload it.".into()))
}
