//! The order list: scope, filters, search, pages.

use tierway_accounts::{NewUser, User};
use tierway_application::Store;
use tierway_kernel::{OrderId, PageRequest};
use tierway_orders::{NewOrder, Order, OrderFilter, OrderScope, OrderStatus, PaymentStatus, Quote, QuoteState};

use super::support::{all, assert_walks, product, read, user, write};
use crate::builders::{at, money, new_agent, new_customer, new_dealer, order_of, payment, quote_of};

fn place(store: &dyn Store, new: NewOrder, minute: i64) -> Order {
    write(store, move |tx| tx.orders().add(&new, None, at(minute)))
}

fn order(store: &dyn Store, buyer: &User, minute: i64) -> Order {
    place(store, quote_of(buyer, money("14.00")), minute)
}

fn save(store: &dyn Store, order: Order) {
    assert!(write(store, move |tx| tx.orders().save(&order, OrderStatus::Pending, None, None, at(50))));
}

fn ids(store: &dyn Store, scope: OrderScope, filter: OrderFilter) -> Vec<OrderId> {
    let (page, count) =
        read(store, move |tx| Ok((tx.orders().list(scope, &filter, &all())?, tx.orders().count(scope, &filter)?)));
    assert_eq!(page.total as usize, page.items.len(), "the total counts what the filter lets through");
    assert_eq!(count, page.total, "and so does counting alone");
    page.items.into_iter().map(|order| order.id).collect()
}

pub(super) fn orders_list_newest_first(store: &dyn Store) {
    let anna = user(store, new_customer("anna"));
    let second = order(store, &anna, 2);
    let third = order(store, &anna, 3);
    let first = order(store, &anna, 1);
    let page = read(store, |tx| tx.orders().list(OrderScope::All, &OrderFilter::default(), &all()));
    assert_eq!((page.items, page.total, page.next), (vec![third.clone(), second.clone(), first], 3, None));
    let page = read(store, |tx| tx.orders().list(OrderScope::All, &OrderFilter::default(), &PageRequest::newest(2)));
    assert_eq!((page.items, page.total), (vec![third, second], 0), "the newest alone are not counted");
}

pub(super) fn a_party_sees_what_they_bought_sold_or_referred(store: &dyn Store) {
    let agent = user(store, new_agent("gabe"));
    let dealer = user(store, new_dealer("dora"));
    let anna = user(store, NewUser { referred_by: Some(agent.id), ..new_customer("anna") });
    let ben = user(store, new_customer("ben"));
    let referred = order(store, &anna, 1).id;
    let sold = place(store, NewOrder { seller_id: Some(dealer.id), ..quote_of(&ben, money("1.00")) }, 2).id;
    let own = order(store, &dealer, 3).id;
    let seen = |scope| ids(store, scope, OrderFilter::default());
    assert_eq!(seen(OrderScope::All), [own, sold, referred]);
    assert_eq!(seen(OrderScope::Party(dealer.id)), [own, sold]);
    assert_eq!(seen(OrderScope::Party(agent.id)), [referred]);
    assert_eq!(seen(OrderScope::Party(anna.id)), [referred]);
    assert_eq!(seen(OrderScope::Party(ben.id)), [sold]);
    assert!(seen(OrderScope::Nothing).is_empty());
    let both = OrderFilter { customer_id: Some(ben.id), ..OrderFilter::default() };
    assert_eq!(ids(store, OrderScope::Party(dealer.id), both.clone()), [sold], "the filter narrows the scope");
    assert!(ids(store, OrderScope::Party(anna.id), both).is_empty(), "the filter never widens the scope");
    for filter in [
        OrderFilter { customer_id: Some(dealer.id), ..OrderFilter::default() },
        OrderFilter { seller_id: Some(dealer.id), ..OrderFilter::default() },
        OrderFilter { referrer_id: Some(agent.id), ..OrderFilter::default() },
        OrderFilter { seller_id: Some(dealer.id), customer_id: Some(ben.id), ..OrderFilter::default() },
    ] {
        let all = ids(store, OrderScope::All, filter.clone());
        for person in [dealer.id, agent.id, ben.id] {
            let seen = ids(store, OrderScope::Party(person), filter.clone());
            let named = [filter.customer_id, filter.seller_id, filter.referrer_id].contains(&Some(person));
            assert!(!named || seen == all, "who is named in the filter sees all of it: {filter:?}");
            assert!(seen.iter().all(|id| all.contains(id)), "{filter:?}");
        }
    }
}

