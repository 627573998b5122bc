//! Stock levels: neither balance nor available ever goes below zero.

use tierway_application::{Store, Transaction};
use tierway_inventory::{Direction, NewMovement, Reason, StockLevel};
use tierway_kernel::{ProductId, StoreError};

use super::support::{product, read, refused, write};
use crate::builders::{at, goods_in, goods_out, product_draft, quantity};
use crate::fakes::FakeRandom;
use tierway_application::Random;

fn level(store: &dyn Store, id: ProductId) -> StockLevel {
    read(store, move |tx| tx.stock().level(id)).expect("the level is open")
}

/// In, out and reserved of a product.
fn figures(store: &dyn Store, id: ProductId) -> (i64, i64, i64) {
    let level = level(store, id);
    (level.stock_in, level.stock_out, level.reserved)
}

fn reserve(store: &dyn Store, id: ProductId, pieces: i64) -> bool {
    write(store, move |tx| tx.stock().reserve(id, quantity(pieces), at(1)))
}

fn sale(id: ProductId, pieces: i64) -> NewMovement {
    NewMovement { reason: Reason::Sale, ..goods_out(id, pieces) }
}

pub(super) fn an_opened_level_is_empty_and_a_closed_one_gone(store: &dyn Store) {
    let id = write(store, |tx| tx.products().add(&product_draft("Mint"), at(0))).id;
    assert_eq!(read(store, move |tx| tx.stock().level(id)), None);
    write(store, move |tx| tx.stock().open(id));
    assert_eq!(level(store, id), StockLevel::empty(id));
    write(store, move |tx| tx.stock().close(id));
    assert_eq!(read(store, move |tx| tx.stock().level(id)), None);
    refused(store, |tx| tx.stock().open(ProductId(987_654)));
}

pub(super) fn goods_in_raise_the_balance(store: &dyn Store) {
    let id = product(store, "Mint", 0).id;
    let bystander = product(store, "Lime", 3).id;
    for (minute, after) in [(4, 7), (6, 14)] {
        let movement = write(store, move |tx| tx.stock().record(&goods_in(id, 7), at(minute)));
        let movement = movement.expect("goods in are always written");
        assert_eq!((movement.balance_after, movement.created_at), (after, at(minute)));
    }
    let now = level(store, id);
    assert_eq!((now.balance(), now.available(), now.updated_at), (14, 14, Some(at(6))));
    assert_eq!(figures(store, bystander), (3, 0, 0));
}

pub(super) fn goods_out_take_from_what_is_available_only(store: &dyn Store) {
    let id = product(store, "Mint", 10).id;
    assert!(reserve(store, id, 4));
    let out = move |pieces| write(store, move |tx| tx.stock().record(&goods_out(id, pieces), at(2)));
    assert_eq!(out(7), None, "three of the ten that are there are promised");
    assert_eq!(figures(store, id), (10, 0, 4), "a refusal changes nothing");
    assert_eq!(out(6).map(|movement| movement.balance_after), Some(4));
    assert_eq!(out(1), None);
    assert_eq!(figures(store, id), (10, 6, 4));
    let ledger = read(store, |tx| tx.stock().movements(&Default::default(), &super::support::all()));
    assert_eq!(ledger.total, 2, "refusals are not written down");
}

pub(super) fn movements_of_unknown_products_are_not_written(store: &dyn Store) {
    let unknown = ProductId(987_654);
    assert_eq!(write(store, move |tx| tx.stock().record(&goods_in(unknown, 1), at(0))), None);
    assert_eq!(write(store, move |tx| tx.stock().record(&goods_out(unknown, 1), at(0))), None);
    assert_eq!(write(store, move |tx| tx.stock().ship_reserved(&sale(unknown, 1), at(0))), None);
    assert!(!reserve(store, unknown, 1));
    assert!(!write(store, move |tx| tx.stock().release(unknown, quantity(1), at(0))));
}

pub(super) fn reserving_stops_at_what_is_available(store: &dyn Store) {
    let id = product(store, "Mint", 5).id;
    assert!(!reserve(store, id, 6));
    assert!(reserve(store, id, 3));
    assert!(!reserve(store, id, 3), "two are left");
    assert!(reserve(store, id, 2));
    assert!(!reserve(store, id, 1));
    let now = level(store, id);
    assert_eq!((now.balance(), now.reserved, now.available()), (5, 5, 0));
}

pub(super) fn reserving_several_products_tells_which_had_enough(store: &dyn Store) {
    let [mint, lime, mango] = ["Mint", "Lime", "Mango"].map(|name| product(store, name, 5).id);
    let unknown = ProductId(987_654);
    let reserve = |wanted: &[(ProductId, i64)]| {
        let wanted: Vec<_> = wanted.iter().map(|(id, pieces)| (*id, quantity(*pieces))).collect();
        let mut levels = write(store, move |tx| tx.stock().reserve_all(&wanted));
        levels.sort_unstable_by_key(|level| level.product_id);
        levels
    };
    let some = reserve(&[(mint, 3), (lime, 6), (mango, 5), (unknown, 1)]);
    assert_eq!(some, [level(store, mint), level(store, mango)], "as they are stored");
    assert_eq!([mint, lime, mango].map(|id| figures(store, id)), [(5, 0, 3), (5, 0, 0), (5, 0, 5)]);
    assert_eq!(reserve(&[(mint, 2), (lime, 5)]).len(), 2);
    assert_eq!(reserve(&[]), []);
    let many: Vec<ProductId> = (0..130).map(|number| product(store, &format!("Many {number}"), 1).id).collect();
    let wanted: Vec<(ProductId, i64)> = many.iter().map(|id| (*id, 1)).collect();
    assert_eq!(reserve(&wanted).len(), 130, "more than one statement takes");
    assert_eq!(reserve(&wanted), []);
}

