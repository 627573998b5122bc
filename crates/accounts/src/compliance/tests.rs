//! Ages, closed countries, orders.

use chrono::NaiveDate;
use tierway_kernel::{FieldError, Role};

use super::{Compliance, OrderBlock, read_birth_date};
use crate::user::tests::user;
use crate::{Profile, RegistrationForm, User};

fn day(text: &str) -> NaiveDate {
    text.parse().expect("a day of a test")
}

fn rules() -> Compliance {
    Compliance { minimum_age: 21, closed_countries: vec!["Singapore".to_owned()], orders_need_age: true }
}

fn form(birth_date: Option<&str>, country: &str) -> RegistrationForm {
    let profile = Profile { country: Some(country.to_owned()), ..Profile::default() };
    RegistrationForm { birth_date: birth_date.map(str::to_owned), profile, ..RegistrationForm::default() }
}

fn sentences(rules: &Compliance, role: Role, form: &RegistrationForm) -> Vec<String> {
    rules.complaints(role, form, day("2026-11-21")).into_iter().map(|error| error.message.to_string()).collect()
}

#[test]
fn birth_dates_are_read_in_one_form() {
    assert_eq!(read_birth_date(Some(" 1990-02-28 ")), Ok(Some(day("1990-02-28"))));
    for nothing in [None, Some(""), Some("  ")] {
        assert_eq!(read_birth_date(nothing), Ok(None));
    }
    for text in ["28.02.1990", "1990-2-8", "1990-02-30", "+990-02-03", "1990-02-28T00:00", "yesterday"] {
        let fault = FieldError::new("birthDate", "Please enter your date of birth as YYYY-MM-DD.");
        assert_eq!(read_birth_date(Some(text)), Err(fault), "{text}");
    }
}

#[test]
fn one_must_be_old_enough_on_the_day() {
    let refusal = "You must be at least 21 years old to register.";
    for (birth, expected) in [
        ("2005-11-21", None),
        ("2005-11-22", Some(refusal)),
        ("1899-12-31", Some("Please enter a valid date of birth.")),
        ("2026-11-22", Some("Please enter a valid date of birth.")),
    ] {
        let found = sentences(&rules(), Role::Dealer, &form(Some(birth), "Malaysia"));
        assert_eq!(found, Vec::from_iter(expected), "{birth}");
    }
    let leap = rules().check_birth_date(day("2004-02-29"), day("2025-02-28"));
    assert!(leap.is_err(), "somebody born on 29 February is older from the first of March on");
    assert_eq!(rules().check_birth_date(day("2004-02-29"), day("2025-03-01")), Ok(()));
}

#[test]
fn an_age_of_nothing_turns_the_rule_off() {
    let rules = Compliance { minimum_age: 0, ..rules() };
    assert!(sentences(&rules, Role::Customer, &form(Some("2020-01-01"), "Malaysia")).is_empty());
    assert_eq!(rules.check_order(&user(1, Role::Customer), day("2026-11-21")), Ok(()));
}

#[test]
fn customers_do_not_register_in_closed_countries() {
    let sentence = "We do not sell to consumers in Singapore.";
    for country in ["Singapore", " SINGAPORE "] {
        assert_eq!(sentences(&rules(), Role::Customer, &form(None, country)), [sentence]);
        assert!(sentences(&rules(), Role::Dealer, &form(None, country)).is_empty(), "dealers are no consumers");
    }
    assert!(sentences(&rules(), Role::Customer, &form(None, "")).is_empty());
    let both = rules().complaints(Role::Customer, &form(Some("2020-01-01"), "singapore"), day("2026-11-21"));
    let fields: Vec<_> = both.iter().map(|error| error.field.as_str()).collect();
    assert_eq!(fields, ["birthDate", "country"], "all complaints come at once");
}

#[test]
fn a_customers_order_needs_an_open_country_and_a_known_age() {
    let today = day("2026-11-21");
    let customer = |birth: Option<&str>, country: &str| User {
        birth_date: birth.map(day),
        profile: Profile { country: Some(country.to_owned()), ..Profile::default() },
        ..user(1, Role::Customer)
    };
    let order = |buyer: &User| rules().check_order(buyer, today);
    assert_eq!(order(&customer(Some("1990-01-01"), "Malaysia")), Ok(()));
    assert_eq!(order(&customer(None, "Malaysia")), Err(OrderBlock::AgeUnknown));
    assert_eq!(order(&customer(Some("2010-01-01"), "Malaysia")), Err(OrderBlock::TooYoung(21)));
    let closed = order(&customer(Some("1990-01-01"), "singapore"));
    assert_eq!(closed, Err(OrderBlock::CountryClosed("Singapore".to_owned())));
    for role in Role::ALL.into_iter().filter(|role| *role != Role::Customer) {
        assert_eq!(order(&User { role, ..customer(None, "Singapore") }), Ok(()), "{role} is no consumer");
    }
    let lenient = Compliance { orders_need_age: false, ..rules() };
    assert_eq!(lenient.check_order(&customer(None, "Malaysia"), today), Ok(()));
}
