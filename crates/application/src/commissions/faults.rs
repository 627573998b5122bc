//! The part of `tierway check` that is about earnings.

use crate::{Failure, Transaction};

/// Sentences about what does not fit: for each commission the entries of each beneficiary add up to what it earns them
/// now, at its frozen rates; for each payout the lines and the entries add up to its sum, and its entries are paid
/// exactly when it is. That there is one bonus for each beneficiary and month, the database itself sees to.
pub fn earning_faults(tx: &mut dyn Transaction) -> Result<Vec<String>, Failure> {
    let commissions = tx.commission_entries().mismatches()?;
    let payouts = tx.payouts().mismatches()?;
    let commissions = commissions.iter().map(|id| format!("Commission {id}: its entries do not add up to its amount."));
    let payouts = payouts.iter().map(|id| format!("Payout {id}: its lines and entries do not add up to its total."));
    Ok(commissions.chain(payouts).collect())
}
