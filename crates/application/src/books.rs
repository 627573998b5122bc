//! Verifies that stored figures equal the sums of the ledgers, and that the files of issued documents are unchanged.

use crate::analytics::sales_faults;
use crate::commissions::earning_faults;
use crate::inventory::ledger_faults;
use crate::invoicing::issued_document_faults;
use crate::orders::fulfilment_faults;
use crate::purchasing::purchase_faults;
use crate::{Access, Failure, Files, Store, transact_blocking};

/// Messages about inconsistencies; empty if there are none.
pub fn book_faults(store: &dyn Store, files: &dyn Files) -> Result<Vec<String>, Failure> {
    let mut faults = transact_blocking(store, Access::Read, |tx| {
        let mut faults = ledger_faults(tx)?;
        faults.extend(fulfilment_faults(tx)?);
        faults.extend(earning_faults(tx)?);
        faults.extend(purchase_faults(tx)?);
        faults.extend(sales_faults(tx)?);
        Ok(faults)
    })?;
    faults.extend(issued_document_faults(store, files)?);
    Ok(faults)
}
