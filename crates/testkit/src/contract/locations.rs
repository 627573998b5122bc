//! Shelf locations of products and lots.

use std::collections::HashMap;

use tierway_application::Store;
use tierway_inventory::{LotDates, LotEvent, LotEventKind, NewLot, NewMovement, ShelfLocation};
use tierway_kernel::{LotId, ProductId};

use super::support::{product, read, refused, write};
use crate::builders::{at, goods_in, goods_out};

fn place(text: &str) -> ShelfLocation {
    ShelfLocation::parse(text).expect("a location")
}

/// Puts a product at a location.
fn put(store: &dyn Store, product: ProductId, location: Option<&'static str>) {
    write(store, move |tx| tx.stock().set_location(product, location.map(place).as_ref()));
}

/// A lot of a product with `pieces` at a location.
fn lot(store: &dyn Store, product_id: ProductId, pieces: i64, location: &'static str) -> LotId {
    write(store, move |tx| {
        let event =
            LotEvent { lot_id: LotId(0), kind: LotEventKind::Created, note: None, actor_id: None, created_at: at(1) };
        let new = NewLot { product_id, code: "L-1".to_owned(), dates: LotDates::default() };
        let lot = tx.lots().add(&new, &event, at(1))?;
        tx.stock().record(&NewMovement { lot_id: Some(lot.id), ..goods_in(product_id, pieces) }, at(1))?;
        tx.lots().set_location(lot.id, Some(&place(location)), at(2))?;
        Ok(lot.id)
    })
}

pub(super) fn a_products_location_is_set_moved_and_cleared(store: &dyn Store) {
    let (mint, lime) = (product(store, "Mint", 0).id, product(store, "Lime", 0).id);
    put(store, mint, Some("A-03-12-2"));
    let asked = [lime, mint, ProductId(987_654)];
    let found = move |store: &dyn Store| read(store, move |tx| tx.stock().locations(&asked));
    assert_eq!(found(store), HashMap::from([(mint, place("a-03-12-2"))]));
    put(store, mint, Some("B-1-1-1"));
    put(store, lime, Some("B-1-1-1"));
    assert_eq!(found(store), HashMap::from([(mint, place("B-1-1-1")), (lime, place("B-1-1-1"))]));
    put(store, mint, None);
    put(store, mint, None);
    assert_eq!(found(store), HashMap::from([(lime, place("B-1-1-1"))]));
    refused(store, |tx| tx.stock().set_location(ProductId(987_654), Some(&place("A-1-1-1"))));
    write(store, move |tx| {
        tx.stock().close(lime)?;
        tx.products().remove(lime)
    });
    assert_eq!(found(store), HashMap::new(), "a removed product lies nowhere");
}

pub(super) fn a_lots_location_is_its_own(store: &dyn Store) {
    let mint = product(store, "Mint", 0).id;
    let id = lot(store, mint, 5, "C-2-1-1");
    let found = move |store: &dyn Store| read(store, move |tx| tx.lots().by_id(id)).and_then(|lot| lot.location);
    assert_eq!(found(store), Some(place("C-2-1-1")));
    assert_eq!(read(store, move |tx| tx.lots().on_shelf(&[mint]))[0].location, Some(place("C-2-1-1")));
    assert_eq!(read(store, move |tx| tx.stock().locations(&[mint])), HashMap::new());
    write(store, move |tx| tx.lots().set_location(id, None, at(3)));
    assert_eq!(found(store), None);
}

pub(super) fn a_location_knows_its_products(store: &dyn Store) {
    let (mint, lime, zest) = (product(store, "Mint", 0).id, product(store, "Lime", 0).id, product(store, "Zest", 0).id);
    let there = move |store: &dyn Store, limit| read(store, move |tx| tx.stock().products_at(&place("A-1-1-1"), limit));
    assert!(there(store, 9).is_empty());
    put(store, zest, Some("A-1-1-1"));
    put(store, mint, Some("A-1-1-1"));
    put(store, lime, Some("A-1-1-2"));
    let of_lime = lot(store, lime, 5, "A-1-1-1");
    lot(store, mint, 5, "A-1-1-1");
    assert_eq!(there(store, 9), [mint, lime, zest], "each once");
    assert_eq!(there(store, 2), [mint, lime]);
    write(store, move |tx| tx.stock().record(&NewMovement { lot_id: Some(of_lime), ..goods_out(lime, 5) }, at(4)));
    assert_eq!(there(store, 9), [mint, zest], "nothing of the lot is left");
}
