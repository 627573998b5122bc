//! The list of a dealer's own prices: blocked ones first, then by name, whatever happens to the products.

use std::collections::HashMap;

use tierway_application::{Store, Transaction};
use tierway_catalogue::{
    DealerPrice, DealerPriceFilter, OwnPrices, Product, ProductDraft, TierPrice, blocked_price, dealer_price_key,
};
use tierway_kernel::{Cursor, Money, PageRequest, ProductId, StoreError, UserId, fold};

use super::support::{all, assert_walks, race, read, user, walk, write};
use crate::builders::{at, new_dealer, product_draft, quantity};
use crate::fakes::next;

fn draft(name: &str, sku: &str) -> ProductDraft {
    ProductDraft { sku: sku.to_owned(), ..product_draft(name) }
}

fn put(tx: &mut dyn Transaction, dealer: UserId, product: ProductId, own: OwnPrices) -> Result<(), StoreError> {
    tx.prices().set_dealer_price(dealer, product, Some(own), Some(dealer), at(1)).map(|_| ())
}

/// The naive list: all prices of the dealer, checked one by one.
fn expected(store: &dyn Store, dealer: UserId, filter: &DealerPriceFilter, products: &[ProductId]) -> Vec<DealerPrice> {
    let ids = products.to_vec();
    let (mut prices, products) =
        read(store, move |tx| Ok((tx.prices().dealer_prices(dealer, &ids)?, tx.products().by_ids(&ids)?)));
    let products: HashMap<ProductId, Product> = products.into_iter().map(|product| (product.id, product)).collect();
    let is_blocked = |price: &DealerPrice| blocked_price(&products[&price.product_id], price.prices).is_some();
    prices.retain(|price| {
        filter.blocked.is_none_or(|blocked| is_blocked(price) == blocked)
            && filter.products.as_ref().is_none_or(|wanted| wanted.contains(&price.product_id))
    });
    prices.sort_by_key(|price| (!is_blocked(price), fold(&products[&price.product_id].name), price.product_id));
    prices
}

fn assert_listed(store: &dyn Store, dealer: UserId, products: &[ProductId]) {
    let some: Vec<ProductId> = products.iter().copied().step_by(2).chain(products.first().copied()).collect();
    for products_wanted in [None, Some(some), Some(Vec::new())] {
        for blocked in [None, Some(true), Some(false)] {
            let filter = DealerPriceFilter { products: products_wanted.clone(), blocked };
            let wanted = expected(store, dealer, &filter, products);
            assert_walks(store, &wanted, move |tx, page| tx.prices().dealer_price_list(dealer, &filter, page));
        }
    }
}

pub(super) fn prices_are_listed_blocked_ones_first_then_by_name(store: &dyn Store) {
    let (dora, dirk) = (user(store, new_dealer("dora")).id, user(store, new_dealer("dirk")).id);
    let names = ["Zest", "apple", "Apple", "Äther", "banana", "Banana", "10 Pods", "_special", "茶"];
    let ids: Vec<ProductId> = write(store, move |tx| {
        let add = |(number, name): (usize, &&str)| {
            tx.products().add(&draft(name, &format!("SKU-{number}")), at(0)).map(|product| product.id)
        };
        names.iter().enumerate().map(add).collect()
    });
    assert_listed(store, dora, &ids);
    let products = ids.clone();
    write(store, move |tx| {
        for (number, id) in (0..).zip(&products) {
            // Those beyond 25.00 are blocked.
            put(tx, dora, *id, OwnPrices::of_piece(Money::of(1_700 + 150 * number)))?;
        }
        put(tx, dirk, products[0], OwnPrices::of_piece(Money::of(1_700)))
    });
    assert_listed(store, dora, &ids);
    assert_listed(store, dirk, &ids);
    // What becomes of the products moves the prices; each of these once more after the others.
    let mut seed = 7_u64;
    for round in 0..24 {
        let (at_random, id) = (next(&mut seed), ids[next(&mut seed) as usize % ids.len()]);
        let name = names[next(&mut seed) as usize % names.len()];
        write(store, move |tx| {
            let own = OwnPrices {
                unit: Money::of(1_600 + 100 * (at_random % 12) as i64),
                pack: (at_random % 3 == 0).then(|| Money::of(15_000)),
                bulk: (at_random % 5 == 0).then(|| Money::of(150_000)),
            };
            match at_random % 6 {
                0 => tx.prices().set_dealer_price(dora, id, None, None, at(2)).map(|_| ()),
                1 => put(tx, dora, id, own),
                2 => put(tx, dirk, id, own),
                _ => {
                    let price = |minor: u64| Some(Money::of(minor as i64));
                    let changed = ProductDraft {
                        suggested_dealer_min_price: price(1_500 + 100 * (at_random % 5)),
                        suggested_dealer_max_price: price(1_900 + 100 * (at_random % 7)),
                        pack: TierPrice { price: price(12_000), quantity: Some(quantity(5 + (at_random % 9) as i64)) },
                        ..draft(name, &format!("SKU-{id}-{round}"))
                    };
                    tx.products().update(id, &changed, at(3)).map(|_| ())
                }
            }
        });
        for dealer in [dora, dirk] {
            let wanted = expected(store, dealer, &DealerPriceFilter::default(), &ids);
            let found = read(store, move |tx| tx.prices().dealer_price_list(dealer, &Default::default(), &all()));
            assert_eq!((found.items, found.total), (wanted.clone(), wanted.len() as u64), "after change {round}");
        }
    }
    assert_listed(store, dora, &ids);
    assert_listed(store, dirk, &ids);
}

