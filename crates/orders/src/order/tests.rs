//! The choices a buyer makes when placing an order.

use tierway_kernel::Role;

use super::{OrderError, SHIPPING_METHODS, Shipping, check_place};
use crate::{PAYMENT_METHODS, may_record_payment};

fn place(payment: Option<&str>, shipping: &Shipping, notes: Option<&str>) -> Result<(), OrderError> {
    check_place(Role::Customer, true, payment, shipping, notes)
}

/// The fields complained about.
fn fields(result: Result<(), OrderError>) -> Vec<String> {
    match result {
        Ok(()) => Vec::new(),
        Err(OrderError::Fields(errors)) => errors.into_iter().map(|error| error.field).collect(),
        Err(other) => panic!("choices are refused by field, not by {other:?}"),
    }
}

#[test]
fn only_approved_buyers_order() {
    for role in Role::ALL {
        let pending = check_place(role, false, None, &Shipping::default(), None);
        let expected = if role == Role::Customer { Ok(()) } else { Err(OrderError::NotVerified) };
        assert_eq!(pending, expected, "{role}");
        assert_eq!(check_place(role, true, None, &Shipping::default(), None), Ok(()), "{role}");
    }
}

#[test]
fn the_listed_methods_can_be_chosen() {
    let listed = ["Bank", "Cash", "Crypto", "Wallet", "Credit Card", "Debit Card", "Online Banking", "QR Pay"];
    assert_eq!(PAYMENT_METHODS, listed);
    for method in listed {
        assert_eq!(place(Some(method), &Shipping::default(), None), Ok(()), "{method}");
    }
    for method in SHIPPING_METHODS {
        let shipping = Shipping { method: Some(method.to_owned()), ..Shipping::default() };
        assert_eq!(place(None, &shipping, None), Ok(()), "{method}");
    }
}

#[test]
fn other_methods_are_refused_by_field() {
    for method in ["", "bank", "Barter"] {
        assert_eq!(fields(place(Some(method), &Shipping::default(), None)), ["paymentMethod"], "{method}");
        let shipping = Shipping { method: Some(method.to_owned()), ..Shipping::default() };
        assert_eq!(fields(place(None, &shipping, None)), ["shippingMethod"], "{method}");
    }
}

#[test]
fn long_texts_are_refused_by_field() {
    let address = |length: usize| Shipping { address: Some("ä".repeat(length)), ..Shipping::default() };
    assert_eq!(place(None, &address(500), Some(&"ö".repeat(2000))), Ok(()));
    assert_eq!(fields(place(None, &address(501), None)), ["shippingAddress"]);
    assert_eq!(fields(place(None, &address(1), Some(&"ö".repeat(2001)))), ["notes"]);
    let all = place(Some("Barter"), &address(501), Some(&"ö".repeat(2001)));
    assert_eq!(fields(all), ["paymentMethod", "shippingAddress", "notes"], "all complaints come at once");
}

#[test]
fn only_the_owners_record_payments() {
    for role in Role::ALL {
        assert_eq!(may_record_payment(role), matches!(role, Role::Admin | Role::Manufacturer), "{role}");
    }
}
