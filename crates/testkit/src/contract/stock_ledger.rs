//! The stock ledger and the stock update records.

use tierway_application::Store;
use tierway_inventory::{Direction, MovementFilter, NewMovement, Reason};
use tierway_kernel::{DateSort, Language, Message, message};

use super::support::{all, assert_walks, product, read, user, write};
use crate::builders::{at, goods_in, goods_out, new_customer, new_warehouse, order_pieces};

fn record(store: &dyn Store, movement: NewMovement, minute: i64) -> tierway_inventory::Movement {
    write(store, move |tx| tx.stock().record(&movement, at(minute))).expect("there is enough")
}

pub(super) fn a_movement_reads_back_as_it_was_given(store: &dyn Store) {
    let staff = user(store, new_warehouse("willi")).id;
    let anna = user(store, new_customer("anna"));
    let mint = product(store, "Mint", 20);
    let id = mint.id;
    let order = write(store, move |tx| order_pieces(tx, &anna, &mint, 4, at(1)));
    let new = NewMovement {
        reason: Reason::Sample,
        reference: Some(message!("Order #{number}", number = order.id)),
        notes: Some(Message::verbatim("for the fair")),
        order_id: Some(order.id),
        created_by: Some(staff),
        ..goods_out(id, 3)
    };
    let movement = record(store, new.clone(), 2);
    assert_eq!((&movement.entry, movement.balance_after, movement.created_at), (&new, 17, at(2)));
    let filter = MovementFilter { product_id: Some(id), reason: Some(Reason::Sample), ..MovementFilter::default() };
    let items = read(store, move |tx| tx.stock().movements(&filter, &all())).items;
    let said = items[0].entry.reference.as_ref().map(|reference| reference.render(Language::Ms));
    assert_eq!(said, Some(format!("Pesanan #{}", order.id)));
    assert_eq!(items, [movement]);
    for reason in Reason::ALL {
        let direction = if reason.fits(Direction::In) { Direction::In } else { Direction::Out };
        let movement = record(store, NewMovement { reason, direction, ..goods_in(id, 1) }, 3);
        assert_eq!((movement.entry.reason, movement.entry.direction), (reason, direction));
    }
}

pub(super) fn each_filter_of_the_ledger_holds_alone_and_together(store: &dyn Store) {
    let (mint, lime) = (product(store, "Mint", 0).id, product(store, "Lime", 0).id);
    let first = record(store, goods_in(mint, 10), 1).id;
    let second = record(store, goods_in(lime, 10), 2).id;
    let third = record(store, goods_out(mint, 1), 3).id;
    let fourth = record(store, NewMovement { reason: Reason::Production, ..goods_in(mint, 1) }, 4).id;
    let listed = |filter: MovementFilter| {
        let page = read(store, move |tx| tx.stock().movements(&filter, &all()));
        assert_eq!(page.total as usize, page.items.len(), "the total counts what the filter lets through");
        page.items.into_iter().map(|movement| movement.id).collect::<Vec<_>>()
    };
    let none = MovementFilter::default;
    assert_eq!(listed(none()), [fourth, third, second, first]);
    assert_eq!(listed(MovementFilter { product_id: Some(lime), ..none() }), [second]);
    assert_eq!(listed(MovementFilter { direction: Some(Direction::Out), ..none() }), [third]);
    assert_eq!(listed(MovementFilter { reason: Some(Reason::Purchase), ..none() }), [second, first]);
    assert_eq!(listed(MovementFilter { from: Some(at(3)), ..none() }), [fourth, third], "from includes");
    assert_eq!(listed(MovementFilter { to: Some(at(3)), ..none() }), [second, first], "to excludes");
    let together = MovementFilter {
        product_id: Some(mint),
        lot_id: None,
        count_id: None,
        direction: Some(Direction::In),
        reason: Some(Reason::Purchase),
        from: Some(at(1)),
        to: Some(at(2)),
        sort: DateSort::Newest,
    };
    assert_eq!(listed(together), [first]);
}

pub(super) fn walking_the_ledger_over_ties_gives_every_movement_once(store: &dyn Store) {
    let id = product(store, "Mint", 0).id;
    let mut expected = Vec::new();
    for number in 0..9 {
        expected.insert(0, record(store, goods_in(id, 1), number / 4).id);
    }
    assert_walks(store, &expected, |tx, page| {
        tx.stock().movements(&MovementFilter::default(), page).map(|page| page.map(|movement| movement.id))
    });
    expected.reverse();
    for filter in [MovementFilter::default(), MovementFilter { product_id: Some(id), ..MovementFilter::default() }] {
        let filter = MovementFilter { sort: DateSort::Oldest, ..filter };
        assert_walks(store, &expected, move |tx, page| {
            tx.stock().movements(&filter, page).map(|page| page.map(|movement| movement.id))
        });
    }
}

pub(super) fn stock_updates_read_back_newest_first(store: &dyn Store) {
    let staff = user(store, new_warehouse("willi")).id;
    let id = product(store, "Mint", 0).id;
    let late =
        write(store, move |tx| tx.stock().add_update(id, 40, Some(staff), Some(&Message::verbatim("Sale")), at(9)));
    assert_eq!((late.product_id, late.new_stock, late.updated_by), (id, 40, Some(staff)));
    assert_eq!((&late.reason, late.updated_at), (&Some(Message::verbatim("Sale")), at(9)));
    let mut expected = vec![late.id];
    let mut earlier = Vec::new();
    for number in 0..7 {
        let update = write(store, move |tx| tx.stock().add_update(id, number, None, None, at(number / 3)));
        assert_eq!((update.updated_by, &update.reason), (None, &None));
        earlier.insert(0, update.id);
    }
    expected.extend(earlier);
    let newest = read(store, |tx| tx.stock().updates(&all())).items.swap_remove(0);
    assert_eq!(newest, late);
    let said = newest.reason.map(|reason| reason.render(Language::Ms));
    assert_eq!(said.as_deref(), Some("Sale"), "the word of a person, although the server has it too");
    assert_walks(store, &expected, |tx, page| tx.stock().updates(page).map(|page| page.map(|update| update.id)));
}

pub(super) fn only_moved_products_have_movements(store: &dyn Store) {
    let (moved, still) = (product(store, "Mint", 1).id, product(store, "Lime", 0).id);
    assert!(read(store, move |tx| tx.stock().has_movements(moved)));
    assert!(!read(store, move |tx| tx.stock().has_movements(still)));
}
