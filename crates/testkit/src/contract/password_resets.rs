//! Password reset requests: links work once, decisions count once.

use tierway_accounts::{NewPasswordReset, PasswordReset, ResetDecision, ResetFilter, ResetState};
use tierway_application::Store;
use tierway_kernel::{ResetId, StoreError, UserId};

use super::support::{all, assert_walks, read, refused, user, write};
use crate::builders::{at, new_admin, new_customer};

/// A request whose link runs from `minute` for thirty minutes.
pub(super) fn ask(store: &dyn Store, user: UserId, token: &str, minute: i64) -> PasswordReset {
    let address = Some("192.0.2.1".to_owned());
    let new = NewPasswordReset { user_id: user, expires_at: at(minute + 30), address };
    let asked = write(store, move |tx| tx.resets().add(&new, at(minute)));
    assert!(link(store, asked.id, ResetState::Requested, token, minute + 30));
    asked
}

/// Lets a link work until `minute`, if the request stands so.
fn link(store: &dyn Store, id: ResetId, state: ResetState, token: &str, minute: i64) -> bool {
    let token = token.to_owned();
    write(store, move |tx| tx.resets().add_link(id, state, &token, at(minute)))
}

pub(super) fn decision(to: ResetState) -> ResetDecision {
    ResetDecision { to, expires_at: None, by: None, note: None }
}

