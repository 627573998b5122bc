//! Saved products, stock alerts, saved carts, and best sellers.

use tierway_application::{Access, Store};
use tierway_catalogue::{ProductFilter, ProductSort};
use tierway_kernel::{PageRequest, ProductId, SavedCartId, UserId};
use tierway_orders::CartEntry;

use super::support::{all, assert_walks, attempt, product, race, read, user, write};
use crate::builders::{at, new_customer, new_dealer, quantity};

fn best_sellers(store: &dyn Store, ranked: &[(ProductId, i64)]) -> Vec<ProductId> {
    let ranked = ranked.to_vec();
    write(store, move |tx| tx.products().set_best_sellers(&ranked))
}

pub(super) fn the_best_sellers_come_first_then_the_newest(store: &dyn Store) {
    let ids: Vec<ProductId> = ["a", "b", "c", "d", "e"].map(|name| product(store, name, 5).id).into();
    let expect = |expected: &[ProductId]| {
        assert_walks(store, expected, |tx, page: &PageRequest| {
            let filter = ProductFilter { is_active: Some(true), ..ProductFilter::default() };
            Ok(tx.products().list(&filter, ProductSort::BestSelling, page)?.map(|product| product.id))
        });
    };
    expect(&[ids[4], ids[3], ids[2], ids[1], ids[0]]);
    assert_eq!(best_sellers(store, &[(ids[1], 2), (ids[3], 1)]), [ids[1], ids[3]]);
    expect(&[ids[1], ids[3], ids[4], ids[2], ids[0]]);
    assert_eq!(best_sellers(store, &[(ids[1], 2), (ids[3], 1)]), [], "nothing has changed");
    assert_eq!(best_sellers(store, &[(ids[0], 2), (ids[1], 1)]), [ids[0], ids[1], ids[3]]);
    expect(&[ids[0], ids[1], ids[4], ids[3], ids[2]]);
    let mut stored = read(store, |tx| tx.products().best_sellers());
    stored.sort_unstable();
    assert_eq!(stored, [(ids[0], 2), (ids[1], 1)]);
    let gone = ids[0];
    write(store, move |tx| tx.products().set_active(gone, false, at(9)));
    expect(&[ids[1], ids[4], ids[3], ids[2]]);
    assert_eq!(best_sellers(store, &[(ProductId(987_654), 1)]), [ids[0], ids[1]], "an unknown product has no rank");
}

pub(super) fn saved_products_are_listed_for_their_owner_latest_first(store: &dyn Store) {
    let (anna, bert) = (user(store, new_customer("anna")).id, user(store, new_customer("bert")).id);
    let ids: Vec<ProductId> = ["a", "b", "c", "d"].map(|name| product(store, name, 5).id).into();
    for (place, minute) in [(2, 1), (0, 2), (3, 2), (1, 3), (2, 4)] {
        let id = ids[place];
        write(store, move |tx| tx.saved_products().save(anna, id, at(minute)));
    }
    let expected = [ids[1], ids[3], ids[0], ids[2]];
    assert_eq!(read(store, move |tx| tx.saved_products().ids(anna)), expected, "saved again, it keeps its place");
    assert_walks(store, &expected, move |tx, page| Ok(tx.saved_products().list(anna, page)?.map(|product| product.id)));
    assert_eq!(read(store, move |tx| tx.saved_products().ids(bert)), []);

    let (gone, other) = (ids[3], ids[0]);
    write(store, move |tx| tx.products().set_active(gone, false, at(5)));
    write(store, move |tx| tx.saved_products().remove(anna, other));
    write(store, move |tx| tx.saved_products().remove(bert, gone));
    let listed = read(store, move |tx| tx.saved_products().list(anna, &all()));
    let names: Vec<String> = listed.items.into_iter().map(|product| product.name).collect();
    assert_eq!((names, listed.total), (vec!["b".to_owned(), "c".to_owned()], 2), "what is not on sale is not listed");
    assert_eq!(read(store, move |tx| tx.saved_products().ids(anna)), [ids[1], ids[3], ids[2]], "but it is remembered");
}

