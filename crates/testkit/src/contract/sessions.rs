//! Sessions: they end once and never come back.

use tierway_accounts::View;
use tierway_application::Store;
use tierway_kernel::{SessionId, UserId};

use super::support::{read, refused, user, write};
use crate::builders::{at, new_customer, new_session};

fn open(store: &dyn Store, user: UserId, key: &'static str, minute: i64) -> SessionId {
    write(store, move |tx| tx.sessions().open(&new_session(user, key), at(minute)))
}

fn last_seen(store: &dyn Store, key: &'static str) -> chrono::DateTime<chrono::Utc> {
    read(store, move |tx| tx.sessions().find(key)).expect("the session exists").0.last_seen_at
}

pub(super) fn an_opened_session_is_found_with_its_user(store: &dyn Store) {
    let anna = user(store, new_customer("anna"));
    let ben = user(store, new_customer("ben"));
    let id = open(store, anna.id, "key-a", 5);
    open(store, ben.id, "key-b", 6);
    let (session, holder) = read(store, |tx| tx.sessions().find("key-a")).expect("the session exists");
    assert_eq!(holder, anna);
    assert_eq!((session.id, session.user_id), (id, anna.id));
    assert_eq!((session.created_at, session.last_seen_at, session.revoked_at), (at(5), at(5), None));
    assert_eq!(session.address.as_deref(), Some("192.0.2.1"));
    assert_eq!(session.user_agent.as_deref(), Some("testkit"));
    assert!(read(store, |tx| tx.sessions().find("key-c")).is_none());
    let unknown = new_session(UserId(987_654), "key-d");
    refused(store, move |tx| tx.sessions().open(&unknown, at(0)));
}

pub(super) fn revoked_sessions_are_found_as_revoked(store: &dyn Store) {
    let anna = user(store, new_customer("anna")).id;
    open(store, anna, "key-a", 0);
    open(store, anna, "key-b", 0);
    write(store, |tx| tx.sessions().revoke_key("key-a", at(3)));
    write(store, |tx| tx.sessions().revoke_key("never opened", at(3)));
    let revoked_at = move |key| read(store, move |tx| tx.sessions().find(key)).expect("it exists").0.revoked_at;
    assert_eq!(revoked_at("key-a"), Some(at(3)));
    assert_eq!(revoked_at("key-b"), None);
}

pub(super) fn the_last_request_moves_forward_only(store: &dyn Store) {
    let anna = user(store, new_customer("anna")).id;
    let id = open(store, anna, "key-a", 0);
    open(store, anna, "key-b", 0);
    write(store, move |tx| tx.sessions().touch(id, at(9)));
    assert_eq!(last_seen(store, "key-a"), at(9));
    write(store, move |tx| tx.sessions().touch(id, at(4)));
    assert_eq!(last_seen(store, "key-a"), at(9), "a late request does not turn the time back");
    assert_eq!(last_seen(store, "key-b"), at(0), "other sessions stay");
}

pub(super) fn a_revoked_session_cannot_be_touched(store: &dyn Store) {
    let anna = user(store, new_customer("anna")).id;
    let id = open(store, anna, "key-a", 0);
    write(store, |tx| tx.sessions().revoke_key("key-a", at(1)));
    write(store, move |tx| tx.sessions().touch(id, at(2)));
    let (session, _) = read(store, |tx| tx.sessions().find("key-a")).expect("the record stays");
    assert_eq!((session.last_seen_at, session.revoked_at), (at(0), Some(at(1))));
}

pub(super) fn only_the_owner_ends_a_session_and_only_once(store: &dyn Store) {
    let anna = user(store, new_customer("anna")).id;
    let ben = user(store, new_customer("ben")).id;
    let id = open(store, anna, "key-a", 0);
    assert!(!write(store, move |tx| tx.sessions().revoke(ben, id, at(1))), "it is not Ben's");
    assert!(read(store, |tx| tx.sessions().find("key-a")).is_some_and(|(session, _)| session.revoked_at.is_none()));
    assert!(write(store, move |tx| tx.sessions().revoke(anna, id, at(2))));
    assert!(!write(store, move |tx| tx.sessions().revoke(anna, id, at(3))), "it has ended already");
    let unknown = SessionId(987_654);
    assert!(!write(store, move |tx| tx.sessions().revoke(anna, unknown, at(3))));
}

pub(super) fn ending_all_sessions_counts_the_live_ones(store: &dyn Store) {
    let anna = user(store, new_customer("anna")).id;
    let ben = user(store, new_customer("ben")).id;
    for key in ["key-a", "key-b", "key-c"] {
        open(store, anna, key, 0);
    }
    open(store, ben, "key-d", 0);
    write(store, |tx| tx.sessions().revoke_key("key-b", at(1)));
    assert_eq!(write(store, move |tx| tx.sessions().revoke_all(anna, at(2))), 2);
    assert_eq!(write(store, move |tx| tx.sessions().revoke_all(anna, at(3))), 0);
    assert_eq!(read(store, move |tx| tx.sessions().of_user(anna, at(-1))), []);
    assert_eq!(read(store, move |tx| tx.sessions().of_user(ben, at(-1))).len(), 1);
}

