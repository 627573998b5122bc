//! Concurrency of guarded updates.

use tierway_testkit::builders::{at, goods_out, quantity};
use tierway_testkit::contract::support::{product, race, read, write};

on_each!(fifty_buyers_of_ten_pieces_get_ten, |database| {
    let id = product(&**database, "Mint", 10).id;
    let served = race(50, |_| write(&**database, move |tx| tx.stock().reserve(id, quantity(1), at(1))));
    assert_eq!(served.into_iter().filter(|served| *served).count(), 10);
    let level = read(&**database, move |tx| tx.stock().level(id)).unwrap();
    assert_eq!((level.balance(), level.reserved, level.available()), (10, 10, 0));
});

on_each!(goods_going_out_at_once_never_pass_zero_and_the_ledger_agrees, |database| {
    let id = product(&**database, "Mint", 10).id;
    let gone = race(30, |_| write(&**database, move |tx| tx.stock().record(&goods_out(id, 1), at(1))));
    let mut balances: Vec<i64> = gone.into_iter().flatten().map(|movement| movement.balance_after).collect();
    balances.sort_unstable();
    assert_eq!(balances, (0..10).collect::<Vec<_>>(), "each movement left one piece less");
    assert_eq!(read(&**database, |tx| tx.stock().level_mismatches()), []);
});

on_each!(absurdly_long_searches_are_answered, |database| {
    product(&**database, "Mint", 1);
    for text in ["mint ".repeat(5000), "x".repeat(100_000), "%".repeat(60_000)] {
        let filter = tierway_catalogue::ProductFilter { text: Some(text), ..Default::default() };
        let page = tierway_testkit::contract::support::all();
        read(&**database, move |tx| tx.products().list(&filter, Default::default(), &page));
    }
});
