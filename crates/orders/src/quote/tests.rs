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
        taxed: None,
        tax_class_id: None,
        image: None,
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
    Offering { lines, valid_until, note: None, shipping_cost: Money::of(5), by: Some(UserId(2)), version: 1 }
}

#[test]
fn an_offer_keeps_what_was_asked_for_beside_it() {
    let open = order(OrderStatus::Pending, true);
    let first = offering(vec![line(3, "pack", 1, Some(50)), line(1, "unit", 8, Some(95))], Some(14));
    let (priced, offered, taxes) =
        offer_quote(&open, &quote(Requested), first, &Taxation::standard(1000), now()).unwrap();
    let sums = (priced.goods_total, priced.tax, priced.shipping_cost, priced.total);
    assert_eq!(sums, (Money::of(810), Money::of(81), Money::of(5), Money::of(896)));
    assert_eq!((taxes.place, taxes.sums.len(), taxes.sums[0].taxable), (None, 1, Money::of(810)));
    let of_lines: Vec<_> = offered.lines.iter().map(|line| line.taxed.map(|taxed| taxed.tax.minor())).collect();
    assert_eq!(of_lines, [Some(76), None, Some(5)]);
    assert_eq!((priced.processed_by, priced.is_quote), (Some(UserId(2)), true));
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
    let second = offering(vec![line(2, "unit", 5, Some(70))], None);
    let (_, again, taxes) = offer_quote(&open, &offered, second, &Taxation::standard(0), now()).unwrap();
    assert!(taxes.is_empty());
    let expected = [(1, 10, Some(10), None), (2, 5, Some(5), Some(70))];
    assert_eq!(brief(&again), expected, "added lines go with their offer, the others are as they were asked for");
    let lines = again.order_lines().unwrap();
    assert_eq!((lines.len(), lines[0].total, lines[0].price_source), (1, Money::of(350), "quote"));
}

#[test]
fn an_offer_is_checked() {
    let open = order(OrderStatus::Pending, true);
    let fields =
        |offering: Offering| match offer_quote(&open, &quote(Requested), offering, &Taxation::standard(0), now()) {
            Err(QuoteError::Fields(errors)) => errors.into_iter().map(|error| error.field).collect::<Vec<_>>(),
            other => panic!("{other:?}"),
        };
    assert_eq!(fields(offering(vec![line(1, "unit", 1, Some(1))], Some(0))), ["validUntil"]);
    assert_eq!(fields(offering(vec![line(1, "unit", 1, Some(1))], Some(367))), ["validUntil"]);
    let twice = vec![line(1, "unit", 1, Some(1)), line(1, "pack", 1, Some(1)), line(1, "unit", 2, Some(1))];
    assert_eq!(fields(offering(twice, None)), ["lines[2].productId"]);
    let wordy = Offering { note: Some("x".repeat(2001)), ..offering(Vec::new(), None) };
    assert_eq!(fields(wordy), ["note"]);
    let negative = Offering { shipping_cost: Money::of(-1), ..offering(Vec::new(), None) };
    assert_eq!(fields(negative), ["shippingCost"]);
    let huge = offering(vec![line(1, "unit", 1_000_000, Some(Money::LIMIT))], None);
    let untaxed = Taxation::standard(0);
    assert_eq!(
        offer_quote(&open, &quote(Requested), huge, &untaxed, now()),
        Err(QuoteError::Line(LineError::TooLarge))
    );
}

#[test]
fn a_price_is_more_than_nothing() {
    assert_eq!(check_price("price", Money::of(1)), Ok(()));
    for price in [0, -5] {
        let error = check_price("lines[0].price", Money::of(price)).unwrap_err();
        assert_eq!(
            (error.field.as_str(), error.message.to_string().as_str()),
            ("lines[0].price", "The price must be more than 0.")
        );
    }
}

