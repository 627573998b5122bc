//! E-invoices of every kind: what they say, that they keep the rules, and that their files are those in `samples`, which
//! `scripts/check-einvoices` proves with the validators that the standard's publishers give out. Written anew with
//! `TIERWAY_SAMPLES=write`.

#![allow(clippy::unwrap_used, reason = "tests")]

mod kinds;
mod parties;
mod rates;

use std::path::PathBuf;

use en16931::invoice::{Code, Invoice};
use en16931::{En16931, PeppolBis3, Validated, VatCategory};
use en16931_formats::{Syntax, write};
use tierway_kernel::{Language, Money};

use super::composing::modelled;
use super::error::EInvoiceError;
use super::figures::{FigureRate, Figures};
use super::model::{on_peppol, unit_price};
use super::proof::proved;
use kinds::{figures, kinds, line, paper};

/// The model of a kind.
fn model(name: &str) -> Invoice {
    let figures = kinds().into_iter().find(|(kind, _)| *kind == name).unwrap().1;
    modelled(&figures, &paper(&figures)).unwrap()
}

/// A row of the breakdown: category, rate, amount without tax, tax, reason.
type Row = (String, String, i64, i64, Option<String>);

fn rows(invoice: &Invoice) -> Vec<Row> {
    let row = |sum: &en16931::invoice::VatBreakdown| {
        (
            sum.category.to_string(),
            sum.rate.map(|rate| rate.to_string()).unwrap_or_default(),
            sum.taxable_amount.to_minor_units(),
            sum.tax_amount.to_minor_units(),
            sum.exemption_reason.clone(),
        )
    };
    invoice.vat_breakdown.iter().map(row).collect()
}

fn row(category: &str, rate: &str, net: i64, tax: i64, reason: Option<&str>) -> Row {
    (category.to_owned(), rate.to_owned(), net, tax, reason.map(str::to_owned))
}

#[test]
fn every_kind_keeps_the_rules_and_comes_to_the_total_of_its_document() {
    for (kind, figures) in kinds() {
        let invoice = modelled(&figures, &paper(&figures)).unwrap();
        let total = figures.credit.as_ref().map_or(figures.total, |credit| credit.amount);
        assert_eq!(Money::of(invoice.totals.gross_total.to_minor_units()), total, "{kind}");
        assert_eq!(invoice.totals.due.to_minor_units(), 0, "{kind}: the money has gone");
        for report in [
            Validated::<En16931>::new(invoice.clone()).err(),
            on_peppol(&invoice).and_then(|invoice| Validated::<PeppolBis3>::new(invoice).err()),
        ] {
            assert!(report.is_none(), "{kind}: {}", report.unwrap());
        }
    }
}

#[test]
fn files_are_those_that_the_publishers_validators_accept() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("src/invoicing/einvoice/samples");
    for (kind, figures) in kinds() {
        let invoice = modelled(&figures, &paper(&figures)).unwrap();
        let core = proved::<En16931>(invoice.clone()).unwrap();
        let ubl = match on_peppol(&invoice) {
            Some(invoice) => write(proved::<PeppolBis3>(invoice).unwrap().as_ref(), Syntax::Ubl),
            None => write(core.as_ref(), Syntax::Ubl),
        };
        for (written, syntax) in [(ubl, "ubl"), (write(core.as_ref(), Syntax::Cii), "cii")] {
            assert!(written.entries.is_empty(), "{kind}, {syntax}: {:?}", written.entries);
            let path = folder.join(format!("{kind}.{syntax}.xml"));
            if std::env::var_os("TIERWAY_SAMPLES").is_some() {
                std::fs::write(&path, &written.xml).unwrap();
            }
            let stored = std::fs::read_to_string(&path).unwrap_or_default();
            assert!(stored == written.xml, "{} is another", path.display());
        }
    }
}

