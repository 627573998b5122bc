//! Idempotency keys.

use tierway_application::{Claim, Store, StoredResponse};
use tierway_kernel::{StoreError, UserId};

use super::support::{refused, user, write};
use crate::builders::{at, new_customer};

/// Claims a key and stores a response if it was new.
fn claim(store: &dyn Store, user: UserId, key: &'static str, body: &'static str, minute: i64) -> Claim {
    write(store, move |tx| {
        let claim = tx.idempotency().claim(user, key, "print", at(minute))?;
        if claim == Claim::New {
            tx.idempotency().store_response(user, key, 201, body)?;
        }
        Ok(claim)
    })
}

fn known(body: &str) -> Claim {
    Claim::Known(StoredResponse { fingerprint: "print".to_owned(), status: 201, body: body.to_owned() })
}

pub(super) fn a_new_key_is_claimed_and_its_answer_kept(store: &dyn Store) {
    let anna = user(store, new_customer("anna")).id;
    assert_eq!(claim(store, anna, "key", r#"{"id":"ä"}"#, 0), Claim::New);
    assert_eq!(claim(store, anna, "key", "never kept", 1), known(r#"{"id":"ä"}"#));
    let other = write(store, move |tx| tx.idempotency().claim(anna, "key", "other print", at(2)));
    assert_eq!(other, known(r#"{"id":"ä"}"#), "the first fingerprint stays");
    assert_eq!(claim(store, anna, "KEY", "another", 3), Claim::New, "keys are exact");
}

pub(super) fn keys_belong_to_their_user(store: &dyn Store) {
    let anna = user(store, new_customer("anna")).id;
    let ben = user(store, new_customer("ben")).id;
    assert_eq!(claim(store, anna, "key", "Anna's", 0), Claim::New);
    assert_eq!(claim(store, ben, "key", "Ben's", 0), Claim::New);
    assert_eq!(claim(store, anna, "key", "", 1), known("Anna's"));
    assert_eq!(claim(store, ben, "key", "", 1), known("Ben's"));
}

pub(super) fn a_rolled_back_claim_leaves_the_key_free(store: &dyn Store) {
    let anna = user(store, new_customer("anna")).id;
    let error = refused(store, move |tx| {
        assert_eq!(tx.idempotency().claim(anna, "key", "print", at(0))?, Claim::New);
        tx.idempotency().store_response(anna, "key", 201, "undone")?;
        Err::<(), _>(StoreError::Failed("on purpose".to_owned()))
    });
    assert_eq!(error, StoreError::Failed("on purpose".to_owned()));
    assert_eq!(claim(store, anna, "key", "done", 1), Claim::New);
    assert_eq!(claim(store, anna, "key", "", 2), known("done"));
}

pub(super) fn old_keys_are_forgotten(store: &dyn Store) {
    let anna = user(store, new_customer("anna")).id;
    for (key, minute) in [("oldest", 0), ("old", 1), ("new", 5)] {
        claim(store, anna, key, key, minute);
    }
    assert_eq!(write(store, |tx| tx.idempotency().purge(at(5))), 2, "claimed before, not at");
    assert_eq!(write(store, |tx| tx.idempotency().purge(at(5))), 0);
    assert_eq!(claim(store, anna, "new", "", 6), known("new"));
    assert_eq!(claim(store, anna, "old", "again", 6), Claim::New);
}

pub(super) fn many_old_keys_are_forgotten_some_at_a_time(store: &dyn Store) {
    let anna = user(store, new_customer("anna")).id;
    write(store, move |tx| {
        for number in 0..1_500 {
            tx.idempotency().claim(anna, &format!("key-{number}"), "print", at(number / 100))?;
        }
        Ok(())
    });
    let purge = || write(store, |tx| tx.idempotency().purge(at(20)));
    assert_eq!([purge(), purge(), purge()], [1_000, 500, 0], "others write in between");
}
