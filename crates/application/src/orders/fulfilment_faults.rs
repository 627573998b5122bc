//! The proof of `tierway check` about orders: money, shipments and returns fit what the orders say and the stock ledger
//! holds.

use crate::taxes::tax_faults;
use crate::{Failure, Transaction};

/// Messages about inconsistencies; empty if there are none. A paid order has exactly one payment of its total, an
/// unpaid one none; refunds do not exceed payments; shipments and returns match the stock ledger; no line is shipped
/// more than once; a shipped order is shipped completely; and lines and taxes add up to the sums.
pub fn fulfilment_faults(tx: &mut dyn Transaction) -> Result<Vec<String>, Failure> {
    let money = tx.order_payments().mismatches()?;
    let mut faults: Vec<String> = money
        .iter()
        .map(|id| format!("Order #{id}: its payments and refunds do not match its payment status."))
        .collect();
    let pieces = tx.shipments().mismatches()?;
    faults.extend(
        pieces
            .iter()
            .map(|id| format!("Order #{id}: its shipments and returns do not match its lines and the ledger.")),
    );
    let hidden = tx.orders().unsearchable()?;
    faults.extend(
        hidden.iter().map(|id| format!("Order #{id}: a search for its buyer or its numbers does not find it.")),
    );
    faults.extend(tax_faults(tx)?);
    Ok(faults)
}
