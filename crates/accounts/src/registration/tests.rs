//! Registration forms: every required field of every role, with the specification's sentences.

mod documents;

use tierway_kernel::{FieldError, ONE_LINE, PLAIN_TEXT, Role};

use super::{RegistrationError, RegistrationForm};
use crate::{PasswordPolicy, Profile, Verification};

const PASSWORDS: PasswordPolicy = PasswordPolicy { staff_minimum: 6 };

/// A form with everything any role asks for.
fn full() -> RegistrationForm {
    let text = |text: &str| Some(text.to_owned());
    RegistrationForm {
        username: "anna".to_owned(),
        email: "anna@example.com".to_owned(),
        password: "secret".to_owned(),
        confirm_password: text("secret"),
        profile: Profile {
            first_name: "Anna".to_owned(),
            last_name: "Test".to_owned(),
            company_name: text("Anna Trading"),
            dealer_code: text("DL-1"),
            country: text("Malaysia"),
            zone: text("Kuala Lumpur"),
            phone: text("+60 3 1234"),
            company_address: text("1 Jalan Test"),
            business_type: text("Trading"),
            description: None,
            distribution_regions: text("Asia"),
        },
        birth_date: None,
        accepts_terms: false,
    }
}

fn complaints(form: &RegistrationForm, role: Role) -> Vec<FieldError> {
    match form.parse(role, PASSWORDS, false) {
        Ok(_) => Vec::new(),
        Err(RegistrationError::Fields(errors)) => errors,
        Err(other) => panic!("a form is refused by its fields, not by {other:?}"),
    }
}

/// The one complaint about a form.
fn complaint(form: &RegistrationForm, role: Role) -> (String, String) {
    let mut errors = complaints(form, role);
    assert_eq!(errors.len(), 1, "one complaint: {errors:?}");
    let FieldError { field, message } = errors.remove(0);
    (field, message.to_string())
}

/// Empties one field of a form by its name on the wire.
fn without(field: &str) -> RegistrationForm {
    let mut form = full();
    let profile = &mut form.profile;
    match field {
        "username" => form.username.clear(),
        "email" => form.email.clear(),
        "firstName" => profile.first_name = "  ".to_owned(),
        "lastName" => profile.last_name.clear(),
        "companyName" => profile.company_name = Some("   ".to_owned()),
        "dealerId" => profile.dealer_code = None,
        "country" => profile.country = None,
        "zone" => profile.zone = Some(String::new()),
        "phone" => profile.phone = None,
        "companyAddress" => profile.company_address = None,
        "businessType" => profile.business_type = None,
        "distributionRegions" => profile.distribution_regions = None,
        other => panic!("no field {other}"),
    }
    form
}

/// The specification's required texts (1 §5), beside the password.
fn required(role: Role) -> &'static [&'static str] {
    match role {
        Role::Admin | Role::Employee | Role::Warehouse => &["username", "email", "firstName", "lastName"],
        Role::Agent | Role::SubAgent | Role::Customer => {
            &["username", "email", "firstName", "lastName", "country", "zone"]
        }
        Role::Dealer => &["username", "email", "firstName", "lastName", "country", "zone", "dealerId", "companyName"],
        Role::Wholesaler => {
            &["username", "email", "firstName", "lastName", "country", "zone", "companyName", "distributionRegions"]
        }
        Role::Manufacturer => &[
            "username",
            "email",
            "firstName",
            "lastName",
            "country",
            "zone",
            "companyName",
            "phone",
            "companyAddress",
            "businessType",
        ],
    }
}

const ALL_FIELDS: [&str; 12] = [
    "username",
    "email",
    "firstName",
    "lastName",
    "companyName",
    "dealerId",
    "country",
    "zone",
    "phone",
    "companyAddress",
    "businessType",
    "distributionRegions",
];

#[test]
fn every_role_needs_exactly_its_fields() {
    for role in Role::ALL {
        assert_eq!(complaints(&full(), role), [], "{role}");
        for field in ALL_FIELDS {
            if required(role).contains(&field) {
                assert_eq!(complaint(&without(field), role).0, field, "{role}");
            } else {
                assert_eq!(complaints(&without(field), role), [], "{role} without {field}");
            }
        }
    }
}

#[test]
fn missing_fields_are_named_in_a_sentence() {
    for (field, sentence) in [
        ("username", "Username is required."),
        ("email", "Email is required."),
        ("firstName", "First name is required."),
        ("lastName", "Last name is required."),
        ("country", "Country is required."),
        ("zone", "Zone is required."),
        ("companyName", "Company name is required."),
        ("phone", "Phone is required."),
        ("companyAddress", "Company address is required."),
        ("businessType", "Business type is required."),
    ] {
        assert_eq!(complaint(&without(field), Role::Manufacturer), (field.to_owned(), sentence.to_owned()));
    }
    let regions = complaint(&without("distributionRegions"), Role::Wholesaler);
    assert_eq!(regions.1, "Distribution regions is required.");
}

const DEALER: &str =
    "Please provide all required dealer documents: Dealer ID, Company License, Bank Statement, and Shop Photos";

#[test]
fn a_dealers_own_fields_are_asked_for_in_the_specifications_words() {
    for field in ["dealerId", "companyName"] {
        assert_eq!(complaint(&without(field), Role::Dealer), (field.to_owned(), DEALER.to_owned()));
    }
}

#[test]
fn a_short_password_is_told_for_every_role() {
    for role in Role::ALL {
        let form = RegistrationForm { password: "12345".to_owned(), confirm_password: None, ..full() };
        assert_eq!(
            complaints(&form, role),
            PASSWORDS.check(role, "12345").err().into_iter().collect::<Vec<_>>(),
            "{role}"
        );
    }
}

