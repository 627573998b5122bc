//! Quotations and order messages.

use tierway_application::Store;
use tierway_kernel::{OrderId, ProductId, StoreError};
use tierway_orders::{Quote, QuoteLine, QuoteState};

use super::support::{all, assert_walks, product, race, read, refused, user, write};
use crate::builders::{at, line_of, money, new_admin, new_customer, order_of, product_draft, quantity, quote_of};

fn line(product: ProductId, tier: &'static str, price: Option<&str>) -> QuoteLine {
    QuoteLine {
        product_id: product,
        sku: "MINT-1".to_owned(),
        name: "Münze".to_owned(),
        tier,
        quantity: quantity(4),
        pieces: quantity(40),
        requested_quantity: Some(quantity(5)),
        target_price: Some(money("9.50")),
        price: price.map(money),
        taxed: None,
        tax_class_id: None,
        image: None,
    }
}

fn requested(order: OrderId, lines: Vec<QuoteLine>) -> Quote {
    Quote {
        order_id: order,
        state: QuoteState::Requested,
        valid_until: None,
        note: None,
        offered_by: None,
        offered_at: None,
        answered_at: None,
        lines,
    }
}

/// A request of a new customer with a line of a new product; the order and the product.
fn request(store: &dyn Store, name: &str) -> (OrderId, ProductId) {
    let buyer = user(store, new_customer(name));
    let mint = product(store, &format!("Mint of {name}"), 99).id;
    let order = write(store, move |tx| {
        let order = tx.orders().add(&quote_of(&buyer, money("50.00")), Some(buyer.id), at(1))?.id;
        tx.quotes().add(&requested(order, vec![line(mint, "pack", None)]), at(1))?;
        Ok(order)
    });
    (order, mint)
}

pub(super) fn a_quotation_reads_back_through_its_states(store: &dyn Store) {
    let (order, mint) = request(store, "anna");
    let owner = user(store, new_admin("ada")).id;
    let of = || read(store, move |tx| tx.quotes().of_order(order)).expect("there is one");
    assert_eq!(of(), requested(order, vec![line(mint, "pack", None)]));
    let pictured = |image: Option<&'static str>| {
        let mut draft = product_draft("Mint of anna");
        draft.details.images = image.map(str::to_owned).into_iter().collect();
        assert!(write(store, move |tx| tx.products().update(mint, &draft, at(1))).is_some());
    };
    pictured(Some("0123abcd.jpg"));
    let image = Some("0123abcd.jpg".to_owned());
    assert_eq!(of(), requested(order, vec![QuoteLine { image, ..line(mint, "pack", None) }]), "the picture of now");
    pictured(None);
    let extra = QuoteLine { requested_quantity: None, target_price: None, ..line(mint, "unit", Some("1.00")) };
    let offered = Quote {
        state: QuoteState::Offered,
        valid_until: Some(at(100)),
        note: Some("Preis gilt ab Werk — netto".to_owned()),
        offered_by: Some(owner),
        offered_at: Some(at(2)),
        lines: vec![line(mint, "pack", Some("9.75")), extra],
        ..of()
    };
    let given = offered.clone();
    assert!(!write(store, move |tx| tx.quotes().save(&given, QuoteState::Expired)), "it does not stand there");
    assert_eq!(of().state, QuoteState::Requested);
    let given = offered.clone();
    assert!(write(store, move |tx| tx.quotes().save(&given, QuoteState::Requested)));
    assert_eq!(of(), offered);
    let accepted = Quote { state: QuoteState::Accepted, answered_at: Some(at(3)), ..offered };
    let given = accepted.clone();
    assert!(write(store, move |tx| tx.quotes().save(&given, QuoteState::Offered)));
    assert_eq!(of(), accepted);
}

pub(super) fn quotations_of_several_orders_come_together(store: &dyn Store) {
    let (first, mint) = request(store, "anna");
    let (second, _) = request(store, "bert");
    let (third, _) = request(store, "carla");
    let wanted = [third, OrderId(987_654), first];
    let mut found = read(store, move |tx| tx.quotes().of_orders(&wanted));
    found.sort_by_key(|quote| quote.order_id);
    assert_eq!(found.iter().map(|quote| quote.order_id).collect::<Vec<_>>(), [first, third]);
    assert_eq!(found[0].lines, [line(mint, "pack", None)]);
    assert_eq!(read(store, |tx| tx.quotes().of_orders(&[])), []);
    assert!(read(store, |tx| tx.quotes().of_order(OrderId(987_654))).is_none());
    let error = refused(store, move |tx| tx.quotes().add(&requested(second, Vec::new()), at(2)));
    assert!(matches!(error, StoreError::Constraint(_)), "an order has one quotation: {error:?}");
}

