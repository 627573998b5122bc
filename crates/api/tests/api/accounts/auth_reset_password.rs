//! POST /api/auth/reset-password and /confirm.

use chrono::Duration;
use futures_util::future::join_all;
use serde_json::{Value, json};
use tierway_accounts::{NewUser, Verification};
use tierway_application::{Delivery, MailError};
use tierway_kernel::{PageRequest, Role};
use tierway_testkit::builders::{PASSWORD, at, new_user};
use tierway_workforce::NoticeFilter;

use crate::support::{Answer, TestApp};

const PATH: &str = "/api/auth/reset-password";
const CONFIRM: &str = "/api/auth/reset-password/confirm";
const DEAD: &str = "This link is no longer valid. Please request a new one.";

fn asked(name: &str, role: &str) -> Value {
    json!({ "email": format!("{name}@tierway.test"), "role": role })
}

fn chosen(token: &str, password: &str) -> Value {
    json!({ "token": token, "password": password, "confirmPassword": password })
}

fn login(name: &str, password: &str) -> Value {
    json!({ "username": name, "password": password })
}

/// The tokens that were mailed, oldest first.
fn tokens(app: &TestApp) -> Vec<String> {
    let token = |body: &str| {
        let rest = body.split("https://tierway.test/reset-password?token=").nth(1)?;
        Some(rest.split_whitespace().next().unwrap_or_default().to_owned())
    };
    app.fakes().mailer.sent().iter().filter_map(|mail| token(&mail.body)).collect()
}

/// Asks for a link, does the jobs, and gives its token.
async fn token(app: &TestApp, name: &str, role: &str) -> String {
    app.guest().post(PATH, asked(name, role)).await.expect(200);
    app.run_jobs().await;
    tokens(app).pop().unwrap()
}

fn without_id(answer: &Answer) -> (u16, Value, Vec<String>) {
    let mut headers: Vec<String> = answer.headers.keys().map(|name| name.as_str().to_owned()).collect();
    headers.sort();
    (answer.status.as_u16(), answer.json(), headers)
}

#[actix_web::test]
async fn a_mailed_link_sets_a_password_and_ends_all_sessions() {
    let app = TestApp::start().await;
    let client = app.signed_in_as(Role::Customer).await;
    let token = token(&app, "customer", "customer").await;
    assert!(token.len() >= 43, "32 bytes: {token}");
    let done = app.guest().post(CONFIRM, chosen(&token, "battery staple")).await.expect(200);
    assert_eq!(done["message"], "Your password was changed. You can sign in with it now.");
    client.get("/api/auth/me").await.problem(401);
    app.guest().post("/api/auth/login", login("customer", PASSWORD)).await.problem(401);
    app.guest().post("/api/auth/login", login("customer", "battery staple")).await.expect(200);
    app.guest().post(CONFIRM, chosen(&token, "another one")).await.field_refused("token", DEAD);
    app.run_jobs().await;
    assert!(app.fakes().mailer.sent().iter().any(|mail| mail.subject.contains("Your password was changed")));
}

#[actix_web::test]
async fn the_answer_tells_nothing_of_who_exists() {
    let app = TestApp::start().await;
    app.person(Role::Customer, "cleo").await;
    app.account(NewUser { is_active: false, ..new_user(Role::Customer, "otto") }).await;
    app.account(NewUser { verification: Verification::Rejected, ..new_user(Role::Dealer, "dirk") }).await;
    let guest = app.guest();
    let known = guest.post(PATH, asked("cleo", "customer")).await;
    known.expect(200);
    for (name, role) in [("nobody", "customer"), ("cleo", "dealer"), ("otto", "customer"), ("dirk", "dealer")] {
        let answer = guest.post(PATH, asked(name, role)).await;
        assert_eq!(without_id(&answer), without_id(&known), "{name} as {role}");
    }
    assert_eq!(app.fakes().hasher.counts(), (0, 0), "nothing slow happens");
    app.run_jobs().await;
    let to: Vec<String> = app.fakes().mailer.sent().into_iter().map(|mail| mail.to).collect();
    assert_eq!(to, ["cleo@tierway.test", "otto@tierway.test"], "rejected accounts and wrong roles get no mail");
}

