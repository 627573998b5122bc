//! The figures of one document of every kind.

use chrono::NaiveDate;
use tierway_kernel::{Language, Money};

use super::super::figures::{Credit, FigureLine, FigureRate, FigureRelief, Figures, Trader};
use crate::invoicing::TradeDocument;
use crate::settings::Currency;

/// A line of pieces, with cents without tax and of tax.
pub(super) fn line(sku: &str, name: &str, quantity: i64, net: i64, tax: i64) -> FigureLine {
    FigureLine {
        sku: sku.to_owned(),
        name: name.to_owned(),
        is_packed: false,
        quantity,
        pieces: quantity,
        net: Money::of(net),
        tax: Money::of(tax),
    }
}

fn german() -> Trader {
    Trader {
        name: "Muster Handel GmbH".to_owned(),
        address: vec!["Hafenstraße 5".to_owned(), "20457 Hamburg".to_owned()],
        country: Some("DE".to_owned()),
        email: Some("rechnung@muster.example".to_owned()),
        phone: Some("+49 40 5555 0142".to_owned()),
        tax_number: Some("DE136695976".to_owned()),
        ..Trader::default()
    }
}

fn buyer() -> Trader {
    Trader {
        account: Some(42),
        name: "Kiosk Nord & Söhne".to_owned(),
        contact: Some("Erika Beispiel".to_owned()),
        address: vec!["Marktplatz 2".to_owned(), "24103 Kiel".to_owned()],
        country: Some("DE".to_owned()),
        email: Some("erika@kiosk.example".to_owned()),
        found_by: Some(("DE".to_owned(), "DE111111125".to_owned())),
        ..Trader::default()
    }
}

/// An invoice in Germany with lines and the rates they are taxed with: millionths, cents without tax, cents of tax.
pub(super) fn figures(lines: Vec<FigureLine>, rates: &[(i64, i64, i64)]) -> Figures {
    let sum = |of: fn(&FigureLine) -> Money| Money::of(lines.iter().map(|line| of(line).minor()).sum());
    let (net, tax) = (sum(|line| line.net), sum(|line| line.tax));
    let rate = |(ppm, taxable, tax): &(i64, i64, i64)| FigureRate {
        ppm: *ppm,
        taxable: Money::of(*taxable),
        tax: Money::of(*tax),
    };
    Figures {
        order: 17,
        currency_code: Some("EUR".to_owned()),
        seller: german(),
        buyer: buyer(),
        recipient: ["Erika Beispiel", "Lager 4", "24103 Kiel"].map(str::to_owned).to_vec(),
        lines,
        rates: rates.iter().map(rate).collect(),
        relief: None,
        statement: None,
        place: Some("DE".to_owned()),
        tax,
        shipping: Money::ZERO,
        total: Money::of(net.minor() + tax.minor()),
        method: Some("Bank".to_owned()),
        reference: Some("TT 4711".to_owned()),
        credit: None,
    }
}

/// The document that they are frozen with.
pub(super) fn paper(figures: &Figures) -> TradeDocument {
    TradeDocument {
        language: Language::En,
        title: "Invoice".to_owned(),
        number: if figures.credit.is_some() { "CRN-2026-000003" } else { "INV-2026-000012" }.to_owned(),
        date: NaiveDate::from_ymd_opt(2026, 11, 27).unwrap(),
        company: figures.seller.name.clone(),
        currency: Currency::default(),
        logo: None,
        parties: Vec::new(),
        facts: Vec::new(),
        lines: Vec::new(),
        priced: true,
        sums: Vec::new(),
        notes: Vec::new(),
        footer: String::new(),
    }
}

fn with_shipping(mut figures: Figures, cents: i64) -> Figures {
    figures.shipping = Money::of(cents);
    figures.total = Money::of(figures.total.minor() + cents);
    figures
}

fn stating(mut figures: Figures, country: &str, sentence: Option<&str>) -> Figures {
    figures.place = Some(country.to_owned());
    figures.statement = sentence.map(str::to_owned);
    figures
}

fn credited(mut figures: Figures, cents: i64, pieces: &[(usize, i64)]) -> Figures {
    figures.credit = Some(Credit {
        amount: Money::of(cents),
        invoice: "INV-2026-000012".to_owned(),
        invoice_date: NaiveDate::from_ymd_opt(2026, 11, 20).unwrap(),
        method: Some("Cash".to_owned()),
        reference: None,
        reason: Some("Goodwill".to_owned()),
        pieces: pieces.to_vec(),
    });
    figures
}

