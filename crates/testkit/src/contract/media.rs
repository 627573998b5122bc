//! Picture records: touching, removal, and both concurrently.

use tierway_application::Store;
use tierway_application::media::{Media, Touched};
use tierway_catalogue::{ProductDetails, ProductDraft};
use tierway_kernel::{ProductId, StoreError};

use super::support::{product, race, read, refused, write};
use crate::builders::{add_product, at, product_draft};

fn keys<const N: usize>(keys: [&str; N]) -> Vec<String> {
    keys.map(str::to_owned).to_vec()
}

fn note(store: &dyn Store, key: &str, minute: i64) {
    let media = Media { key: key.to_owned(), bytes: 4_000, width: 800, height: 600 };
    write(store, move |tx| tx.media().note(&media, at(minute)));
}

fn touch(store: &dyn Store, wanted: Vec<String>, minute: i64) -> Vec<String> {
    let mut touched = write(store, move |tx| tx.media().touch(&wanted, at(minute)));
    touched.sort();
    touched
}

fn untouched(store: &dyn Store, before: i64) -> Vec<String> {
    read(store, move |tx| tx.media().untouched(at(before), None, 100)).into_iter().map(|row| row.key).collect()
}

fn begin(store: &dyn Store, wanted: Vec<String>, before: i64) -> Vec<String> {
    let mut begun = write(store, move |tx| tx.media().begin_removal(&wanted, at(before)));
    begun.sort();
    begun
}

pub(super) fn a_touched_picture_moves_behind_the_untouched(store: &dyn Store) {
    for (key, minute) in [("b.jpg", 2), ("a.jpg", 1), ("c.jpg", 3)] {
        note(store, key, minute);
    }
    assert_eq!(untouched(store, 3), ["a.jpg", "b.jpg"], "the longest untouched first, and none of the very moment");
    assert_eq!(touch(store, keys(["a.jpg", "gone.jpg", "b.jpg"]), 5), ["a.jpg", "b.jpg"]);
    note(store, "b.jpg", 6);
    assert_eq!(untouched(store, 9), ["c.jpg", "a.jpg", "b.jpg"]);
    assert_eq!(touch(store, Vec::new(), 7), Vec::<String>::new());
}

pub(super) fn walking_untouched_pictures_over_ties_gives_each_once(store: &dyn Store) {
    for key in ["a.jpg", "b.jpg", "c.jpg", "d.jpg", "e.jpg"] {
        note(store, key, if key < "d.jpg" { 2 } else { 1 });
    }
    let mut walked = Vec::new();
    let mut after: Option<Touched> = None;
    loop {
        let place = after.clone();
        let rows = read(store, move |tx| tx.media().untouched(at(9), place.as_ref(), 2));
        let Some(last) = rows.last() else { break };
        after = Some(last.clone());
        walked.extend(rows.into_iter().map(|row| row.key));
    }
    assert_eq!(walked, ["d.jpg", "e.jpg", "a.jpg", "b.jpg", "c.jpg"]);
}

pub(super) fn only_what_is_old_is_removed_and_nobody_touches_it_then(store: &dyn Store) {
    note(store, "old.jpg", 1);
    note(store, "new.jpg", 5);
    assert_eq!(begin(store, keys(["old.jpg", "new.jpg", "gone.jpg"]), 5), ["old.jpg"]);
    assert_eq!(begin(store, keys(["old.jpg"]), 5), Vec::<String>::new(), "it has begun already");
    assert_eq!(untouched(store, 9), ["new.jpg"]);
    assert_eq!(touch(store, keys(["old.jpg", "new.jpg"]), 6), ["new.jpg"]);
    let media = Media { key: "old.jpg".to_owned(), bytes: 1, width: 1, height: 1 };
    let again = media.clone();
    assert_eq!(refused(store, move |tx| tx.media().note(&again, at(6))), StoreError::Contended);
    assert_eq!(read(store, |tx| tx.media().being_removed(9)), ["old.jpg"]);
    assert_eq!(write(store, |tx| tx.media().end_removal(&keys(["old.jpg", "new.jpg"]))), 1);
    assert_eq!(read(store, |tx| tx.media().being_removed(9)), Vec::<String>::new());
    write(store, move |tx| tx.media().note(&media, at(7)));
    assert_eq!(touch(store, keys(["old.jpg", "new.jpg"]), 8), ["new.jpg", "old.jpg"], "it came back");
}

pub(super) fn all_pictures_of_products_are_walked(store: &dyn Store) {
    let (mint, lime) = (product(store, "Mint", 0).id, product(store, "Lime", 0).id);
    let details = ProductDetails { images: keys(["a.jpg", "https://cdn.example/b.png"]), ..ProductDetails::default() };
    let given = ProductDraft { details, ..product_draft("Lime") };
    write(store, move |tx| tx.products().update(lime, &given, at(1)));
    let first = read(store, |tx| tx.products().images_after(ProductId(0), 1));
    assert_eq!(first, [(mint, Vec::new())]);
    let rest = read(store, move |tx| tx.products().images_after(mint, 9));
    assert_eq!(rest, [(lime, keys(["a.jpg", "https://cdn.example/b.png"]))]);
}

/// A form saved while the daily job removes its picture: one of the two succeeds.
pub(super) fn of_a_save_and_a_removal_at_once_one_counts(store: &dyn Store) {
    let id = product(store, "Mint", 0).id;
    for number in 0..20 {
        let key = format!("{number}.jpg");
        note(store, &key, 1);
        let outcomes = race(2, |thread| {
            let wanted = vec![key.clone()];
            if thread == 0 {
                return !begin(store, wanted, 2).is_empty();
            }
            write(store, move |tx| {
                let there = tx.media().touch(&wanted, at(3))?;
                if there.is_empty() {
                    return Ok(false);
                }
                let details = ProductDetails { images: there, ..ProductDetails::default() };
                tx.products().update(id, &ProductDraft { details, ..product_draft("Mint") }, at(3))?;
                Ok(true)
            })
        });
        assert_ne!(outcomes[0], outcomes[1], "the picture is either removed or referred to");
        if outcomes[1] {
            let images = read(store, move |tx| tx.products().images_after(ProductId(0), 1));
            assert_eq!(images, [(id, vec![key.clone()])]);
            assert!(begin(store, vec![key], 2).is_empty(), "what was touched stays");
        }
    }
}

pub(super) fn hosts_of_pictures_elsewhere_are_known_once_each(store: &dyn Store) {
    let hosts = |limit| read(store, move |tx| tx.media().hosts(limit));
    assert_eq!(hosts(10), Vec::<String>::new());
    let images = |images: &[&str]| {
        let mut draft = product_draft("Mint");
        draft.details.images = images.iter().map(|image| (*image).to_owned()).collect();
        draft
    };
    let draft = images(&["https://b.example/1.png", "0123456789abcdef.png", "https://C.example:8443/2"]);
    let mint = write(store, move |tx| add_product(tx, &draft, 1));
    assert_eq!(hosts(10), ["b.example", "c.example:8443"]);
    let draft = images(&["https://b.example/3.png", "https://a.example/4.png"]);
    write(store, move |tx| tx.products().update_seen(mint.id, None, &draft, at(1)).map(|_| ()));
    assert_eq!(hosts(10), ["a.example", "b.example", "c.example:8443"], "what was named stays: old pages show it");
    assert_eq!(hosts(2), ["a.example", "b.example"]);
}