#[actix_web::test]
async fn people_who_share_a_page_share_its_role() {
    let app = TestApp::start().await;
    for role in [Role::SubAgent, Role::Warehouse] {
        app.person(role, role.as_str()).await;
    }
    token(&app, "sub-agent", "agent").await;
    token(&app, "warehouse", "employee").await;
    assert_eq!(tokens(&app).len(), 2);
}

#[actix_web::test]
async fn both_fields_are_required() {
    let app = TestApp::start().await;
    let guest = app.guest();
    let answer = guest.post(PATH, json!({})).await;
    for field in ["email", "role"] {
        answer.field_refused(field, "Please provide both email and role.");
    }
    guest.post(PATH, asked("cleo", "king")).await.field_refused("role", "Unknown role.");
    let answer = guest.post(PATH, json!({ "email": "nowhere", "role": "customer" })).await;
    answer.field_refused("email", "Please enter a valid email address.");
}

#[actix_web::test]
async fn a_link_ends_after_thirty_minutes_and_with_the_next_one() {
    let app = TestApp::start().await;
    app.person(Role::Customer, "cleo").await;
    let first = token(&app, "cleo", "customer").await;
    let second = token(&app, "cleo", "customer").await;
    assert_ne!(first, second);
    let guest = app.guest();
    guest.post(CONFIRM, chosen(&first, "battery staple")).await.field_refused("token", DEAD);
    app.fakes().clock.advance(Duration::minutes(30));
    guest.post(CONFIRM, chosen(&second, "battery staple")).await.field_refused("token", DEAD);
    for rubbish in ["", "x", "../../etc/passwd"] {
        guest.post(CONFIRM, chosen(rubbish, "battery staple")).await.field_refused("token", DEAD);
    }
    assert_eq!(app.fakes().hasher.counts(), (0, 0), "no password is hashed for a dead link");
}

#[actix_web::test]
async fn the_new_password_keeps_the_rules_and_a_refused_one_leaves_the_link() {
    let app = TestApp::start().await;
    app.person(Role::Customer, "cleo").await;
    let token = token(&app, "cleo", "customer").await;
    let guest = app.guest();
    let answer = guest.post(CONFIRM, chosen(&token, "12345")).await;
    answer.field_refused("password", "Password must be at least 6 characters long.");
    let typo = json!({ "token": token, "password": "battery", "confirmPassword": "buttery" });
    guest.post(CONFIRM, typo).await.field_refused("confirmPassword", "Passwords do not match");
    guest.post(CONFIRM, chosen(&token, "battery staple")).await.expect(200);
}

#[actix_web::test]
async fn of_several_uses_at_once_one_counts() {
    let app = TestApp::start().await;
    app.person(Role::Customer, "cleo").await;
    let token = token(&app, "cleo", "customer").await;
    let guest = app.guest();
    let answers =
        join_all((0..6).map(|number| guest.post(CONFIRM, chosen(&token, &format!("password {number}"))))).await;
    let won: Vec<usize> = (0..6).filter(|number| answers[*number].status == 200).collect();
    assert_eq!(won.len(), 1);
    for answer in answers.iter().filter(|answer| answer.status != 200) {
        answer.field_refused("token", DEAD);
    }
    guest.post("/api/auth/login", login("cleo", &format!("password {}", won[0]))).await.expect(200);
}

