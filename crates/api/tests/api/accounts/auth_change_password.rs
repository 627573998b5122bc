//! POST /api/auth/change-password.

use actix_web::http::Method;
use serde_json::{Value, json};
use tierway_kernel::Role;
use tierway_testkit::builders::PASSWORD;

use crate::support::{Client, TestApp};

const PATH: &str = "/api/auth/change-password";

fn body(current: &str, new: &str) -> Value {
    json!({ "currentPassword": current, "newPassword": new, "confirmPassword": new })
}

#[actix_web::test]
async fn the_new_password_counts_and_only_this_session_goes_on() {
    let app = TestApp::start().await;
    let here = app.signed_in_as(Role::Agent).await;
    let there = app.signed_in_as(Role::Agent).await;
    let thief = here.with_cookie(here.cookie());
    let answer = here.post(PATH, body(PASSWORD, "battery staple")).await.expect(200);
    assert_eq!(answer["message"], "Your password was changed.");
    here.get("/api/auth/me").await.expect(200);
    there.get("/api/auth/me").await.problem(401);
    thief.get("/api/auth/me").await.problem(401);
    let sessions = here.get("/api/auth/sessions").await.expect(200);
    assert_eq!((sessions.as_array().unwrap().len(), &sessions[0]["current"]), (1, &json!(true)));

    let login = |password: &str| json!({ "username": "agent", "password": password });
    app.guest().post("/api/auth/login", login(PASSWORD)).await.problem(401);
    app.guest().post("/api/auth/login", login("battery staple")).await.expect(200);
    let log = here.get("/api/user-activity-log?action=password").await.expect(200);
    assert_eq!(log[0]["description"], "Changed their password.");
    app.run_jobs().await;
    let mails = app.fakes().mailer.sent();
    assert!(mails.iter().any(|mail| mail.to == "agent@tierway.test" && mail.subject.contains("password was changed")));
    assert!(mails.iter().all(|mail| !mail.body.contains("battery")));
}

#[actix_web::test]
async fn a_wrong_current_password_is_counted() {
    let app = TestApp::start().await;
    let client = app.signed_in_as(Role::Customer).await;
    for _ in 0..5 {
        let answer = client.post(PATH, body("wrong!", "battery staple")).await;
        answer.field_refused("currentPassword", "The current password is not right.");
    }
    client.post(PATH, body(PASSWORD, "battery staple")).await.problem(429);
    client.get("/api/auth/me").await.expect(200);
    let other = app.signed_in_as(Role::Customer).await;
    other.get("/api/auth/me").await.expect(200);
}

#[actix_web::test]
async fn the_new_password_keeps_the_rules() {
    let app = TestApp::start().await;
    let client = app.signed_in_as(Role::Customer).await;
    let answer = client.post(PATH, body(PASSWORD, "12345")).await;
    answer.field_refused("newPassword", "Password must be at least 6 characters long.");
    let typo = json!({ "currentPassword": PASSWORD, "newPassword": "battery", "confirmPassword": "buttery" });
    client.post(PATH, typo).await.field_refused("confirmPassword", "Passwords do not match");
    let answer = client.post(PATH, json!({ "newPassword": "battery staple" })).await;
    answer.field_refused("currentPassword", "Please enter your current password.");
    app.guest().post(PATH, body(PASSWORD, "battery staple")).await.refused(401, "Please sign in first.");
}

/// A dealer's token and webhook, and whether they still work.
async fn programs(client: &Client) -> (String, String) {
    let made = client.post("/api/tokens", json!({ "name": "Sync", "scopes": ["orders:read"] })).await.expect(201);
    let hook = json!({ "url": "https://hooks.example/in", "kinds": ["order.placed"] });
    let hook = client.post("/api/webhooks", hook).await.expect(201);
    (made["token"].as_str().unwrap().to_owned(), format!("/api/webhooks/{}", hook["id"]))
}

async fn token_works(app: &TestApp, key: &str) -> bool {
    let request = app.guest().request(Method::GET, "/api/orders").header("authorization", &format!("Bearer {key}"));
    request.send().await.status.is_success()
}

#[actix_web::test]
async fn tokens_and_webhooks_end_with_the_password_unless_they_are_wanted() {
    let app = TestApp::start().await;
    let client = app.signed_in_as(Role::Dealer).await;
    let (key, hook) = programs(&client).await;
    let mut keeping = body(PASSWORD, "battery staple");
    keeping["keepPrograms"] = json!(true);
    client.post(PATH, keeping).await.expect(200);
    assert!(token_works(&app, &key).await);
    assert_eq!(client.get(&hook).await.expect(200)["isEnabled"], true);
    client.post(PATH, body("battery staple", "another staple")).await.expect(200);
    assert!(!token_works(&app, &key).await);
    assert_eq!(client.get(&hook).await.expect(200)["isEnabled"], false);
    let log = client.get("/api/user-activity-log?action=password").await.expect(200);
    assert_eq!(log[0]["description"], "Changed their password. API tokens were revoked and webhooks disabled.");
    assert_eq!(log[1]["description"], "Changed their password. API tokens and webhooks were kept.");
}

#[actix_web::test]
async fn staff_need_longer_passwords_than_customers() {
    let app = TestApp::start().await;
    let short = "Password must be at least 10 characters long.";
    for role in [Role::Admin, Role::Manufacturer, Role::Employee, Role::Warehouse] {
        let client = app.signed_in_as(role).await;
        client.post(PATH, body(PASSWORD, "123456")).await.field_refused("newPassword", short);
    }
    for role in [Role::Customer, Role::Dealer] {
        let client = app.signed_in_as(role).await;
        client.post(PATH, body(PASSWORD, "123456")).await.expect(200);
    }
}