#[test]
fn the_repeated_password_must_match_where_it_is_sent() {
    let form = RegistrationForm { confirm_password: Some("Secret".to_owned()), ..full() };
    let expected = ("confirmPassword".to_owned(), "Passwords do not match".to_owned());
    assert_eq!(complaint(&form, Role::Customer), expected);
    let form = RegistrationForm { confirm_password: None, ..full() };
    assert_eq!(complaints(&form, Role::Customer), []);
}

#[test]
fn usernames_are_one_word_without_an_at_sign() {
    for name in ["anna b", "anna@home", "an\tna", "an\u{7}na"] {
        let form = RegistrationForm { username: name.to_owned(), ..full() };
        assert_eq!(complaint(&form, Role::Customer).1, "Username must not contain spaces or the @ sign.", "{name}");
    }
    let form = RegistrationForm { username: "x".repeat(51), ..full() };
    assert_eq!(complaint(&form, Role::Customer).1, "Username must be at most 50 characters long.");
    let form = RegistrationForm { username: "ä".repeat(50), ..full() };
    assert_eq!(complaints(&form, Role::Customer), []);
}

#[test]
fn emails_look_like_addresses() {
    for email in ["a", "a@b", "@b.c", "a@.c", "a@b.", "a@b@c.d", "a b@c.d", "a@b c.d"] {
        let form = RegistrationForm { email: email.to_owned(), ..full() };
        let expected = ("email".to_owned(), "Please enter a valid email address.".to_owned());
        assert_eq!(complaint(&form, Role::Customer), expected, "{email}");
    }
    for email in ["a@b.c", " Anna.Test+x@Example.co.uk ", "ä@ö.de"] {
        let form = RegistrationForm { email: email.to_owned(), ..full() };
        assert_eq!(complaints(&form, Role::Customer), [], "{email}");
    }
    let form = RegistrationForm { email: format!("{}@b.cd", "x".repeat(250)), ..full() };
    assert_eq!(complaint(&form, Role::Customer).0, "email");
}

#[test]
fn long_texts_are_refused_by_name() {
    let mut form = full();
    form.profile.first_name = "x".repeat(201);
    form.profile.description = Some("x".repeat(2001));
    let fields: Vec<String> = complaints(&form, Role::Customer).into_iter().map(|error| error.field).collect();
    assert_eq!(fields, ["firstName", "description"], "all complaints come at once");
}

#[test]
fn a_parsed_account_is_trimmed_and_starts_where_its_role_does() {
    let mut form = full();
    form.username = "  anna ".to_owned();
    form.email = " Anna@Example.com ".to_owned();
    form.profile.first_name = " Anna ".to_owned();
    form.profile.description = Some("  ".to_owned());
    for role in Role::ALL {
        let user = form.parse(role, PASSWORDS, false).expect("a full form");
        assert_eq!((user.username.as_str(), user.email.as_str()), ("anna", "Anna@Example.com"));
        assert_eq!((user.profile.first_name.as_str(), &user.profile.description), ("Anna", &None));
        assert_eq!((user.role, user.referral_code, user.referred_by), (role, None, None));
        let approved = matches!(role, Role::Admin | Role::Customer);
        assert_eq!(user.verification == Verification::Approved, approved, "{role}");
        assert_eq!(user.is_active, !matches!(role, Role::Employee | Role::Warehouse), "{role}");
    }
}

#[test]
fn a_wholesaler_is_in_a_country_of_the_list() {
    let within = |country: &str| {
        let mut form = full();
        form.profile.country = Some(country.to_owned());
        form
    };
    for country in ["Malaysia", "Singapore", "Thailand", "Indonesia", "Philippines", " vietnam "] {
        assert_eq!(complaints(&within(country), Role::Wholesaler), [], "{country}");
    }
    for country in ["Atlantis", "Germany"] {
        let expected = ("country".to_owned(), "Please choose a country from the list.".to_owned());
        assert_eq!(complaint(&within(country), Role::Wholesaler), expected);
        assert_eq!(complaints(&within(country), Role::Customer), [], "others write where they are");
    }
}

#[test]
fn texts_do_not_act_on_what_stands_around_them() {
    type Put = fn(&mut Profile, String);
    let lines: [(&str, Put); 6] = [
        ("firstName", |profile, text| profile.first_name = text),
        ("lastName", |profile, text| profile.last_name = text),
        ("country", |profile, text| profile.country = Some(text)),
        ("zone", |profile, text| profile.zone = Some(text)),
        ("companyName", |profile, text| profile.company_name = Some(text)),
        ("phone", |profile, text| profile.phone = Some(text)),
    ];
    for (field, put) in lines {
        for sign in ['\r', '\n', '\u{1B}', '\u{202E}'] {
            let mut form = full();
            put(&mut form.profile, format!("a{sign}b"));
            assert_eq!(complaint(&form, Role::Customer), (field.to_owned(), ONE_LINE.to_owned()), "{field} {sign:?}");
        }
    }
    let mut form = full();
    form.profile.company_address = Some("1 High Street\nLondon".to_owned());
    assert_eq!(complaints(&form, Role::Customer), []);
    form.profile.company_address = Some("1 High\u{202E} Street".to_owned());
    assert_eq!(complaint(&form, Role::Customer), ("companyAddress".to_owned(), PLAIN_TEXT.to_owned()));
    let form = RegistrationForm { username: "an\u{202E}na".to_owned(), ..full() };
    assert_eq!(complaint(&form, Role::Customer), ("username".to_owned(), ONE_LINE.to_owned()));
}
