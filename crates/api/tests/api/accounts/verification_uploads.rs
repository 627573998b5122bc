//! POST /api/users/{id}/documents: who can upload which documents.

use actix_web::http::Method;
use serde_json::json;
use tierway_application::FileArea;
use tierway_kernel::Role;

use super::forms::{MULTIPART, Multipart, PDF, PNG, data_url};
use crate::support::{Answer, Client, TestApp};

async fn hand_in(client: &Client, id: i64, kind: &str) -> Answer {
    let body = json!({ "kind": kind, "file": data_url(PNG), "fileName": "paper.png" });
    client.post(&format!("/api/users/{id}/documents"), body).await
}

fn kept(app: &TestApp) -> usize {
    app.fakes().files.keys(FileArea::Private).len()
}

#[actix_web::test]
async fn only_the_person_hands_in_their_documents() {
    let app = TestApp::start().await;
    let agent = app.signed_in_as(Role::Agent).await;
    let employee = app.signed_in_as(Role::Employee).await;
    let only = "Only the account holder can upload their documents.";
    for role in Role::ALL.into_iter().filter(|role| *role != Role::Agent) {
        let client = app.signed_in_as(role).await;
        let answer = hand_in(&client, agent.id(), "idDocument").await;
        if role == Role::Admin {
            answer.refused(403, only)
        } else {
            answer.refused(404, "This user was not found.")
        };
    }
    let owner = app.signed_in_as(Role::Manufacturer).await;
    hand_in(&owner, employee.id(), "idDocument").await.refused(403, only);
    hand_in(&app.guest(), agent.id(), "idDocument").await.refused(401, "Please sign in first.");
    assert_eq!(kept(&app), 0);
    hand_in(&agent, agent.id(), "idDocument").await.expect(201);
    hand_in(&employee, employee.id(), "employmentLetter").await.expect(201);
    assert_eq!(kept(&app), 2);
}

#[actix_web::test]
async fn what_is_not_asked_or_not_complete_is_refused() {
    let app = TestApp::start().await;
    let agent = app.signed_in_as(Role::Agent).await;
    let path = format!("/api/users/{}/documents", agent.id());
    let not_asked = "This account does not need this document.";
    hand_in(&agent, agent.id(), "businessLicense").await.field_refused("kind", not_asked);
    let customer = app.signed_in_as(Role::Customer).await;
    hand_in(&customer, customer.id(), "idDocument").await.field_refused("kind", not_asked);
    hand_in(&agent, agent.id(), "passport").await.field_refused("kind", "Please choose the type of document.");
    let answer = agent.post(&path, json!({ "kind": "idDocument" })).await;
    answer.field_refused("file", "Please choose a file.");
    let late = json!({ "kind": "idDocument", "file": data_url(PDF), "expiresOn": "2026-03-01" });
    let sentence = "This document has expired. Please upload a valid one.";
    agent.post(&path, late).await.field_refused("expiresOn", sentence);
    assert_eq!(kept(&app), 0);
}

#[actix_web::test]
async fn a_form_carries_the_same_as_json() {
    let app = TestApp::start().await;
    let agent = app.signed_in_as(Role::Agent).await;
    let path = format!("/api/users/{}/documents", agent.id());
    let form = Multipart::of(&json!({ "kind": "walletProof", "expiresOn": "2027-01-31", "more": "ignored" }));
    let form = form.file("file", "wallet.PDF", PDF);
    let answer = agent.request(Method::POST, &path).body(MULTIPART, form.bytes()).send().await.expect(201);
    assert_eq!((&answer["kind"], &answer["fileName"]), (&json!("walletProof"), &json!("wallet.pdf")));
    assert_eq!((&answer["expiresOn"], &answer["size"]), (&json!("2027-01-31"), &json!(PDF.len())));
    let form = Multipart::of(&json!({ "kind": "walletProof" })).file("paper", "wallet.pdf", PDF);
    let answer = agent.request(Method::POST, &path).body(MULTIPART, form.bytes()).send().await;
    answer.field_refused("paper", "This field does not accept files.");
    let answer = agent.request(Method::POST, &path).body("text/plain", "x").send().await;
    answer.problem(415);
}

#[actix_web::test]
async fn shop_photos_join_and_refused_ones_are_replaced() {
    let app = TestApp::start().await;
    let admin = app.signed_in_as(Role::Admin).await;
    let dealer = app.signed_in_as(Role::Dealer).await;
    let mut ids = Vec::new();
    for _ in 0..10 {
        ids.push(hand_in(&dealer, dealer.id(), "shopPhotos").await.expect(201)["id"].clone());
    }
    hand_in(&dealer, dealer.id(), "shopPhotos").await.field_refused("file", "Please upload at most 10 shop photos.");
    assert_eq!(kept(&app), 10, "the eleventh left nothing");
    for id in &ids[..2] {
        let body = json!({ "decision": "refuse", "reason": "wrongDocument" });
        admin.post(&format!("/api/documents/{id}/review"), body).await.expect(200);
    }
    hand_in(&dealer, dealer.id(), "shopPhotos").await.expect(201);
    let case = dealer.get(&format!("/api/users/{}/verification", dealer.id())).await.expect(200);
    assert_eq!(case["documents"].as_array().unwrap().len(), 9, "both refused ones gave way");
    let pdf = json!({ "kind": "shopPhotos", "file": data_url(PDF) });
    let answer = dealer.post(&format!("/api/users/{}/documents", dealer.id()), pdf).await;
    answer.field_refused("file", "Please upload a JPG, JPEG or PNG picture.");
}
