//! The proof of `tierway check` about taxes: lines, breakdown and sums of each order agree.

use crate::{Failure, Transaction};

/// Messages about orders whose amounts do not add up; empty if there are none.
pub(crate) fn tax_faults(tx: &mut dyn Transaction) -> Result<Vec<String>, Failure> {
    let orders = tx.taxes().mismatches()?;
    Ok(orders.iter().map(|id| format!("Order #{id}: its lines and taxes do not add up to its sums.")).collect())
}
