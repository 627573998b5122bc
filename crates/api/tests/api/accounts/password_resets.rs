//! /api/password-resets: the admin's queue.

use chrono::Duration;
use futures_util::future::join;
use serde_json::{Value, json};
use tierway_application::Delivery;
use tierway_kernel::Role;

use crate::support::{Client, TestApp};

const DEAD: &str = "This link is no longer valid. Please request a new one.";

/// Asks for a link; the request's id.
async fn request(app: &TestApp, admin: &Client, name: &str) -> i64 {
    let body = json!({ "email": format!("{name}@tierway.test"), "role": "customer" });
    app.guest().post("/api/auth/reset-password", body).await.expect(200);
    app.run_jobs().await;
    admin.get("/api/password-resets?limit=1").await.expect(200)[0]["id"].as_i64().unwrap()
}

fn last_token(app: &TestApp) -> String {
    let mails = app.fakes().mailer.sent();
    let link = mails.iter().rev().find_map(|mail| mail.body.split("?token=").nth(1).map(str::to_owned)).unwrap();
    link.split_whitespace().next().unwrap_or_default().to_owned()
}

async fn confirm(app: &TestApp, token: &str) -> crate::support::Answer {
    let body = json!({ "token": token, "password": "battery staple" });
    app.guest().post("/api/auth/reset-password/confirm", body).await
}

async fn decide(admin: &Client, id: i64, how: &str, body: Value) -> crate::support::Answer {
    admin.post(&format!("/api/password-resets/{id}/{how}"), body).await
}

#[actix_web::test]
async fn the_queue_shows_who_asked_from_where() {
    let app = TestApp::start().await;
    let admin = app.signed_in_as(Role::Admin).await;
    let cleo = app.person(Role::Customer, "cleo").await;
    let id = request(&app, &admin, "cleo").await;
    let list = admin.get("/api/password-resets").await;
    assert_eq!(list.total(), 1);
    let row = &list.expect(200)[0];
    for (field, value) in [
        ("id", json!(id)),
        ("userId", json!(cleo.id.0)),
        ("username", json!("cleo")),
        ("fullName", json!("Cleo Test")),
        ("email", json!("cleo@tierway.test")),
        ("role", json!("customer")),
        ("state", json!("requested")),
        ("decidable", json!(true)),
        ("canHandOver", json!(true)),
        ("address", json!("198.51.100.7")),
    ] {
        assert_eq!(row[field], value, "{field}");
    }
    assert!(!list.text().contains(&last_token(&app)), "the link is for the person alone");
    app.fakes().clock.advance(Duration::minutes(30));
    for (state, count) in [("requested", 0), ("expired", 1), ("used", 0)] {
        assert_eq!(admin.get(&format!("/api/password-resets?state={state}")).await.total(), count, "{state}");
    }
    assert_eq!(admin.get("/api/password-resets?userId=987654").await.total(), 0);
    admin.get("/api/password-resets?state=lost").await.refused(400, "The parameter state is invalid.");
    app.signed_in_as(Role::Manufacturer).await.get("/api/password-resets").await.problem(403);
}

#[actix_web::test]
async fn verifying_mails_a_fresh_link() {
    let app = TestApp::start().await;
    let admin = app.signed_in_as(Role::Admin).await;
    app.person(Role::Customer, "cleo").await;
    let id = request(&app, &admin, "cleo").await;
    let first = last_token(&app);
    app.fakes().clock.advance(Duration::hours(3));
    let row = decide(&admin, id, "verify", json!({ "note": " By phone. " })).await.expect(200);
    assert_eq!(
        (&row["state"], &row["note"], &row["decidable"]),
        (&json!("verified"), &json!("By phone."), &json!(false))
    );
    assert_eq!(row["decidedByName"], "Admin Test");
    app.run_jobs().await;
    let fresh = last_token(&app);
    assert_ne!(first, fresh);
    confirm(&app, &first).await.field_refused("token", DEAD);
    confirm(&app, &fresh).await.expect(200);
    assert_eq!(admin.get("/api/password-resets?state=used").await.total(), 1);
    let sentence = "This request has already been used.";
    decide(&admin, id, "refuse", json!({})).await.refused(409, sentence);
}