/// Decides, and lets a fresh link work until its minute; whether it counted.
pub(super) fn decide(
    store: &dyn Store,
    id: ResetId,
    to: ResetState,
    fresh: Option<(&'static str, i64)>,
    minute: i64,
) -> bool {
    let decision = ResetDecision { expires_at: fresh.map(|(_, end)| at(end)), ..decision(to) };
    write(store, move |tx| {
        let decided = tx.resets().decide(id, &decision, at(minute))?;
        match fresh {
            Some((token, end)) if decided => tx.resets().add_link(id, to, token, at(end)),
            _ => Ok(decided),
        }
    })
}

fn works(store: &dyn Store, token: &'static str, minute: i64) -> bool {
    read(store, move |tx| tx.resets().by_link(token, at(minute))).is_some()
}

fn now(store: &dyn Store, id: ResetId) -> PasswordReset {
    read(store, move |tx| tx.resets().by_id(id)).expect("the request exists")
}

pub(super) fn a_request_reads_back(store: &dyn Store) {
    let anna = user(store, new_customer("anna")).id;
    let asked = ask(store, anna, "token", 5);
    assert_eq!((asked.user_id, asked.state), (anna, ResetState::Requested));
    assert_eq!((asked.requested_at, asked.expires_at), (at(5), at(35)));
    assert_eq!(asked.address.as_deref(), Some("192.0.2.1"));
    assert_eq!((asked.decided_by, asked.decided_at, asked.note.clone()), (None, None, None));
    assert_eq!(now(store, asked.id), asked);
    assert_eq!(read(store, |tx| tx.resets().by_link("token", at(6))), Some(asked));
    assert_eq!(read(store, |tx| tx.resets().by_id(ResetId(987_654))), None);
    let nobody = NewPasswordReset { user_id: UserId(987_654), expires_at: at(9), address: None };
    assert!(matches!(refused(store, move |tx| tx.resets().add(&nobody, at(6))), StoreError::Constraint(_)));
}

pub(super) fn a_link_works_once_and_in_time(store: &dyn Store) {
    let anna = user(store, new_customer("anna")).id;
    let asked = ask(store, anna, "token", 0);
    assert!(works(store, "token", 29) && !works(store, "token", 30) && !works(store, "another", 1));
    assert_eq!(write(store, |tx| tx.resets().consume("token", at(30))), None, "too late");
    assert_eq!(write(store, |tx| tx.resets().consume("another", at(1))), None);
    let used = write(store, |tx| tx.resets().consume("token", at(29))).expect("in time");
    assert_eq!((used.id, used.user_id, used.state), (asked.id, anna, ResetState::Used));
    assert_eq!(write(store, |tx| tx.resets().consume("token", at(29))), None, "a second time");
    assert!(!works(store, "token", 1));
}

pub(super) fn all_links_of_a_request_work_until_one_is_used(store: &dyn Store) {
    let anna = user(store, new_customer("anna")).id;
    let asked = ask(store, anna, "first", 0).id;
    assert!(link(store, asked, ResetState::Requested, "second", 70), "after it has run out");
    assert_eq!(now(store, asked).expires_at, at(70));
    assert!(works(store, "first", 69) && works(store, "second", 69) && !works(store, "second", 70));
    assert!(!link(store, asked, ResetState::Verified, "third", 99), "it is not in this state");
    assert!(!link(store, ResetId(987_654), ResetState::Requested, "third", 99));
    assert!(!works(store, "third", 1) && now(store, asked).expires_at == at(70));
    let used = write(store, |tx| tx.resets().consume("first", at(60))).expect("the earlier one works");
    assert_eq!((used.id, used.state), (asked, ResetState::Used));
    assert_eq!(write(store, |tx| tx.resets().consume("second", at(60))), None);
    assert!(!works(store, "first", 60) && !works(store, "second", 60));
}

pub(super) fn only_an_undecided_request_is_decided(store: &dyn Store) {
    let anna = user(store, new_customer("anna")).id;
    let admin = user(store, new_admin("ada")).id;
    let id = ask(store, anna, "token", 0).id;
    let refusal = ResetDecision { by: Some(admin), note: Some("unknown".to_owned()), ..decision(ResetState::Refused) };
    let first = refusal.clone();
    assert!(write(store, move |tx| tx.resets().decide(id, &first, at(40))), "a link that ran out is no hindrance");
    assert!(!write(store, move |tx| tx.resets().decide(id, &refusal, at(41))));
    let decided = now(store, id);
    assert_eq!(
        (decided.state, decided.decided_by, decided.decided_at),
        (ResetState::Refused, Some(admin), Some(at(40)))
    );
    assert_eq!((decided.note.as_deref(), decided.expires_at), (Some("unknown"), at(30)));
    assert!(!works(store, "token", 1), "the link died with it");
    assert!(!decide(store, ResetId(987_654), ResetState::Refused, None, 1));
    let used = ask(store, anna, "used", 0).id;
    write(store, |tx| tx.resets().consume("used", at(1)));
    assert!(!decide(store, used, ResetState::Verified, Some(("fresh", 60)), 2));
}

pub(super) fn a_decision_replaces_the_link(store: &dyn Store) {
    let anna = user(store, new_customer("anna")).id;
    let id = ask(store, anna, "token", 0).id;
    assert!(decide(store, id, ResetState::Verified, Some(("fresh", 70)), 40));
    assert!(!works(store, "token", 1));
    assert_eq!(write(store, |tx| tx.resets().consume("token", at(41))), None, "though its request is open");
    assert!(works(store, "fresh", 69) && !works(store, "fresh", 70));
    let used = write(store, |tx| tx.resets().consume("fresh", at(50))).expect("the fresh link works");
    assert_eq!((used.id, used.state), (id, ResetState::Used));
}

pub(super) fn one_that_was_verified_is_handed_over_once(store: &dyn Store) {
    let anna = user(store, new_customer("anna")).id;
    let id = ask(store, anna, "token", 0).id;
    assert!(decide(store, id, ResetState::Verified, Some(("mailed", 40)), 1));
    assert!(!decide(store, id, ResetState::Refused, None, 2));
    assert!(decide(store, id, ResetState::ManualResetLink, Some(("handed", 50)), 2));
    assert!(!decide(store, id, ResetState::ManualResetLink, Some(("again", 60)), 3));
    assert!(works(store, "handed", 49) && !works(store, "mailed", 3) && !works(store, "again", 3));
}

pub(super) fn superseded_links_are_dead(store: &dyn Store) {
    let anna = user(store, new_customer("anna")).id;
    let ben = user(store, new_customer("ben")).id;
    let (one, two) = (ask(store, anna, "one", 0).id, ask(store, anna, "two", 1).id);
    ask(store, ben, "ben's", 1);
    assert!(decide(store, one, ResetState::Verified, Some(("verified", 60)), 2));
    assert_eq!(write(store, move |tx| tx.resets().supersede(anna, &[ResetState::Requested])), 1);
    assert_eq!((now(store, one).state, now(store, two).state), (ResetState::Verified, ResetState::Superseded));
    assert!(works(store, "verified", 3) && works(store, "ben's", 3) && !works(store, "two", 3));
    assert_eq!(write(store, move |tx| tx.resets().supersede(anna, &ResetState::OPEN)), 1);
    assert!(!works(store, "verified", 3));
    assert_eq!(write(store, move |tx| tx.resets().supersede(anna, &ResetState::OPEN)), 0);
}

pub(super) fn each_state_filters_the_queue(store: &dyn Store) {
    let anna = user(store, new_customer("anna")).id;
    let ask = |token: &str, minute| ask(store, anna, token, minute).id;
    let decide = |id, to, fresh| assert!(decide(store, id, to, fresh, 100));
    let old = ask("old", 0);
    let refused = ask("refused", 1);
    decide(refused, ResetState::Refused, None);
    let lapsed = ask("lapsed", 2);
    decide(lapsed, ResetState::ManualResetLink, Some(("l", 110)));
    let handed = ask("handed", 3);
    decide(handed, ResetState::ManualResetLink, Some(("h", 130)));
    let verified = ask("verified", 4);
    decide(verified, ResetState::Verified, Some(("v", 130)));
    let lost = ask("lost", 5);
    let used = ask("used", 100);
    write(store, |tx| tx.resets().consume("used", at(101)));
    let fresh = ask("fresh", 101);
    let listed = |state: Option<ResetState>| -> Vec<ResetId> {
        let page = read(store, move |tx| tx.resets().list(ResetFilter { state, user_id: None }, at(120), &all()));
        assert_eq!(page.total, page.items.len() as u64);
        page.items.into_iter().map(|reset| reset.id).collect()
    };
    assert_eq!(listed(None), [fresh, used, lost, verified, handed, lapsed, refused, old], "newest first");
    for (state, expected) in [
        (ResetState::Requested, vec![fresh]),
        (ResetState::Verified, vec![verified]),
        (ResetState::Refused, vec![refused]),
        (ResetState::ManualResetLink, vec![handed]),
        (ResetState::Used, vec![used]),
        (ResetState::Superseded, vec![]),
        (ResetState::Expired, vec![lost, lapsed, old]),
    ] {
        assert_eq!(listed(Some(state)), expected, "{state:?}");
    }
}

pub(super) fn requests_are_listed_by_account_and_state(store: &dyn Store) {
    let [anna, ben] = ["anna", "ben"].map(|name| user(store, new_customer(name)).id);
    let first = ask(store, anna, "first", 0).id;
    let other = ask(store, ben, "other", 1).id;
    let second = ask(store, anna, "second", 2).id;
    write(store, |tx| tx.resets().consume("first", at(3)));
    let listed = |user_id: Option<UserId>, state: Option<ResetState>| -> Vec<ResetId> {
        let page = read(store, move |tx| tx.resets().list(ResetFilter { state, user_id }, at(4), &all()));
        assert_eq!(page.total, page.items.len() as u64);
        page.items.into_iter().map(|reset| reset.id).collect()
    };
    assert_eq!(listed(Some(anna), None), [second, first]);
    assert_eq!(listed(Some(ben), None), [other]);
    assert_eq!(listed(Some(anna), Some(ResetState::Requested)), [second]);
    assert_eq!(listed(Some(ben), Some(ResetState::Used)), []);
    assert_eq!(listed(Some(UserId(987_654)), None), []);
}

pub(super) fn walking_the_queue_over_ties_gives_every_request_once(store: &dyn Store) {
    let anna = user(store, new_customer("anna")).id;
    let mut asked: Vec<PasswordReset> =
        (0..9).map(|number| ask(store, anna, &format!("token {number}"), number / 3)).collect();
    asked.sort_by_key(|reset| std::cmp::Reverse((reset.requested_at, reset.id)));
    assert_walks(store, &asked, |tx, page| tx.resets().list(ResetFilter::default(), at(1), page));
}

pub(super) fn old_requests_are_forgotten(store: &dyn Store) {
    let anna = user(store, new_customer("anna")).id;
    let (old, young) = (ask(store, anna, "old", 0).id, ask(store, anna, "young", 5).id);
    assert_eq!(write(store, |tx| tx.resets().purge(at(5))), 1);
    assert_eq!(read(store, move |tx| tx.resets().by_id(old)), None);
    assert_eq!(now(store, young).id, young);
    assert!(!works(store, "old", 1) && works(store, "young", 6), "its links go with it");
}
