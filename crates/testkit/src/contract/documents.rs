//! Document records.

use chrono::NaiveDate;
use tierway_accounts::{
    Document, DocumentDecision, DocumentKind, NewDocument, NewUser, NewVerificationEvent, RefusalReason, ReviewState,
    VerificationEventKind,
};
use tierway_application::Store;
use tierway_kernel::{DocumentId, UserId};

use super::support::{race, read, refused, user, write};
use crate::builders::{at, document, new_admin, new_agent, new_customer, new_dealer};

fn day(text: &str) -> NaiveDate {
    text.parse().expect("a day")
}

fn refusal() -> DocumentDecision {
    DocumentDecision {
        state: ReviewState::Refused,
        reason: Some(RefusalReason::NameMismatch),
        note: Some("Another company.".to_owned()),
        expires_on: None,
        was: ReviewState::Pending,
    }
}

fn ending(kind: DocumentKind, last: &str) -> NewDocument {
    NewDocument { expires_on: Some(day(last)), ..document(kind) }
}

pub(super) fn documents_read_back_and_list_oldest_first(store: &dyn Store) {
    let gabe = user(store, new_agent("gabe")).id;
    let anna = user(store, new_customer("anna")).id;
    let stored = write(store, move |tx| {
        let late = tx.documents().add(gabe, &ending(DocumentKind::WalletProof, "2027-03-31"), at(2))?;
        let early = tx.documents().add(gabe, &document(DocumentKind::IdDocument), at(1))?;
        tx.documents().add(anna, &document(DocumentKind::IdDocument), at(0))?;
        Ok([early, late])
    });
    let [early, late] = &stored;
    let given = document(DocumentKind::IdDocument);
    assert_eq!((early.user_id, early.kind, early.created_at), (gabe, given.kind, at(1)));
    assert_eq!((&early.file_name, &early.media_type), (&given.file_name, &given.media_type));
    assert_eq!((early.size, &early.storage_key), (given.size, &given.storage_key));
    assert_eq!((early.review.state, early.expires_on, early.replaced_at), (ReviewState::Pending, None, None));
    assert_eq!((late.expires_on, late.reminded_at), (Some(day("2027-03-31")), None));
    assert_eq!(read(store, move |tx| tx.documents().of_user(gabe)), stored);
    let id = late.id;
    assert_eq!(read(store, move |tx| tx.documents().by_id(id)).as_ref(), Some(late));
    assert_eq!(read(store, |tx| tx.documents().by_id(DocumentId(987_654))), None);
}

pub(super) fn documents_of_unknown_users_are_refused(store: &dyn Store) {
    let unknown = UserId(987_654);
    refused(store, move |tx| tx.documents().add(unknown, &document(DocumentKind::IdDocument), at(0)));
    assert_eq!(read(store, move |tx| tx.documents().of_user(unknown)), []);
}

pub(super) fn a_decision_reads_back_and_is_taken_once(store: &dyn Store) {
    let (ada, gabe) = (user(store, new_admin("ada")).id, user(store, new_agent("gabe")).id);
    let id = write(store, move |tx| tx.documents().add(gabe, &document(DocumentKind::IdDocument), at(0))).id;
    assert!(write(store, move |tx| tx.documents().review(id, &refusal(), Some(ada), at(5))));
    assert!(!write(store, move |tx| tx.documents().review(id, &DocumentDecision::accepted(), Some(ada), at(6))));
    let review = read(store, move |tx| tx.documents().by_id(id)).expect("it is there").review;
    assert_eq!((review.state, review.reason), (ReviewState::Refused, Some(RefusalReason::NameMismatch)));
    assert_eq!((review.note.as_deref(), review.by, review.at), (Some("Another company."), Some(ada), Some(at(5))));
    assert!(!write(store, |tx| tx.documents().review(DocumentId(987_654), &refusal(), None, at(6))));
    let back = DocumentDecision { was: ReviewState::Refused, ..DocumentDecision::accepted() };
    let again = back.clone();
    assert!(write(store, move |tx| tx.documents().review(id, &back, Some(ada), at(7))));
    let review = read(store, move |tx| tx.documents().by_id(id)).expect("it is there").review;
    assert_eq!((review.state, review.reason, review.note), (ReviewState::Accepted, None, None));
    assert!(!write(store, move |tx| tx.documents().review(id, &again, Some(ada), at(8))), "it stands elsewhere now");
}

pub(super) fn a_new_last_day_is_reminded_of_anew_and_none_leaves_it(store: &dyn Store) {
    let gabe = user(store, new_agent("gabe")).id;
    let decide = |decision: DocumentDecision| {
        write(store, move |tx| {
            let id = tx.documents().add(gabe, &ending(DocumentKind::IdDocument, "2026-12-01"), at(0))?.id;
            tx.documents().mark_reminded(id, at(1))?;
            tx.documents().review(id, &decision, None, at(2))?;
            tx.documents().by_id(id)
        })
        .expect("it is there")
    };
    let later = decide(DocumentDecision { expires_on: Some(day("2027-12-01")), ..DocumentDecision::accepted() });
    assert_eq!((later.expires_on, later.reminded_at), (Some(day("2027-12-01")), None));
    let same = decide(DocumentDecision::accepted());
    assert_eq!((same.expires_on, same.reminded_at), (Some(day("2026-12-01")), Some(at(1))));
}

