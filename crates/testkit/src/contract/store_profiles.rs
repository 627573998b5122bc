//! What dealers show in their stores.

use tierway_accounts::StoreProfile;
use tierway_application::Store;
use tierway_kernel::UserId;

use super::support::{read, refused, user, write};
use crate::builders::{at, new_dealer};

fn profile(logo: Option<&str>, about: Option<&str>) -> StoreProfile {
    StoreProfile { logo: logo.map(str::to_owned), about: about.map(str::to_owned) }
}

fn save(store: &dyn Store, dealer: UserId, profile: &StoreProfile, minute: i64) {
    let profile = profile.clone();
    write(store, move |tx| tx.store_profiles().save(dealer, &profile, at(minute)));
}

pub(super) fn a_stores_profile_reads_back_and_is_replaced(store: &dyn Store) {
    let (dora, eva) = (user(store, new_dealer("dora")).id, user(store, new_dealer("eva")).id);
    let of = |dealer| read(store, move |tx| tx.store_profiles().of_dealer(dealer));
    assert_eq!(of(dora), StoreProfile::default(), "nothing was set");
    let first = profile(Some("a.png"), Some("Seit 1998.\n\nÜber uns: 云角."));
    save(store, dora, &first, 1);
    assert_eq!((of(dora), of(eva)), (first, StoreProfile::default()));
    for next in [profile(None, Some("Since 1998.")), profile(Some("b.jpg"), None), profile(None, None)] {
        save(store, dora, &next, 2);
        assert_eq!(of(dora), next);
    }
    let nobodys = profile(Some("a.png"), None);
    refused(store, move |tx| tx.store_profiles().save(UserId(987_654), &nobodys, at(1)));
    let blank = profile(None, Some(""));
    refused(store, move |tx| tx.store_profiles().save(dora, &blank, at(1)));
}

pub(super) fn logos_of_stores_are_those_in_use(store: &dyn Store) {
    assert_eq!(read(store, |tx| tx.store_profiles().logos()), Vec::<String>::new());
    for (name, logo) in [("dora", Some("a.png")), ("eva", Some("b.jpg")), ("finn", Some("a.png")), ("gus", None)] {
        let dealer = user(store, new_dealer(name)).id;
        save(store, dealer, &profile(logo, Some("Text")), 1);
        if name == "eva" {
            save(store, dealer, &profile(Some("c.jpg"), None), 2);
        }
    }
    let mut logos = read(store, |tx| tx.store_profiles().logos());
    logos.sort();
    logos.dedup();
    assert_eq!(logos, ["a.png", "c.jpg"]);
}