pub(super) fn releasing_gives_back_no_more_than_was_reserved(store: &dyn Store) {
    let id = product(store, "Mint", 5).id;
    assert!(reserve(store, id, 3));
    let release = move |pieces| write(store, move |tx| tx.stock().release(id, quantity(pieces), at(2)));
    assert!(!release(4));
    assert_eq!(figures(store, id), (5, 0, 3));
    assert!(release(2));
    assert!(release(1));
    assert!(!release(1));
    assert_eq!(figures(store, id), (5, 0, 0));
}

pub(super) fn shipping_takes_reserved_pieces_only(store: &dyn Store) {
    let id = product(store, "Mint", 9).id;
    assert!(reserve(store, id, 4));
    let ship = move |pieces| write(store, move |tx| tx.stock().ship_reserved(&sale(id, pieces), at(5)));
    assert_eq!(ship(5), None, "only four are reserved");
    assert_eq!(figures(store, id), (9, 0, 4));
    let shipped = ship(3).expect("reserved pieces can leave");
    assert_eq!(
        (shipped.balance_after, shipped.entry.direction, shipped.entry.reason),
        (6, Direction::Out, Reason::Sale)
    );
    assert_eq!(figures(store, id), (9, 3, 1));
    assert_eq!(level(store, id).updated_at, Some(at(5)));
}

pub(super) fn a_locked_level_is_the_level(store: &dyn Store) {
    let id = product(store, "Mint", 9).id;
    let (locked, plain) = write(store, move |tx| Ok((tx.stock().lock(id)?, tx.stock().level(id)?)));
    assert_eq!((locked, locked.map(|level| level.balance())), (plain, Some(9)));
    assert_eq!(write(store, |tx| tx.stock().lock(ProductId(987_654))), None);
}

pub(super) fn levels_of_several_products_leave_out_unknown_ones(store: &dyn Store) {
    let (mint, lime) = (product(store, "Mint", 1).id, product(store, "Lime", 2).id);
    product(store, "Cola", 3);
    let mut found = read(store, move |tx| tx.stock().levels(&[lime, ProductId(987_654), mint]));
    found.sort_by_key(|level| level.product_id);
    let balances: Vec<_> = found.iter().map(|level| (level.product_id, level.balance())).collect();
    assert_eq!(balances, [(mint, 1), (lime, 2)]);
    assert_eq!(read(store, |tx| tx.stock().levels(&[])), []);
}

/// One step of a walk on the store and on the model of (balance, reserved); whether both agree that it was done.
fn step(
    tx: &mut dyn Transaction,
    id: ProductId,
    kind: u8,
    pieces: i64,
    model: &mut (i64, i64),
) -> Result<bool, StoreError> {
    let (balance, reserved) = *model;
    let (done, allowed, next) = match kind % 5 {
        0 => (tx.stock().record(&goods_in(id, pieces), at(1))?.is_some(), true, (balance + pieces, reserved)),
        1 => {
            let done = tx.stock().record(&goods_out(id, pieces), at(1))?.is_some();
            (done, balance - reserved >= pieces, (balance - pieces, reserved))
        }
        2 => {
            let done = tx.stock().reserve(id, quantity(pieces), at(1))?;
            (done, balance - reserved >= pieces, (balance, reserved + pieces))
        }
        3 => (tx.stock().release(id, quantity(pieces), at(1))?, reserved >= pieces, (balance, reserved - pieces)),
        _ => {
            let done = tx.stock().ship_reserved(&sale(id, pieces), at(1))?.is_some();
            (done, reserved >= pieces, (balance - pieces, reserved - pieces))
        }
    };
    if allowed {
        *model = next;
    }
    Ok(done == allowed)
}

pub(super) fn any_walk_of_operations_keeps_the_ledger_and_the_level_equal(store: &dyn Store) {
    let id = product(store, "Mint", 0).id;
    let model = write(store, move |tx| {
        let random = FakeRandom::seeded(20_260_302);
        let mut model = (0, 0);
        for number in 0..300 {
            let mut bytes = [0; 2];
            random.fill(&mut bytes);
            assert!(step(tx, id, bytes[0], i64::from(bytes[1] % 6) + 1, &mut model)?, "step {number} of the walk");
        }
        Ok(model)
    });
    let now = level(store, id);
    assert_eq!((now.balance(), now.reserved), model);
    assert_eq!(read(store, |tx| tx.stock().level_mismatches()), []);
}