pub(super) fn each_wait_for_a_product_ends_once(store: &dyn Store) {
    let people: Vec<UserId> = (0..5).map(|number| user(store, new_customer(&format!("c{number}"))).id).collect();
    let (mint, lime) = (product(store, "Mint", 0).id, product(store, "Lime", 0).id);
    for one in people.clone() {
        write(store, move |tx| tx.stock_alerts().add(one, mint, at(1)));
        write(store, move |tx| tx.stock_alerts().add(one, mint, at(2)));
    }
    let first = people[0];
    write(store, move |tx| tx.stock_alerts().add(first, lime, at(1)));
    assert_eq!(read(store, move |tx| tx.stock_alerts().of_user(first)), [mint, lime]);
    let asked = vec![lime, mint, ProductId(987_654)];
    assert_eq!(read(store, move |tx| tx.stock_alerts().awaited(&asked)), [mint, lime]);
    assert_eq!(read(store, |tx| tx.stock_alerts().awaited(&[])), []);
    write(store, move |tx| tx.stock_alerts().remove(first, lime));
    write(store, move |tx| tx.stock_alerts().remove(first, lime));
    assert_eq!(read(store, move |tx| tx.stock_alerts().awaited(&[lime])), []);

    assert_eq!(write(store, move |tx| tx.stock_alerts().take(mint, 2)), people[..2]);
    let taken =
        race(4, |_| attempt(store, Access::Write, move |tx| tx.stock_alerts().take(mint, 3)).expect("the wait ends"));
    let mut taken: Vec<UserId> = taken.into_iter().flatten().collect();
    taken.sort_unstable();
    assert_eq!(taken, people[2..], "nobody is taken twice");
    assert_eq!(read(store, move |tx| tx.stock_alerts().awaited(&[mint])), []);
}

fn entry(product: ProductId, tier: &str, pieces: i64, seller: Option<UserId>) -> CartEntry {
    let (tier, quantity) = (tier.to_owned(), quantity(pieces));
    CartEntry { product_id: product, tier, quantity, seller_id: seller, seen_price: None }
}

pub(super) fn saved_carts_read_back_for_their_owner_only(store: &dyn Store) {
    let (anna, bert) = (user(store, new_customer("anna")).id, user(store, new_customer("bert")).id);
    let dealer = user(store, new_dealer("dora")).id;
    let (mint, lime) = (product(store, "Mint", 0).id, product(store, "Lime", 9).id);
    let lines = vec![entry(mint, "unit", 3, None), entry(lime, "bulk", 1, Some(dealer)), entry(lime, "unit", 2, None)];
    let given = lines.clone();
    let weekly = write(store, move |tx| tx.saved_carts().add(anna, "Weekly", &given, at(1)));
    let monthly = write(store, move |tx| tx.saved_carts().add(anna, "Monthly", &[entry(mint, "unit", 1, None)], at(2)));
    assert_eq!((weekly.lines, weekly.created_at), (3, at(1)));
    assert_eq!(read(store, move |tx| tx.saved_carts().of_user(anna)), [monthly.clone(), weekly.clone()]);
    assert_eq!(read(store, move |tx| tx.saved_carts().of_user(bert)), []);
    let id = weekly.id;
    assert_eq!(read(store, move |tx| tx.saved_carts().lines(anna, id)), Some(lines));
    assert_eq!(read(store, move |tx| tx.saved_carts().lines(bert, id)), None, "a saved cart is its owner's");
    assert_eq!(read(store, move |tx| tx.saved_carts().lines(anna, SavedCartId(987_654))), None);

    assert!(!write(store, move |tx| tx.saved_carts().rename(bert, id, "Mine", at(3))));
    assert!(write(store, move |tx| tx.saved_carts().rename(anna, id, "Friday", at(3))));
    assert!(!write(store, move |tx| tx.saved_carts().remove(bert, id)));
    // A removed product leaves the saved carts; one may be empty then.
    assert!(write(store, move |tx| {
        tx.stock().close(mint)?;
        tx.products().remove(mint)
    }));
    let brief = || {
        let carts = read(store, move |tx| tx.saved_carts().of_user(anna)).into_iter();
        carts.map(|cart| (cart.name, cart.lines)).collect::<Vec<_>>()
    };
    assert_eq!(brief(), [("Monthly".to_owned(), 0), ("Friday".to_owned(), 2)]);
    assert!(write(store, move |tx| tx.saved_carts().remove(anna, id)));
    assert!(!write(store, move |tx| tx.saved_carts().remove(anna, id)));
    assert_eq!(brief(), [("Monthly".to_owned(), 0)]);
}
