//! Lots: quantities follow the ledger, holds the stock level.

use chrono::NaiveDate;
use tierway_application::{Access, Store, Transaction};
use tierway_inventory::{
    Direction, HeldPieces, Lot, LotDates, LotEvent, LotEventKind, LotFilter, LotSelection, LotSort, NewLot,
    NewMovement, Reason, RecallRow, StockChange, expired_reason,
};
use tierway_kernel::{Language, LotId, Message, ProductId, StoreError};

use super::support::{all, assert_walks, attempt, product, read, refused, user, write};
use crate::builders::{at, goods_in, goods_out, new_customer, new_warehouse, order_pieces, quantity};

fn day(text: &str) -> NaiveDate {
    text.parse().expect("a day")
}

fn created(minute: i64) -> LotEvent {
    LotEvent { lot_id: LotId(0), kind: LotEventKind::Created, note: None, actor_id: None, created_at: at(minute) }
}

/// Adds a lot with `pieces`.
fn fill(
    tx: &mut dyn Transaction,
    product_id: ProductId,
    code: &str,
    expires: Option<&str>,
    pieces: i64,
    minute: i64,
) -> Result<Lot, StoreError> {
    let dates = LotDates { produced_on: None, expires_on: expires.map(day) };
    let lot = tx.lots().add(&NewLot { product_id, code: code.to_owned(), dates }, &created(minute), at(minute))?;
    if pieces > 0 {
        tx.stock().record(&NewMovement { lot_id: Some(lot.id), ..goods_in(product_id, pieces) }, at(minute))?;
    }
    Ok(tx.lots().by_id(lot.id)?.expect("it was just added"))
}

fn lot(store: &dyn Store, product: ProductId, code: &'static str, expires: Option<&'static str>, pieces: i64) -> Lot {
    write(store, move |tx| fill(tx, product, code, expires, pieces, 1))
}

pub(super) fn a_lot_reads_back_by_id_and_code_without_case(store: &dyn Store) {
    let (mint, lime) = (product(store, "Mint", 0).id, product(store, "Lime", 0).id);
    let dates = LotDates { produced_on: Some(day("2026-01-02")), expires_on: Some(day("2027-12-31")) };
    let new = NewLot { product_id: mint, code: "Bä-7".to_owned(), dates };
    let added = write(store, move |tx| tx.lots().add(&new, &created(3), at(3)));
    assert_eq!((added.code.as_str(), added.dates, added.balance(), added.is_held()), ("Bä-7", dates, 0, false));
    assert_eq!((added.product_id, added.created_at), (mint, at(3)));
    let id = added.id;
    assert_eq!(read(store, move |tx| tx.lots().by_id(id)).as_ref(), Some(&added));
    assert_eq!(read(store, move |tx| tx.lots().by_code(mint, " bÄ-7 ")).as_ref(), Some(&added));
    assert_eq!(read(store, move |tx| tx.lots().by_code(lime, "Bä-7")), None, "codes belong to their product");
    assert_eq!(read(store, move |tx| tx.lots().by_ids(&[LotId(987_654), id])), [added]);
    let same = NewLot { product_id: mint, code: "BÄ-7".to_owned(), dates: LotDates::default() };
    let taken = attempt(store, Access::Write, move |tx| tx.lots().add(&same, &created(4), at(4)));
    assert_eq!(taken.err(), Some(StoreError::Taken("lots.code_key")));
    let other = NewLot { product_id: lime, code: "BÄ-7".to_owned(), dates: LotDates::default() };
    write(store, move |tx| tx.lots().add(&other, &created(4), at(4)));
    let orphan = NewLot { product_id: ProductId(987_654), code: "x".to_owned(), dates };
    refused(store, move |tx| tx.lots().add(&orphan, &created(4), at(4)));
}