/// Goods without any tax.
fn untaxed(cents: i64) -> Figures {
    figures(vec![line("U", "Pod kit", 1, cents, 0)], &[])
}

/// Two lines at two rates.
fn two_rates() -> Figures {
    let lines = vec![line("A", "Pod kit", 4, 10_000, 1900), line("B", "Handbook", 1, 4990, 349)];
    figures(lines, &[(190_000, 10_000, 1900), (70_000, 4990, 349)])
}

/// One document of every kind, by name.
pub(super) fn kinds() -> Vec<(&'static str, Figures)> {
    let taxed = || figures(vec![line("A", "Pod kit", 10, 10_000, 1900)], &[(190_000, 10_000, 1900)]);
    let one_rate = vec![
        FigureLine { is_packed: true, pieces: 40, ..line("A", "Pod kit, pack", 4, 10_000, 1900) },
        line("B", "Coil <0.8 Ω>", 10, 4990, 948),
    ];
    let mut reverse_charge = stating(
        with_shipping(
            figures(vec![line("A", "Pod kit", 1, 10_000, 0), line("B", "Coil", 1, 4990, 0)], &[(0, 14_990, 0)]),
            590,
        ),
        "FR",
        Some("Reverse charge: the customer accounts for the tax."),
    );
    reverse_charge.relief = Some(FigureRelief::ReverseCharge("FR40303265045".to_owned()));
    reverse_charge.buyer.country = Some("FR".to_owned());
    reverse_charge.buyer.found_by = Some(("FR".to_owned(), "FR40303265045".to_owned()));
    let mut exemption = stating(
        figures(vec![line("A", "Pod kit", 3, 2000, 0), line("B", "Coil", 1, 499, 0)], &[(0, 2499, 0)]),
        "DE",
        None,
    );
    exemption.relief = Some(FigureRelief::Exemption("EX-7".to_owned()));
    let mut abroad = untaxed(7700);
    abroad.seller = Trader {
        name: "Tierway Sdn Bhd".to_owned(),
        address: ["18 Jalan Perusahaan Utama", "47600 Subang Jaya", "Selangor, Malaysia"].map(str::to_owned).to_vec(),
        country: Some("MY".to_owned()),
        email: Some("sales@tierway.example".to_owned()),
        tax_number: Some("B16-1808-32000142".to_owned()),
        ..Trader::default()
    };
    abroad.buyer = Trader {
        name: "Lina Tan".to_owned(),
        country: Some("MY".to_owned()),
        email: Some("lina@tan.example".to_owned()),
        ..Trader::default()
    };
    abroad.currency_code = Some("MYR".to_owned());
    abroad.place = None;
    vec![
        ("one-rate", figures(one_rate, &[(190_000, 14_990, 2848)])),
        ("two-rates", two_rates()),
        ("zero-rate", figures(vec![line("Z", "Handbook", 9, 9900, 0)], &[(0, 9900, 0)])),
        (
            "untaxed-beside-taxed",
            figures(
                vec![line("A", "Pod kit", 1, 5000, 1000), line("B", "Voucher", 1, 2500, 0)],
                &[(200_000, 5000, 1000)],
            ),
        ),
        ("export", stating(with_shipping(untaxed(50_000), 500), "CH", Some("Export, not taxed."))),
        ("statement-at-home", stating(untaxed(3300), "DE", Some("No VAT is charged, small business."))),
        ("outside-of-taxes", abroad),
        ("reverse-charge", reverse_charge),
        ("exemption", exemption),
        ("shipping", with_shipping(taxed(), 590)),
        (
            // Of 19.00 in all 3.17 is tax; the lines share it.
            "gross-prices",
            figures(
                vec![line("A", "Pod kit", 3, 833, 167), line("B", "Coil", 1, 333, 66), line("C", "Case", 1, 417, 84)],
                &[(200_000, 1583, 317)],
            ),
        ),
        (
            // 19 % of 1.02 is 0.19; of three times as much it would be 0.58.
            "rounded-by-line",
            figures(
                vec![line("A", "Pod kit", 1, 102, 19), line("B", "Coil", 1, 102, 19), line("C", "Case", 1, 102, 19)],
                &[(190_000, 306, 57)],
            ),
        ),
        ("credit-note", credited(with_shipping(taxed(), 590), 12_490, &[])),
        ("credit-note-for-a-return", credited(with_shipping(taxed(), 590), 2380, &[(0, 2)])),
        ("credit-note-of-a-part", credited(two_rates(), 8620, &[])),
    ]
}
