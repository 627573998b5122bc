//! Request validation. Request types derive `Validate`, with the checks of single values below; [`crate::body`] and
//! [`crate::params`] run it after parsing, so that nothing reaches a handler unchecked. All errors are reported at once,
//! by the client's field names ([`faults`]). Business rules are in the domain crates; their errors about texts of an
//! otherwise invalid request are reported together ([`rules`]).

mod faults;
mod order;
mod recovery;
mod sentences;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use tierway_application::Failure;
use tierway_kernel::{FieldError, Message, Money, MoneyError, Named, OrderId, Quantity};
use validator::{Validate, ValidationError, ValidationErrors};

use crate::Problem;
use crate::days::day_of;
use crate::numeric::Numeric;
use crate::times::is_time;

pub(crate) use faults::faults;
use faults::{FIELD, RULES};
pub(crate) use recovery::{all_faults, shape_fault};

/// The result of a check.
pub(crate) type Checked = Result<(), ValidationError>;

/// Passes when it holds; else the sentence is that of the code ([`sentences`]).
pub(crate) fn holds(it_does: bool, code: &'static str) -> Checked {
    if it_does { Ok(()) } else { Err(ValidationError::new(code)) }
}

/// An error with a sentence of its own.
pub(crate) fn sentence_error(sentence: &'static str) -> ValidationError {
    ValidationError::new("form").with_message(sentence.into())
}

/// An error of the whole request, reported on one of its fields.
pub(crate) fn about(field: &str, sentence: &'static str) -> ValidationError {
    let mut error = sentence_error(sentence);
    error.add_param(FIELD.into(), &field);
    error
}

/// A request whose texts the business has rules for.
pub(crate) trait BusinessRules {
    /// Errors of the domain functions, as in the use case.
    fn violations(&self) -> Vec<FieldError>;
}

/// Errors of business rules, for `#[validate(schema(…))]`. Reported together with format errors, so that users see all
/// at once. They alone do not reject a request here: the use case checks the same functions.
pub(crate) fn rules<T: BusinessRules>(request: &T) -> Checked {
    let violations: Vec<(String, Message)> =
        request.violations().into_iter().map(|rule| (rule.field, rule.message)).collect();
    if violations.is_empty() {
        return Ok(());
    }
    let mut error = ValidationError::new(RULES);
    error.add_param(RULES.into(), &violations);
    Err(error)
}

/// Errors found by a handler, plus those of business rules.
pub(crate) fn with_rules<T: BusinessRules>(found: Vec<FieldError>, request: &T) -> Vec<FieldError> {
    faults::joined(found, request.violations())
}

/// A limit in the type the derive expects.
pub(crate) const fn most(limit: usize) -> u64 {
    limit as u64
}

/// More than an empty input.
pub(crate) fn filled(value: &Numeric) -> Checked {
    holds(!value.is_empty(), "required")
}

/// More than blanks.
pub(crate) fn not_blank(text: &str) -> Checked {
    holds(!text.trim().is_empty(), "required")
}

/// A whole number, or an empty input.
pub(crate) fn whole(value: &Numeric) -> Checked {
    holds(value.is_empty() || value.whole().is_some(), "whole")
}

/// A whole number of at least 0, or an empty input.
pub(crate) fn count(value: &Numeric) -> Checked {
    holds(value.is_empty() || value.whole().is_some_and(|number| number >= 0), "count")
}

/// A number that is no more than a count can be; what is no whole number is not judged here.
pub(crate) fn within_limit(value: &Numeric) -> Checked {
    holds(value.whole().is_none_or(|number| number <= Quantity::LIMIT), "limit")
}

/// An amount, or an empty input.
pub(crate) fn amount(value: &Numeric) -> Checked {
    let fault = |error| match error {
        MoneyError::Malformed => "Please enter an amount such as 14.00.",
        MoneyError::TooPrecise => "An amount has at most two decimal places.",
        MoneyError::TooLarge => "This amount is too large.",
        MoneyError::Negative => "An amount must not be negative.",
    };
    match value.text().map(|text| text.parse::<Money>()) {
        Some(Err(error)) => Err(sentence_error(fault(error))),
        Some(Ok(_)) | None => Ok(()),
    }
}

/// A weight, length or volume, or an empty input.
pub(crate) fn measure(value: &Numeric) -> Checked {
    holds(value.is_empty() || value.measure().is_some(), "measure")
}

/// A day, or blanks.
pub(crate) fn day(text: &str) -> Checked {
    holds(text.trim().is_empty() || day_of(text).is_some(), "day")
}

/// A time or a day, in a query.
pub(crate) fn time(text: &str) -> Checked {
    holds(is_time(text), "time")
}

/// A time or a day, or blanks.
pub(crate) fn time_if_any(text: &str) -> Checked {
    holds(text.trim().is_empty() || is_time(text), "time")
}

/// A value of a closed vocabulary, or blanks.
pub(crate) fn known<T: Named>(text: &str) -> Checked {
    let name = text.trim();
    holds(name.is_empty() || T::of_name(name).is_some(), "known")
}

/// Refuses what is not of its form, naming all faults.
pub(crate) fn check<T: Validate + DeserializeOwned>(value: &T) -> Result<(), Problem> {
    let faults = faults(value, &[]);
    if faults.is_empty() { Ok(()) } else { Err(Failure::Fields(faults).into()) }
}

/// A value that validation guarantees. If it is missing, the check is: an internal error.
pub(crate) fn checked<T>(value: Option<T>) -> Result<T, Problem> {
    value.ok_or_else(|| Problem::internal(&"a request was not checked"))
}

/// An order by its number, as an item of a list.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(transparent)]
pub struct OrderKey(Numeric);

impl OrderKey {
    /// Which.
    pub fn id(&self) -> OrderId {
        OrderId(self.0.whole().unwrap_or_default())
    }
}

impl Validate for OrderKey {
    fn validate(&self) -> Result<(), ValidationErrors> {
        if self.0.whole().is_some() {
            return Ok(());
        }
        let mut errors = ValidationErrors::new();
        // The item itself, and nothing in it.
        errors.add("", ValidationError::new("order"));
        Err(errors)
    }
}

#[cfg(test)]
mod tests;