pub(super) fn offers_that_have_ended_are_found(store: &dyn Store) {
    let offers = [("anna", Some(at(10))), ("bert", Some(at(5))), ("carla", None), ("dina", Some(at(11)))];
    let mut orders = Vec::new();
    for (name, valid_until) in offers {
        let (order, mint) = request(store, name);
        let lines = vec![line(mint, "pack", Some("9.75"))];
        let offered =
            Quote { state: QuoteState::Offered, valid_until, offered_at: Some(at(2)), ..requested(order, lines) };
        write(store, move |tx| tx.quotes().save(&offered, QuoteState::Requested));
        orders.push(order);
    }
    assert_eq!(read(store, |tx| tx.quotes().ended(at(10), 9)), [orders[1], orders[0]]);
    assert_eq!(read(store, |tx| tx.quotes().ended(at(10), 1)), [orders[1]]);
    assert_eq!(read(store, |tx| tx.quotes().ended(at(4), 9)), []);
}

pub(super) fn a_quoted_product_is_not_removed(store: &dyn Store) {
    let (_, mint) = request(store, "anna");
    assert!(read(store, move |tx| tx.orders().has_lines_of(mint)));
}

pub(super) fn an_order_without_lines_is_given_some(store: &dyn Store) {
    let anna = user(store, new_customer("anna"));
    let (mint, lime) = (product(store, "Mint", 9), product(store, "Lime", 9));
    let buyer = anna.clone();
    let order = write(store, move |tx| tx.orders().add(&quote_of(&buyer, money("50.00")), None, at(1))).id;
    let lines = vec![line_of(&mint, 2), line_of(&lime, 3)];
    let given = lines.clone();
    write(store, move |tx| tx.orders().add_lines(order, &given));
    let kept = read(store, move |tx| tx.orders().lines(order));
    let brief: Vec<_> = kept.iter().map(|line| (line.product_id, line.pieces, line.total)).collect();
    assert_eq!(brief, lines.iter().map(|line| (line.product_id, line.pieces, line.total)).collect::<Vec<_>>());
    let other = write(store, move |tx| tx.orders().add(&order_of(&anna, &[(&mint, 1)]), None, at(2))).id;
    let fresh = read(store, move |tx| tx.orders().lines(other));
    assert!(kept.iter().all(|line| line.id < fresh[0].id), "lines are numbered through");
}

pub(super) fn of_two_answers_at_once_one_counts(store: &dyn Store) {
    let (order, mint) = request(store, "anna");
    let lines = vec![line(mint, "pack", Some("9.75"))];
    let offered = Quote { state: QuoteState::Offered, offered_at: Some(at(2)), ..requested(order, lines) };
    let given = offered.clone();
    write(store, move |tx| tx.quotes().save(&given, QuoteState::Requested));
    let answers = [QuoteState::Accepted, QuoteState::Declined];
    let saved = race(2, |number| {
        let answered = Quote { state: answers[number], answered_at: Some(at(3)), ..offered.clone() };
        write(store, move |tx| tx.quotes().save(&answered, QuoteState::Offered))
    });
    assert_ne!(saved[0], saved[1], "exactly one answer counts");
    let now = read(store, move |tx| tx.quotes().of_order(order)).expect("there is one").state;
    assert_eq!(now, answers[usize::from(saved[1])]);
}

pub(super) fn walking_messages_over_ties_gives_each_once(store: &dyn Store) {
    let (order, _) = request(store, "anna");
    let (other, _) = request(store, "bert");
    let owner = user(store, new_admin("ada")).id;
    let mut expected = write(store, move |tx| {
        tx.messages().add(other, owner, "elsewhere", at(1))?;
        let mut add = |text: &str, second| tx.messages().add(order, owner, text, at(second));
        Ok(vec![add("Grüße", 1)?, add("zwei", 2)?, add("drei", 2)?, add("vier", 2)?, add("fünf", 3)?])
    });
    assert_eq!((expected[0].author_id, expected[0].text.as_str(), expected[0].created_at), (owner, "Grüße", at(1)));
    expected.reverse();
    assert_eq!(read(store, move |tx| tx.messages().of_order(order, &all())).items, expected);
    assert_walks(store, &expected, move |tx, page| tx.messages().of_order(order, page));
    let unknown = refused(store, move |tx| tx.messages().add(OrderId(987_654), owner, "x", at(1)));
    assert!(matches!(unknown, StoreError::Constraint(_)), "{unknown:?}");
}
