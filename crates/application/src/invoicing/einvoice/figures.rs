//! What an e-invoice is made of, in the form in which it is frozen with its document: amounts, rates, codes and parties. The
//! document itself has texts.

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};
use tierway_accounts::User;
use tierway_kernel::{LineId, Money, Place};
use tierway_orders::{Order, OrderLine, OrderTaxes, ReliefKind};

use crate::invoicing::paper::minor_units;
use crate::settings::Settings;

/// The figures of an invoice or credit note. Frozen ones stay readable: new fields have a default.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Figures {
    /// The order's number.
    pub(super) order: i64,
    /// ISO 4217; `None`: the company had not entered it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) currency_code: Option<String>,
    /// The side that sells.
    pub(super) seller: Trader,
    /// The side that buys.
    pub(super) buyer: Trader,
    /// Where the goods go, by lines; the first is the recipient.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) recipient: Vec<String>,
    /// The order's lines.
    pub(super) lines: Vec<FigureLine>,
    /// What the lines are taxed with, by rate.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) rates: Vec<FigureRate>,
    /// Why the buyer pays no tax.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) relief: Option<FigureRelief>,
    /// The sentence of the tax zone, or of the reverse charge.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) statement: Option<String>,
    /// The country of the tax zone's place, ISO 3166-1 alpha-2.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) place: Option<String>,
    /// All taxes.
    #[serde(with = "minor_units")]
    pub(super) tax: Money,
    /// Shipping, which is not taxed.
    #[serde(with = "minor_units")]
    pub(super) shipping: Money,
    /// Lines without tax, taxes and shipping.
    #[serde(with = "minor_units")]
    pub(super) total: Money,
    /// How it was paid.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) method: Option<String>,
    /// The reference of the transfer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) reference: Option<String>,
    /// What a credit note pays back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) credit: Option<Credit>,
}

/// A seller or buyer.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Trader {
    /// Their account; `None`: the company, or an account that is gone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) account: Option<i64>,
    /// Of the business; otherwise of the person.
    pub(super) name: String,
    /// The person of a business.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) contact: Option<String>,
    /// Their address by lines, without the country.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) address: Vec<String>,
    /// Zone, state or city.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) region: Option<String>,
    /// ISO 3166-1 alpha-2.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) country: Option<String>,
    /// Their email address.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) email: Option<String>,
    /// Their telephone number.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) phone: Option<String>,
    /// Their tax number.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) tax_number: Option<String>,
    /// The country and tax number under which others find them today; not a part of the document.
    #[serde(skip)]
    pub(super) found_by: Option<(String, String)>,
}

/// A line of the order.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct FigureLine {
    /// SKU at the time of the order.
    pub(super) sku: String,
    /// Name at the time of the order.
    pub(super) name: String,
    /// Whether it was sold in packs: `pack` and `bulk`.
    pub(super) is_packed: bool,
    /// How many of its size.
    pub(super) quantity: i64,
    /// Pieces in all.
    pub(super) pieces: i64,
    /// The amount without tax.
    #[serde(with = "minor_units")]
    pub(super) net: Money,
    /// The tax on it.
    #[serde(with = "minor_units")]
    pub(super) tax: Money,
}

/// A tax of the order.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct FigureRate {
    /// Its rate in millionths of the whole.
    pub(super) ppm: i64,
    /// What it was charged on.
    #[serde(with = "minor_units")]
    pub(super) taxable: Money,
    /// How much it is.
    #[serde(with = "minor_units")]
    pub(super) tax: Money,
}

/// Why the buyer pays no tax, with the number that proves it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) enum FigureRelief {
    /// The buyer's tax number.
    ReverseCharge(String),
    /// The number of the certificate.
    Exemption(String),
}

/// What a credit note pays back.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Credit {
    /// How much, with its taxes.
    #[serde(with = "minor_units")]
    pub(crate) amount: Money,
    /// The number of the invoice.
    pub(crate) invoice: String,
    /// Its date.
    pub(crate) invoice_date: NaiveDate,
    /// How it was paid back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) method: Option<String>,
    /// The reference of the transfer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) reference: Option<String>,
    /// Why.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) reason: Option<String>,
    /// The pieces that came back, by the place of their line; none for other refunds.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) pieces: Vec<(usize, i64)>,
}

/// What figures are taken from.
pub(crate) struct FiguresBasis<'a> {
    /// The order.
    pub(crate) order: &'a Order,
    /// Its lines.
    pub(crate) lines: &'a [OrderLine],
    /// What it was taxed with.
    pub(crate) taxes: &'a OrderTaxes,
    /// The company, and its currency.
    pub(crate) settings: &'a Settings,
    /// The dealer in whose store it was sold, with their tax number.
    pub(crate) store: Option<(&'a User, Option<String>)>,
    /// The buyer's account.
    pub(crate) customer: Option<&'a User>,
}

