//! Products and stores visible to guests.

use tierway_accounts::{NewUser, StoreProfile, User, Verification};
use tierway_application::Store;
use tierway_application::site::{PublicBlock, PublicEntry, PublicKind};
use tierway_catalogue::OwnPrices;
use tierway_kernel::Money;

use super::support::{product, read, user, write};
use crate::builders::{at, new_dealer, new_wholesaler};

/// Counts what the entries say, in plain loops.
fn counted(entries: &[PublicEntry], size: i64) -> Vec<PublicBlock> {
    let mut blocks: Vec<PublicBlock> = Vec::new();
    for entry in entries {
        let number = entry.id / size;
        match blocks.last_mut().filter(|last| last.number == number) {
            Some(last) => {
                last.entries += 1;
                last.changed_at = last.changed_at.max(entry.changed_at);
            }
            None => blocks.push(PublicBlock { number, entries: 1, changed_at: entry.changed_at }),
        }
    }
    blocks
}

fn entries(store: &dyn Store, kind: PublicKind) -> Vec<PublicEntry> {
    read(store, move |tx| tx.public_pages().entries(kind, 0..i64::MAX))
}

fn assert_blocks(store: &dyn Store, kind: PublicKind) {
    let entries = entries(store, kind);
    for size in [1, 2, 3, 50_000] {
        assert_eq!(read(store, move |tx| tx.public_pages().blocks(kind, size)), counted(&entries, size), "{size}");
    }
}

pub(super) fn products_on_sale_have_a_page(store: &dyn Store) {
    assert_eq!(read(store, |tx| tx.public_pages().blocks(PublicKind::Product, 10)), []);
    let ids: Vec<_> = ["Mint", "Cola", "Kiwi", "Plum", "Lime"].map(|name| product(store, name, 0).id).into();
    let gone = ids[1];
    write(store, move |tx| tx.products().set_active(gone, false, at(5)));
    let listed = entries(store, PublicKind::Product);
    assert_eq!(listed.iter().map(|entry| entry.id).collect::<Vec<_>>(), [ids[0].0, ids[2].0, ids[3].0, ids[4].0]);
    let changed = ids[4];
    write(store, move |tx| tx.products().set_active(changed, false, at(7)));
    write(store, move |tx| tx.products().set_active(changed, true, at(9)));
    let expected = PublicEntry { id: changed.0, store_name: None, changed_at: at(9) };
    assert_eq!(entries(store, PublicKind::Product)[3], expected);
    let range = ids[2].0..ids[4].0;
    let some = read(store, move |tx| tx.public_pages().entries(PublicKind::Product, range.clone()));
    assert_eq!(some.iter().map(|entry| entry.id).collect::<Vec<_>>(), [ids[2].0, ids[3].0], "the end is not in it");
    assert_blocks(store, PublicKind::Product);
}

pub(super) fn open_stores_have_a_page(store: &dyn Store) {
    let open = user(store, new_dealer("open"));
    user(store, NewUser { is_active: false, ..new_dealer("gone") });
    user(store, NewUser { verification: Verification::Pending, ..new_dealer("waiting") });
    user(store, new_wholesaler("wanda"));
    let busy = user(store, new_dealer("busy"));
    let (mint, cola) = (product(store, "Mint", 0).id, product(store, "Cola", 0).id);
    let (dealer, own) = (busy.id, OwnPrices { unit: Money::of(200), pack: None, bulk: None });
    let later = busy.created_at + chrono::Duration::days(3);
    write(store, move |tx| {
        tx.prices().set_dealer_price(dealer, mint, Some(own), None, later)?;
        tx.prices().set_dealer_price(dealer, cola, Some(own), None, later - chrono::Duration::days(1))
    });
    let entry =
        |dealer: &User, changed_at| PublicEntry { id: dealer.id.0, store_name: Some(dealer.store_name()), changed_at };
    assert_eq!(entries(store, PublicKind::Store), [entry(&open, open.created_at), entry(&busy, later)]);
    assert_blocks(store, PublicKind::Store);
    let (dealer, newest) = (open.id, later + chrono::Duration::days(1));
    let profile = StoreProfile { about: Some("Since 1998.".to_owned()), ..StoreProfile::default() };
    write(store, move |tx| tx.store_profiles().save(dealer, &profile, newest));
    assert_eq!(entries(store, PublicKind::Store)[0], entry(&open, newest));
    assert_blocks(store, PublicKind::Store);
}