pub(super) fn movements_move_the_lot_with_the_level(store: &dyn Store) {
    let mint = product(store, "Mint", 5).id;
    let id = lot(store, mint, "A", None, 10).id;
    let out = NewMovement { lot_id: Some(id), ..goods_out(mint, 4) };
    let written = write(store, move |tx| tx.stock().record(&out, at(2))).expect("there is enough");
    assert_eq!((written.balance_after, written.lot_balance_after), (11, Some(6)));
    let loose = write(store, move |tx| tx.stock().record(&goods_out(mint, 1), at(2))).expect("there is enough");
    assert_eq!((loose.balance_after, loose.lot_balance_after), (10, None));
    let now = read(store, move |tx| tx.lots().by_id(id)).expect("the lot is there");
    assert_eq!((now.stock_in, now.stock_out), (10, 4));
    let much = NewMovement { lot_id: Some(id), ..goods_out(mint, 7) };
    refused(store, move |tx| tx.stock().record(&much, at(3)));
    let lime = product(store, "Lime", 50).id;
    let foreign = NewMovement { lot_id: Some(id), ..goods_out(lime, 1) };
    refused(store, move |tx| tx.stock().record(&foreign, at(3)));
    let filter = tierway_inventory::MovementFilter { lot_id: Some(id), ..Default::default() };
    let ledger = read(store, move |tx| tx.stock().movements(&filter, &all())).items;
    assert_eq!(ledger.iter().map(|row| row.lot_balance_after).collect::<Vec<_>>(), [Some(6), Some(10)]);
    assert_eq!(read(store, |tx| tx.stock().lot_mismatches()), []);
    assert_eq!(read(store, |tx| tx.stock().held_mismatches()), []);
}

pub(super) fn held_lots_are_kept_from_buyers_and_can_be_scrapped(store: &dyn Store) {
    let mint = product(store, "Mint", 5).id;
    let id = lot(store, mint, "A", None, 10).id;
    write(store, move |tx| {
        tx.stock().shift(mint, StockChange::Hold(quantity(10)), at(2))?.expect("a hold is always possible");
        tx.lots().set_hold(id, Some(&Message::verbatim("Leaks")), at(2))
    });
    let level = read(store, move |tx| tx.stock().level(mint)).expect("the level is open");
    assert_eq!((level.balance(), level.held, level.available()), (15, 10, 5));
    let held = read(store, move |tx| tx.lots().by_id(id)).expect("the lot is there");
    assert_eq!(held.hold_reason, Some(Message::verbatim("Leaks")));
    assert!(!write(store, move |tx| tx.stock().reserve(mint, quantity(6), at(3))), "five are free");
    assert!(write(store, move |tx| tx.stock().reserve(mint, quantity(5), at(3))));
    let scrap = NewMovement { lot_id: Some(id), ..goods_out(mint, 10) };
    write(store, move |tx| {
        let level =
            tx.stock().shift(mint, StockChange::OutHeld(quantity(10)), at(4))?.expect("five stay for the promise");
        tx.stock().enter(&scrap, level.balance(), at(4))
    });
    let level = read(store, move |tx| tx.stock().level(mint)).expect("the level is open");
    assert_eq!((level.balance(), level.held, level.reserved), (5, 0, 5));
    write(store, move |tx| tx.lots().set_hold(id, None, at(5)));
    assert_eq!(read(store, move |tx| tx.lots().by_id(id)).expect("the lot is there").hold_reason, None);
    assert_eq!(read(store, |tx| tx.stock().held_mismatches()), []);
    write(store, move |tx| tx.stock().shift(mint, StockChange::Hold(quantity(2)), at(6)));
    assert_eq!(read(store, |tx| tx.stock().held_mismatches()), [mint], "pieces on hold without a lot on hold");
}

