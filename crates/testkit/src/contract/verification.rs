//! Verifications: their history and the queue of cases.

use tierway_accounts::{
    CaseFilter, DocumentDecision, DocumentKind, NewUser, NewVerificationEvent, Verification, VerificationEventKind,
};
use tierway_application::Store;
use tierway_kernel::{DocumentId, Language, Message, Role, UserId, message};

use super::support::{all, assert_walks, read, refused, user, write};
use crate::builders::{at, document, new_admin, new_agent, new_customer, new_dealer, new_wholesaler};

fn event(user: UserId, event: VerificationEventKind) -> NewVerificationEvent {
    NewVerificationEvent { user_id: user, event, document_id: None, reason: None, note: None, actor_id: None }
}

pub(super) fn history_reads_back_oldest_first(store: &dyn Store) {
    let (ada, gabe) = (user(store, new_admin("ada")).id, user(store, new_agent("gabe")).id);
    let id = write(store, move |tx| tx.documents().add(gabe, &document(DocumentKind::WalletProof), at(0))).id;
    let refused = NewVerificationEvent {
        document_id: Some(id),
        reason: Some("unreadable".to_owned()),
        note: Some(Message::verbatim("Page 2.")),
        actor_id: Some(ada),
        ..event(gabe, VerificationEventKind::Refused)
    };
    let written = refused.clone();
    write(store, move |tx| {
        tx.verification().add_event(&written, at(3))?;
        let came_in = NewVerificationEvent {
            note: Some(message!(
                "The role changed from {before} to {after}.",
                before = Role::Customer,
                after = Role::Agent
            )),
            ..event(gabe, VerificationEventKind::Registered)
        };
        tx.verification().add_event(&came_in, at(1))?;
        tx.verification().add_event(&event(gabe, VerificationEventKind::Submitted), at(1))?;
        tx.verification().add_event(&event(ada, VerificationEventKind::Registered), at(2))
    });
    let history = read(store, move |tx| tx.verification().history(gabe));
    let told: Vec<_> = history.iter().map(|event| (event.entry.event, event.created_at)).collect();
    let expected = [
        (VerificationEventKind::Registered, at(1)),
        (VerificationEventKind::Submitted, at(1)),
        (VerificationEventKind::Refused, at(3)),
    ];
    assert_eq!(told, expected);
    assert_eq!((&history[2].entry, history[2].document_kind), (&refused, Some(DocumentKind::WalletProof)));
    assert_eq!(history[0].document_kind, None);
    let said = history[0].entry.note.clone().map(|note| note.render(Language::Ms));
    assert_eq!(said.as_deref(), Some("Peranan ditukar daripada pelanggan kepada ejen."));
    for kind in VerificationEventKind::ALL {
        write(store, move |tx| tx.verification().add_event(&event(gabe, kind), at(4)));
    }
}

pub(super) fn events_of_unknown_people_and_documents_are_refused(store: &dyn Store) {
    let gabe = user(store, new_agent("gabe")).id;
    refused(store, |tx| tx.verification().add_event(&event(UserId(987_654), VerificationEventKind::Approved), at(0)));
    refused(store, move |tx| {
        let unknown = NewVerificationEvent {
            document_id: Some(DocumentId(987_654)),
            ..event(gabe, VerificationEventKind::Accepted)
        };
        tx.verification().add_event(&unknown, at(0))
    });
    assert_eq!(read(store, move |tx| tx.verification().history(gabe)), []);
}

pub(super) fn each_filter_of_cases_holds_alone_and_together(store: &dyn Store) {
    let add = |new: NewUser, minute| write(store, move |tx| tx.users().add(&new, "hash", at(minute))).id;
    let pending = |new: NewUser| NewUser { verification: Verification::Pending, ..new };
    add(new_admin("ada"), 0);
    add(new_customer("anna"), 1);
    let late = add(pending(new_dealer("dora")), 5);
    let early = add(pending(new_agent("gabe")), 2);
    let done = add(new_wholesaler("wera"), 3);
    let ids = |filter: CaseFilter| -> Vec<UserId> {
        let page = read(store, move |tx| tx.verification().cases(&filter, &all()));
        assert_eq!(page.total as usize, page.items.len());
        page.items.into_iter().map(|user| user.id).collect()
    };
    let none = CaseFilter::default;
    assert_eq!(ids(none()), [early, done, late], "oldest first, without those nobody verifies");
    assert_eq!(ids(CaseFilter { verification: Some(Verification::Pending), ..none() }), [early, late]);
    assert_eq!(ids(CaseFilter { role: Some(Role::Dealer), ..none() }), [late]);
    assert_eq!(ids(CaseFilter { role: Some(Role::Customer), ..none() }), []);
    assert_eq!(ids(CaseFilter { before: Some(at(3)), ..none() }), [early]);
    assert_eq!(ids(CaseFilter { text: Some("DORA t".to_owned()), ..none() }), [late]);
    let together = CaseFilter {
        verification: Some(Verification::Pending),
        role: Some(Role::Agent),
        before: Some(at(4)),
        text: Some("gabe@".to_owned()),
        needs_review: false,
    };
    assert_eq!(ids(together.clone()), [early]);
    let reviewed = write(store, move |tx| {
        let open = tx.documents().add(done, &document(DocumentKind::IdDocument), at(0))?.id;
        let decided = tx.documents().add(late, &document(DocumentKind::IdDocument), at(0))?.id;
        let replaced = tx.documents().add(early, &document(DocumentKind::IdDocument), at(0))?.id;
        tx.documents().replace(&[replaced], at(1))?;
        tx.documents().review(decided, &DocumentDecision::accepted(), None, at(1)).map(|_| open)
    });
    assert_eq!(ids(CaseFilter { needs_review: true, ..none() }), [done], "renewed after the approval");
    assert_eq!(ids(CaseFilter { needs_review: true, ..together }), []);
    write(store, move |tx| tx.documents().review(reviewed, &DocumentDecision::accepted(), None, at(2)));
    assert_eq!(ids(CaseFilter { needs_review: true, ..none() }), []);
}

pub(super) fn walking_cases_over_ties_gives_each_once(store: &dyn Store) {
    let expected = write(store, |tx| {
        let mut names = Vec::new();
        for minute in 0..3 {
            for twin in 0..3 {
                let name = format!("case-{minute}-{twin}");
                tx.users().add(&new_wholesaler(&name), "hash", at(minute))?;
                names.push(name);
            }
        }
        Ok(names)
    });
    assert_walks(store, &expected, |tx, page| {
        tx.verification().cases(&CaseFilter::default(), page).map(|page| page.map(|user| user.username))
    });
}
