//! POST /api/auth/change-password.

use serde_json::{Value, json};
use tierway_kernel::Role;
use tierway_testkit::builders::PASSWORD;

use crate::support::TestApp;

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
