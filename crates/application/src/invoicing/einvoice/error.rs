//! Why there is no e-invoice of a document.

use tierway_kernel::Sentence;

use crate::Failure;

/// Why there is no e-invoice of a document.
#[derive(Debug, Clone, PartialEq, Eq, Sentence)]
pub enum EInvoiceError {
    /// Only invoices and credit notes are exchanged as e-invoices.
    #[error("Only invoices and credit notes are available as e-invoices.")]
    Kind,
    /// Its frozen values have the texts of the document only.
    #[error("{number} was issued by an earlier version, which did not keep what an e-invoice needs. Use the PDF.")]
    Earlier {
        /// The document's number.
        number: String,
    },
    /// ISO 4217.
    #[error("The currency code is missing. Enter it in Settings, Company.")]
    CurrencyCode,
    /// The company's country.
    #[error("The company's country is missing. Enter it in Settings, Company.")]
    CompanyCountry,
    /// It is printed on the document, so it cannot be added later.
    #[error("{number} was issued without the company's address. Enter it in Settings, Company, for later documents.")]
    CompanyAddress {
        /// The document's number.
        number: String,
    },
    /// It is printed on the document, so it cannot be added later.
    #[error(
        "{number} was issued without the company's tax number. Enter it in Settings, Company, for later documents."
    )]
    CompanyTaxNumber {
        /// The document's number.
        number: String,
    },
    /// The dealer's country.
    #[error("The dealer's country is missing. Enter it in the dealer's profile.")]
    DealerCountry,
    /// The address of the dealer who sells.
    #[error("{number} was issued without the dealer's address. Enter it in the dealer's profile for later documents.")]
    DealerAddress {
        /// The document's number.
        number: String,
    },
    /// The tax number of the dealer who sells.
    #[error(
        "{number} was issued without the dealer's tax number. Enter it in the dealer's profile for later documents."
    )]
    DealerTaxNumber {
        /// The document's number.
        number: String,
    },
    /// The buyer's country.
    #[error("The buyer's country is missing. Enter it in the buyer's profile.")]
    BuyerCountry,
    /// One on top of another, or two side by side.
    #[error("More than one tax applies to the same goods, which an e-invoice cannot express. Use the PDF.")]
    SeveralTaxes,
    /// Which rate applies to which line is not known.
    #[error("The tax of this order cannot be divided by rate, as an e-invoice needs. Use the PDF.")]
    UnknownRates,
    /// The order has no lines.
    #[error("This order has no items, which an e-invoice needs. Use the PDF.")]
    NoLines,
    /// The model breaks rules of the standard.
    #[error("This document breaks rules of the e-invoice standard ({rules}). Use the PDF.")]
    Rules {
        /// Their identifiers, such as `BR-CO-15`.
        rules: String,
    },
}

impl From<EInvoiceError> for Failure {
    fn from(error: EInvoiceError) -> Failure {
        match error {
            EInvoiceError::Kind => Failure::Rule(error.message()),
            _ => Failure::Conflict(error.message()),
        }
    }
}
