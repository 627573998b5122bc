//! Pending changes of country or zone.

use tierway_accounts::{Place, PlaceChange, PlaceChangeFilter, PlaceChangeState, PlaceDecision};
use tierway_application::Store;
use tierway_kernel::{PlaceChangeId, StoreError, UserId};

use super::support::{all, assert_walks, read, refused, user, write};
use crate::builders::{at, new_agent};

fn place(country: &str) -> Place {
    Place { country: Some(country.to_owned()), zone: None }
}

fn request(store: &dyn Store, user: UserId, to: &'static str, minute: i64) -> PlaceChange {
    write(store, move |tx| tx.place_changes().request(user, &place("Malaysia"), &place(to), at(minute)))
}

fn decide(store: &dyn Store, id: PlaceChangeId, decision: PlaceDecision, by: UserId) -> bool {
    write(store, move |tx| tx.place_changes().decide(id, &decision, Some(by), at(9)))
}

pub(super) fn a_change_waits_and_is_decided_once(store: &dyn Store) {
    let gabe = user(store, new_agent("gabe")).id;
    let gina = user(store, new_agent("gina")).id;
    let asked = request(store, gabe, "Canada", 1);
    let expected = PlaceChange {
        id: asked.id,
        user_id: gabe,
        from: place("Malaysia"),
        to: place("Canada"),
        state: PlaceChangeState::Pending,
        reason: None,
        requested_at: at(1),
        decided_by: None,
        decided_at: None,
    };
    let id = asked.id;
    let found = move || read(store, move |tx| tx.place_changes().by_id(id));
    assert_eq!((&asked, found().as_ref()), (&expected, Some(&expected)));
    assert_eq!(read(store, move |tx| tx.place_changes().pending_of(gabe)), Some(asked));
    assert_eq!(read(store, move |tx| tx.place_changes().pending_of(gina)), None);
    let second = refused(store, move |tx| tx.place_changes().request(gabe, &place("A"), &place("B"), at(2)));
    assert!(matches!(second, StoreError::Taken(_) | StoreError::Constraint(_)), "one at a time: {second:?}");
    assert!(decide(store, id, PlaceDecision::Refuse("No proof.".to_owned()), gina));
    assert!(!decide(store, id, PlaceDecision::Approve, gina), "it was decided");
    let (state, reason) = (PlaceChangeState::Refused, Some("No proof.".to_owned()));
    let decided = PlaceChange { state, reason, decided_by: Some(gina), decided_at: Some(at(9)), ..expected };
    assert_eq!(found(), Some(decided));
    assert_eq!(read(store, move |tx| tx.place_changes().pending_of(gabe)), None);
    assert_eq!(request(store, gabe, "France", 3).state, PlaceChangeState::Pending, "another may follow");
}

pub(super) fn changes_are_listed_by_account_and_state(store: &dyn Store) {
    let gabe = user(store, new_agent("gabe")).id;
    let gina = user(store, new_agent("gina")).id;
    let mut ids = Vec::new();
    for (number, person) in [gabe, gina, gabe, gabe, gina].into_iter().enumerate() {
        let change = request(store, person, "Canada", number as i64 / 2);
        if number < 3 {
            assert!(decide(store, change.id, PlaceDecision::Withdraw, person));
        }
        ids.insert(0, change.id);
    }
    let list = |state, user_id| {
        let filter = PlaceChangeFilter { state, user_id };
        let page = read(store, move |tx| tx.place_changes().list(filter, &all()));
        (page.total, page.items.into_iter().map(|one| one.id).collect::<Vec<_>>())
    };
    assert_eq!(list(None, None), (5, ids.clone()));
    assert_eq!(list(None, Some(gabe)), (3, vec![ids[1], ids[2], ids[4]]));
    assert_eq!(list(Some(PlaceChangeState::Pending), None), (2, vec![ids[0], ids[1]]));
    assert_eq!(list(Some(PlaceChangeState::Withdrawn), Some(gina)), (1, vec![ids[3]]));
    assert_walks(store, &ids, |tx, page| {
        tx.place_changes().list(PlaceChangeFilter::default(), page).map(|page| page.map(|one| one.id))
    });
}