#[actix_web::test]
async fn one_that_was_verified_is_handed_over_where_no_mail_arrives() {
    let app = TestApp::start().await;
    let admin = app.signed_in_as(Role::Admin).await;
    app.person(Role::Customer, "cleo").await;
    app.fakes().mailer.answer(Ok(Delivery::Kept));
    let id = request(&app, &admin, "cleo").await;
    let verified = decide(&admin, id, "verify", json!({})).await.expect(200);
    assert_eq!((&verified["decidable"], &verified["canHandOver"]), (&json!(false), &json!(true)));
    app.run_jobs().await;
    let handed = decide(&admin, id, "hand-over", json!({})).await.expect(200);
    let token = handed["link"].as_str().unwrap().split("token=").nth(1).unwrap();
    confirm(&app, token).await.expect(200);
    let log = admin.get("/api/user-activity-log?action=password").await.text().to_owned();
    assert!(log.contains("Handed over a link for the password reset of cleo.") && !log.contains(token));
}

#[actix_web::test]
async fn refusing_kills_the_link() {
    let app = TestApp::start().await;
    let admin = app.signed_in_as(Role::Admin).await;
    app.person(Role::Customer, "cleo").await;
    let id = request(&app, &admin, "cleo").await;
    let row = decide(&admin, id, "refuse", Value::Null).await.expect(200);
    assert_eq!(row["state"], "refused");
    confirm(&app, &last_token(&app)).await.field_refused("token", DEAD);
    decide(&admin, id, "verify", json!({})).await.refused(409, "This request has already been refused.");
    decide(&admin, 987_654, "refuse", json!({})).await.refused(404, "This request was not found.");
}

#[actix_web::test]
async fn a_link_is_handed_over_once_and_no_strangers_request_kills_it() {
    let app = TestApp::start().await;
    let admin = app.signed_in_as(Role::Admin).await;
    app.person(Role::Customer, "cleo").await;
    let id = request(&app, &admin, "cleo").await;
    let handed = decide(&admin, id, "hand-over", json!({})).await.expect(200);
    let link = handed["link"].as_str().unwrap();
    let token = link.strip_prefix("https://tierway.test/reset-password?token=").unwrap();
    assert!(handed["expiresAt"].is_string());
    decide(&admin, id, "hand-over", json!({})).await.refused(409, "This request has already been handed over.");
    request(&app, &admin, "cleo").await;
    confirm(&app, token).await.expect(200);
    confirm(&app, &last_token(&app)).await.field_refused("token", DEAD);
    let list = admin.get("/api/password-resets").await.expect(200);
    assert_eq!((&list[0]["state"], &list[1]["state"]), (&json!("superseded"), &json!("used")));
}

#[actix_web::test]
async fn of_two_deciders_at_once_one_is_told_that_it_was_decided() {
    let app = TestApp::start().await;
    let admin = app.signed_in_as(Role::Admin).await;
    app.person(Role::Customer, "cleo").await;
    let id = request(&app, &admin, "cleo").await;
    let (one, two) = join(decide(&admin, id, "verify", json!({})), decide(&admin, id, "refuse", json!({}))).await;
    let mut statuses = [one.status.as_u16(), two.status.as_u16()];
    statuses.sort_unstable();
    assert_eq!(statuses, [200, 409]);
}

#[actix_web::test]
async fn notes_are_bounded() {
    let app = TestApp::start().await;
    let admin = app.signed_in_as(Role::Admin).await;
    app.person(Role::Customer, "cleo").await;
    let id = request(&app, &admin, "cleo").await;
    let long = json!({ "note": "x".repeat(501) });
    decide(&admin, id, "verify", long).await.field_refused("note", "The note must be at most 500 characters long.");
}
