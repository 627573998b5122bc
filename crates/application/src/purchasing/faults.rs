//! The part of `tierway check` that is about purchasing.

use crate::{Failure, Transaction};

/// Sentences about what does not fit: an order's total is that of its lines, its lines match its receipts, and each
/// receipt is in the ledger under the order's number.
pub fn purchase_faults(tx: &mut dyn Transaction) -> Result<Vec<String>, Failure> {
    let orders = tx.purchases().mismatches()?;
    Ok(orders
        .iter()
        .map(|id| format!("Purchase order {id}: its lines, receipts and movements do not match."))
        .collect())
}
