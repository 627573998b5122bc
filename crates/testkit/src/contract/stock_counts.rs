//! Stock counts, and sums of the ledger.

use chrono::NaiveDate;
use tierway_application::Store;
use tierway_inventory::{CountLine, CountSums, DayPieces, NewMovement, NewStockCount, ProductPieces, Reason};
use tierway_kernel::{BusinessZone, DateSort, ProductId, StockCountId};

use super::support::{all, assert_walks, product, read, refused, user, write};
use crate::builders::{at, goods_in, goods_out, new_warehouse};

fn count(reason: &str) -> NewStockCount {
    NewStockCount { reason: reason.to_owned(), created_by: None, sums: CountSums::default() }
}

fn line(product_id: ProductId, expected: i64, counted: i64) -> CountLine {
    CountLine { product_id, lot_id: None, expected, counted }
}

pub(super) fn a_count_reads_back_with_its_lines(store: &dyn Store) {
    let staff = user(store, new_warehouse("willi")).id;
    let (mint, lime) = (product(store, "Mint", 3).id, product(store, "Lime", 0).id);
    let sums = CountSums { lines: 2, differences: 1, pieces_in: 0, pieces_out: 1 };
    let new = NewStockCount { created_by: Some(staff), sums, ..count("Shelf 4") };
    let lines = [line(mint, 3, 2), line(lime, 0, 0)];
    let entry = new.clone();
    let added = write(store, move |tx| tx.stock_counts().add(&entry, &lines, at(4)));
    assert_eq!((&added.entry, added.created_at), (&new, at(4)));
    let id = added.id;
    assert_eq!(read(store, move |tx| tx.stock_counts().by_id(id)), Some(added));
    assert_eq!(read(store, move |tx| tx.stock_counts().lines(id)), lines);
    assert_eq!(read(store, |tx| tx.stock_counts().by_id(StockCountId(987_654))), None);
    assert!(read(store, move |tx| tx.stock().has_movements(lime)), "what was counted has a history");
    refused(store, move |tx| {
        tx.stock().close(lime)?;
        tx.products().remove(lime)
    });
    refused(store, |tx| tx.stock_counts().add(&count("x"), &[line(ProductId(987_654), 0, 0)], at(4)));
    let found = NewMovement { count_id: Some(id), ..goods_in(mint, 1) };
    let movement = write(store, move |tx| tx.stock().record(&found, at(5))).expect("goods in are always written");
    let filter = tierway_inventory::MovementFilter { count_id: Some(id), ..Default::default() };
    assert_eq!(read(store, move |tx| tx.stock().movements(&filter, &all())).items, [movement]);
}

pub(super) fn long_counts_keep_their_order(store: &dyn Store) {
    let mint = product(store, "Mint", 0).id;
    let lines: Vec<CountLine> = (0..2_500).map(|number| line(mint, number, number)).collect();
    let sent = lines.clone();
    let id = write(store, move |tx| tx.stock_counts().add(&count("All"), &sent, at(1))).id;
    assert_eq!(read(store, move |tx| tx.stock_counts().lines(id)), lines);
}

pub(super) fn walking_counts_over_ties_gives_each_once(store: &dyn Store) {
    let mut expected = Vec::new();
    for number in 0..7 {
        expected.insert(0, write(store, move |tx| tx.stock_counts().add(&count("x"), &[], at(number / 3))).id);
    }
    for sort in DateSort::ALL {
        assert_walks(store, &expected, move |tx, page| {
            tx.stock_counts().list(sort, page).map(|page| page.map(|count| count.id))
        });
        expected.reverse();
    }
}

pub(super) fn pieces_add_up_by_day_and_by_product(store: &dyn Store) {
    let (mint, lime) = (product(store, "Mint", 9).id, product(store, "Lime", 9).id);
    let made = move |id, pieces| NewMovement { reason: Reason::Production, ..goods_in(id, pieces) };
    // at(0) is 2 March 2026, 09:00; a day has 1440 minutes.
    write(store, move |tx| {
        for (movement, minute) in [
            (made(mint, 100), 0),
            (made(lime, 40), 899),
            (made(mint, 7), 900),
            (goods_out(mint, 3), 900),
            (goods_in(mint, 50), 900),
            (made(mint, 1000), 5000),
        ] {
            tx.stock().record(&movement, at(minute))?.expect("there is enough");
        }
        Ok(())
    });
    let reasons = [Reason::Production, Reason::Damage];
    let runs = BusinessZone::UTC.runs(at(0).date_naive(), at(0).date_naive() + chrono::Days::new(2));
    let mut days = read(store, move |tx| tx.stock().pieces_by_day(&reasons, &runs));
    // A store may give several rows of a day.
    days.sort_by_key(|row| (row.day, row.reason.as_str()));
    let day = |text: &str| text.parse::<NaiveDate>().expect("a day");
    let sum = |rows: &[DayPieces], text: &str, reason| -> i64 {
        rows.iter().filter(|row| row.day == day(text) && row.reason == reason).map(|row| row.pieces).sum()
    };
    assert_eq!(sum(&days, "2026-03-02", Reason::Production), 140);
    assert_eq!(sum(&days, "2026-03-03", Reason::Production), 7);
    assert_eq!(sum(&days, "2026-03-03", Reason::Damage), 3);
    assert_eq!(days.iter().map(|row| row.pieces).sum::<i64>(), 150, "nothing else: {days:?}");
    let products = read(store, move |tx| tx.stock().pieces_by_product(&reasons, at(0), at(5000)));
    let of = |rows: &[ProductPieces], id, reason| -> i64 {
        rows.iter().filter(|row| row.product_id == id && row.reason == reason).map(|row| row.pieces).sum()
    };
    assert_eq!(of(&products, mint, Reason::Production), 107);
    assert_eq!((of(&products, mint, Reason::Damage), of(&products, lime, Reason::Production)), (3, 40));
    assert_eq!(read(store, |tx| tx.stock().pieces_by_day(&[], &[])), []);
}
