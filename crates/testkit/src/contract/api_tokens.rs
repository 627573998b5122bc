//! API tokens: found by their hash, revoked once.

use tierway_accounts::{ApiToken, CheckedToken, NewApiToken};
use tierway_application::Store;
use tierway_kernel::{ApiTokenId, Scope, StoreError, UserId};

use super::support::{assert_walks, read, refused, user, write};
use crate::builders::{at, new_dealer};

fn new(user: UserId, key: &str, until: i64) -> NewApiToken {
    let scopes: Vec<Scope> = ["products:read", "orders:write"].iter().filter_map(|name| name.parse().ok()).collect();
    NewApiToken {
        user_id: user,
        plan: CheckedToken { name: format!("Sync {key}"), scopes, expires_at: at(until) },
        preview: "tw_abcde".to_owned(),
        key_hash: key.to_owned(),
    }
}

fn add(store: &dyn Store, new: NewApiToken, minute: i64) -> ApiToken {
    write(store, move |tx| tx.tokens().add(&new, at(minute)))
}

fn get(store: &dyn Store, id: ApiTokenId) -> ApiToken {
    read(store, move |tx| tx.tokens().by_id(id)).expect("the token exists")
}

pub(super) fn a_token_is_found_with_its_owner_and_its_key_is_unique(store: &dyn Store) {
    let dora = user(store, new_dealer("dora"));
    let added = add(store, new(dora.id, "key-a", 60), 1);
    let (found, owner) = read(store, |tx| tx.tokens().find("key-a")).expect("the token exists");
    assert_eq!((&found, owner), (&added, dora.clone()));
    assert_eq!((found.created_at, found.expires_at), (at(1), at(60)));
    assert_eq!((found.last_used_at, found.revoked_at), (None, None));
    let plan = new(dora.id, "key-a", 60).plan;
    assert_eq!((found.name, found.scopes, found.preview.as_str()), (plan.name, plan.scopes, "tw_abcde"));
    assert_eq!(get(store, added.id), added);
    assert!(read(store, |tx| tx.tokens().find("key-b")).is_none());
    assert!(read(store, |tx| tx.tokens().by_id(ApiTokenId(987_654))).is_none());
    let again = new(dora.id, "key-a", 60);
    let taken = refused(store, move |tx| tx.tokens().add(&again, at(2)));
    assert_eq!(taken, StoreError::Taken("api_tokens.key_hash"));
    let nobodys = new(UserId(987_654), "key-c", 60);
    refused(store, move |tx| tx.tokens().add(&nobodys, at(2)));
}

pub(super) fn a_token_is_revoked_once_and_its_last_use_moves_forward(store: &dyn Store) {
    let dora = user(store, new_dealer("dora")).id;
    let (id, other) = (add(store, new(dora, "key-a", 60), 0).id, add(store, new(dora, "key-b", 60), 0).id);
    write(store, move |tx| tx.tokens().touch(id, at(9)));
    write(store, move |tx| tx.tokens().touch(id, at(4)));
    assert_eq!(get(store, id).last_used_at, Some(at(9)), "a late request does not turn the time back");
    assert_eq!(get(store, other).last_used_at, None);
    assert!(write(store, move |tx| tx.tokens().revoke(id, at(10))));
    assert!(!write(store, move |tx| tx.tokens().revoke(id, at(11))));
    assert!(!write(store, |tx| tx.tokens().revoke(ApiTokenId(987_654), at(11))));
    assert_eq!((get(store, id).revoked_at, get(store, other).revoked_at), (Some(at(10)), None));
}

pub(super) fn own_tokens_are_walked_newest_first_and_the_live_ones_counted(store: &dyn Store) {
    let dora = user(store, new_dealer("dora")).id;
    let dana = user(store, new_dealer("dana")).id;
    let mut own = Vec::new();
    for number in 0..7 {
        own.insert(0, add(store, new(dora, &format!("key-{number}"), 60 + number), number / 3).id);
    }
    add(store, new(dana, "danas", 99), 2);
    let first = own[6];
    write(store, move |tx| tx.tokens().revoke(first, at(5)));
    assert_walks(store, &own, move |tx, page| tx.tokens().list(dora, page).map(|page| page.map(|token| token.id)));
    let live = move |minute| read(store, move |tx| tx.tokens().count_live(dora, at(minute)));
    assert_eq!((live(59), live(61), live(62), live(66)), (6, 5, 4, 0), "one ends at its time, not after it");
}

pub(super) fn tokens_that_ended_long_ago_are_forgotten(store: &dyn Store) {
    let dora = user(store, new_dealer("dora")).id;
    let ended = add(store, new(dora, "ended", 10), 0).id;
    let revoked = add(store, new(dora, "revoked", 60), 0).id;
    write(store, move |tx| tx.tokens().revoke(revoked, at(5)));
    let young = add(store, new(dora, "young", 60), 0).id;
    write(store, move |tx| tx.tokens().revoke(young, at(20)));
    let live = add(store, new(dora, "live", 60), 0).id;
    assert_eq!(write(store, |tx| tx.tokens().purge(at(20))), 2, "ended before, not at");
    for (id, there) in [(ended, false), (revoked, false), (young, true), (live, true)] {
        assert_eq!(read(store, move |tx| tx.tokens().by_id(id)).is_some(), there, "{id}");
    }
}