pub(super) fn thousands_of_prices_are_walked_by_page(store: &dyn Store) {
    const MANY: usize = 2_500;
    let dealer = user(store, new_dealer("dora")).id;
    let mut ids: Vec<ProductId> = Vec::new();
    for begin in (0..MANY).step_by(500) {
        ids.extend(write(store, move |tx| {
            let mut added = Vec::new();
            for number in begin..begin + 500 {
                // Names come several times, and every tenth price is blocked.
                let draft = draft(&format!("Pod {}", number * 7 % 900), &format!("SKU-{number}"));
                let id = tx.products().add(&draft, at(0))?.id;
                let price = if number % 10 == 0 { 9_900 } else { 1_700 };
                put(tx, dealer, id, OwnPrices::of_piece(Money::of(price)))?;
                added.push(id);
            }
            Ok(added)
        }));
    }
    for (filter, total) in [
        (DealerPriceFilter::default(), MANY),
        (DealerPriceFilter { blocked: Some(true), ..DealerPriceFilter::default() }, MANY / 10),
        (DealerPriceFilter { products: Some(ids.clone()), blocked: Some(false) }, MANY / 10 * 9),
    ] {
        let wanted = expected(store, dealer, &filter, &ids);
        let found =
            walk(store, 200, total as u64, move |tx, page| tx.prices().dealer_price_list(dealer, &filter, page));
        assert_eq!(found, wanted);
    }
    // A cursor goes on from where it stood, though what it stood on has gone.
    let open = DealerPriceFilter { blocked: Some(false), products: None };
    let wanted = expected(store, dealer, &open, &ids);
    let removed = wanted[1_000];
    write(store, move |tx| tx.prices().set_dealer_price(dealer, removed.product_id, None, None, at(2)));
    let stood = read(store, move |tx| tx.products().by_id(removed.product_id)).expect("it is there");
    let cursor = Cursor::text(dealer_price_key(&stood, removed.prices), stood.id.0);
    let page = PageRequest { limit: 3, cursor: Some(cursor) };
    let found = read(store, move |tx| tx.prices().dealer_price_list(dealer, &open, &page));
    assert_eq!((found.items.as_slice(), found.total), (&wanted[1_001..1_004], wanted.len() as u64 - 1));
}

pub(super) fn a_price_that_is_set_while_its_product_changes_stands_where_it_belongs(store: &dyn Store) {
    let dealers: Vec<UserId> = (0..6).map(|number| user(store, new_dealer(&format!("dealer{number}"))).id).collect();
    let id = write(store, |tx| tx.products().add(&draft("Mint", "MINT"), at(0))).id;
    race(12, |number| match number % 2 {
        0 => {
            let dealer = dealers[number / 2];
            write(store, move |tx| put(tx, dealer, id, OwnPrices::of_piece(Money::of(1_700))));
        }
        _ => {
            let max = Some(Money::of(if number % 4 == 1 { 1_650 } else { 2_500 }));
            let changed = ProductDraft { suggested_dealer_max_price: max, ..draft("Mint", "MINT") };
            write(store, move |tx| tx.products().update(id, &changed, at(1)).map(|_| ()));
        }
    });
    let product = read(store, move |tx| tx.products().by_id(id)).expect("it is there");
    for dealer in dealers {
        let found = read(store, move |tx| tx.prices().dealer_price_list(dealer, &Default::default(), &all())).items;
        let blocked = Some(dealer_price_key(&product, found[0].prices).starts_with('0'));
        let filter = DealerPriceFilter { blocked, products: None };
        assert_eq!(read(store, move |tx| tx.prices().dealer_price_list(dealer, &filter, &all())).total, 1);
    }
}