#[test]
fn the_category_follows_from_what_was_frozen() {
    let exempt = "Exempt from tax under certificate EX-7.";
    let sentence = "Reverse charge: the customer accounts for the tax.";
    let shipping = Some("Shipping is not taxed.");
    for (kind, wanted) in [
        ("one-rate", vec![row("S", "19", 14_990, 2848, None)]),
        ("two-rates", vec![row("S", "19", 10_000, 1900, None), row("S", "7", 4990, 349, None)]),
        ("zero-rate", vec![row("Z", "0", 9900, 0, None)]),
        (
            "untaxed-beside-taxed",
            vec![row("S", "20", 5000, 1000, None), row("E", "0", 2500, 0, Some("Not subject to tax."))],
        ),
        ("export", vec![row("G", "0", 50_500, 0, Some("Export, not taxed."))]),
        ("statement-at-home", vec![row("E", "0", 3300, 0, Some("No VAT is charged, small business."))]),
        ("outside-of-taxes", vec![row("O", "", 7700, 0, Some("Not subject to tax."))]),
        ("reverse-charge", vec![row("AE", "0", 15_580, 0, Some(sentence))]),
        ("exemption", vec![row("E", "0", 2499, 0, Some(exempt))]),
        ("shipping", vec![row("S", "19", 10_000, 1900, None), row("E", "0", 590, 0, shipping)]),
        ("gross-prices", vec![row("S", "20", 1583, 317, None)]),
        ("rounded-by-line", vec![row("S", "19", 306, 57, None)]),
    ] {
        assert_eq!(rows(&model(kind)), wanted, "{kind}");
    }
    assert_eq!(model("one-rate").lines[0].vat.category, Code::from(VatCategory::Standard.code()));
}

#[test]
fn a_credit_note_names_its_invoice_and_what_it_pays_back() {
    let whole = model("credit-note");
    assert_eq!(whole.type_code, Some(Code::from("381")));
    assert_eq!(whole.preceding_invoices[0].reference.as_str(), "INV-2026-000012");
    assert_eq!(rows(&whole), rows(&model("shipping")), "all of it: the invoice again");
    let back = model("credit-note-for-a-return");
    assert_eq!((back.lines.len(), back.lines[0].quantity.to_string().as_str()), (1, "2"));
    assert_eq!(rows(&back), [row("S", "19", 2000, 380, None)]);
    // Half of 10000 + 1900 and of 4990 + 349.
    let part = model("credit-note-of-a-part");
    assert_eq!(rows(&part), [row("S", "19", 5000, 950, None), row("S", "7", 2495, 175, None)]);
    assert_eq!(part.lines[0].item.name.as_deref(), Some("Credit on invoice INV-2026-000012"));
    assert_eq!(part.notes[0].note.as_deref(), Some("Goodwill"));
}

#[test]
fn a_price_has_the_decimals_that_its_amount_needs() {
    for (net, quantity, price) in [
        (1000, 1, "10.00"),
        (2798, 2, "13.99"),
        (1000, 3, "3.333"),
        (1, 3, "0.003"),
        (0, 5, "0.00"),
        (100, 7, "0.143"),
        (10_000, 1024, "0.09766"),
    ] {
        assert_eq!(unit_price(net, quantity).unwrap().to_string(), price, "{net} / {quantity}");
    }
    assert_eq!(unit_price(1, 0), None);
}

/// Refused for this reason.
#[track_caller]
fn refused(change: impl FnOnce(&mut Figures), wanted: &EInvoiceError, sentence: &str) {
    let mut figures = figures(vec![line("A", "Anchor", 1, 10_000, 1900)], &[(190_000, 10_000, 1900)]);
    change(&mut figures);
    let error = modelled(&figures, &paper(&figures)).unwrap_err();
    assert_eq!((&error, error.to_string().as_str()), (wanted, sentence));
}