impl Figures {
    /// The figures of an invoice; with `credit`, of a credit note.
    pub(crate) fn of(basis: &FiguresBasis<'_>, credit: Option<Credit>) -> Figures {
        let FiguresBasis { order, lines, taxes, settings, .. } = basis;
        let paid = order.payment.as_ref();
        Figures {
            order: order.id.0,
            currency_code: settings.currency_code.clone(),
            seller: match &basis.store {
                Some((dealer, number)) => dealer_of(dealer, number.clone()),
                None => company_of(settings),
            },
            buyer: buyer_of(order, basis.customer),
            recipient: order.shipping.address.as_deref().map(address_lines).unwrap_or_default(),
            lines: lines.iter().map(FigureLine::of).collect(),
            rates: taxes
                .sums
                .iter()
                .map(|sum| FigureRate { ppm: sum.percent.ppm(), taxable: sum.taxable, tax: sum.tax })
                .collect(),
            relief: taxes.relief.as_ref().map(|relief| match relief.kind {
                ReliefKind::ReverseCharge => FigureRelief::ReverseCharge(relief.reference.clone()),
                ReliefKind::Exemption => FigureRelief::Exemption(relief.reference.clone()),
            }),
            statement: taxes.place.as_ref().and_then(|place| place.statement.clone()),
            place: taxes.place.as_ref().map(|place| place.place.country().to_owned()),
            tax: order.tax,
            shipping: order.shipping_cost,
            total: order.total,
            method: paid.and_then(|payment| payment.method.clone()),
            reference: paid.and_then(|payment| payment.reference.clone()),
            credit,
        }
    }
}

impl FigureLine {
    fn of(line: &OrderLine) -> FigureLine {
        FigureLine {
            sku: line.sku.clone(),
            name: line.name.clone(),
            is_packed: line.tier != "unit",
            quantity: line.quantity.get(),
            pieces: line.pieces.get(),
            net: line.net,
            tax: line.tax,
        }
    }
}

/// The pieces of a return, by the places of their lines.
pub(crate) fn returned(lines: &[OrderLine], pieces: &[(LineId, i64)]) -> Vec<(usize, i64)> {
    let place = |(id, pieces): &(LineId, i64)| Some((lines.iter().position(|line| line.id == *id)?, *pieces));
    pieces.iter().filter(|(_, pieces)| *pieces > 0).filter_map(place).collect()
}

fn filled(text: Option<&str>) -> Option<String> {
    text.map(str::trim).filter(|text| !text.is_empty()).map(str::to_owned)
}

/// The lines of a written address.
pub(super) fn address_lines(text: &str) -> Vec<String> {
    text.lines().map(str::trim).filter(|line| !line.is_empty()).map(str::to_owned).collect()
}

fn company_of(settings: &Settings) -> Trader {
    let company = &settings.company;
    Trader {
        account: None,
        name: settings.company_name.clone(),
        contact: None,
        address: company.address.as_deref().map(address_lines).unwrap_or_default(),
        region: None,
        country: company.country.map(|place| place.country().to_owned()),
        email: company.email.clone(),
        phone: company.phone.clone(),
        tax_number: company.tax_number.clone(),
        found_by: None,
    }
}

fn dealer_of(dealer: &User, tax_number: Option<String>) -> Trader {
    let name = dealer.store_name();
    let contact = Some(dealer.full_name()).filter(|contact| !contact.is_empty() && *contact != name);
    person(dealer, name, contact, tax_number)
}

/// The buyer: the business of the profile, otherwise the name on the order.
fn buyer_of(order: &Order, user: Option<&User>) -> Trader {
    let Some(user) = user else {
        return Trader { name: order.customer_name.clone(), ..Trader::default() };
    };
    match filled(user.profile.company_name.as_deref()) {
        Some(company) => person(user, company, Some(order.customer_name.clone()), None),
        None => person(user, order.customer_name.clone(), None, None),
    }
}

fn person(user: &User, name: String, contact: Option<String>, tax_number: Option<String>) -> Trader {
    let profile = &user.profile;
    Trader {
        account: Some(user.id.0),
        name,
        contact,
        address: profile.company_address.as_deref().map(address_lines).unwrap_or_default(),
        region: filled(profile.zone.as_deref()),
        country: country_of(user),
        email: filled(Some(&user.email)),
        phone: filled(profile.phone.as_deref()),
        tax_number,
        found_by: None,
    }
}

/// ISO 3166-1 alpha-2 of a person's country, if it is one that is known.
pub(super) fn country_of(user: &User) -> Option<String> {
    let profile = &user.profile;
    Place::of_address(profile.country.as_deref(), profile.zone.as_deref()).map(|place| place.country().to_owned())
}
