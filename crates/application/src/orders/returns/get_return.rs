//! `GET /api/returns/{id}`.

use tierway_kernel::{Permission, ReturnId};
use tierway_orders::{OrderVisibility, visibility};

use super::view::{ReturnView, Seen, actors, people, view};
use crate::orders::fulfilment::fulfilment;
use crate::{Context, Failure, Transaction};

const RETURN: Failure = Failure::NotFound("This return");

/// One return; requires permission to see the whole order.
pub fn get_return(tx: &mut dyn Transaction, context: &Context, id: ReturnId) -> Result<ReturnView, Failure> {
    context.require(Permission::GetReturn)?;
    let one = tx.returns().by_id(id)?.ok_or(RETURN)?;
    let order = tx.orders().by_id(one.order_id)?.ok_or(RETURN)?;
    if visibility(&order, &context.actor) != OrderVisibility::Full {
        return Err(RETURN);
    }
    let lines = tx.orders().lines(order.id)?;
    let fulfilment = fulfilment(tx, order.id)?;
    let names = people(tx, context, actors(&one).into_iter())?;
    let seen = Seen { order: &order, lines: &lines, fulfilment: &fulfilment, names: &names };
    Ok(view(&one, &seen, &context.actor))
}
