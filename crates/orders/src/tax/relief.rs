//! Why a buyer pays no tax: they account for it themselves, or a certificate exempts them.

use chrono::NaiveDate;
use tierway_kernel::{FieldError, ONE_LINE, TaxExemptionId, TaxZoneId, is_one_line, too_long};

use super::TaxZone;

/// Most certificates of an account.
pub const MOST_EXEMPTIONS: usize = 100;
/// Longest number of a certificate, in characters.
const LONGEST_NUMBER: usize = 60;

tierway_kernel::names! {
    /// Why an order has no tax.
    pub enum ReliefKind as "TaxReliefKindName" {
        /// The buyer is a business that accounts for the tax itself.
        ReverseCharge = "reverse_charge",
        /// A certificate exempts the buyer.
        Exemption = "exemption",
    }
}

impl ReliefKind {
    /// The name of its row in a breakdown. Screens and documents translate it.
    pub const fn row_name(self) -> &'static str {
        match self {
            ReliefKind::ReverseCharge => "Reverse charge",
            ReliefKind::Exemption => "Exempt",
        }
    }
}

/// Why an order has no tax, and what proves it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Relief {
    /// Why.
    pub kind: ReliefKind,
    /// The buyer's tax number, or the number of their certificate.
    pub reference: String,
}

/// A certificate as staff record it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TaxExemptionInput {
    /// Its number.
    pub number: String,
    /// The zone it is for; `None`: for all, and outside of them.
    pub zone: Option<TaxZoneId>,
    /// The first day on which it is valid, in the business time zone; `None`: it always was.
    pub valid_from: Option<NaiveDate>,
    /// The last such day.
    pub valid_until: NaiveDate,
}

/// A certificate that exempts a buyer from tax.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TaxExemption {
    /// Identity.
    pub id: TaxExemptionId,
    /// What is on it.
    pub input: TaxExemptionInput,
    /// The name of its zone; `None` also for a zone that was removed after the certificate had ended.
    pub zone_name: Option<String>,
}

/// A tax number that staff have verified.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct VerifiedNumber {
    /// ISO 3166-1 alpha-2.
    pub country: String,
    /// The number.
    pub value: String,
}

/// What can relieve a buyer.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct BuyerTax {
    /// Their verified number.
    pub number: Option<VerifiedNumber>,
    /// Their certificates, those that have ended too.
    pub exemptions: Vec<TaxExemptionInput>,
}

impl TaxExemptionInput {
    /// Trims the number, and names everything that is wrong by its field.
    pub fn checked(mut self) -> Result<TaxExemptionInput, Vec<FieldError>> {
        self.number = self.number.trim().to_owned();
        let mut errors = Vec::new();
        if self.number.is_empty() {
            errors.push(FieldError::new("number", "Enter the number of the certificate."));
        } else if self.number.chars().count() > LONGEST_NUMBER {
            errors.push(FieldError::new("number", too_long(LONGEST_NUMBER)));
        } else if !is_one_line(&self.number) {
            errors.push(FieldError::new("number", ONE_LINE));
        }
        if self.valid_from.is_some_and(|from| from > self.valid_until) {
            errors.push(FieldError::new("validUntil", "The last day must not be before the first day."));
        }
        if errors.is_empty() { Ok(self) } else { Err(errors) }
    }

    /// Whether it is valid on that day.
    pub fn is_valid_on(&self, day: NaiveDate) -> bool {
        self.valid_from.is_none_or(|from| from <= day) && day <= self.valid_until
    }
}

/// Why an order that goes to this zone has no tax; `None`: it has.
///
/// A certificate that is valid on the day comes first: one for the zone, else one for all; of several the one that ends last.
/// Then the reverse charge, where the zone has it: the buyer's number must be verified, and of a country of the zone. Outside
/// all zones a certificate for all counts alone.
pub fn relief(zone: Option<&TaxZone>, buyer: &BuyerTax, day: NaiveDate) -> Option<Relief> {
    let id = zone.map(|zone| zone.id);
    let valid = buyer.exemptions.iter().filter(|one| one.is_valid_on(day) && (one.zone.is_none() || one.zone == id));
    if let Some(certificate) = valid.max_by_key(|one| (one.zone.is_some(), one.valid_until)) {
        return Some(Relief { kind: ReliefKind::Exemption, reference: certificate.number.clone() });
    }
    let zone = zone.filter(|zone| zone.reverse_charge.is_some())?;
    let number = buyer.number.as_ref()?;
    let is_in_zone = zone.places.iter().any(|place| place.country() == number.country);
    is_in_zone.then(|| Relief { kind: ReliefKind::ReverseCharge, reference: number.value.clone() })
}