pub(super) fn shifts_do_what_the_rule_says(store: &dyn Store) {
    use tierway_application::Random;
    let mint = product(store, "Mint", 0).id;
    let model = write(store, move |tx| {
        let random = crate::fakes::FakeRandom::seeded(20_261_121);
        let mut model = tx.stock().level(mint)?.expect("the level is open");
        for number in 0..400 {
            let mut bytes = [0; 3];
            random.fill(&mut bytes);
            let pieces = quantity(i64::from(bytes[1] % 9) + 1);
            let shift = match bytes[0] % 9 {
                0 | 1 => StockChange::In(pieces),
                2 => StockChange::InHeld(pieces),
                3 => StockChange::Out(pieces),
                4 => StockChange::OutHeld(pieces),
                5 => StockChange::Ship(pieces),
                6 => StockChange::TakeBack { pieces, held: quantity(i64::from(bytes[2]) % (pieces.get() + 1)) },
                7 => StockChange::Hold(pieces),
                _ => StockChange::Unhold(pieces),
            };
            let stored = tx.stock().shift(mint, shift, at(number))?;
            let expected = shift.apply(&model);
            assert_eq!(stored.map(|level| level.held), expected.map(|level| level.held), "{shift:?} of {model:?}");
            model = stored.unwrap_or(model);
            if bytes[2] % 5 == 0 && tx.stock().reserve(mint, pieces, at(number))? {
                model.reserved += pieces.get();
            }
        }
        Ok(model)
    });
    let now = read(store, move |tx| tx.stock().level(mint)).expect("the level is open");
    assert_eq!(
        (now.stock_in, now.stock_out, now.reserved, now.held),
        (model.stock_in, model.stock_out, model.reserved, model.held)
    );
    assert_eq!(write(store, |tx| tx.stock().shift(ProductId(987_654), StockChange::In(quantity(1)), at(0))), None);
}

pub(super) fn several_levels_are_locked_together(store: &dyn Store) {
    let (mint, lime) = (product(store, "Mint", 1).id, product(store, "Lime", 2).id);
    let mut found = write(store, move |tx| tx.stock().lock_all(&[lime, ProductId(987_654), mint]));
    found.sort_by_key(|level| level.product_id);
    assert_eq!(found.iter().map(|level| level.balance()).collect::<Vec<_>>(), [1, 2]);
    assert_eq!(write(store, |tx| tx.stock().lock_all(&[])), []);
}

pub(super) fn the_history_of_a_lot_reads_back_oldest_first(store: &dyn Store) {
    let staff = user(store, new_warehouse("willi")).id;
    let mint = product(store, "Mint", 0).id;
    let id = lot(store, mint, "A", None, 0).id;
    let dates = LotDates { produced_on: Some(day("2026-01-02")), expires_on: Some(day("2027-01-02")) };
    let held = LotEvent {
        lot_id: id,
        kind: LotEventKind::Held,
        note: Some(expired_reason(day("2026-03-01"))),
        actor_id: Some(staff),
        created_at: at(5),
    };
    let event = held.clone();
    write(store, move |tx| {
        tx.lots().set_dates(id, dates, at(5))?;
        tx.lots().add_event(&event)
    });
    let events = read(store, move |tx| tx.lots().events(id));
    assert_eq!(events, [LotEvent { lot_id: id, ..created(1) }, held.clone()]);
    let said = events[1].note.as_ref().map(|note| note.render(Language::Ms));
    assert_eq!(said.as_deref(), Some("Luput pada 1 Mac 2026"));
    assert_eq!(read(store, move |tx| tx.lots().by_id(id)).expect("the lot is there").dates, dates);
    refused(store, move |tx| tx.lots().add_event(&LotEvent { lot_id: LotId(987_654), ..held.clone() }));
}

