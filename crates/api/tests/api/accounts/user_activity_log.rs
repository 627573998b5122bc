//! /api/user-activity-log.

use serde_json::{Value, json};
use tierway_kernel::Role;

use super::forms::agent;
use crate::support::{Client, TestApp};

const PATH: &str = "/api/user-activity-log";

#[actix_web::test]
async fn a_sign_in_stands_once_whatever_the_client_reports() {
    let app = TestApp::start().await;
    let client = app.signed_in_as(Role::Customer).await;
    let report = json!({ "userId": 1, "action": "login", "ipAddress": null, "userAgent": "x" });
    client.post(PATH, report.clone()).await.expect(200);
    app.guest().post(PATH, report).await.expect(200);
    let list = client.get(PATH).await;
    assert_eq!(list.total(), 1);
    let entry = &list.expect(200)[0];
    assert_eq!((&entry["action"], &entry["userId"]), (&json!("login"), &json!(client.id())));
    assert_eq!((&entry["ipAddress"], &entry["username"]), (&json!("198.51.100.7"), &json!("customer")));
    assert_eq!(entry["timestamp"], entry["createdAt"]);
}

#[actix_web::test]
async fn others_entries_are_for_admin_and_manufacturer() {
    let app = TestApp::start().await;
    let client = app.signed_in_as(Role::Customer).await;
    client.post("/api/auth/logout", json!({})).await.expect(200);
    let admin = app.signed_in_as(Role::Admin).await;
    let owner = app.signed_in_as(Role::Manufacturer).await;
    let dealer = app.signed_in_as(Role::Dealer).await;
    assert_eq!(admin.get(PATH).await.total(), 5);
    let of_customer = format!("{PATH}?userId={}", client.id());
    assert_eq!(owner.get(&of_customer).await.total(), 2);
    assert_eq!(owner.get(&format!("{of_customer}&action=logout")).await.total(), 1);
    assert_eq!(dealer.get(PATH).await.total(), 1);
    dealer.get(&of_customer).await.refused(403, "Your role does not allow this.");
    app.guest().get(PATH).await.problem(401);
}

#[actix_web::test]
async fn the_log_is_filtered_by_time_and_paged() {
    let app = TestApp::start().await;
    for _ in 0..3 {
        app.signed_in_as(Role::Customer).await;
    }
    let admin = app.signed_in_as(Role::Admin).await;
    let first = admin.get(&format!("{PATH}?limit=3")).await;
    assert_eq!((first.total(), first.expect(200).as_array().unwrap().len()), (4, 3));
    let rest = admin.get(&first.next().unwrap()).await;
    assert_eq!((rest.expect(200).as_array().unwrap().len(), rest.next()), (1, None));
    let day = first.json()[0]["createdAt"].as_str().unwrap()[..10].to_owned();
    assert_eq!(admin.get(&format!("{PATH}?from={day}&to={day}")).await.total(), 4);
    assert_eq!(admin.get(&format!("{PATH}?to={day}T00:00:00Z")).await.total(), 0);
    admin.get(&format!("{PATH}?from=yesterday")).await.refused(400, "The parameter from is invalid.");
    admin.get(&format!("{PATH}?action=dancing")).await.refused(400, "The parameter action is invalid.");
    admin.get(&format!("{PATH}?limit=0")).await.problem(400);
}

/// Entries, newest first.
async fn entries(admin: &Client, action: &str) -> Vec<(Value, Value)> {
    let list = admin.get(&format!("{PATH}?action={action}")).await.expect(200);
    let entries = list.as_array().unwrap().iter();
    entries.map(|entry| (entry["userId"].clone(), entry["description"].clone())).collect()
}

#[actix_web::test]
async fn failed_sign_ins_leave_a_trace_at_the_account_and_without_what_was_typed() {
    let app = TestApp::start().await;
    let client = app.signed_in_as(Role::Customer).await;
    let admin = app.signed_in_as(Role::Admin).await;
    for name in ["customer", "my secret password"] {
        let body = json!({ "username": name, "password": "wrong!" });
        app.guest().post("/api/auth/login", body).await.problem(401);
    }
    let failed = json!("Failed sign-in: wrong username or password.");
    let found = entries(&admin, "session").await;
    assert_eq!(found, [(Value::Null, failed.clone()), (json!(client.id()), failed.clone())]);
    assert_eq!(client.get(&format!("{PATH}?action=session")).await.total(), 1, "the person sees it");
    let list = admin.get(PATH).await;
    assert!(!list.text().contains("my secret"));
}

#[actix_web::test]
async fn opened_documents_and_exported_orders_leave_a_trace() {
    let app = TestApp::start().await;
    let admin = app.signed_in_as(Role::Admin).await;
    let answer = app.guest().post("/api/auth/register", agent("anna")).await.expect(201);
    let anna = answer["user"]["id"].as_i64().unwrap();
    let documents = admin.get(&format!("/api/users/{anna}/documents")).await.expect(200);
    let url = documents[0]["url"].as_str().unwrap();
    assert_eq!(entries(&admin, "document").await, []);
    admin.get(url).await;
    let opened = &entries(&admin, "document").await[0];
    assert_eq!(opened.0, json!(admin.id()));
    assert!(opened.1.as_str().unwrap().starts_with("Opened the ID Document of "), "{}", opened.1);
    // One's own is one's own.
    let own = app.guest();
    own.post("/api/auth/login", json!({ "username": "anna", "password": "secret-one" })).await.expect(200);
    assert_eq!(own.get(url).await.status.as_u16(), 200);
    assert_eq!(entries(&admin, "document").await.len(), 1);

    assert_eq!(entries(&admin, "order").await, []);
    assert_eq!(admin.get("/api/exports/orders.csv").await.status.as_u16(), 200);
    assert_eq!(entries(&admin, "order").await, [(json!(admin.id()), json!("Exported orders to a csv file."))]);
}

#[actix_web::test]
async fn what_an_admin_opens_with_somebodys_eyes_is_the_admins() {
    let app = TestApp::start().await;
    let admin = app.signed_in_as(Role::Admin).await;
    let dealer = app.signed_in_as(Role::Dealer).await;
    let other = app.signed_in_as(Role::Admin).await;
    admin.post(&format!("/api/users/{}/view-as", dealer.id()), json!({})).await.expect(200);
    assert!(entries(&other, "session").await[0].1.as_str().unwrap().starts_with("Started viewing as"));
    assert_eq!(admin.get("/api/exports/orders.csv").await.status.as_u16(), 200);
    assert_eq!(entries(&other, "order").await, [(json!(other.id()), json!("Exported orders to a csv file."))]);
    admin.delete("/api/view-as").await;

    // The owner did not view their own documents.
    let answer = app.guest().post("/api/auth/register", agent("anna")).await.expect(201);
    let anna = answer["user"]["id"].as_i64().unwrap();
    let documents = other.get(&format!("/api/users/{anna}/documents")).await.expect(200);
    admin.post(&format!("/api/users/{anna}/view-as"), json!({})).await.expect(200);
    assert_eq!(admin.get(documents[0]["url"].as_str().unwrap()).await.status.as_u16(), 200);
    let opened = entries(&other, "document").await;
    assert_eq!((opened.len(), &opened[0].0), (1, &json!(other.id())));
}