pub(super) fn filters_tell_a_referrer_nothing_of_what_is_inside(store: &dyn Store) {
    let agent = user(store, new_agent("gabe"));
    let dealer = user(store, new_dealer("dora"));
    let anna = user(store, NewUser { referred_by: Some(agent.id), ..new_customer("anna") });
    let mint = product(store, "Mint", 9);
    let sold =
        |buyer, minute| place(store, NewOrder { seller_id: Some(dealer.id), ..order_of(buyer, &[(&mint, 1)]) }, minute);
    let (referred, own) = (sold(&anna, 1), sold(&agent, 2));
    let (own, referred, channel) = (own.id, referred.id, referred.channel);
    let any = OrderFilter::default();
    for filter in [
        OrderFilter { seller_id: Some(dealer.id), ..any.clone() },
        OrderFilter { channel: Some(channel), ..any.clone() },
        OrderFilter { product_id: Some(mint.id), ..any.clone() },
        OrderFilter { category: Some(mint.category.clone()), ..any.clone() },
        OrderFilter { text: Some(referred.to_string()), ..any.clone() },
        OrderFilter { seller_id: Some(dealer.id), referrer_id: Some(agent.id), ..any.clone() },
    ] {
        let seen = ids(store, OrderScope::Party(agent.id), filter.clone());
        assert!(!seen.contains(&referred), "{filter:?}");
        assert!(ids(store, OrderScope::Party(anna.id), filter.clone()).contains(&referred), "{filter:?}");
        assert!(ids(store, OrderScope::Party(dealer.id), filter.clone()).contains(&referred), "{filter:?}");
    }
    assert_eq!(ids(store, OrderScope::Party(agent.id), any.clone()), [own, referred]);
    let theirs = OrderFilter { referrer_id: Some(agent.id), customer_id: Some(anna.id), ..any };
    assert_eq!(ids(store, OrderScope::Party(agent.id), theirs), [referred], "what is shown may be asked for");
}

pub(super) fn each_filter_of_orders_holds_alone_and_together(store: &dyn Store) {
    let dealer = user(store, new_dealer("dora"));
    let (anna, ben) = (user(store, new_customer("anna")), user(store, new_customer("ben")));
    let first = order(store, &anna, 1).id;
    let second = order(store, &ben, 2);
    let third = place(store, NewOrder { seller_id: Some(dealer.id), ..quote_of(&anna, money("1.00")) }, 3);
    let (second_id, third_id) = (second.id, third.id);
    save(store, Order { status: OrderStatus::Processing, ..second });
    let payment = Some(payment("RCP-1", "INV-1", at(4)));
    save(store, Order { payment_status: PaymentStatus::Paid, payment, is_quote: false, ..third });
    let listed = |filter| ids(store, OrderScope::All, filter);
    let none = OrderFilter::default;
    assert_eq!(listed(none()), [third_id, second_id, first]);
    assert_eq!(listed(OrderFilter { status: Some(OrderStatus::Processing), ..none() }), [second_id]);
    assert!(listed(OrderFilter { status: Some(OrderStatus::Shipped), ..none() }).is_empty());
    assert_eq!(listed(OrderFilter { paid: Some(true), ..none() }), [third_id]);
    assert_eq!(listed(OrderFilter { paid: Some(false), ..none() }), [second_id, first]);
    assert_eq!(listed(OrderFilter { customer_id: Some(anna.id), ..none() }), [third_id, first]);
    assert_eq!(listed(OrderFilter { seller_id: Some(dealer.id), ..none() }), [third_id]);
    assert_eq!(listed(OrderFilter { is_quote: Some(true), ..none() }), [second_id, first]);
    assert_eq!(listed(OrderFilter { is_quote: Some(false), ..none() }), [third_id]);
    assert_eq!(listed(OrderFilter { is_trade: Some(true), ..none() }), [third_id]);
    assert_eq!(listed(OrderFilter { is_trade: Some(false), ..none() }), [second_id, first]);
    let quote_state = |state| OrderFilter { quote_state: Some(state), ..none() };
    assert!(listed(quote_state(QuoteState::Requested)).is_empty());
    let quote = Quote {
        order_id: third_id,
        state: QuoteState::Requested,
        valid_until: None,
        note: None,
        offered_by: None,
        offered_at: None,
        answered_at: None,
        lines: Vec::new(),
    };
    write(store, move |tx| tx.quotes().add(&quote, at(3)));
    assert_eq!(listed(quote_state(QuoteState::Requested)), [third_id]);
    assert!(listed(quote_state(QuoteState::Offered)).is_empty());
    assert_eq!(listed(OrderFilter { from: Some(at(2)), ..none() }), [third_id, second_id], "from includes");
    assert_eq!(listed(OrderFilter { to: Some(at(2)), ..none() }), [first], "to excludes");
    let together = OrderFilter {
        status: Some(OrderStatus::Pending),
        paid: Some(false),
        customer_id: Some(anna.id),
        from: Some(at(0)),
        to: Some(at(9)),
        text: Some("ANNA".to_owned()),
        ..none()
    };
    assert_eq!(listed(together), [first]);
}