pub(super) fn replaced_documents_no_longer_count(store: &dyn Store) {
    let (gabe, dora) = (user(store, new_agent("gabe")).id, user(store, new_dealer("dora")).id);
    let [old, new, other] = write(store, move |tx| {
        let old = tx.documents().add(gabe, &document(DocumentKind::IdDocument), at(0))?.id;
        let new = tx.documents().add(gabe, &document(DocumentKind::IdDocument), at(1))?.id;
        let other = tx.documents().add(dora, &document(DocumentKind::BankStatement), at(2))?.id;
        tx.documents().replace(&[old], at(1))?;
        tx.documents().replace(&[old], at(9))?;
        Ok([old, new, other])
    });
    let ids = |documents: Vec<Document>| documents.into_iter().map(|document| document.id).collect::<Vec<_>>();
    assert_eq!(ids(read(store, move |tx| tx.documents().current_of(&[gabe, dora]))), [new, other]);
    assert_eq!(ids(read(store, move |tx| tx.documents().of_user(gabe))), [old, new]);
    assert_eq!(read(store, |tx| tx.documents().current_of(&[])), []);
    let gone = read(store, move |tx| tx.documents().by_id(old)).expect("it is there");
    assert_eq!(gone.replaced_at, Some(at(1)), "the first time stays");
    assert!(
        !write(store, move |tx| tx.documents().review(old, &refusal(), None, at(10))),
        "it is not decided any more"
    );
}

pub(super) fn kinds_leave_out_what_was_replaced_or_refused(store: &dyn Store) {
    let gabe = user(store, new_agent("gabe")).id;
    write(store, move |tx| {
        let old = tx.documents().add(gabe, &document(DocumentKind::IdDocument), at(0))?.id;
        tx.documents().replace(&[old], at(1))?;
        let bad = tx.documents().add(gabe, &document(DocumentKind::BankStatement), at(0))?.id;
        tx.documents().review(bad, &refusal(), None, at(1))?;
        tx.documents().add(gabe, &document(DocumentKind::WalletProof), at(2)).map(|_| ())
    });
    let kinds = read(store, move |tx| tx.documents().kinds_of(&[gabe]));
    assert_eq!(kinds, [(gabe, DocumentKind::WalletProof)]);
}

pub(super) fn ending_documents_are_found_by_their_last_day(store: &dyn Store) {
    let gabe = user(store, new_agent("gabe")).id;
    let idle = user(store, NewUser { is_active: false, ..new_agent("idle") }).id;
    let [past, today, soon] = write(store, move |tx| {
        let mut add = |user, last: &str| tx.documents().add(user, &ending(DocumentKind::IdDocument, last), at(0));
        let found = [add(gabe, "2026-11-20")?.id, add(gabe, "2026-11-21")?.id, add(gabe, "2026-12-21")?.id];
        let replaced = [add(gabe, "2026-11-21")?.id, add(gabe, "2026-11-20")?.id];
        let bad = add(gabe, "2026-11-20")?.id;
        add(gabe, "2026-12-22")?;
        add(idle, "2026-11-20")?;
        add(idle, "2026-11-21")?;
        tx.documents().add(gabe, &document(DocumentKind::IdDocument), at(0))?;
        tx.documents().replace(&replaced, at(1))?;
        tx.documents().review(bad, &refusal(), None, at(1))?;
        Ok(found)
    });
    let (now, until) = (day("2026-11-21"), day("2026-12-21"));
    let ids = |documents: Vec<Document>| documents.into_iter().map(|document| document.id).collect::<Vec<_>>();
    assert_eq!(ids(read(store, move |tx| tx.documents().to_remind(now, until, 9))), [today, soon]);
    assert_eq!(ids(read(store, move |tx| tx.documents().to_remind(now, until, 1))), [today]);
    assert_eq!(ids(read(store, move |tx| tx.documents().to_expire(now, 9))), [past]);
    write(store, move |tx| {
        for id in [past, today] {
            tx.documents().mark_reminded(id, at(3))?;
        }
        Ok(())
    });
    assert_eq!(ids(read(store, move |tx| tx.documents().to_remind(now, until, 9))), [soon]);
    assert_eq!(ids(read(store, move |tx| tx.documents().to_expire(now, 9))), [past], "a reminder is not the end");
    let told = NewVerificationEvent {
        user_id: gabe,
        event: VerificationEventKind::Expired,
        document_id: Some(past),
        reason: None,
        note: None,
        actor_id: None,
    };
    write(store, move |tx| tx.verification().add_event(&told, at(4)));
    assert_eq!(ids(read(store, move |tx| tx.documents().to_expire(now, 9))), []);
}

pub(super) fn of_two_reviews_at_once_one_counts(store: &dyn Store) {
    let gabe = user(store, new_agent("gabe")).id;
    let id = write(store, move |tx| tx.documents().add(gabe, &document(DocumentKind::IdDocument), at(0))).id;
    let counted = race(4, |number| {
        let decision = if number % 2 == 0 { DocumentDecision::accepted() } else { refusal() };
        write(store, move |tx| tx.documents().review(id, &decision, None, at(1)))
    });
    assert_eq!(counted.iter().filter(|counted| **counted).count(), 1);
    let state = read(store, move |tx| tx.documents().by_id(id)).expect("it is there").review.state;
    let winner = counted.iter().position(|counted| *counted);
    let expected =
        if winner.is_some_and(|number| number % 2 == 0) { ReviewState::Accepted } else { ReviewState::Refused };
    assert_eq!(state, expected);
}