pub(super) fn each_filter_of_lots_holds_alone_and_together(store: &dyn Store) {
    let (mint, lime) = (product(store, "Mint", 0).id, product(store, "Lime", 0).id);
    let old = lot(store, mint, "B-1", Some("2026-02-01"), 5).id;
    let soon = lot(store, mint, "B-2", Some("2026-03-15"), 5).id;
    let late = lot(store, lime, "b-30%", Some("2027-01-01"), 5).id;
    let undated = lot(store, lime, "C", None, 5).id;
    let empty = lot(store, lime, "B-31", Some("2026-01-01"), 0).id;
    write(store, move |tx| tx.lots().set_hold(undated, Some(&Message::verbatim("Leaks")), at(2)));
    let listed = |filter: LotFilter| {
        let page = read(store, move |tx| tx.lots().list(&filter, LotSort::Expiry, &all()));
        assert_eq!(page.total as usize, page.items.len(), "the total counts what the filter lets through");
        page.items.into_iter().map(|lot| lot.id).collect::<Vec<_>>()
    };
    let none = LotFilter::default;
    let today = day("2026-03-02");
    assert_eq!(listed(none()), [empty, old, soon, late, undated], "undated lots last");
    assert_eq!(listed(LotFilter { product_id: Some(mint), ..none() }), [old, soon]);
    assert_eq!(listed(LotFilter { show: LotSelection::Stocked, ..none() }), [old, soon, late, undated]);
    assert_eq!(listed(LotFilter { show: LotSelection::Held, ..none() }), [undated]);
    assert_eq!(listed(LotFilter { show: LotSelection::EndedBefore(today), ..none() }), [old]);
    assert_eq!(listed(LotFilter { show: LotSelection::EndingWithin(today, day("2026-03-15")), ..none() }), [soon]);
    assert_eq!(listed(LotFilter { show: LotSelection::Empty, ..none() }), [empty]);
    assert_eq!(listed(LotFilter { code: Some("B-3".to_owned()), ..none() }), [empty, late]);
    assert_eq!(listed(LotFilter { code: Some("b-30%".to_owned()), ..none() }), [late]);
    assert_eq!(listed(LotFilter { expires_until: Some(day("2026-03-15")), ..none() }), [empty, old, soon]);
    let together = LotFilter {
        product_id: Some(mint),
        show: LotSelection::Stocked,
        code: Some("b".to_owned()),
        expires_until: Some(day("2026-03-01")),
    };
    assert_eq!(listed(together), [old]);
    let expired = |limit| read(store, move |tx| tx.lots().expired(today, limit)).len();
    assert_eq!((expired(9), expired(0)), (1, 0));
    write(store, move |tx| tx.lots().set_hold(old, Some(&expired_reason(day("2026-02-01"))), at(2)));
    assert_eq!(expired(9), 0, "what is on hold already is left out");
    let mut shelf = read(store, move |tx| tx.lots().on_shelf(&[mint, lime]));
    shelf.sort_by_key(|lot| lot.id);
    assert_eq!(shelf.iter().map(|lot| lot.id).collect::<Vec<_>>(), [old, soon, late, undated]);
}

pub(super) fn walking_lots_over_ties_gives_each_once(store: &dyn Store) {
    let mint = product(store, "Mint", 0).id;
    let mut expected: Vec<LotId> = Vec::new();
    for number in 0..9_i64 {
        let expires = ["2026-05-01", "2026-06-01"].get(number as usize / 4).copied();
        expected.push(write(store, move |tx| fill(tx, mint, &format!("L{number}"), expires, 0, number / 3)).id);
    }
    let list = |sort| {
        move |tx: &mut dyn Transaction, page: &tierway_kernel::PageRequest| {
            tx.lots().list(&LotFilter::default(), sort, page).map(|page| page.map(|lot| lot.id))
        }
    };
    assert_walks(store, &expected, list(LotSort::Expiry));
    assert_walks(store, &expected, list(LotSort::Code));
    expected.reverse();
    for sort in [LotSort::Newest, LotSort::LastExpiry, LotSort::CodeDescending] {
        assert_walks(store, &expected, list(sort));
    }
}

