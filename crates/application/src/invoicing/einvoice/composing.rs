//! Composes the e-invoice of an issued document from the figures that were frozen with it.

use en16931::invoice::Invoice;
use serde::{Deserialize, Serialize};
use tierway_accounts::TaxNumberStatus;
use tierway_kernel::UserId;
use tierway_orders::TradeDocumentKind;

use super::error::EInvoiceError;
use super::figures::{Figures, country_of};
use super::model::{Heading, core, on_peppol};
use super::proof::{ProvedInvoice, proved};
use crate::invoicing::paper::TradeDocument;
use crate::invoicing::port::IssuedDocument;
use crate::settings::Settings;
use crate::{Failure, Transaction};

/// The form of an e-invoice.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum EInvoiceFormat {
    /// An XML file in UBL 2.1.
    Ubl,
    /// A PDF/A-3 file with the invoice in CII inside.
    FacturX,
}

/// An e-invoice to write.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EInvoice {
    /// Its form.
    pub format: EInvoiceFormat,
    /// A name for the file, without an ending.
    pub file_name: String,
    pub(super) paper: TradeDocument,
    pub(super) logo: Option<String>,
    pub(super) invoice: Invoice,
}

/// A document's values as they are stored, with the figures of its e-invoice.
#[derive(Serialize)]
struct Frozen<'a> {
    #[serde(flatten)]
    paper: &'a TradeDocument,
    #[serde(rename = "eInvoice", skip_serializing_if = "Option::is_none")]
    figures: Option<&'a Figures>,
}

/// The figures in stored values; documents of earlier versions have none.
#[derive(Deserialize)]
struct Thawed {
    #[serde(default, rename = "eInvoice")]
    figures: Option<Figures>,
}

/// A document's values to store.
pub(in crate::invoicing) fn frozen(paper: &TradeDocument, figures: Option<&Figures>) -> Result<String, Failure> {
    serde_json::to_string(&Frozen { paper, figures }).map_err(|error| Failure::Outside(error.to_string()))
}

/// Refuses documents that are no invoices.
pub fn check_einvoice_kind(kind: TradeDocumentKind) -> Result<(), EInvoiceError> {
    match kind {
        TradeDocumentKind::Invoice | TradeDocumentKind::CreditNote => Ok(()),
        _ => Err(EInvoiceError::Kind),
    }
}

/// The e-invoice of an issued document; who may have it was checked before. What is not printed on the document and was not known
/// when it was issued is as it is today: currency code, countries, and where the buyer is found.
pub fn compose_einvoice(
    tx: &mut dyn Transaction,
    issued: &IssuedDocument,
    format: EInvoiceFormat,
) -> Result<EInvoice, Failure> {
    let entry = &issued.entry;
    check_einvoice_kind(entry.kind)?;
    let unreadable =
        |error: serde_json::Error| Failure::Outside(format!("the values of {} cannot be read: {error}", entry.number));
    let paper: TradeDocument = serde_json::from_str(&entry.content).map_err(unreadable)?;
    let Thawed { figures } = serde_json::from_str(&entry.content).map_err(unreadable)?;
    let mut figures = figures.ok_or_else(|| EInvoiceError::Earlier { number: entry.number.clone() })?;
    complete(tx, &mut figures, &paper, format)?;
    let invoice = modelled(&figures, &paper)?;
    Ok(EInvoice { format, file_name: file_name(&entry.number), paper, logo: entry.logo.clone(), invoice })
}

/// The model of complete figures.
pub(super) fn modelled(figures: &Figures, paper: &TradeDocument) -> Result<Invoice, EInvoiceError> {
    let currency = checked(figures, &paper.number)?;
    core(figures, Heading { number: &paper.number, date: paper.date, language: paper.language, currency })
}

impl EInvoice {
    /// The invoice of an XML file: by Peppol's rules, if both sides are in its network; otherwise by the core of the standard.
    pub(super) fn proved_for_ubl(self) -> Result<ProvedInvoice, EInvoiceError> {
        match on_peppol(&self.invoice) {
            Some(invoice) => proved(invoice).map(ProvedInvoice::Peppol),
            None => proved(self.invoice).map(ProvedInvoice::Core),
        }
    }
}

/// Enters what was blank.
fn complete(
    tx: &mut dyn Transaction,
    figures: &mut Figures,
    paper: &TradeDocument,
    format: EInvoiceFormat,
) -> Result<(), Failure> {
    let dealer = figures.seller.account;
    if figures.currency_code.is_none() || (dealer.is_none() && figures.seller.country.is_none()) {
        let settings = Settings::load(tx)?;
        // A code that belongs to another sign would make other amounts of these.
        if figures.currency_code.is_none() && settings.currency == paper.currency {
            figures.currency_code = settings.currency_code;
        }
        if dealer.is_none() && figures.seller.country.is_none() {
            figures.seller.country = settings.company.country.map(|place| place.country().to_owned());
        }
    }
    for trader in [&mut figures.seller, &mut figures.buyer] {
        if let (None, Some(account)) = (&trader.country, trader.account) {
            trader.country = tx.users().by_id(UserId(account))?.as_ref().and_then(country_of);
        }
    }
    if let (EInvoiceFormat::Ubl, Some(account)) = (format, figures.buyer.account) {
        let held = tx.tax_numbers().of_user(UserId(account))?;
        let held = held.filter(|held| held.status != TaxNumberStatus::Rejected).map(|held| held.number);
        figures.buyer.found_by = held.map(|number| (number.country().to_owned(), number.value().to_owned()));
    }
    Ok(())
}

/// Names what is missing, and returns the currency code.
fn checked<'a>(figures: &'a Figures, number: &str) -> Result<&'a str, EInvoiceError> {
    let number = || number.to_owned();
    let currency = figures.currency_code.as_deref().ok_or(EInvoiceError::CurrencyCode)?;
    let seller = &figures.seller;
    let is_dealer = seller.account.is_some();
    let missing =
        |of_dealer: EInvoiceError, of_company: EInvoiceError| Err(if is_dealer { of_dealer } else { of_company });
    if seller.country.is_none() {
        return missing(EInvoiceError::DealerCountry, EInvoiceError::CompanyCountry);
    }
    if seller.address.is_empty() {
        return missing(
            EInvoiceError::DealerAddress { number: number() },
            EInvoiceError::CompanyAddress { number: number() },
        );
    }
    if seller.tax_number.is_none() {
        return missing(
            EInvoiceError::DealerTaxNumber { number: number() },
            EInvoiceError::CompanyTaxNumber { number: number() },
        );
    }
    if figures.buyer.country.is_none() {
        return Err(EInvoiceError::BuyerCountry);
    }
    Ok(currency)
}

/// Letters, digits and dashes of a number, which may be free text.
fn file_name(number: &str) -> String {
    number.chars().map(|letter| if letter.is_ascii_alphanumeric() { letter } else { '-' }).collect()
}