#[test]
fn what_is_missing_is_named() {
    let number = || "INV-2026-000012".to_owned();
    refused(
        |figures| figures.currency_code = None,
        &EInvoiceError::CurrencyCode,
        "The currency code is missing. Enter it in Settings, Company.",
    );
    refused(
        |figures| figures.seller.country = None,
        &EInvoiceError::CompanyCountry,
        "The company's country is missing. Enter it in Settings, Company.",
    );
    refused(
        |figures| figures.seller.address.clear(),
        &EInvoiceError::CompanyAddress { number: number() },
        "INV-2026-000012 was issued without the company's address. Enter it in Settings, Company, for later documents.",
    );
    refused(
        |figures| figures.seller.tax_number = None,
        &EInvoiceError::CompanyTaxNumber { number: number() },
        "INV-2026-000012 was issued without the company's tax number. Enter it in Settings, Company, for later documents.",
    );
    refused(
        |figures| {
            figures.seller.account = Some(7);
            figures.seller.country = None;
        },
        &EInvoiceError::DealerCountry,
        "The dealer's country is missing. Enter it in the dealer's profile.",
    );
    refused(
        |figures| figures.buyer.country = None,
        &EInvoiceError::BuyerCountry,
        "The buyer's country is missing. Enter it in the buyer's profile.",
    );
    refused(
        |figures| figures.lines.clear(),
        &EInvoiceError::NoLines,
        "This order has no items, which an e-invoice needs. Use the PDF.",
    );
}

#[test]
fn what_the_standard_cannot_express_is_refused() {
    // GST and QST, both on the same goods; a compound tax adds up to more than the goods as well.
    refused(
        |figures| {
            figures.rates = vec![
                FigureRate { ppm: 50_000, taxable: Money::of(10_000), tax: Money::of(500) },
                FigureRate { ppm: 99_750, taxable: Money::of(10_000), tax: Money::of(998) },
            ];
        },
        &EInvoiceError::SeveralTaxes,
        "More than one tax applies to the same goods, which an e-invoice cannot express. Use the PDF.",
    );
    refused(
        |figures| figures.rates.clear(),
        &EInvoiceError::UnknownRates,
        "The tax of this order cannot be divided by rate, as an e-invoice needs. Use the PDF.",
    );
    let mut figures = figures(vec![line("A", "Anchor", 1, 10_000, 1900)], &[(190_000, 10_000, 1900)]);
    figures.currency_code = Some("XXQ".to_owned());
    let error = proved::<En16931>(modelled(&figures, &paper(&figures)).unwrap()).unwrap_err();
    assert_eq!(error.to_string(), "This document breaks rules of the e-invoice standard (BR-CL-04). Use the PDF.");
}

#[test]
fn reasons_are_in_the_language_of_the_document() {
    let (_, figures) = kinds().into_iter().find(|(kind, _)| *kind == "exemption").unwrap();
    let mut paper = paper(&figures);
    paper.language = Language::Ms;
    let invoice = modelled(&figures, &paper).unwrap();
    assert_eq!(rows(&invoice)[0].4.as_deref(), Some("Dikecualikan daripada cukai di bawah sijil EX-7."));
}

#[test]
fn frozen_figures_are_read_again_and_documents_without_them_stay_readable() {
    for (kind, figures) in kinds() {
        let paper = paper(&figures);
        let stored = super::composing::frozen(&paper, Some(&figures)).unwrap();
        let value: serde_json::Value = serde_json::from_str(&stored).unwrap();
        let mut thawed: Figures = serde_json::from_value(value["eInvoice"].clone()).unwrap();
        thawed.buyer.found_by.clone_from(&figures.buyer.found_by);
        assert_eq!(thawed, figures, "{kind}");
        let read: crate::invoicing::TradeDocument = serde_json::from_str(&stored).unwrap();
        assert_eq!(read, paper, "{kind}: the document is read as before");
        let plain = super::composing::frozen(&paper, None).unwrap();
        assert_eq!(plain, serde_json::to_string(&paper).unwrap(), "{kind}: nothing is added to other documents");
    }
}
