//! The log of changed products.

use tierway_application::Store;
use tierway_catalogue::CatalogueChange;
use tierway_kernel::{ProductId, StoreError};

use super::support::{product, read, refused, write};
use crate::builders::at;

/// The products of the rows whose ids come after the `seen` first rows.
fn after(store: &dyn Store, seen: i64) -> Vec<i64> {
    let first = read(store, |tx| tx.catalogue_log().changes(&[0..=i64::MAX]))[0].id;
    let changes = read(store, move |tx| tx.catalogue_log().changes(&[first + seen..=i64::MAX]));
    changes.iter().map(|change| change.product_id.0).collect()
}

pub(super) fn changes_are_read_in_the_order_in_which_they_were_noted(store: &dyn Store) {
    assert_eq!(read(store, |tx| tx.catalogue_log().last()), 0, "nothing has changed yet");
    assert_eq!(read(store, |tx| tx.catalogue_log().changes(&[0..=i64::MAX])), []);
    // Also of products that are gone.
    write(store, |tx| tx.catalogue_log().note(&[ProductId(7), ProductId(3)], at(0)));
    write(store, |tx| tx.catalogue_log().note(&[], at(1)));
    write(store, |tx| tx.catalogue_log().note(&[ProductId(7)], at(1)));
    assert_eq!(after(store, 0), [7, 3, 7]);
    assert_eq!(after(store, 2), [7]);
    assert_eq!(after(store, 3), Vec::<i64>::new());
    let all = read(store, |tx| tx.catalogue_log().changes(&[0..=i64::MAX]));
    assert_eq!(all.last().map(|change| change.id), Some(read(store, |tx| tx.catalogue_log().last())));
    assert_eq!(all.iter().map(|change| change.changed_at).collect::<Vec<_>>(), [at(0), at(0), at(1)]);
}

pub(super) fn several_ranges_are_read_at_once(store: &dyn Store) {
    let products: Vec<ProductId> = (1..=6).map(ProductId).collect();
    write(store, move |tx| tx.catalogue_log().note(&products, at(0)));
    let first = read(store, |tx| tx.catalogue_log().changes(&[0..=i64::MAX]))[0].id;
    let changes = read(store, move |tx| tx.catalogue_log().changes(&[first + 1..=first + 2, first + 5..=i64::MAX]));
    let expected = [1, 2, 5].map(|place| CatalogueChange {
        id: first + place,
        product_id: ProductId(place + 1),
        changed_at: at(0),
    });
    assert_eq!(changes, expected);
    assert_eq!(read(store, |tx| tx.catalogue_log().changes(&[])), []);
}

pub(super) fn what_is_hours_older_than_the_newest_is_settled(store: &dyn Store) {
    assert_eq!(read(store, |tx| tx.catalogue_log().settled()), 0);
    write(store, |tx| tx.catalogue_log().note(&[ProductId(1), ProductId(2)], at(0)));
    let old = read(store, |tx| tx.catalogue_log().last());
    write(store, |tx| tx.catalogue_log().note(&[ProductId(3)], at(120)));
    assert_eq!(read(store, |tx| tx.catalogue_log().settled()), 0, "two hours are not more than two hours");
    write(store, |tx| tx.catalogue_log().note(&[ProductId(3)], at(121)));
    assert_eq!(read(store, |tx| tx.catalogue_log().settled()), old);
}

pub(super) fn all_products_are_walked_by_id(store: &dyn Store) {
    let ids: Vec<ProductId> = ["Mint", "Apple", "Cola"].map(|name| product(store, name, 0).id).to_vec();
    let after = |id, limit| read(store, move |tx| tx.catalogue_log().products_after(id, limit));
    assert_eq!(after(ProductId(0), 2), ids[..2]);
    assert_eq!(after(ids[1], 2), ids[2..]);
    assert_eq!(after(ids[2], 2), []);
}

pub(super) fn a_rolled_back_change_is_not_in_the_log(store: &dyn Store) {
    write(store, |tx| tx.catalogue_log().note(&[ProductId(1)], at(0)));
    refused(store, |tx| {
        tx.catalogue_log().note(&[ProductId(2)], at(0))?;
        Err::<(), _>(StoreError::Failed("on purpose".to_owned()))
    });
    write(store, |tx| tx.catalogue_log().note(&[ProductId(3)], at(0)));
    assert_eq!(after(store, 0), [1, 3]);
}

pub(super) fn old_changes_are_forgotten_but_never_the_newest(store: &dyn Store) {
    for minute in 0..4 {
        write(store, move |tx| tx.catalogue_log().note(&[ProductId(minute)], at(minute)));
    }
    let last = read(store, |tx| tx.catalogue_log().last());
    assert_eq!(write(store, |tx| tx.catalogue_log().purge(at(2))), 2, "noted before, not at");
    assert_eq!(after(store, 0), [2, 3]);
    assert_eq!(write(store, |tx| tx.catalogue_log().purge(at(60))), 1, "the newest stays");
    assert_eq!(read(store, |tx| tx.catalogue_log().last()), last);
    write(store, |tx| tx.catalogue_log().note(&[ProductId(9)], at(61)));
    assert_eq!(after(store, 0), [3, 9]);
}
