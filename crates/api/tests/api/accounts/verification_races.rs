//! Concurrent decisions: one wins, the others get 409, and the stored state is consistent.

use futures_util::future::{join, join_all};
use serde_json::json;
use tierway_accounts::{DocumentKind, NewUser, ReviewState, User, Verification};
use tierway_kernel::{DocumentId, Role};
use tierway_testkit::builders::{at, document, new_user};

use super::forms::{PNG, data_url};
use crate::support::{Answer, TestApp};

/// A waiting agent with both documents, unreviewed.
async fn waiting(app: &TestApp, name: &str) -> (User, [DocumentId; 2]) {
    let user = app.account(NewUser { verification: Verification::Pending, ..new_user(Role::Agent, name) }).await;
    let id = user.id;
    let documents = app
        .write(move |tx| {
            let first = tx.documents().add(id, &document(DocumentKind::IdDocument), at(0))?.id;
            Ok([first, tx.documents().add(id, &document(DocumentKind::WalletProof), at(0))?.id])
        })
        .await;
    (user, documents)
}

fn statuses(answers: &[Answer]) -> Vec<u16> {
    let mut statuses: Vec<u16> = answers.iter().map(|answer| answer.status.as_u16()).collect();
    statuses.sort_unstable();
    statuses
}

#[actix_web::test]
async fn of_several_reviews_of_one_document_one_counts() {
    let app = TestApp::start().await;
    let admin = app.signed_in_as(Role::Admin).await;
    for round in 0..4 {
        let (user, [document, _]) = waiting(&app, &format!("agent-{round}")).await;
        let path = format!("/api/documents/{document}/review");
        let body = |number: usize| match number % 2 {
            0 => json!({ "decision": "accept" }),
            _ => json!({ "decision": "refuse", "reason": "incomplete" }),
        };
        let answers = join_all((0..4).map(|number| admin.post(&path, body(number)))).await;
        assert_eq!(statuses(&answers), [200, 409, 409, 409]);
        let winner = answers.iter().find(|answer| answer.status == 200).unwrap().json()["review"]["status"].clone();
        let review = app.read(move |tx| Ok(tx.documents().by_id(document)?.unwrap())).await.review;
        assert_eq!(review.state.as_str(), winner);
        let sentence = format!("This document has already been {}.", review.state.as_str());
        for answer in answers.iter().filter(|answer| answer.status != 200) {
            answer.refused(409, &sentence);
        }
        let history = app.read(move |tx| Ok(tx.verification().history(user.id)?)).await;
        assert_eq!(history.len(), 1, "the losers left no trace");
    }
}

#[actix_web::test]
async fn an_account_is_never_approved_with_a_document_refused_at_the_same_time() {
    let app = TestApp::start().await;
    let admin = app.signed_in_as(Role::Admin).await;
    for round in 0..6 {
        let (user, [document, _]) = waiting(&app, &format!("agent-{round}")).await;
        let (approve, review) =
            (format!("/api/users/{}/approve", user.id), format!("/api/documents/{document}/review"));
        let refuse = json!({ "decision": "refuse", "reason": "nameMismatch" });
        let (approved, refused) = join(admin.post(&approve, json!({})), admin.post(&review, refuse)).await;
        let state = app.read(move |tx| Ok(tx.documents().by_id(document)?.unwrap())).await.review.state;
        let verification = app.read(move |tx| Ok(tx.users().by_id(user.id)?.unwrap())).await.verification;
        match (approved.status.as_u16(), refused.status.as_u16()) {
            (200, 409) => assert_eq!((verification, state), (Verification::Approved, ReviewState::Accepted)),
            (422, 200) => assert_eq!((verification, state), (Verification::Pending, ReviewState::Refused)),
            other => panic!("{other:?}: {} {}", approved.text(), refused.text()),
        }
    }
}

#[actix_web::test]
async fn of_several_uploads_of_one_kind_one_is_current() {
    let app = TestApp::start().await;
    for round in 0..3 {
        let (user, _) = waiting(&app, &format!("agent-{round}")).await;
        let id = user.id;
        let client = app.sign_in(user).await;
        let path = format!("/api/users/{id}/documents");
        let body = json!({ "kind": "idDocument", "file": data_url(PNG) });
        let answers = join_all((0..4).map(|_| client.post(&path, body.clone()))).await;
        assert_eq!(statuses(&answers), [201; 4]);
        let documents = app.read(move |tx| Ok(tx.documents().of_user(id)?)).await;
        let current = documents.iter().filter(|one| one.kind == DocumentKind::IdDocument && one.is_current()).count();
        assert_eq!((documents.len(), current), (6, 1));
    }
}
