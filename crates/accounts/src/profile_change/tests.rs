//! Changes of one's own profile.

use chrono::NaiveDate;
use tierway_kernel::{FieldError, Language, Role};

use super::{ProfileChange, changed_fields};
use crate::user::tests::user;
use crate::{Compliance, Profile, User};

fn today() -> NaiveDate {
    "2026-11-21".parse().expect("a day of a test")
}

fn text(text: &str) -> Option<String> {
    Some(text.to_owned())
}

fn rules() -> Compliance {
    Compliance { minimum_age: 21, closed_countries: vec!["Singapore".to_owned()], orders_need_age: true }
}

fn wanda() -> User {
    let profile = Profile {
        first_name: "Wanda".to_owned(),
        last_name: "Test".to_owned(),
        country: text("Malaysia"),
        zone: text("Kuala Lumpur"),
        company_name: text("Wanda Trading"),
        distribution_regions: text("Asia"),
        ..Profile::default()
    };
    User { profile, ..user(1, Role::Wholesaler) }
}

fn refused(change: &ProfileChange, user: &User) -> (String, String) {
    let mut errors = change.apply(user, &rules(), today()).expect_err("the change is refused");
    assert_eq!(errors.len(), 1, "{errors:?}");
    let FieldError { field, message } = errors.remove(0);
    (field, message.to_string())
}

#[test]
fn what_is_not_named_stays() {
    assert_eq!(ProfileChange::default().apply(&wanda(), &rules(), today()), Ok(wanda()));
    let change = ProfileChange { phone: text(" 555 "), description: text(""), ..ProfileChange::default() };
    let next = change.apply(&wanda(), &rules(), today()).expect("a fine change");
    assert_eq!((next.profile.phone.as_deref(), next.profile.description.as_deref()), (Some("555"), None));
    assert_eq!(next.profile.company_name, wanda().profile.company_name);
    assert_eq!(changed_fields(&wanda(), &next), ["phone"]);
}

#[test]
fn what_the_role_needs_cannot_be_emptied() {
    let change = ProfileChange { company_name: text(" "), ..ProfileChange::default() };
    assert_eq!(refused(&change, &wanda()), ("companyName".to_owned(), "Company name is required.".to_owned()));
    let change = ProfileChange { first_name: text(""), ..ProfileChange::default() };
    assert_eq!(refused(&change, &wanda()), ("firstName".to_owned(), "First name is required.".to_owned()));
    let customer = User { role: Role::Customer, ..wanda() };
    let change = ProfileChange { company_name: text(""), ..ProfileChange::default() };
    assert_eq!(change.apply(&customer, &rules(), today()).map(|user| user.profile.company_name), Ok(None));
}

#[test]
fn a_wholesaler_moves_within_the_list() {
    let change = |country: &str| ProfileChange { country: text(country), ..ProfileChange::default() };
    let expected = ("country".to_owned(), "Please choose a country from the list.".to_owned());
    assert_eq!(refused(&change("Atlantis"), &wanda()), expected);
    let moved = change("Thailand").apply(&wanda(), &rules(), today()).expect("a listed country");
    assert_eq!(moved.profile.country, text("Thailand"));
}

#[test]
fn faults_of_other_fields_are_not_brought_up() {
    let old = User { profile: Profile { country: None, ..wanda().profile }, ..wanda() };
    let change = ProfileChange { phone: text("555"), ..ProfileChange::default() };
    assert!(change.apply(&old, &rules(), today()).is_ok());
    let long = ProfileChange { phone: text(&"5".repeat(51)), zone: text(&"x".repeat(201)), ..change };
    let fields: Vec<String> =
        long.apply(&old, &rules(), today()).expect_err("too long").into_iter().map(|error| error.field).collect();
    assert_eq!(fields, ["zone", "phone"]);
}

#[test]
fn another_email_asks_for_the_password_and_looks_like_one() {
    let change = |email: &str| ProfileChange { email: text(email), ..ProfileChange::default() };
    assert!(!change(" ANNA@example.com ").changes_email(&wanda()), "the same without case");
    assert!(change("wanda@example.com").changes_email(&wanda()));
    assert!(!ProfileChange::default().changes_email(&wanda()));
    let next = change(" Wanda@Example.com ").apply(&wanda(), &rules(), today()).expect("a fine address");
    assert_eq!(next.email, "Wanda@Example.com");
    assert_eq!(refused(&change("nowhere"), &wanda()).1, "Please enter a valid email address.");
    assert_eq!(refused(&change(" "), &wanda()).1, "Email is required.");
}

#[test]
fn a_birth_date_is_put_right_but_never_taken_back() {
    let change = |date: &str| ProfileChange { birth_date: text(date), ..ProfileChange::default() };
    let born = |date: &str| User { birth_date: date.parse().ok(), ..wanda() };
    let after = |date: &str, user: &User| change(date).apply(user, &rules(), today()).map(|user| user.birth_date);
    assert_eq!(after("", &wanda()), Ok(None));
    assert_eq!(after("1990-01-02", &wanda()), Ok(born("1990-01-02").birth_date));
    assert_eq!(after("1990-01-03", &born("1990-01-02")), Ok(born("1990-01-03").birth_date));
    assert_eq!(refused(&change(""), &born("1990-01-02")).1, "Please enter your date of birth.");
    assert_eq!(refused(&change("2010-01-01"), &wanda()).1, "You must be at least 21 years old to register.");
    assert_eq!(after("2010-01-01", &born("2010-01-01")).map(|date| date.is_some()), Ok(true), "it stays what it was");
    assert_eq!(refused(&change("tomorrow"), &wanda()).0, "birthDate");
}

#[test]
fn a_language_is_one_of_four_or_left_to_the_browser() {
    let change = |name: &str| ProfileChange { language: text(name), ..ProfileChange::default() };
    let thai = User { language: Some(Language::Th), ..wanda() };
    let after = |name: &str| change(name).apply(&thai, &rules(), today()).map(|user| user.language);
    assert_eq!(after("ms"), Ok(Some(Language::Ms)));
    assert_eq!(after(""), Ok(None));
    assert_eq!(ProfileChange::default().apply(&thai, &rules(), today()).map(|user| user.language), Ok(thai.language));
    assert_eq!(refused(&change("de"), &thai).0, "language");
    assert_eq!(change("de").faults().len(), 1);
    assert_eq!(changed_fields(&thai, &wanda()), ["language"]);
}