#[actix_web::test]
async fn the_admin_is_told_and_the_request_is_logged_with_its_true_address() {
    let app = TestApp::start().await;
    let admin = app.signed_in_as(Role::Admin).await;
    app.person(Role::Customer, "cleo").await;
    token(&app, "cleo", "customer").await;
    let (user, groups) = (admin.user().id, vec!["admin".to_owned()]);
    let notices = app
        .read(move |tx| Ok(tx.notices().list(user, &groups, &NoticeFilter::default(), &PageRequest::first(5))?))
        .await
        .items;
    assert_eq!(notices[0].entry.message, "Cleo Test (customer) requested a password reset.");
    let log = admin.get("/api/user-activity-log?action=password").await.expect(200);
    assert_eq!(log[0]["description"], "Password reset requested for cleo.");
    assert_eq!(log[0]["ipAddress"], "198.51.100.7");
}

#[actix_web::test]
async fn an_address_and_an_account_have_so_many_an_hour() {
    let app = TestApp::start().await;
    app.write(|tx| Ok(tx.settings().set("resetsPerHour", "7", at(0))?)).await;
    app.person(Role::Customer, "cleo").await;
    let guest = app.guest();
    for _ in 0..7 {
        guest.post(PATH, asked("cleo", "customer")).await.expect(200);
        app.run_jobs().await;
    }
    assert_eq!(tokens(&app).len(), 5, "a mailbox is not flooded");
    let answer = guest.post(PATH, asked("nobody", "customer")).await;
    answer.refused(429, "Too many attempts. Please try again in 60 minutes.");
    app.fakes().clock.advance(Duration::hours(1));
    token(&app, "cleo", "customer").await;
}

#[actix_web::test]
async fn another_password_kills_links_that_are_out() {
    let app = TestApp::start().await;
    let client = app.signed_in_as(Role::Customer).await;
    let token = token(&app, "customer", "customer").await;
    let body = json!({ "currentPassword": PASSWORD, "newPassword": "battery staple" });
    client.post("/api/auth/change-password", body).await.expect(200);
    app.guest().post(CONFIRM, chosen(&token, "another one")).await.field_refused("token", DEAD);
}

/// Whether a text stands anywhere in the database's files: in its tables, in pages that are free again, in its log.
fn is_on_disk(app: &TestApp, text: &str) -> bool {
    let path = app.database_url().strip_prefix("sqlite:").unwrap();
    let found = |file: String| {
        std::fs::read(file).is_ok_and(|bytes| bytes.windows(text.len()).any(|some| some == text.as_bytes()))
    };
    found(path.to_owned()) || found(format!("{path}-wal"))
}

#[actix_web::test]
async fn a_mailed_link_is_nowhere_but_in_the_mail() {
    let app = TestApp::start().await;
    let admin = app.signed_in_as(Role::Admin).await;
    app.person(Role::Customer, "cleo").await;
    app.fakes().mailer.answer(Err(MailError::Transient("the server is away".into())));
    app.guest().post(PATH, asked("cleo", "customer")).await.expect(200);
    app.run_jobs().await;
    app.fakes().mailer.answer(Ok(Delivery::Sent));
    app.fakes().clock.advance(Duration::hours(1));
    app.run_jobs().await;
    let token = tokens(&app).pop().unwrap();
    let id = &admin.get("/api/mail-outbox?status=sent").await.expect(200)[0]["id"];
    let mail = admin.get(&format!("/api/mail-outbox/{id}")).await.expect(200);
    let body = mail["body"].as_str().unwrap();
    assert!(
        mail["hasLink"] == true
            && body.contains("[The link is made when this mail is sent.]")
            && !body.contains("token=")
    );
    if app.database_url().starts_with("sqlite:") {
        assert!(!is_on_disk(&app, &token) && is_on_disk(&app, "Cleo Test"), "cleo is there, the token is not");
    }
    let guest = app.guest();
    guest.post(CONFIRM, chosen(&token, "battery staple")).await.expect(200);
    guest.post(CONFIRM, chosen(&token, "another one")).await.field_refused("token", DEAD);
    let closed = "This password reset request is closed or more than a day old, so its link can no longer be emailed.";
    admin.post(&format!("/api/mail-outbox/{id}/resend"), json!({})).await.refused(409, closed);
}
