//! The choices a buyer makes when placing an order.

use tierway_kernel::Role;

use super::{OrderError, SHIPPING_METHODS, Shipping, check_buyer, choice_faults};
use crate::{PAYMENT_METHODS, may_record_payment};

/// The fields complained about.
fn fields(payment: Option<&str>, shipping: &Shipping, notes: Option<&str>) -> Vec<String> {
    choice_faults(None, payment, shipping, notes).into_iter().map(|error| error.field).collect()
}

#[test]
fn only_approved_buyers_order() {
    for role in Role::ALL {
        let expected = if role == Role::Customer { Ok(()) } else { Err(OrderError::NotVerified) };
        assert_eq!(check_buyer(role, false), expected, "{role}");
        assert_eq!(check_buyer(role, true), Ok(()), "{role}");
    }
}

#[test]
fn the_listed_methods_can_be_chosen() {
    let listed = ["Bank", "Cash", "Crypto", "Wallet", "Credit Card", "Debit Card", "Online Banking", "QR Pay"];
    assert_eq!(PAYMENT_METHODS, listed);
    for method in listed {
        assert!(fields(Some(method), &Shipping::default(), None).is_empty(), "{method}");
    }
    for method in SHIPPING_METHODS {
        let shipping = Shipping { method: Some(method.to_owned()), ..Shipping::default() };
        assert!(fields(None, &shipping, None).is_empty(), "{method}");
    }
}

#[test]
fn other_methods_are_refused_by_field() {
    for method in ["", "bank", "Barter"] {
        assert_eq!(fields(Some(method), &Shipping::default(), None), ["paymentMethod"], "{method}");
        let shipping = Shipping { method: Some(method.to_owned()), ..Shipping::default() };
        assert_eq!(fields(None, &shipping, None), ["shippingMethod"], "{method}");
    }
}

#[test]
fn long_texts_are_refused_by_field() {
    let address = |length: usize| Shipping { address: Some("ä".repeat(length)), ..Shipping::default() };
    assert!(fields(None, &address(500), Some(&"ö".repeat(2000))).is_empty());
    assert_eq!(fields(None, &address(501), None), ["shippingAddress"]);
    assert_eq!(fields(None, &address(1), Some(&"ö".repeat(2001))), ["notes"]);
    assert!(choice_faults(Some(&"ü".repeat(40)), None, &address(1), None).is_empty());
    let all = choice_faults(Some(&"ü".repeat(41)), Some("Barter"), &address(501), Some(&"ö".repeat(2001)));
    let all: Vec<&str> = all.iter().map(|error| error.field.as_str()).collect();
    assert_eq!(all, ["paymentMethod", "channel", "shippingAddress", "notes"], "all complaints come at once");
}

#[test]
fn only_the_owners_record_payments() {
    for role in Role::ALL {
        assert_eq!(may_record_payment(role), matches!(role, Role::Admin | Role::Manufacturer), "{role}");
    }
}
