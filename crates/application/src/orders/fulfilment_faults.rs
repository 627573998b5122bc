//! The proof of `tierway check` about orders: money, shipments and returns fit what the orders say and the stock ledger
//! holds.

use crate::{Failure, Transaction};

/// Sentences about what does not fit; empty when all is well. A paid order has one payment over its total and no other
/// has any, no more went back than came in; what left of an order and came back is what the stock ledger says, no line
/// has left more than once, and an order that has left has left whole.
pub fn fulfilment_faults(tx: &mut dyn Transaction) -> Result<Vec<String>, Failure> {
    let money = tx.order_payments().mismatches()?;
    let mut faults: Vec<String> =
        money.iter().map(|id| format!("Order #{id}: its payments and refunds do not match its payment status.")).collect();
    let pieces = tx.shipments().mismatches()?;
    faults.extend(
        pieces.iter().map(|id| format!("Order #{id}: its shipments and returns do not match its lines and the ledger.")),
    );
    let hidden = tx.orders().unsearchable()?;
    faults.extend(
        hidden.iter().map(|id| format!("Order #{id}: a search for its buyer or its numbers does not find it.")),
    );
    Ok(faults)
}
