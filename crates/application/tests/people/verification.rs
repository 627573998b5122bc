//! Document reviews, over a throwaway database: notices and history.

use tierway_accounts::{
    ActivityAction, DecisionForm, Document, DocumentKind, NewDocument, NewUser, ReviewState, User, Verification,
};
use tierway_application::accounts::{
    DocumentView, approve_user, get_verification_case, notify_expiring, review_document, upload_document,
};
use tierway_application::{Context, Failure, Transaction};
use tierway_kernel::{Actor, DateSort, PageRequest, Role, UserId};
use tierway_testkit::builders::{actor, at, document, new_agent, new_dealer, new_employee};

use crate::support::{World, somebody};

fn waiting(world: &World, kinds: &'static [DocumentKind]) -> (User, Vec<Document>) {
    let user = world.user(NewUser { verification: Verification::Pending, ..new_agent("anna") });
    let id = user.id;
    let add = move |tx: &mut dyn Transaction, context: &Context| {
        kinds.iter().map(|kind| Ok(tx.documents().add(id, &document(*kind), context.now)?)).collect()
    };
    (user, world.run(&Actor::System, add).unwrap())
}

fn decide(world: &World, by: &Actor, about: &Document, decision: &str, reason: &str) -> Result<DocumentView, Failure> {
    let some = |text: &str| (!text.is_empty()).then(|| text.to_owned());
    let form = DecisionForm { decision: some(decision), reason: some(reason), ..DecisionForm::default() };
    let id = about.id;
    world.run(by, move |tx, context| review_document(tx, context, id, &form))
}

#[test]
fn a_decision_is_logged_told_and_posted_once() {
    let world = World::default();
    let admin = world.admin();
    let (anna, documents) = waiting(&world, &[DocumentKind::IdDocument, DocumentKind::WalletProof]);
    let view = decide(&world, &admin, &documents[0], "accept", "").unwrap();
    assert_eq!((view.document.review.state, view.reviewed_by.as_deref()), (ReviewState::Accepted, Some("Ada Test")));
    assert_eq!(world.log(ActivityAction::Document), ["Accepted ID Document of Anna Test (agent)."]);
    assert_eq!(world.notices(anna.id, &[])[0].entry.message, "Your document was accepted: ID Document.");
    let again = Failure::Conflict("This document has already been accepted.".into());
    assert_eq!(decide(&world, &admin, &documents[0], "refuse", "unreadable"), Err(again));
    let mail =
        world.run(&Actor::System, |tx, _| Ok(tx.mail().list(None, DateSort::Newest, &PageRequest::first(9))?.items));
    let mail = mail.unwrap();
    assert_eq!((mail.len(), mail[0].content.to.as_str()), (1, "anna@tierway.test"));
    assert!(mail[0].content.body.starts_with("Hello Anna Test,\n\nYour document was accepted: ID Document.\n"));
}

#[test]
fn only_reviewers_decide() {
    let world = World::default();
    let (anna, documents) = waiting(&world, &[DocumentKind::IdDocument]);
    for role in Role::ALL.into_iter().filter(|role| !matches!(role, Role::Admin | Role::Manufacturer)) {
        assert!(matches!(decide(&world, &somebody(role), &documents[0], "accept", ""), Err(Failure::Forbidden(_))));
    }
    assert!(matches!(decide(&world, &actor(&anna), &documents[0], "accept", ""), Err(Failure::Forbidden(_))));
    let unseen = Err(Failure::NotFound("This document"));
    assert_eq!(decide(&world, &world.owner(), &documents[0], "accept", ""), unseen);
}

#[test]
fn a_better_document_takes_the_place_of_a_refused_one_and_reviewers_hear_of_it() {
    let world = World::default();
    let admin = world.admin();
    let (anna, documents) = waiting(&world, &[DocumentKind::IdDocument, DocumentKind::WalletProof]);
    decide(&world, &admin, &documents[0], "refuse", "unreadable").unwrap();
    let id = anna.id;
    let approved = world.run(&admin, move |tx, context| approve_user(tx, context, id));
    let sentence = "This account cannot be approved yet. Refused: ID Document.";
    assert_eq!(approved, Err(Failure::Rule(sentence.into())));
    let better = NewDocument { storage_key: "better.pdf".to_owned(), ..document(DocumentKind::IdDocument) };
    world.run(&actor(&anna), move |tx, context| upload_document(tx, context, id, &better)).unwrap();
    let told = world.notices(UserId(0), &["admin"]);
    assert_eq!(told[0].entry.message, "Anna Test (agent) uploaded a document: ID Document. It needs review.");
    let case = world.run(&admin, move |tx, context| get_verification_case(tx, context, id)).unwrap();
    assert_eq!((case.documents.len(), case.lacking.len()), (2, 0));
    world.run(&admin, move |tx, context| approve_user(tx, context, id)).unwrap();
    assert_eq!(world.now(id).verification, Verification::Approved);
}

#[test]
fn an_employees_reviewer_is_the_owner() {
    let world = World::default();
    let owner = world.owner();
    let employee = world.employee(new_employee("emil"), None);
    let id = employee.id;
    let paper = document(DocumentKind::IdDocument);
    let add = move |tx: &mut dyn Transaction, context: &Context| upload_document(tx, context, id, &paper);
    let view = world.run(&actor(&employee), add).unwrap();
    assert_eq!(world.notices(UserId(0), &["manufacturer"])[0].entry.title, "New document");
    assert!(decide(&world, &owner, &view.document, "accept", "").is_ok());
}

#[test]
fn the_daily_job_tells_nobody_twice_and_only_the_platform_runs_it() {
    let world = World::default();
    let dealer = world.user(new_dealer("dora")).id;
    world
        .run(&Actor::System, move |tx, _| {
            for number in 0..250_i64 {
                let last = (at(0) + chrono::Duration::days(number % 3 - 1)).date_naive();
                let ends = NewDocument { expires_on: Some(last), ..document(DocumentKind::ShopPhotos) };
                tx.documents().add(dealer, &ends, at(0))?;
            }
            Ok(())
        })
        .unwrap();
    let run = |by: &Actor| world.run(by, notify_expiring);
    assert_eq!(run(&Actor::System), Ok(250), "in several batches");
    assert_eq!(run(&Actor::System), Ok(0));
    assert_eq!(run(&Actor::Guest), Err(Failure::NotSignedIn));
    assert!(matches!(run(&world.admin()), Err(Failure::Forbidden(_))));
}
