//! A document in the semantic model of EN 16931.

use chrono::{Datelike as _, NaiveDate};
use en16931::invoice::{
    Code, Delivery, DocumentAllowanceCharge, DocumentKind, DocumentTotals, Invoice, InvoiceLine, LineVat,
    PaymentInstructions, PrecedingInvoice, VatBreakdown,
};
use en16931::profiles::{EN16931, PEPPOL_BIS_3};
use en16931::{Date, DocumentReference, InvoiceAmount, Percentage, Quantity, UnitPriceAmount, VatCategory};
use rust_decimal::Decimal;
use tierway_kernel::{Language, message};

use super::contents::{Contents, Row};
use super::error::EInvoiceError;
use super::figures::{Credit, Figures};
use super::party::{buyer, is_on_peppol, plain, postal, seller};
use super::vat::Vat;

/// The process of Peppol's invoices.
const PEPPOL_PROCESS: &str = "urn:fdc:peppol.eu:2017:poacc:billing:01:1.0";
/// Freight, in the codes of charges (UNTDID 7161).
const FREIGHT: &str = "FC";
/// Most decimals of a price.
const PRICE_DECIMALS: u32 = 8;

/// What the document says beside its figures.
#[derive(Debug, Clone, Copy)]
pub(super) struct Heading<'a> {
    /// Its number.
    pub(super) number: &'a str,
    /// Its date.
    pub(super) date: NaiveDate,
    /// The language of its words.
    pub(super) language: Language,
    /// ISO 4217.
    pub(super) currency: &'a str,
}

/// The document by the core of the standard. Every amount is a frozen one, or a sum of such.
pub(super) fn core(figures: &Figures, heading: Heading<'_>) -> Result<Invoice, EInvoiceError> {
    let credit = figures.credit.as_ref();
    let contents = match credit {
        Some(credit) => Contents::of_credit_note(figures, credit, heading.language)?,
        None => Contents::of_invoice(figures, heading.language)?,
    };
    let total = credit.map_or(figures.total, |credit| credit.amount);
    if contents.total() != total.minor() {
        return Err(EInvoiceError::UnknownRates);
    }
    let scope = contents.is_out_of_scope().then_some(VatCategory::OutOfScope);
    let type_code = if credit.is_some() { "381" } else { "380" };
    let date = day(heading.date)?;
    let mut builder =
        Invoice::builder(EN16931.specification_id, plain(heading.number), date, type_code, heading.currency)
            .seller(seller(figures, scope))
            .buyer(buyer(figures))
            .purchase_order_reference(DocumentReference::new(figures.order.to_string()))
            // Some countries want it; it is the one number of ours that a buyer knows.
            .buyer_reference(figures.order.to_string())
            .totals(totals(&contents));
    for (place, row) in contents.rows.iter().enumerate() {
        builder = builder.line(line(place + 1, row)?);
    }
    for sum in contents.sums() {
        builder = builder.vat_breakdown(VatBreakdown {
            taxable_amount: InvoiceAmount::from_minor_units(sum.net),
            tax_amount: InvoiceAmount::from_minor_units(sum.tax),
            category: Code::from(sum.vat.category.code()),
            rate: rate(&sum.vat),
            exemption_reason: sum.vat.reason.as_deref().map(plain),
            exemption_reason_code: None,
        });
    }
    if let Some((shipping, vat)) = &contents.shipping {
        builder = builder.charge(DocumentAllowanceCharge {
            amount: InvoiceAmount::from_minor_units(*shipping),
            base_amount: None,
            percentage: None,
            vat: line_vat(vat),
            reason: Some(message!("Shipping").render(heading.language)),
            reason_code: Some(Code::from(FREIGHT)),
        });
    }
    if let Some(note) = note(figures, &contents) {
        builder = builder.note(note);
    }
    if let Some(delivery) = delivery(figures) {
        builder = builder.delivery(delivery);
    }
    let mut invoice = builder.payment(payment(figures)).build();
    if let Some(credit) = credit {
        invoice = as_credit_note(invoice, credit)?;
    }
    Ok(invoice)
}

/// The same by Peppol's rules; `None` where seller or buyer have no address in its network.
pub(super) fn on_peppol(invoice: &Invoice) -> Option<Invoice> {
    let mut invoice =
        Some(invoice.clone()).filter(|invoice| is_on_peppol(&invoice.seller) && is_on_peppol(&invoice.buyer))?;
    invoice.specification_id = Some(PEPPOL_BIS_3.specification_id.to_owned());
    invoice.business_process = Some(PEPPOL_PROCESS.to_owned());
    Some(invoice)
}

fn as_credit_note(mut invoice: Invoice, credit: &Credit) -> Result<Invoice, EInvoiceError> {
    invoice.kind = DocumentKind::CreditNote;
    invoice.preceding_invoices = vec![PrecedingInvoice {
        reference: DocumentReference::new(plain(&credit.invoice)),
        issue_date: Some(day(credit.invoice_date)?),
    }];
    Ok(invoice)
}

