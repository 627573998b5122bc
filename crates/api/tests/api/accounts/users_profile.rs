//! PATCH /api/users/{id}: one's own profile.

use serde_json::{Value, json};
use tierway_kernel::Role;
use tierway_testkit::builders::PASSWORD;

use crate::support::TestApp;

fn path(id: i64) -> String {
    format!("/api/users/{id}")
}

#[actix_web::test]
async fn people_change_their_own_data() {
    let app = TestApp::start().await;
    let client = app.signed_in_as(Role::Wholesaler).await;
    let body = json!({
        "firstName": " Wanda ", "phone": null, "country": "Singapore", "description": "Tea", "birthDate": "1990-05-17",
        "role": "admin", "username": "root", "isActive": false, "referredBy": 1,
    });
    let user = client.patch(&path(client.id()), body).await.expect(200)["user"].clone();
    for (field, value) in [
        ("firstName", json!("Wanda")),
        ("lastName", json!("Test")),
        ("country", json!("Singapore")),
        ("description", json!("Tea")),
        ("birthDate", json!("1990-05-17")),
        ("ageConfirmed", json!(true)),
        ("role", json!("wholesaler")),
        ("username", json!("wholesaler")),
        ("isActive", json!(true)),
        ("phone", Value::Null),
        ("referredBy", Value::Null),
    ] {
        assert_eq!(user[field], value, "{field}");
    }
    assert_eq!(client.get("/api/auth/me").await.expect(200), user);
    let log = client.get("/api/user-activity-log?action=profile").await.expect(200);
    assert_eq!(log[0]["description"], "Changed their name, phone, country, description, birth date.");
    client.patch(&path(client.id()), json!({})).await.expect(200);
    assert_eq!(client.get("/api/user-activity-log?action=profile").await.total(), 1, "nothing changed, nothing logged");
}

#[actix_web::test]
async fn complaints_stand_at_their_fields() {
    let app = TestApp::start().await;
    let client = app.signed_in_as(Role::Manufacturer).await;
    let body = json!({ "companyName": "", "firstName": null, "email": "nowhere", "birthDate": "2020-01-01" });
    let answer = client.patch(&path(client.id()), body).await;
    for (field, sentence) in [
        ("companyName", "Company name is required."),
        ("firstName", "First name is required."),
        ("email", "Please enter a valid email address."),
        ("birthDate", "You must be at least 21 years old to register."),
    ] {
        answer.field_refused(field, sentence);
    }
}

#[actix_web::test]
async fn another_email_asks_for_the_password() {
    let app = TestApp::start().await;
    let client = app.signed_in_as(Role::Customer).await;
    app.person(Role::Customer, "ben").await;
    let own = path(client.id());
    let change =
        |email: &str, password: Value| client.patch(&own, json!({ "email": email, "currentPassword": password }));
    let missing = "Please enter your current password.";
    change("new@tierway.test", Value::Null).await.field_refused("currentPassword", missing);
    let wrong = "The current password is not right.";
    change("new@tierway.test", json!("wrong!")).await.field_refused("currentPassword", wrong);
    let taken = "This email address is already registered.";
    change("BEN@tierway.test", json!(PASSWORD)).await.field_refused("email", taken);
    change("Customer@Tierway.test", Value::Null).await.expect(200);
    let user = change("new@tierway.test", json!(PASSWORD)).await.expect(200);
    assert_eq!(user["user"]["email"], "new@tierway.test");
    app.guest()
        .post("/api/auth/login", json!({ "username": "new@tierway.test", "password": PASSWORD }))
        .await
        .expect(200);
    app.run_jobs().await;
    let mails = app.fakes().mailer.sent();
    let told = mails.iter().find(|mail| mail.subject.contains("email address was changed")).unwrap();
    assert!(told.to.eq_ignore_ascii_case("customer@tierway.test"), "the old address is told: {}", told.to);
}

#[actix_web::test]
async fn nobody_changes_anybody_else() {
    let app = TestApp::start().await;
    let cleo = app.person(Role::Customer, "cleo").await;
    let emil = app.account(tierway_testkit::builders::new_employee("emil")).await;
    let admin = app.signed_in_as(Role::Admin).await;
    let owner = app.signed_in_as(Role::Manufacturer).await;
    let other = app.signed_in_as(Role::Agent).await;
    let body = json!({ "firstName": "Mallory" });
    let sentence = "You can only change your own profile.";
    admin.patch(&path(cleo.id.0), body.clone()).await.refused(403, sentence);
    owner.patch(&path(emil.id.0), body.clone()).await.refused(403, sentence);
    for client in [owner, other] {
        client.patch(&path(cleo.id.0), body.clone()).await.refused(404, "This user was not found.");
    }
    app.guest().patch(&path(cleo.id.0), body).await.refused(401, "Please sign in first.");
}

#[actix_web::test]
async fn a_language_is_chosen_and_left_to_the_browser_again() {
    let app = TestApp::start().await;
    let client = app.signed_in_as(Role::Customer).await;
    let path = path(client.id());
    assert!(client.get("/api/auth/me").await.expect(200).get("language").is_none());
    let user = client.patch(&path, json!({ "language": "th" })).await.expect(200)["user"].clone();
    assert_eq!(user["language"], "th");
    assert_eq!(client.get("/api/auth/me").await.expect(200), user);
    client.patch(&path, json!({ "language": "de" })).await.field_refused("language", UNKNOWN_LANGUAGE);
    client.patch(&path, json!({ "phone": "555" })).await.expect(200);
    assert_eq!(client.get("/api/auth/me").await.expect(200)["language"], "th");
    let user = client.patch(&path, json!({ "language": null })).await.expect(200)["user"].clone();
    assert!(user.get("language").is_none());
}

const UNKNOWN_LANGUAGE: &str = "Please choose one of the languages en, ms, zh and th.";
