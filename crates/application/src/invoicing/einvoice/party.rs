//! Sellers and buyers in the standard's model: names, addresses, and the numbers they are known by.

use en16931::invoice::{Code, Contact, Party, PostalAddress};
use en16931::{Identifier, VatCategory};
use tierway_accounts::TaxNumber;
use tierway_kernel::Place;

use super::figures::{FigureRelief, Figures, Trader};

/// Email addresses in the list of schemes of electronic addresses.
const EMAIL: &str = "EM";

/// A tax number as the standard tells them apart.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct TaxIds {
    /// With the prefix of its country: a VAT number.
    pub(super) vat: Option<String>,
    /// As it is written otherwise.
    pub(super) other: Option<String>,
}

/// What kind of number this is in a country: only one that begins with the country's prefix is a VAT number.
pub(super) fn tax_ids(country: &str, number: &str) -> TaxIds {
    let text = in_one_spelling(country, number)
        .unwrap_or_else(|| number.split_whitespace().collect::<String>().to_uppercase());
    let own = [country];
    let prefixes: &[&str] = match country {
        "GR" => &["EL", "GR"],
        "GB" => &["GB", "XI"],
        _ => &own,
    };
    if prefixes.iter().any(|prefix| text.starts_with(prefix)) {
        TaxIds { vat: Some(text), other: None }
    } else {
        TaxIds { vat: None, other: Some(text) }
    }
}

fn in_one_spelling(country: &str, number: &str) -> Option<String> {
    let place = Place::of_codes(country, None)?;
    TaxNumber::parse(number, place).ok().map(|number| number.value().to_owned())
}

/// The address in the Peppol network that follows from a tax number, in countries where businesses are found by theirs.
pub(super) fn peppol_address(country: &str, number: &str) -> Option<Identifier> {
    let value = in_one_spelling(country, number)?;
    let scheme = match country {
        "HU" => "9910",
        "AT" => "9914",
        "ES" => "9920",
        "BE" => "9925",
        "BG" => "9926",
        "CH" => "9927",
        "CY" => "9928",
        "CZ" => "9929",
        "DE" => "9930",
        "EE" => "9931",
        "GB" => "9932",
        "GR" => "9933",
        "HR" => "9934",
        "IE" => "9935",
        "LT" => "9937",
        "LU" => "9938",
        "LV" => "9939",
        "MT" => "9943",
        "NL" => "9944",
        "PL" => "9945",
        "PT" => "9946",
        "RO" => "9947",
        "SI" => "9949",
        "SK" => "9950",
        "FR" => "9957",
        "US" => "9959",
        "AU" => "0151",
        "IT" => "0211",
        // Numbers of companies, which the tax numbers are made of.
        "DK" => return Some(Identifier::schemed(value.strip_prefix("DK")?, "0184")),
        "FI" => return Some(Identifier::schemed(format!("0037{}", value.strip_prefix("FI")?), "0216")),
        "NO" => return Some(Identifier::schemed(value.strip_prefix("NO")?, "0192")),
        "SE" => return Some(Identifier::schemed(value.strip_prefix("SE")?.strip_suffix("01")?, "0007")),
        _ => return None,
    };
    Some(Identifier::schemed(value, scheme))
}

/// The side that sells. A document outside the scope of taxes names no tax numbers; there the number tells who it is.
pub(super) fn seller(figures: &Figures, category: Option<VatCategory>) -> Party {
    let trader = &figures.seller;
    let mut party =
        party(trader, trader.contact.clone().or_else(|| Some(trader.name.clone())), trader.phone.as_deref());
    let Some((country, number)) = trader.country.as_deref().zip(trader.tax_number.as_deref()) else { return party };
    let TaxIds { vat, other } = tax_ids(country, number);
    if category == Some(VatCategory::OutOfScope) {
        party.legal_registration = vat.or(other).map(Identifier::new);
    } else {
        party.vat_identifier = vat;
        party.legal_registration = other.clone().map(Identifier::new);
        party.tax_registration = other;
    }
    party
}

