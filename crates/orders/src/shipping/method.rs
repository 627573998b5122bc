//! A method of a zone, with what it costs.

use std::collections::HashSet;

use tierway_kernel::{FieldError, Message, Money, is_one_line, message, too_long};

use super::option::NUMBER;
use super::{DeliveryDays, ShippedGoods, ShippingOption, ShippingPart};
use crate::entries::{check_most, check_name};

/// Ways to ship (specification 2 §2).
pub const SHIPPING_METHODS: [&str; 6] =
    ["Pick-Up", "Air Courier Service", "Express Delivery", "Standard Shipping", "Sea Freight", "Land Transport"];

/// Most bands of a method.
pub const MOST_BANDS: usize = 30;
/// Most surcharges of a method.
pub const MOST_SURCHARGES: usize = 10;
/// Most beginnings of postcodes of a surcharge.
pub const MOST_POSTCODES: usize = 100;
/// Longest beginning of a postcode, in characters.
const LONGEST_POSTCODE: usize = 10;
/// Longest address of a tracking page, in characters.
const LONGEST_URL: usize = 200;
/// Most days of a delivery.
const MOST_DAYS: u8 = 120;
/// The divisors that carriers use, in cm³ per kg, with room on both sides.
const DIVISORS: (u32, u32) = (1_000, 10_000);
/// The highest start of a band: a thousand tonnes in grams.
const HIGHEST_START: i64 = 1_000_000_000;
/// The highest cost of a band or surcharge, as that of the setting.
const HIGHEST_COST: Money = Money::of(10_000_000);

tierway_kernel::names! {
    /// What the cost of a shipping method goes by.
    pub enum ShippingBasis as "ShippingBasisName" {
        /// Nothing: one cost for every order.
        Flat = "flat",
        /// The chargeable weight in grams.
        Weight = "weight",
        /// The amount of the goods without tax, in cents.
        Amount = "amount",
        /// The number of pieces.
        Pieces = "pieces",
    }
}

/// A cost and where it begins.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ShippingBand {
    /// From how many grams, cents or pieces on, by the basis.
    pub from: i64,
    /// What shipping costs there, until the next band.
    pub cost: Money,
}

/// What is charged besides.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ShippingSurcharge {
    /// Its name, on screens and documents.
    pub name: String,
    /// How much.
    pub cost: Money,
    /// Beginnings of the postcodes it is for; none: it is always charged.
    pub postcodes: Vec<String>,
}

/// A method of a zone.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ShippingMethod {
    /// One of [`SHIPPING_METHODS`].
    pub method: String,
    /// What its cost goes by.
    pub basis: ShippingBasis,
    /// Its costs, the first from 0, rising; of a flat one exactly one.
    pub bands: Vec<ShippingBand>,
    /// cm³ per kg for the volumetric weight; `None`: only the actual weight counts. Only by weight.
    pub divisor: Option<u32>,
    /// The amount of goods without tax from which on it is free, surcharges excepted; `None`: it never is.
    pub free_from: Option<Money>,
    /// What is charged besides.
    pub surcharges: Vec<ShippingSurcharge>,
    /// How long it takes; `None`: not said.
    pub days: Option<DeliveryDays>,
    /// The page that tracks a parcel, with `{number}` in it; `None`: there is none.
    pub tracking_url: Option<String>,
}

impl ShippingMethod {
    /// What it comes to for these goods.
    pub fn option(&self, goods: &ShippedGoods, unweighed_grams: u32, postcode: Option<&str>) -> ShippingOption {
        let base = self.base(goods, unweighed_grams);
        let postcode = postcode.map(folded_postcode);
        let applies = |surcharge: &&ShippingSurcharge| {
            let begins = |postcode: &String| surcharge.postcodes.iter().any(|part| postcode.starts_with(part.as_str()));
            surcharge.postcodes.is_empty() || postcode.as_ref().is_some_and(begins)
        };
        let part =
            |surcharge: &ShippingSurcharge| ShippingPart { name: surcharge.name.clone(), amount: surcharge.cost };
        let mut parts: Vec<ShippingPart> = self.surcharges.iter().filter(applies).map(part).collect();
        let sum = |sum: Money, part: &ShippingPart| sum.plus(part.amount).unwrap_or(Money::of(Money::LIMIT));
        let cost = parts.iter().fold(base, sum);
        if !parts.is_empty() {
            parts.insert(0, ShippingPart { name: ShippingPart::BASE.to_owned(), amount: base });
        }
        ShippingOption {
            method: self.method.clone(),
            cost,
            parts,
            days: self.days,
            tracking_url: self.tracking_url.clone(),
        }
    }

    /// The cost without surcharges.
    fn base(&self, goods: &ShippedGoods, unweighed_grams: u32) -> Money {
        if self.free_from.is_some_and(|from| goods.amount >= from) {
            return Money::ZERO;
        }
        let reached = match self.basis {
            ShippingBasis::Flat => 0,
            ShippingBasis::Weight => goods.chargeable_grams(unweighed_grams, self.divisor),
            ShippingBasis::Amount => goods.amount.minor(),
            ShippingBasis::Pieces => goods.pieces(),
        };
        let band = self.bands.iter().rev().find(|band| band.from <= reached);
        band.map_or(Money::ZERO, |band| band.cost)
    }

