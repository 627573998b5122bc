#![allow(clippy::unwrap_used, clippy::panic, reason = "tests stop at what they did not expect")]
use chrono::Duration;
use rstest::rstest;

use super::*;
use crate::{PaymentStatus, Shipping};

fn now() -> DateTime<Utc> {
    "2026-03-01T10:00:00Z".parse().unwrap()
}

fn order(status: OrderStatus, is_quote: bool) -> Order {
    Order {
        id: OrderId(7),
        customer_id: UserId(1),
        customer_name: "Lina Tan".to_owned(),
        seller_id: None,
        referrer_id: None,
        channel: "online".to_owned(),
        status,
        payment_status: PaymentStatus::Unpaid,
        payment_method: None,
        payment: None,
        shipping: Shipping::default(),
        goods_total: Money::of(100),
        tax: Money::ZERO,
        shipping_cost: Money::ZERO,
        total: Money::of(100),
        is_quote,
        notes: None,
        processed_by: None,
        completed_at: None,
        created_at: now(),
        updated_at: now(),
        version: 1,
    }
}

fn line(product: i64, tier: &'static str, quantity: i64, price: Option<i64>) -> QuoteLine {
    QuoteLine {
        product_id: ProductId(product),
        sku: format!("SKU-{product}"),
        name: format!("Product {product}"),
        tier,
        quantity: Quantity::new(quantity).unwrap(),
        pieces: Quantity::new(quantity).unwrap(),
        requested_quantity: None,
        target_price: None,
        price: price.map(Money::of),
    }
}

fn asked(product: i64, quantity: i64) -> QuoteLine {
    let line = line(product, "unit", quantity, None);
    QuoteLine { requested_quantity: Some(line.quantity), target_price: Some(Money::of(90)), ..line }
}

fn quote(state: QuoteState) -> Quote {
    Quote {
        order_id: OrderId(7),
        state,
        valid_until: None,
        note: None,
        offered_by: None,
        offered_at: None,
        answered_at: None,
        lines: vec![asked(1, 10), asked(2, 5)],
    }
}

fn offering(lines: Vec<QuoteLine>, days: Option<i64>) -> Offering {
    let valid_until = days.map(|days| now() + Duration::days(days));
    Offering { lines, valid_until, note: None, by: Some(UserId(2)), version: 1 }
}

#[test]
fn an_offer_keeps_what_was_asked_for_beside_it() {
    let open = order(OrderStatus::Pending, true);
    let first = offering(vec![line(3, "pack", 1, Some(50)), line(1, "unit", 8, Some(95))], Some(14));
    let offered = offer_quote(&open, &quote(Requested), first, now()).unwrap();
    assert_eq!((offered.state, offered.offered_by, offered.offered_at), (Offered, Some(UserId(2)), Some(now())));
    let brief = |quote: &Quote| -> Vec<_> {
        let of = |line: &QuoteLine| {
            let asked = line.requested_quantity.map(Quantity::get);
            (line.product_id.0, line.quantity.get(), asked, line.price.map(Money::minor))
        };
        quote.lines.iter().map(of).collect()
    };
    let expected = [(1, 8, Some(10), Some(95)), (2, 5, Some(5), None), (3, 1, None, Some(50))];
    assert_eq!(brief(&offered), expected);
    assert_eq!(offered.lines[0].target_price, Some(Money::of(90)));
    let again = offer_quote(&open, &offered, offering(vec![line(2, "unit", 5, Some(70))], None), now()).unwrap();
    assert_eq!(brief(&again), [(1, 8, Some(10), None), (2, 5, Some(5), Some(70))], "added lines go with their offer");
    let lines = again.order_lines().unwrap();
    assert_eq!((lines.len(), lines[0].total, lines[0].price_source), (1, Money::of(350), "quote"));
}