pub(super) fn the_first_revocation_time_stays(store: &dyn Store) {
    let anna = user(store, new_customer("anna")).id;
    open(store, anna, "key-a", 0);
    write(store, |tx| tx.sessions().revoke_key("key-a", at(1)));
    write(store, |tx| tx.sessions().revoke_key("key-a", at(2)));
    write(store, move |tx| tx.sessions().revoke_all(anna, at(3)));
    let (session, _) = read(store, |tx| tx.sessions().find("key-a")).expect("the record stays");
    assert_eq!(session.revoked_at, Some(at(1)));
}

pub(super) fn own_sessions_are_live_recent_and_newest_first(store: &dyn Store) {
    let anna = user(store, new_customer("anna")).id;
    let ben = user(store, new_customer("ben")).id;
    let old = open(store, anna, "key-old", 0);
    let seen = open(store, anna, "key-seen", 1);
    let new = open(store, anna, "key-new", 20);
    open(store, anna, "key-revoked", 21);
    open(store, ben, "key-ben", 22);
    write(store, move |tx| tx.sessions().touch(seen, at(30)));
    write(store, |tx| tx.sessions().revoke_key("key-revoked", at(31)));
    let listed = move |since| {
        let sessions = read(store, move |tx| tx.sessions().of_user(anna, at(since)));
        sessions.into_iter().map(|session| session.id).collect::<Vec<_>>()
    };
    assert_eq!(listed(-1), [new, seen, old]);
    assert_eq!(listed(10), [new, seen]);
    assert_eq!(listed(20), [seen], "seen after that time, not at it");
}

pub(super) fn old_sessions_are_forgotten(store: &dyn Store) {
    let anna = user(store, new_customer("anna")).id;
    let aged = open(store, anna, "aged", 0);
    let idle = open(store, anna, "idle", 20);
    let live = open(store, anna, "live", 20);
    for id in [aged, live] {
        write(store, move |tx| tx.sessions().touch(id, at(60)));
    }
    // opened before minute 10, or not seen since minute 40
    assert_eq!(write(store, |tx| tx.sessions().purge(at(10), at(40))), 2);
    for (key, there) in [("aged", false), ("idle", false), ("live", true)] {
        assert_eq!(read(store, move |tx| tx.sessions().find(key)).is_some(), there, "{key}");
    }
    assert!(!write(store, move |tx| tx.sessions().revoke(anna, idle, at(61))));
}

pub(super) fn sessions_are_found_by_their_numbers_with_their_users(store: &dyn Store) {
    let anna = user(store, new_customer("anna"));
    let ben = user(store, new_customer("ben"));
    let [first, second] = ["key-1", "key-2"].map(|key| open(store, anna.id, key, 0));
    let other = open(store, ben.id, "key-3", 0);
    write(store, |tx| tx.sessions().revoke_key("key-2", at(1)));
    let mut found = read(store, move |tx| tx.sessions().by_ids(&[other, SessionId(987_654), second, first]));
    found.sort_by_key(|(session, _)| session.id);
    let users: Vec<_> = found.iter().map(|(session, user)| (session.id, user.clone(), session.revoked_at)).collect();
    assert_eq!(users, [(first, anna.clone(), None), (second, anna, Some(at(1))), (other, ben, None)]);
    assert!(read(store, |tx| tx.sessions().by_ids(&[])).is_empty());
}

pub(super) fn a_session_shows_one_persons_pages_until_that_is_ended(store: &dyn Store) {
    let [anna, ben, cleo] = ["anna", "ben", "cleo"].map(|name| user(store, new_customer(name)).id);
    let [id, other] = ["key-1", "key-2"].map(|key| open(store, anna, key, 0));
    let shown = |key| read(store, move |tx| tx.sessions().find(key)).expect("the session exists").0.view;
    let view = |user_id| View { user_id, until: at(30) };
    assert_eq!(shown("key-1"), None);
    assert!(write(store, move |tx| tx.sessions().start_view(id, view(ben))));
    assert!(!write(store, move |tx| tx.sessions().start_view(id, view(cleo))), "it shows somebody's already");
    assert_eq!((shown("key-1"), shown("key-2")), (Some(view(ben)), None));
    assert_eq!(read(store, move |tx| tx.sessions().by_ids(&[id]))[0].0.view, Some(view(ben)));
    assert_eq!(write(store, move |tx| tx.sessions().end_view(id)), Some(view(ben)));
    assert_eq!(write(store, move |tx| tx.sessions().end_view(id)), None, "it has ended already");
    assert_eq!(shown("key-1"), None);
    assert!(write(store, move |tx| tx.sessions().start_view(id, view(cleo))), "a new look begins");
    write(store, |tx| tx.sessions().revoke_key("key-2", at(1)));
    assert!(!write(store, move |tx| tx.sessions().start_view(other, view(ben))), "the session is over");
    assert!(!write(store, move |tx| tx.sessions().start_view(SessionId(987_654), view(ben))));
    assert_eq!(write(store, |tx| tx.sessions().end_view(SessionId(987_654))), None);
    let third = open(store, anna, "key-3", 0);
    refused(store, move |tx| tx.sessions().start_view(third, view(UserId(987_654))));
}