/// The side that buys, with the number by which it accounts for the tax itself.
pub(super) fn buyer(figures: &Figures) -> Party {
    let trader = &figures.buyer;
    let mut party = party(trader, trader.contact.clone(), None);
    if let (Some(FigureRelief::ReverseCharge(number)), Some(country)) = (&figures.relief, &trader.country) {
        // The number may be of another country than the buyer's address.
        let TaxIds { vat, other } = tax_ids(country_of_prefix(number).unwrap_or(country), number);
        party.vat_identifier = vat;
        party.legal_registration = other.map(Identifier::new);
    }
    party
}

/// The country whose prefix a number begins with, in countries that have one.
fn country_of_prefix(number: &str) -> Option<&'static str> {
    let (prefix, rest) = number.split_at_checked(2)?;
    let country = if prefix == "EL" { "GR" } else { Place::of_codes(prefix, None)?.country() };
    in_one_spelling(country, rest).is_some_and(|spelling| spelling == number).then_some(country)
}

fn party(trader: &Trader, contact: Option<String>, phone: Option<&str>) -> Party {
    let found_by = trader.found_by.as_ref().map(|(country, number)| (country.as_str(), number.as_str()));
    let number = found_by.or_else(|| trader.country.as_deref().zip(trader.tax_number.as_deref()));
    let peppol = number.and_then(|(country, number)| peppol_address(country, number));
    let by_email = || trader.email.as_deref().map(|email| Identifier::schemed(plain(email), EMAIL));
    let email = trader.email.as_deref().filter(|_| contact.is_some());
    Party {
        name: Some(plain(&trader.name)),
        electronic_address: peppol.or_else(by_email),
        address: postal(&trader.address, trader.region.as_deref(), trader.country.as_deref()),
        contact: Contact { name: contact.as_deref().map(plain), phone: phone.map(plain), email: email.map(plain) },
        ..Party::default()
    }
}

/// Whether a party is reached through the Peppol network.
pub(super) fn is_on_peppol(party: &Party) -> bool {
    party.electronic_address.as_ref().is_some_and(|address| address.scheme() != Some(EMAIL))
}

/// An address in the standard's parts. A line such as `50450 Kuala Lumpur` is post code and city; the others stay as they are.
pub(super) fn postal(lines: &[String], region: Option<&str>, country: Option<&str>) -> PostalAddress {
    let mut lines: Vec<String> = lines.iter().map(|line| plain(line)).filter(|line| !line.is_empty()).collect();
    // The first line is the street, which may begin with its number.
    let locality = (1..lines.len()).find_map(|place| Some((place, locality(&lines[place])?)));
    let (post_code, city) = match locality {
        Some((place, (code, city))) => {
            lines.remove(place);
            (Some(code), Some(city))
        }
        None => (None, None),
    };
    let mut lines = lines.into_iter();
    let (line1, line2) = (lines.next(), lines.next());
    let rest: Vec<String> = lines.collect();
    PostalAddress {
        line1,
        line2,
        line3: Some(rest.join(", ")).filter(|rest| !rest.is_empty()),
        city,
        post_code,
        subdivision: region.map(plain),
        country: country.map(Code::from),
    }
}

/// Post code and city of a line that is these two.
fn locality(line: &str) -> Option<(String, String)> {
    let (code, city) = line.split_once(' ')?;
    let is_code = (4..=6).contains(&code.len()) && code.bytes().all(|byte| byte.is_ascii_digit());
    let is_city = city.chars().next().is_some_and(char::is_alphabetic) && !city.contains(char::is_numeric);
    (is_code && is_city).then(|| (code.to_owned(), city.trim().to_owned()))
}

/// A text on one line, without what XML cannot hold.
pub(super) fn plain(text: &str) -> String {
    let text: String = text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
