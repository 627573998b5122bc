//! `GET /api/orders/{id}/messages`.

use tierway_kernel::{OrderId, Page, PageRequest, Permission};

use super::messages::{MessageView, named, order_for_parties, shown};
use crate::{Context, Failure, Transaction};

/// Messages about an order, newest first.
pub fn list_order_messages(
    tx: &mut dyn Transaction,
    context: &Context,
    id: OrderId,
    page: &PageRequest,
) -> Result<Page<MessageView>, Failure> {
    context.require(Permission::ListOrderMessages)?;
    let (order, side) = order_for_parties(tx, context, id)?;
    let page = tx.messages().of_order(id, page)?;
    let names = named(tx, side, &order, &page.items)?;
    Ok(page.map(|message| shown(message, &order, &names)))
}
