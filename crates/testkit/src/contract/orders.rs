//! Orders: placing, lines, history, numbers.

use tierway_accounts::NewUser;
use tierway_application::Store;
use tierway_catalogue::Product;
use tierway_kernel::{OrderId, ProductId, StoreError};
use tierway_orders::{NewOrder, NumberKind, OrderStatus, PaymentStatus, Shipping};

use super::support::{product, read, refused, user, write};
use crate::builders::{
    add_order, add_product, at, line_of, money, new_agent, new_customer, new_dealer, order_of, order_pieces,
    product_draft, quote_of,
};

pub(super) fn a_placed_order_reads_back_with_lines_and_history(store: &dyn Store) {
    let agent = user(store, new_agent("gabe")).id;
    let seller = user(store, new_dealer("dora")).id;
    let anna = user(store, NewUser { referred_by: Some(agent), ..new_customer("anna") });
    let (mint, lime) = (product(store, "Mint", 9), pictured(store, "Lime"));
    let mut new = order_of(&anna, &[(&mint, 2), (&lime, 1)]);
    new.lines[1].tier = "pack";
    new.lines[1].price_source = "tier";
    new.lines[1].tier_label = Some("Gift box".to_owned());
    new.seller_id = Some(seller);
    new.notes = Some("Bitte klingeln — 2. Stock".to_owned());
    new.tax = money("4.20");
    new.shipping_cost = money("7.80");
    new.total = money("54.00");
    new.shipping = Shipping { tracking_number: None, notes: Some("fragile".to_owned()), ..new.shipping };
    let given = new.clone();
    let buyer = anna.id;
    let (order, lines) = write(store, move |tx| tx.orders().place(&given, Some(buyer), at(5)));
    assert_eq!((order.customer_id, order.customer_name.as_str()), (anna.id, "Anna Test"));
    assert_eq!((order.seller_id, order.referrer_id, order.channel.as_str()), (Some(seller), Some(agent), "online"));
    assert_eq!((order.status, order.payment_status), (OrderStatus::Pending, PaymentStatus::Unpaid));
    assert_eq!((order.payment_method.as_deref(), &order.payment), (Some("Bank"), &None));
    assert_eq!((&order.shipping, &order.notes, order.is_quote), (&new.shipping, &new.notes, false));
    let sums = (order.goods_total, order.tax, order.shipping_cost, order.total);
    assert_eq!(sums, (money("42.00"), money("4.20"), money("7.80"), money("54.00")));
    assert_eq!((order.processed_by, order.completed_at), (None, None));
    assert_eq!((order.created_at, order.updated_at), (at(5), at(5)));
    let id = order.id;
    assert_eq!(read(store, move |tx| tx.orders().by_id(id)), Some(order.clone()));
    assert_eq!(write(store, move |tx| tx.orders().lock(id)), Some(order));
    assert_lines(store, id, &new);
    assert_eq!(lines.iter().map(|line| line.image.as_deref()).collect::<Vec<_>>(), [None, Some("0123abcd.jpg")]);
    assert_eq!(read(store, move |tx| tx.orders().lines(id)), lines, "as they were told");
    let of_many = read(store, move |tx| tx.orders().lines_of(&[id]));
    assert_eq!(of_many.into_iter().map(|(_, line)| line).collect::<Vec<_>>(), lines);
    let events = read(store, move |tx| tx.orders().events(id));
    let [placed] = events.as_slice() else { panic!("one entry, not {}", events.len()) };
    assert_eq!((placed.from, placed.to, placed.actor_id), (None, OrderStatus::Pending, Some(anna.id)));
    assert_eq!(placed.created_at, at(5));
}

fn assert_lines(store: &dyn Store, id: OrderId, new: &NewOrder) {
    let lines = read(store, move |tx| tx.orders().lines(id));
    assert_eq!(lines.len(), new.lines.len());
    for (line, given) in lines.iter().zip(&new.lines) {
        assert_eq!((line.product_id, &line.sku, &line.name), (given.product_id, &given.sku, &given.name));
        assert_eq!((line.tier.as_str(), line.price_source.as_str()), (given.tier, given.price_source));
        assert_eq!(line.tier_label, given.tier_label);
        assert_eq!((line.quantity, line.pieces), (given.quantity, given.pieces));
        assert_eq!((line.price, line.total), (given.price, given.total));
        assert_eq!(line.image, given.image);
    }
}

/// A product with a picture.
fn pictured(store: &dyn Store, name: &str) -> Product {
    let mut draft = product_draft(name);
    draft.details.images = vec!["0123abcd.jpg".to_owned(), "4567cdef.png".to_owned()];
    write(store, move |tx| add_product(tx, &draft, 9))
}

pub(super) fn a_request_for_quotation_has_no_lines(store: &dyn Store) {
    let anna = user(store, new_customer("anna"));
    let order = write(store, move |tx| tx.orders().add(&quote_of(&anna, money("99.00")), None, at(0)));
    let id = order.id;
    assert_eq!((order.is_quote, order.total), (true, money("99.00")));
    assert_eq!(read(store, move |tx| tx.orders().lines(id)), []);
    assert_eq!(read(store, |tx| tx.orders().reserved_pieces()), []);
    assert_eq!(read(store, move |tx| tx.orders().events(id))[0].actor_id, None);
}

