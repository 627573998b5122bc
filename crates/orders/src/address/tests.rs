#![allow(clippy::unwrap_used, clippy::panic, reason = "tests stop at what they did not expect")]
use super::*;

fn draft() -> AddressDraft {
    AddressDraft {
        label: Some("Shop".to_owned()),
        recipient: "Lina  Tan".to_owned(),
        phone: Some("+60 12 345".to_owned()),
        line1: " 12 Jalan\nAmpang ".to_owned(),
        line2: Some("  ".to_owned()),
        city: "Kuala Lumpur".to_owned(),
        state: Some("Selangor".to_owned()),
        postal_code: Some("50450".to_owned()),
        country: "Malaysia".to_owned(),
        is_default: true,
    }
}

#[test]
fn an_address_is_tidied_and_stands_on_a_parcel() {
    let kept = draft().check().unwrap();
    assert_eq!((kept.recipient.as_str(), kept.line1.as_str(), &kept.line2), ("Lina Tan", "12 Jalan Ampang", &None));
    let parcel = "Lina Tan\n12 Jalan Ampang\n50450 Kuala Lumpur, Selangor\nMalaysia\n+60 12 345";
    assert_eq!(kept.on_parcel(), parcel);
    let short = AddressDraft { phone: None, state: None, postal_code: None, ..kept };
    assert_eq!(short.on_parcel(), "Lina Tan\n12 Jalan Ampang\nKuala Lumpur\nMalaysia");
}

#[test]
fn all_faults_are_told_at_once() {
    let bad = AddressDraft { recipient: " ".to_owned(), city: String::new(), line1: "x".repeat(91), ..draft() };
    let Err(AddressError::Fields(errors)) = bad.check() else { panic!("a bad address was taken") };
    let fields: Vec<_> = errors.iter().map(|error| error.field.as_str()).collect();
    assert_eq!(fields, ["recipient", "line1", "city"]);
}

#[test]
fn the_longest_address_fits_an_order() {
    let longest = |n: usize| "x".repeat(n);
    let draft = AddressDraft {
        label: Some(longest(40)),
        recipient: longest(80),
        phone: Some(longest(30)),
        line1: longest(90),
        line2: Some(longest(90)),
        city: longest(60),
        state: Some(longest(50)),
        postal_code: Some(longest(16)),
        country: longest(56),
        is_default: false,
    };
    assert!(draft.check().unwrap().on_parcel().chars().count() <= 500);
}

#[test]
fn a_book_has_an_end() {
    assert!(check_room(49).is_ok());
    assert_eq!(check_room(50), Err(AddressError::Full));
}
