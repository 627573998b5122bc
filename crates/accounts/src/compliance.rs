//! Compliance rules for regulated goods: minimum age, closed countries, and consent to the terms (product.md, issue
//! "accounts"). The values are settings; the messages are here.

use chrono::{Datelike as _, NaiveDate};
use tierway_kernel::{FieldError, Role, Sentence, fold, message};

use crate::{RegistrationForm, User, read_birth_date};

/// The oldest year of birth that is believed.
const FIRST_YEAR: i32 = 1900;

/// Requirements set in the settings.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Compliance {
    /// Least age in years; 0: none.
    pub minimum_age: u32,
    /// Countries in which nothing is sold to consumers, by name.
    pub closed_countries: Vec<String>,
    /// Whether customers order only once their age is known.
    pub orders_need_age: bool,
}

/// Why a customer cannot order.
#[derive(Debug, Clone, PartialEq, Eq, Sentence)]
pub enum OrderBlock {
    /// Their country is closed; the name is the setting's.
    #[error("We do not sell to consumers in {0}.")]
    CountryClosed(String),
    /// Their age is not known.
    #[error("Please add your date of birth to your profile before you order.")]
    AgeUnknown,
    /// They are too young.
    #[error("You must be at least {0} years old to order.")]
    TooYoung(u32),
}

impl Compliance {
    /// Checks a birth date by itself and against the least age; days are those of the business.
    pub fn check_birth_date(&self, birth: NaiveDate, today: NaiveDate) -> Result<(), FieldError> {
        if birth > today || birth.year() < FIRST_YEAR {
            return Err(FieldError::new("birthDate", "Please enter a valid date of birth."));
        }
        if self.is_old_enough(birth, today) {
            return Ok(());
        }
        let text = message!("You must be at least {age} years old to register.", age = self.minimum_age);
        Err(FieldError::new("birthDate", text))
    }

    /// Compliance errors of a registration, in addition to those of the form itself.
    pub fn complaints(&self, role: Role, form: &RegistrationForm, today: NaiveDate) -> Vec<FieldError> {
        let birth = read_birth_date(form.birth_date.as_deref()).unwrap_or_default();
        let age = birth.map_or(Ok(()), |date| self.check_birth_date(date, today));
        let closed = self.closed(role, form.profile.country.as_deref());
        let country = closed.map(|name| FieldError::new("country", OrderBlock::CountryClosed(name)));
        age.err().into_iter().chain(country).collect()
    }

    /// Whether this person may order today. Only customers are consumers.
    pub fn check_order(&self, buyer: &User, today: NaiveDate) -> Result<(), OrderBlock> {
        if let Some(name) = self.closed(buyer.role, buyer.profile.country.as_deref()) {
            return Err(OrderBlock::CountryClosed(name));
        }
        match buyer.birth_date {
            _ if !self.orders_need_age || self.minimum_age == 0 || buyer.role != Role::Customer => Ok(()),
            None => Err(OrderBlock::AgeUnknown),
            Some(birth) if self.is_old_enough(birth, today) => Ok(()),
            Some(_) => Err(OrderBlock::TooYoung(self.minimum_age)),
        }
    }

    /// The closed country of the account, as spelled in the setting, if `role` is affected.
    fn closed(&self, role: Role, country: Option<&str>) -> Option<String> {
        let country = fold(country.filter(|_| role == Role::Customer)?);
        self.closed_countries.iter().find(|name| fold(name) == country && !country.is_empty()).cloned()
    }

    fn is_old_enough(&self, birth: NaiveDate, today: NaiveDate) -> bool {
        self.minimum_age == 0 || today.years_since(birth).is_some_and(|age| age >= self.minimum_age)
    }
}

#[cfg(test)]
mod tests;