pub(super) fn an_order_of_an_unknown_product_is_refused(store: &dyn Store) {
    let anna = user(store, new_customer("anna"));
    let mut mint = product(store, "Mint", 9);
    mint.id = ProductId(987_654);
    refused(store, move |tx| tx.orders().add(&order_of(&anna, &[(&mint, 1)]), None, at(0)));
    assert_eq!(read(store, |tx| tx.orders().status_counts()).iter().map(|(_, count)| count).sum::<u64>(), 0);
}

pub(super) fn lines_of_several_orders_come_together(store: &dyn Store) {
    let anna = user(store, new_customer("anna"));
    let (mint, lime) = (product(store, "Mint", 99), product(store, "Lime", 99));
    let both = order_of(&anna, &[(&mint, 2), (&lime, 3)]);
    let one = order_of(&anna, &[(&lime, 4)]);
    let ids = write(store, move |tx| {
        let mut place = |order: &NewOrder| tx.orders().add(order, None, at(0)).map(|order| order.id);
        Ok([place(&both)?, place(&one)?, place(&one)?])
    });
    let wanted = [ids[1], OrderId(987_654), ids[0]];
    let mut found = read(store, move |tx| tx.orders().lines_of(&wanted));
    found.sort_by_key(|(order, line)| (*order, line.id));
    let brief: Vec<_> = found.iter().map(|(order, line)| (*order, line.name.as_str(), line.pieces.get())).collect();
    assert_eq!(brief, [(ids[0], "Mint", 2), (ids[0], "Lime", 3), (ids[1], "Lime", 4)]);
    assert_eq!(read(store, |tx| tx.orders().lines_of(&[])), []);
}

pub(super) fn unknown_orders_are_not_found(store: &dyn Store) {
    let unknown = OrderId(987_654);
    assert_eq!(read(store, move |tx| tx.orders().by_id(unknown)), None);
    assert_eq!(write(store, move |tx| tx.orders().lock(unknown)), None);
    assert_eq!(read(store, move |tx| tx.orders().lines(unknown)), []);
    assert_eq!(read(store, move |tx| tx.orders().events(unknown)), []);
}

pub(super) fn numbers_count_up_by_kind_and_year(store: &dyn Store) {
    let next = move |kind, year| write(store, move |tx| tx.orders().next_number(kind, year));
    assert_eq!([next(NumberKind::Receipt, 2026), next(NumberKind::Receipt, 2026)], [1, 2]);
    for kind in NumberKind::ALL.into_iter().filter(|kind| *kind != NumberKind::Receipt) {
        assert_eq!(next(kind, 2026), 1, "each kind has its own");
    }
    assert_eq!(next(NumberKind::Receipt, 2027), 1, "each year starts anew");
    assert_eq!(next(NumberKind::Receipt, 2026), 3);
    let twice = write(store, |tx| {
        Ok([tx.orders().next_number(NumberKind::Invoice, 2026)?, tx.orders().next_number(NumberKind::Invoice, 2026)?])
    });
    assert_eq!(twice, [2, 3]);
    let several = [NumberKind::Receipt, NumberKind::Invoice, NumberKind::CreditNote];
    assert_eq!(next(NumberKind::CreditNote, 2026), 2);
    assert_eq!(write(store, move |tx| tx.orders().next_numbers(&several, 2026)), [4, 4, 3], "in the order asked for");
    assert!(write(store, |tx| tx.orders().next_numbers(&[], 2026)).is_empty());
}

pub(super) fn numbers_have_no_gap_after_a_rolled_back_transaction(store: &dyn Store) {
    let next = |tx: &mut dyn tierway_application::Transaction| tx.orders().next_number(NumberKind::Invoice, 2026);
    assert_eq!(write(store, next), 1);
    refused(store, move |tx| {
        assert_eq!(next(tx)?, 2);
        Err::<(), _>(StoreError::Failed("on purpose".to_owned()))
    });
    assert_eq!(write(store, next), 2);
}

pub(super) fn products_with_lines_are_known(store: &dyn Store) {
    let anna = user(store, new_customer("anna"));
    let (mint, lime) = (product(store, "Mint", 9), product(store, "Lime", 9));
    let (ordered, idle) = (mint.id, lime.id);
    assert!(!read(store, move |tx| tx.orders().has_lines_of(ordered)));
    write(store, move |tx| order_pieces(tx, &anna, &mint, 1, at(0)));
    assert!(read(store, move |tx| tx.orders().has_lines_of(ordered)));
    assert!(!read(store, move |tx| tx.orders().has_lines_of(idle)));
}

pub(super) fn reserved_pieces_are_those_of_orders_that_hold_them(store: &dyn Store) {
    let anna = user(store, new_customer("anna"));
    let (mint, lime) = (product(store, "Mint", 99), product(store, "Lime", 99));
    let products = [mint.id, lime.id];
    let mut expected = 0;
    for status in OrderStatus::ALL {
        let (anna, mint) = (anna.clone(), mint.clone());
        write(store, move |tx| {
            let placed = tx.orders().add(&order_of(&anna, &[(&mint, 3)]), None, at(0))?;
            let moved = tierway_orders::Order { status, ..placed };
            tx.orders().save(&moved, OrderStatus::Pending, None, None, at(1))
        });
        expected += if status.holds_reservation() { 3 } else { 0 };
    }
    write(store, move |tx| {
        let mut new = order_of(&anna, &[(&mint, 1), (&lime, 2)]);
        new.lines.push(line_of(&mint, 4));
        add_order(tx, &new, at(2))
    });
    let mut pieces = read(store, |tx| tx.orders().reserved_pieces());
    pieces.sort();
    assert_eq!(pieces, [(products[0], expected + 5), (products[1], 2)]);
}
