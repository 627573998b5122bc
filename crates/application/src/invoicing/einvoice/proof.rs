//! Invoices that were proved against the rules before anybody gets them.

use en16931::invoice::Invoice;
use en16931::validation::profile::ProfileMarker;
use en16931::{En16931, PeppolBis3, Validated};

use super::error::EInvoiceError;

/// An invoice that keeps the rules it names.
#[derive(Debug, Clone)]
pub enum ProvedInvoice {
    /// Peppol BIS Billing 3.0, for businesses that are found in its network.
    Peppol(Box<Validated<PeppolBis3>>),
    /// The core of EN 16931.
    Core(Box<Validated<En16931>>),
}

/// The invoice, if it keeps the rules of the profile.
pub(super) fn proved<P: ProfileMarker>(invoice: Invoice) -> Result<Box<Validated<P>>, EInvoiceError> {
    Validated::<P>::new(invoice).map(Box::new).map_err(|rejected| {
        let number = rejected.invoice().number.as_deref().unwrap_or_default();
        tracing::warn!(number, report = %rejected, "an e-invoice breaks rules");
        let mut rules: Vec<&str> = rejected.report().fatal().map(|finding| finding.rule.as_str()).collect();
        rules.sort_unstable();
        rules.dedup();
        EInvoiceError::Rules { rules: rules.join(", ") }
    })
}
