//! E-invoices by EN 16931: an issued invoice or credit note in the standard's semantic model, made of the figures that were
//! frozen with it, and proved against the standard's rules before it is written.

mod composing;
mod contents;
mod credit;
mod error;
mod figures;
mod model;
mod party;
mod proof;
mod rates;
mod vat;
mod writing;

pub(super) use composing::frozen;
pub use composing::{EInvoice, EInvoiceFormat, check_einvoice_kind, compose_einvoice};
pub use error::EInvoiceError;
pub(super) use figures::{Credit, Figures, FiguresBasis, returned};
pub use proof::ProvedInvoice;
pub use writing::write_einvoice;

#[cfg(test)]
mod tests;
