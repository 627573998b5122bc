//! The places that accounts signed in from.

use tierway_application::Store;
use tierway_kernel::UserId;

use super::support::{read, user, write};
use crate::builders::{at, new_customer};

fn note(store: &dyn Store, user: UserId, key: &'static str, minute: i64) {
    write(store, move |tx| tx.places().note(user, key, at(minute)));
}

fn known(store: &dyn Store, user: UserId) -> Vec<(String, chrono::DateTime<chrono::Utc>)> {
    let mut known = read(store, move |tx| tx.places().known(user, &["device:a", "address:b", "device:c"]));
    known.sort_by(|a, b| a.key.cmp(&b.key));
    known.into_iter().map(|place| (place.key, place.used_at)).collect()
}

pub(super) fn a_place_is_known_to_the_account_that_used_it(store: &dyn Store) {
    let anna = user(store, new_customer("anna")).id;
    let ben = user(store, new_customer("ben")).id;
    note(store, anna, "device:a", 1);
    note(store, anna, "address:b", 2);
    note(store, anna, "device:elsewhere", 2);
    note(store, ben, "address:b", 3);
    let (device, address) = ("device:a".to_owned(), "address:b".to_owned());
    assert_eq!(known(store, anna), [(address.clone(), at(2)), (device.clone(), at(1))]);
    assert_eq!(known(store, ben), [(address.clone(), at(3))]);
    assert_eq!(known(store, UserId(0)), []);
    assert_eq!(read(store, move |tx| tx.places().known(anna, &[])), []);
    note(store, anna, "device:a", 7);
    assert_eq!(known(store, anna), [(address, at(2)), (device, at(7))], "the last sign-in counts");
}

pub(super) fn old_places_are_forgotten(store: &dyn Store) {
    let anna = user(store, new_customer("anna")).id;
    note(store, anna, "device:a", 1);
    note(store, anna, "address:b", 2);
    assert_eq!(write(store, |tx| tx.places().purge_places(at(2))), 1);
    assert_eq!(known(store, anna), [("address:b".to_owned(), at(2))]);
}
