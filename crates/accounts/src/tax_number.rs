//! Numbers by which tax authorities know businesses: their form, their check digit, and whether staff have verified them.

mod checks;
mod rules;

use chrono::{DateTime, Utc};
use tierway_kernel::{FieldError, Place, Sentence, StoreError, UserId};

use crate::MAX_REVIEW_NOTE;
use rules::Rule;

/// Longest number as it is typed, in characters.
pub const LONGEST_TAX_NUMBER: usize = 30;
/// How long a number of a country without a rule is.
const LENGTHS: std::ops::RangeInclusive<usize> = 4..=20;

/// A number of a country, in its one spelling: capitals without blanks, dots and dashes, with the prefix of countries that
/// have one (`DE136695976`).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TaxNumber {
    country: &'static str,
    value: String,
}

/// Why a text is no tax number.
#[derive(Debug, Clone, PartialEq, Eq, Sentence)]
pub enum TaxNumberError {
    /// More than [`LONGEST_TAX_NUMBER`] characters.
    #[error("This must be at most {most} characters long.")]
    TooLong {
        /// How many are allowed.
        most: usize,
    },
    /// It has another form.
    #[error("This is not a tax number of {country}.")]
    Form {
        /// The country's name.
        country: String,
    },
    /// It has the form, and a digit is mistyped.
    #[error("The check digit of this tax number is wrong.")]
    CheckDigit,
}

tierway_kernel::names! {
    /// Verification of a tax number.
    #[derive(Default)]
    pub enum TaxNumberStatus as "TaxNumberStatusName" {
        /// Nobody has decided.
        #[default]
        Unverified = "unverified",
        /// The company has checked that it is the business's own.
        Verified = "verified",
        /// It is not.
        Rejected = "rejected",
    }
}

/// The tax number of an account.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HeldTaxNumber {
    /// The number.
    pub number: TaxNumber,
    /// Whether it is verified.
    pub status: TaxNumberStatus,
    /// When it was decided.
    pub decided_at: Option<DateTime<Utc>>,
    /// Who decided.
    pub decided_by: Option<UserId>,
    /// In the words of who decided, for the account holder.
    pub note: Option<String>,
}

/// A decision about a tax number.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TaxNumberDecision {
    /// Verified, or rejected.
    pub is_verified: bool,
    /// For the account holder.
    pub note: Option<String>,
}

impl TaxNumber {
    /// Reads a number of a country as people type it: blanks, dots, dashes and lower case do not matter, and the prefix may
    /// be missing.
    pub fn parse(text: &str, country: Place) -> Result<TaxNumber, TaxNumberError> {
        let text = text.trim();
        if text.chars().count() > LONGEST_TAX_NUMBER {
            return Err(TaxNumberError::TooLong { most: LONGEST_TAX_NUMBER });
        }
        let is_separator = |c: char| c.is_whitespace() || matches!(c, '.' | '-' | '‐' | '‑' | '–');
        let folded: String = text.chars().filter(|c| !is_separator(*c)).flat_map(char::to_uppercase).collect();
        let number = |value: String| TaxNumber { country: country.country(), value };
        let form = TaxNumberError::Form { country: country.country_name().to_owned() };
        let Some(rule) = Rule::of(country.country()) else {
            let fits = LENGTHS.contains(&folded.len()) && folded.bytes().all(|byte| byte.is_ascii_alphanumeric());
            return if fits { Ok(number(folded)) } else { Err(form) };
        };
        let bodies: Vec<&str> = rule.bodies(&folded).collect();
        match bodies.iter().find(|body| rule.checks(body)) {
            Some(body) => Ok(number(format!("{}{body}", rule.prefix))),
            None if bodies.is_empty() => Err(form),
            None => Err(TaxNumberError::CheckDigit),
        }
    }

    /// A number as it is stored; `None` for a country that nobody knows.
    pub fn stored(country: &str, value: String) -> Option<TaxNumber> {
        Some(TaxNumber { country: Place::of_codes(country, None)?.country(), value })
    }

    /// ISO 3166-1 alpha-2.
    pub const fn country(&self) -> &'static str {
        self.country
    }

    /// Its one spelling.
    pub fn value(&self) -> &str {
        &self.value
    }

    /// Whether a text, however it is typed, is this number.
    pub fn is_typed(&self, text: &str) -> bool {
        let country = Place::of_codes(self.country, None);
        country.is_some_and(|country| TaxNumber::parse(text, country).as_ref() == Ok(self))
    }
}

/// Reads a country and a number as a form sends them; `None` where no number is given.
pub fn read_tax_number(country: Option<&str>, number: Option<&str>) -> Result<Option<TaxNumber>, FieldError> {
    let filled = |text: Option<&str>| text.map(str::trim).filter(|text| !text.is_empty()).map(str::to_owned);
    let Some(number) = filled(number) else { return Ok(None) };
    let country = filled(country).ok_or_else(|| FieldError::new("country", "Please enter a country."))?;
    let country = Place::parse(&country, None).map_err(|error| FieldError::new("country", error))?;
    TaxNumber::parse(&number, country).map(Some).map_err(|error| FieldError::new("number", error))
}

impl TaxNumberDecision {
    /// A decision with its note, trimmed.
    pub fn new(is_verified: bool, note: Option<&str>) -> Result<TaxNumberDecision, FieldError> {
        let note = note.map(str::trim).filter(|note| !note.is_empty()).map(str::to_owned);
        if note.as_ref().is_some_and(|note| note.chars().count() > MAX_REVIEW_NOTE) {
            return Err(FieldError::new("note", "The note must be at most 500 characters long."));
        }
        Ok(TaxNumberDecision { is_verified, note })
    }

    /// The status it leads to.
    pub const fn status(&self) -> TaxNumberStatus {
        if self.is_verified { TaxNumberStatus::Verified } else { TaxNumberStatus::Rejected }
    }
}

/// Tax numbers in the store. A number belongs to one account.
pub trait TaxNumberRepository {
    /// The number of an account.
    fn of_user(&mut self, user: UserId) -> Result<Option<HeldTaxNumber>, StoreError>;
    /// Gives an account another number, which is unverified, or takes the one it has. [`StoreError::Taken`]
    /// `user_taxes.number`: another account has it.
    fn set(&mut self, user: UserId, number: Option<&TaxNumber>) -> Result<(), StoreError>;
    /// Decides on the number of an account; `false` when it has another one now.
    fn decide(
        &mut self,
        user: UserId,
        number: &TaxNumber,
        decision: &TaxNumberDecision,
        by: Option<UserId>,
        now: DateTime<Utc>,
    ) -> Result<bool, StoreError>;
}

#[cfg(test)]
mod tests;