    /// Trims its texts, and brings postcodes into the form in which they are compared.
    pub(super) fn trim(&mut self) {
        let trim = |text: &mut String| *text = text.trim().to_owned();
        trim(&mut self.method);
        for surcharge in &mut self.surcharges {
            trim(&mut surcharge.name);
            let mut seen = HashSet::new();
            surcharge.postcodes = surcharge
                .postcodes
                .iter()
                .map(|text| folded_postcode(text))
                .filter(|text| seen.insert(text.clone()))
                .collect();
        }
        self.tracking_url =
            self.tracking_url.as_deref().map(str::trim).filter(|url| !url.is_empty()).map(str::to_owned);
    }

    /// Names what is wrong with it; its fields begin with `field`.
    pub(super) fn check(&self, field: &str, errors: &mut Vec<FieldError>) {
        let at = |name: &str| format!("{field}.{name}");
        self.check_bands(&at("bands"), errors);
        match self.divisor {
            Some(_) if self.basis != ShippingBasis::Weight => {
                errors.push(FieldError::new(at("divisor"), "Only rates by weight use the size of parcels."));
            }
            Some(divisor) if !(DIVISORS.0..=DIVISORS.1).contains(&divisor) => {
                errors.push(FieldError::new(at("divisor"), whole_number(DIVISORS.0.into(), DIVISORS.1.into())));
            }
            Some(_) | None => {}
        }
        if self.free_from.is_some_and(|from| from <= Money::ZERO) {
            errors.push(FieldError::new(at("freeFrom"), amount(Money::of(1), Money::of(Money::LIMIT))));
        }
        check_most(&at("surcharges"), self.surcharges.len(), MOST_SURCHARGES, errors);
        for (index, surcharge) in self.surcharges.iter().enumerate().take(MOST_SURCHARGES) {
            surcharge.check(&at(&format!("surcharges[{index}]")), errors);
        }
        if self.days.is_some_and(|days| days.from > days.to || days.to > MOST_DAYS) {
            let text = message!("Please enter days from 0 to {most}, the shorter time first.", most = MOST_DAYS);
            errors.push(FieldError::new(at("days"), text));
        }
        if let Some(url) = &self.tracking_url {
            errors.extend(url_fault(url).map(|text| FieldError::new(at("trackingUrl"), text)));
        }
    }

    fn check_bands(&self, field: &str, errors: &mut Vec<FieldError>) {
        check_most(field, self.bands.len(), MOST_BANDS, errors);
        match self.bands.len() {
            0 => errors.push(FieldError::new(field, "Enter at least one rate.")),
            1 => {}
            _ if self.basis == ShippingBasis::Flat => {
                errors.push(FieldError::new(field, "A flat rate has exactly one cost."));
            }
            _ => {}
        }
        let mut before: Option<i64> = None;
        for (index, band) in self.bands.iter().enumerate().take(MOST_BANDS) {
            let at = |name: &str| format!("{field}[{index}].{name}");
            if !(0..=HIGHEST_START).contains(&band.from) {
                errors.push(FieldError::new(at("from"), whole_number(0, HIGHEST_START)));
            } else if index == 0 && band.from != 0 {
                errors.push(FieldError::new(at("from"), "The first rate starts at 0."));
            } else if before.is_some_and(|before| band.from <= before) {
                errors.push(FieldError::new(at("from"), "Each rate must start above the one before it."));
            }
            before = Some(band.from);
            check_cost(at("cost"), band.cost, errors);
        }
    }
}

impl ShippingSurcharge {
    fn check(&self, field: &str, errors: &mut Vec<FieldError>) {
        check_name(&format!("{field}.name"), &self.name, errors);
        check_cost(format!("{field}.cost"), self.cost, errors);
        let field = format!("{field}.postcodes");
        check_most(&field, self.postcodes.len(), MOST_POSTCODES, errors);
        let is_beginning = |text: &String| {
            (1..=LONGEST_POSTCODE).contains(&text.chars().count()) && text.chars().all(char::is_alphanumeric)
        };
        if !self.postcodes.iter().all(is_beginning) {
            let text = message!("A postcode begins with 1 to {longest} letters or digits.", longest = LONGEST_POSTCODE);
            errors.push(FieldError::new(field, text));
        }
    }
}

/// A postcode as it is compared: capitals, without blanks and dashes.
fn folded_postcode(text: &str) -> String {
    text.chars().filter(|c| !c.is_whitespace() && *c != '-').flat_map(char::to_uppercase).collect()
}

fn check_cost(field: String, cost: Money, errors: &mut Vec<FieldError>) {
    if !(Money::ZERO..=HIGHEST_COST).contains(&cost) {
        errors.push(FieldError::new(field, amount(Money::ZERO, HIGHEST_COST)));
    }
}

fn amount(from: Money, to: Money) -> Message {
    message!("Please enter an amount from {from} to {to}.", from, to)
}

fn whole_number(from: i64, to: i64) -> Message {
    message!("Please enter a whole number from {from} to {to}.", from, to)
}

/// Why this is no address of tracking pages.
fn url_fault(url: &str) -> Option<Message> {
    if url.chars().count() > LONGEST_URL {
        return Some(too_long(LONGEST_URL));
    }
    let host = url.strip_prefix("https://").unwrap_or_default().split(['/', '?', '#']).next().unwrap_or_default();
    let is_plain = is_one_line(url) && !url.chars().any(|c| c.is_whitespace() || "\"<>\\^`|".contains(c));
    // A number in the place of the host would send people wherever it says.
    let is_good = is_plain && !host.is_empty() && !host.contains(['{', '}', '@']) && url.contains(NUMBER);
    (!is_good).then(|| {
        let slot = NUMBER.to_owned();
        message!("Please enter an address that starts with https:// and contains {slot}.", slot)
    })
}