fn day(date: NaiveDate) -> Result<Date, EInvoiceError> {
    let part = |number: u32| u8::try_from(number).unwrap_or_default();
    Date::new(date.year(), part(date.month()), part(date.day()))
        .map_err(|error| EInvoiceError::Rules { rules: error.to_string() })
}

fn line(number: usize, row: &Row) -> Result<InvoiceLine, EInvoiceError> {
    let vat = line_vat(&row.vat);
    let quantity = Quantity::new(Decimal::from(row.quantity));
    let amount = InvoiceAmount::from_minor_units(row.net);
    let mut line =
        InvoiceLine::new(number.to_string(), plain(&row.name), quantity, row.unit, amount, vat.category, vat.rate);
    line.price.net_price = UnitPriceAmount::new(unit_price(row.net, row.quantity).ok_or(EInvoiceError::UnknownRates)?);
    line.item.seller_identifier = row.sku.as_deref().map(plain);
    Ok(line)
}

fn line_vat(vat: &Vat) -> LineVat {
    LineVat { category: Code::from(vat.category.code()), rate: rate(vat) }
}

/// The rate; nothing outside the scope of taxes.
fn rate(vat: &Vat) -> Option<Percentage> {
    (vat.category != VatCategory::OutOfScope).then(|| Percentage::new(Decimal::new(vat.ppm, 4)))
}

/// The price of one, with as few decimals as give the amount when it is multiplied: prices that include tax have no net price
/// in cents. `None` for a quantity of nothing.
pub(super) fn unit_price(net: i64, quantity: i64) -> Option<Decimal> {
    let quantity = Some(i128::from(quantity)).filter(|quantity| *quantity > 0)?;
    let half_up = |dividend: i128, divisor: i128| (dividend * 2 + divisor).div_euclid(divisor * 2);
    for decimals in 2..=PRICE_DECIMALS {
        let unit = 10_i128.pow(decimals - 2);
        let price = half_up(i128::from(net) * unit, quantity);
        if half_up(price * quantity, unit) == i128::from(net) || decimals == PRICE_DECIMALS {
            return Some(Decimal::new(i64::try_from(price).ok()?, decimals));
        }
    }
    None
}

/// The sums. Documents are issued when the money has gone, so that nothing is due.
fn totals(contents: &Contents) -> DocumentTotals {
    let amount = InvoiceAmount::from_minor_units;
    let lines: i64 = contents.rows.iter().map(|row| row.net).sum();
    let tax: i64 = contents.rows.iter().map(|row| row.tax).sum();
    let shipping = contents.shipping.as_ref().map(|(shipping, _)| *shipping);
    let taxable = lines + shipping.unwrap_or_default();
    DocumentTotals {
        line_total: amount(lines),
        charge_total: shipping.map(amount),
        taxable_total: amount(taxable),
        vat_total: Some(amount(tax)),
        gross_total: amount(taxable + tax),
        paid: Some(amount(taxable + tax)),
        due: amount(0),
        ..DocumentTotals::default()
    }
}

/// The zone's sentence, where it is not the reason for which there is no tax, and why money went back.
fn note(figures: &Figures, contents: &Contents) -> Option<String> {
    let is_reason = |text: &str| {
        contents.sums().iter().any(|sum| sum.vat.reason.as_deref().is_some_and(|reason| reason.contains(text)))
    };
    let statement = figures.statement.as_deref().filter(|statement| !is_reason(statement));
    let reason = figures.credit.as_ref().and_then(|credit| credit.reason.as_deref());
    let texts: Vec<String> = reason.into_iter().chain(statement).map(plain).filter(|text| !text.is_empty()).collect();
    Some(texts.join(" ")).filter(|text| !text.is_empty())
}

/// Where the goods go; the address only where its country is known.
fn delivery(figures: &Figures) -> Option<Delivery> {
    let (name, address) = match figures.recipient.split_first()? {
        (only, []) => (&figures.buyer.name, std::slice::from_ref(only)),
        (name, rest) => (name, rest),
    };
    Some(Delivery {
        party_name: Some(plain(name)),
        address: figures.place.as_deref().map(|country| postal(address, None, Some(country))),
        ..Delivery::default()
    })
}

/// How it was paid, or paid back, in the codes of UNTDID 4461.
fn payment(figures: &Figures) -> PaymentInstructions {
    let (method, reference) = match &figures.credit {
        Some(credit) => (credit.method.as_deref(), credit.reference.as_deref()),
        None => (figures.method.as_deref(), figures.reference.as_deref()),
    };
    let code = match method {
        Some("Cash") => "10",
        Some("Bank") => "42",
        Some("Credit Card") => "54",
        Some("Debit Card") => "55",
        Some("Wallet" | "Online Banking" | "QR Pay") => "68",
        // Not defined.
        _ => "1",
    };
    PaymentInstructions {
        means_code: Some(Code::from(code)),
        means_text: method.map(plain),
        remittance_information: reference.map(plain),
        means: None,
    }
}