#[test]
fn a_line_that_is_offered_no_more_is_as_it_was_asked_for() {
    let open = order(OrderStatus::Pending, true);
    let packs =
        |quantity: i64| QuoteLine { pieces: Quantity::new(quantity * 10).unwrap(), ..line(1, "pack", quantity, None) };
    let asked = QuoteLine { requested_quantity: Some(Quantity::new(10).unwrap()), ..packs(10) };
    let request = Quote { lines: vec![asked.clone()], ..quote(Requested) };
    let fewer = QuoteLine { price: Some(Money::of(95)), ..packs(8) };
    let untaxed = Taxation::standard(0);
    let (_, offered, _) = offer_quote(&open, &request, offering(vec![fewer], None), &untaxed, now()).unwrap();
    assert_eq!((offered.lines[0].quantity.get(), offered.lines[0].pieces.get()), (8, 80));
    let other = offering(vec![line(2, "unit", 1, Some(1))], None);
    let (_, again, _) = offer_quote(&open, &offered, other, &untaxed, now()).unwrap();
    assert_eq!(again.lines[0], asked);
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
    let state = |outcome: Result<(Order, Quote), QuoteError>| outcome.map(|(_, quote)| quote.state);
    let lines = vec![line(1, "unit", 1, Some(1))];
    let offer = offer_quote(&open, &quote(from), offering(lines, None), &Taxation::standard(0), now());
    assert_eq!(state(offer.map(|(order, quote, _)| (order, quote))), offered);
    assert_eq!(state(accept_quote(&open, &quote(from), 1, now())), accepted);
    let called_off = decline_quote(&open, &quote(from), None);
    assert_eq!(called_off.map(|_| quote(from).declined(now()).state), declined);
}

#[test]
fn declining_calls_the_order_off_with_the_reason() {
    let open = order(OrderStatus::Pending, true);
    let patch = decline_quote(&open, &quote(Offered), Some("Too dear")).unwrap();
    assert_eq!((patch.status, patch.notes.as_deref()), (Some(OrderStatus::Cancelled), Some("Too dear")));
    match decline_quote(&open, &quote(Offered), Some(&"x".repeat(2001))) {
        Err(QuoteError::Fields(errors)) => assert_eq!(errors[0].field, "reason"),
        other => panic!("{other:?}"),
    }
}

#[test]
fn who_saw_another_version_neither_offers_nor_accepts() {
    let open = Order { version: 3, ..order(OrderStatus::Pending, true) };
    let stale = Err(QuoteError::Order(OrderError::Stale));
    for version in [2, 4] {
        let offering = Offering { version, ..offering(vec![line(1, "unit", 1, Some(1))], None) };
        assert_eq!(offer_quote(&open, &quote(Requested), offering, &Taxation::standard(0), now()).map(|_| ()), stale);
        assert_eq!(accept_quote(&open, &quote(Offered), version, now()).map(|_| ()), stale);
    }
    let answered = accept_quote(&open, &quote(Accepted), 2, now()).map(|_| ());
    assert_eq!(answered, Err(QuoteError::AlreadyAccepted), "what was answered says so first");
    let (order, accepted) = accept_quote(&open, &quote(Offered), 3, now()).unwrap();
    assert_eq!((order.is_quote, accepted.state), (false, Accepted));
}

#[test]
fn an_offer_ends_at_its_time() {
    let open = order(OrderStatus::Pending, true);
    let until = |end: DateTime<Utc>| Quote { valid_until: Some(end), ..quote(Offered) };
    assert_eq!(accept_quote(&open, &until(now()), 1, now()), Err(QuoteError::Over));
    let (_, accepted) = accept_quote(&open, &until(now() + Duration::seconds(1)), 1, now()).unwrap();
    assert_eq!((accepted.state, accepted.answered_at), (Accepted, Some(now())));
}

#[test]
fn what_was_called_off_is_not_open() {
    for gone in [order(OrderStatus::Cancelled, true), order(OrderStatus::Pending, false)] {
        assert_eq!(accept_quote(&gone, &quote(Offered), 1, now()), Err(QuoteError::NotOpen));
        assert_eq!(decline_quote(&gone, &quote(Offered), None), Err(QuoteError::NotOpen));
    }
}