pub(super) fn text_finds_buyer_numbers_and_id(store: &dyn Store) {
    let mut new = new_customer("orla");
    new.profile.last_name = "Ørsted".to_owned();
    let (orla, ben) = (user(store, new), user(store, new_customer("ben")));
    let wanted = order(store, &orla, 1);
    let id = wanted.id;
    let other = order(store, &ben, 2).id;
    let mut changed = wanted;
    changed.shipping.tracking_number = Some("TRK_%77".to_owned());
    changed.payment = Some(payment("RCP-abc", "INV-xyz", at(4)));
    changed.payment_status = PaymentStatus::Paid;
    save(store, changed);
    let found =
        |text: &str| ids(store, OrderScope::All, OrderFilter { text: Some(text.to_owned()), ..OrderFilter::default() });
    for text in ["ORLA", "ørs", "ØRSTED", "rla ø", "trk_%7", "%77", "rcp-ABC", "inv-xyz", "XY", &format!(" #{id}")] {
        assert_eq!(found(text), [id], "{text}");
    }
    assert!(found(&id.to_string()).contains(&id));
    assert!(found(&other.to_string()).contains(&other));
    for text in ["trk%77", "o_la", "nobody", "b%n", "rk_%77", "nv-xyz"] {
        assert!(found(text).is_empty(), "{text}");
    }
    assert_eq!(found(" "), [other, id], "an empty text is no filter");
    assert_eq!(read(store, |tx| tx.orders().unsearchable()), []);
}

pub(super) fn text_finds_what_an_order_is_called_now_and_what_its_buyer_was_called_then(store: &dyn Store) {
    let anna = user(store, new_customer("anna"));
    let first = order(store, &anna, 1);
    let mut renamed = anna.clone();
    renamed.profile.last_name = "Zoltan".to_owned();
    let second = order(store, &renamed, 2);
    let found = |text: &str| {
        let filter = OrderFilter { text: Some(text.to_owned()), ..OrderFilter::default() };
        ids(store, OrderScope::All, filter)
    };
    let called = anna.profile.last_name.clone();
    assert_eq!(
        (found("anna"), found("zolt"), found(&called)),
        (vec![second.id, first.id], vec![second.id], vec![first.id])
    );
    let with = |order: Order, number: Option<&str>| {
        let id = order.id;
        let mut changed = order;
        changed.shipping.tracking_number = number.map(str::to_owned);
        save(store, changed);
        read(store, move |tx| tx.orders().by_id(id)).expect("the order exists")
    };
    let tracked = with(first, Some("TRK-990017"));
    assert_eq!((found("trk-990017"), found("990017")), (vec![tracked.id], vec![tracked.id]));
    let corrected = with(tracked, Some("TRK-990018"));
    assert_eq!((found("trk-990017"), found("trk-990018")), (Vec::new(), vec![corrected.id]));
    with(corrected, None);
    assert!(found("trk").is_empty());
    let own = OrderFilter { text: Some("ZOLTAN".to_owned()), seller_id: Some(anna.id), ..OrderFilter::default() };
    assert!(ids(store, OrderScope::All, own).is_empty(), "the other filters hold too");
    assert_eq!(read(store, |tx| tx.orders().unsearchable()), []);
}

pub(super) fn walking_orders_over_ties_gives_each_once(store: &dyn Store) {
    let anna = user(store, new_customer("anna"));
    let mut expected = Vec::new();
    for number in 0..9 {
        expected.insert(0, order(store, &anna, number / 4).id);
    }
    let id = anna.id;
    for scope in [OrderScope::All, OrderScope::Party(id)] {
        assert_walks(store, &expected, move |tx, page| {
            tx.orders().list(scope, &OrderFilter::default(), page).map(|page| page.map(|order| order.id))
        });
    }
}
