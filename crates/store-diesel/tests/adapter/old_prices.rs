//! Dealers' prices set by an older version.

use std::path::Path;

use tierway_catalogue::{DealerPriceFilter, OwnPrices};
use tierway_kernel::{Money, PageRequest, ProductId};
use tierway_testkit::builders::{add_product, add_user, at, new_dealer, product_draft};
use tierway_testkit::contract::support::{read, write};

use crate::execute;

on_each!(prices_of_an_older_version_are_listed_where_they_belong, |database| {
    let (dealer, mint, apple) = write(&**database, |tx| {
        let dealer = add_user(tx, &new_dealer("dora"))?.id;
        let mut add = |name: &str, cents| {
            let product = add_product(tx, &product_draft(name), 0)?.id;
            tx.prices().set_dealer_price(dealer, product, Some(OwnPrices::of_piece(Money::of(cents))), None, at(0))?;
            Ok::<ProductId, tierway_kernel::StoreError>(product)
        };
        Ok((dealer, add("Mint", 9_900)?, add("Apple", 1_700)?))
    });
    let listed = |blocked| {
        let filter = DealerPriceFilter { products: None, blocked };
        let page = read(&**database, move |tx| tx.prices().dealer_price_list(dealer, &filter, &PageRequest::first(9)));
        page.items.into_iter().map(|price| price.product_id).collect::<Vec<_>>()
    };
    // As they were before the column was there.
    execute(database, "UPDATE dealer_prices SET list_key = ''").unwrap();
    assert_eq!(listed(Some(false)), [], "nobody knows where they belong");
    drop(tierway_store_diesel::open(database.url(), Path::new("")).unwrap());
    assert_eq!((listed(None), listed(Some(true)), listed(Some(false))), (vec![mint, apple], vec![mint], vec![apple]));
});