pub(super) fn lots_are_sorted_by_their_code_without_case_and_by_their_last_day(store: &dyn Store) {
    let (mint, lime) = (product(store, "Mint", 0).id, product(store, "Lime", 0).id);
    let made = |product, code: &'static str, expires: Option<&'static str>| {
        write(store, move |tx| fill(tx, product, code, expires, 0, 0)).id
    };
    let late = made(mint, "b-7", Some("2026-06-01"));
    let soon = made(mint, "A-9", Some("2026-05-01"));
    let undated = made(mint, "C-1", None);
    let other = made(lime, "B-7", Some("2026-05-01"));
    let listed = |product_id, sort| {
        let filter = LotFilter { product_id, ..LotFilter::default() };
        let page = read(store, move |tx| tx.lots().list(&filter, sort, &all()));
        page.items.into_iter().map(|lot| lot.id).collect::<Vec<_>>()
    };
    assert_eq!(listed(None, LotSort::Code), [soon, late, other, undated], "b-7 and B-7 by their ids");
    assert_eq!(listed(None, LotSort::CodeDescending), [undated, other, late, soon]);
    assert_eq!(listed(None, LotSort::LastExpiry), [undated, late, other, soon]);
    assert_eq!(listed(Some(mint), LotSort::Code), [soon, late, undated]);
    assert_eq!(listed(Some(mint), LotSort::LastExpiry), [undated, late, soon]);
}

pub(super) fn an_order_knows_which_lots_it_holds_and_a_lot_its_orders(store: &dyn Store) {
    let anna = user(store, new_customer("anna"));
    let mint = product(store, "Mint", 3);
    let (first, second) = (lot(store, mint.id, "A", None, 10).id, lot(store, mint.id, "B", None, 10).id);
    let id = mint.id;
    let orders = write(store, move |tx| {
        Ok((order_pieces(tx, &anna, &mint, 9, at(1))?.id, order_pieces(tx, &anna, &mint, 3, at(1))?.id))
    });
    let sale = move |order, lot_id, pieces| NewMovement {
        reason: Reason::Sale,
        order_id: Some(order),
        lot_id,
        ..goods_out(id, pieces)
    };
    let back = move |order, lot_id, pieces| NewMovement {
        direction: Direction::In,
        reason: Reason::Return,
        ..sale(order, lot_id, pieces)
    };
    write(store, move |tx| {
        for (lot_id, pieces, minute) in [(Some(second), 4, 5), (Some(first), 3, 6), (None, 2, 6)] {
            tx.stock().ship_reserved(&sale(orders.0, lot_id, pieces), at(minute))?.expect("they are reserved");
        }
        tx.stock().ship_reserved(&sale(orders.1, Some(first), 2), at(7))?.expect("they are reserved");
        tx.stock().record(&back(orders.1, Some(first), 2), at(8))?;
        tx.stock().record(&back(orders.0, Some(second), 1), at(9)).map(|_| ())
    });
    let held = read(store, move |tx| tx.stock().held_by_order(orders.0));
    assert_eq!(held, [(id, Some(first), 3), (id, Some(second), 3), (id, None, 2)]);
    assert_eq!(read(store, move |tx| tx.stock().held_by_order(orders.1)), []);
    write(store, move |tx| {
        tx.stock().ship_reserved(&sale(orders.1, None, 1), at(10))?.expect("it is reserved");
        Ok(())
    });
    let held_for = |order_id, lot_id, pieces| HeldPieces { order_id, product_id: id, lot_id, pieces };
    let both = read(store, move |tx| tx.stock().held_by_orders(&[orders.1, orders.0]));
    let expected =
        [(Some(first), 3), (Some(second), 3), (None, 2)].map(|(lot, pieces)| held_for(orders.0, lot, pieces));
    assert_eq!(both, [&expected[..], &[held_for(orders.1, None, 1)]].concat());
    let row = |pieces, minute| RecallRow { order_id: orders.0, pieces, shipped_at: at(minute) };
    assert_eq!(read(store, move |tx| tx.lots().recall(first)), [row(3, 6)]);
    assert_eq!(read(store, move |tx| tx.lots().recall(second)), [row(3, 5)]);
}