#[test]
fn an_offer_is_checked() {
    let open = order(OrderStatus::Pending, true);
    let fields = |offering: Offering| match offer_quote(&open, &quote(Requested), offering, now()) {
        Err(QuoteError::Fields(errors)) => errors.into_iter().map(|error| error.field).collect::<Vec<_>>(),
        other => panic!("{other:?}"),
    };
    assert_eq!(fields(offering(vec![line(1, "unit", 1, Some(1))], Some(0))), ["validUntil"]);
    assert_eq!(fields(offering(vec![line(1, "unit", 1, Some(1))], Some(367))), ["validUntil"]);
    let twice = vec![line(1, "unit", 1, Some(1)), line(1, "pack", 1, Some(1)), line(1, "unit", 2, Some(1))];
    assert_eq!(fields(offering(twice, None)), ["lines[2].productId"]);
    let wordy = Offering { note: Some("x".repeat(2001)), ..offering(Vec::new(), None) };
    assert_eq!(fields(wordy), ["note"]);
}

/// Each state × what is done with it: the state it leads to, or why it is refused.
#[rstest]
#[case(Requested, Ok(Offered), Err(QuoteError::NotOffered), Ok(Declined))]
#[case(Offered, Ok(Offered), Ok(Accepted), Ok(Declined))]
#[case(Expired, Ok(Offered), Err(QuoteError::Over), Ok(Declined))]
#[case(Accepted, Err(QuoteError::AlreadyAccepted), Err(QuoteError::AlreadyAccepted), Err(QuoteError::AlreadyAccepted))]
#[case(Declined, Err(QuoteError::AlreadyDeclined), Err(QuoteError::AlreadyDeclined), Err(QuoteError::AlreadyDeclined))]
fn states_move_as_the_table_says(
    #[case] from: QuoteState,
    #[case] offered: Result<QuoteState, QuoteError>,
    #[case] accepted: Result<QuoteState, QuoteError>,
    #[case] declined: Result<QuoteState, QuoteError>,
) {
    let open = order(OrderStatus::Pending, true);
    let state = |outcome: Result<Quote, QuoteError>| outcome.map(|quote| quote.state);
    let lines = vec![line(1, "unit", 1, Some(1))];
    assert_eq!(state(offer_quote(&open, &quote(from), offering(lines, None), now())), offered);
    assert_eq!(state(accept_quote(&open, &quote(from), 1, now())), accepted);
    assert_eq!(state(decline_quote(&open, &quote(from), now())), declined);
}

#[test]
fn who_saw_another_version_neither_offers_nor_accepts() {
    let open = Order { version: 3, ..order(OrderStatus::Pending, true) };
    let stale = Err(QuoteError::Order(OrderError::Stale));
    for version in [2, 4] {
        let offering = Offering { version, ..offering(vec![line(1, "unit", 1, Some(1))], None) };
        assert_eq!(offer_quote(&open, &quote(Requested), offering, now()), stale);
        assert_eq!(accept_quote(&open, &quote(Offered), version, now()), stale);
    }
    let answered = accept_quote(&open, &quote(Accepted), 2, now());
    assert_eq!(answered, Err(QuoteError::AlreadyAccepted), "what was answered says so first");
    assert_eq!(accept_quote(&open, &quote(Offered), 3, now()).map(|quote| quote.state), Ok(Accepted));
}

#[test]
fn an_offer_ends_at_its_time() {
    let open = order(OrderStatus::Pending, true);
    let until = |end: DateTime<Utc>| Quote { valid_until: Some(end), ..quote(Offered) };
    assert_eq!(accept_quote(&open, &until(now()), 1, now()), Err(QuoteError::Over));
    let accepted = accept_quote(&open, &until(now() + Duration::seconds(1)), 1, now()).unwrap();
    assert_eq!((accepted.state, accepted.answered_at), (Accepted, Some(now())));
}

#[test]
fn what_was_called_off_is_not_open() {
    for gone in [order(OrderStatus::Cancelled, true), order(OrderStatus::Pending, false)] {
        assert_eq!(accept_quote(&gone, &quote(Offered), 1, now()), Err(QuoteError::NotOpen));
        assert_eq!(decline_quote(&gone, &quote(Offered), now()), Err(QuoteError::NotOpen));
    }
}
