//! `POST /api/returns/{id}/receive`.

use tierway_kernel::{Permission, ReturnId};
use tierway_orders::{ReceiptLine, ReturnState, plan_receipt};

use super::get_return::get_return;
use super::steps::{close_settled, lock, write};
use super::view::ReturnView;
use crate::orders::shelf::{ReturnedTo, parts, take_back};
use crate::{Context, Failure, Transaction};

/// Records the receipt: sellable pieces are restocked into the lots they came from, the rest is not.
pub fn receive_return(
    tx: &mut dyn Transaction,
    context: &Context,
    id: ReturnId,
    arrived: &[ReceiptLine],
) -> Result<ReturnView, Failure> {
    context.require(Permission::ReceiveReturn)?;
    let (mut order, mut one) = lock(tx, context, id)?;
    let from = one.state;
    one.lines = plan_receipt(&one, arrived)?;
    one.state = ReturnState::Received;
    one.received_by = context.actor.id();
    one.received_at = Some(context.now);
    let lines = tx.orders().lines(order.id)?;
    let restocked = |id| one.lines.iter().find(|line| line.line_id == id).map(|line| line.restocked);
    let back = parts(lines.iter().filter_map(|line| Some((line, restocked(line.id)?))));
    take_back(tx, context, order.id, &back, ReturnedTo::Free)?;
    write(tx, context, &mut order, &one, from)?;
    close_settled(tx, context, &mut order, &lines)?;
    get_return(tx, context, id)
}
