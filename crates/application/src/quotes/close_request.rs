//! What becomes of a request whose order is called off.

use tierway_kernel::OrderId;

use crate::{Context, Failure, Transaction};

/// Closes the request of a cancelled order, which is locked: nothing is offered or accepted any more.
pub(crate) fn close_request(tx: &mut dyn Transaction, context: &Context, order: OrderId) -> Result<(), Failure> {
    let Some(quote) = tx.quotes().of_order(order)?.filter(|quote| !quote.state.is_answered()) else {
        return Ok(());
    };
    tx.quotes().save(&quote.declined(context.now), quote.state)?;
    Ok(())
}
