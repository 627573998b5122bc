//! Two instances whose clocks differ by an hour: the database's time applies.

use chrono::Duration;
use serde_json::json;
use tierway_application::jobs::{JobKind, LEASE, NewJob};
use tierway_kernel::Role;
use tierway_testkit::builders::PASSWORD;

use crate::support::{Client, TestApp};

/// An instance with the right time and one whose clock goes an hour before.
async fn two() -> (TestApp, TestApp) {
    let one = TestApp::synchronize(Duration::zero()).await;
    let two = one.again_put_right(7, Duration::hours(1)).await;
    (one, two)
}

/// The same browser at another instance.
fn at(app: &TestApp, client: &Client) -> Client {
    app.guest().with_cookie(client.cookie())
}

#[actix_web::test]
async fn both_tell_the_databases_time() {
    let (one, two) = two().await;
    assert!((one.now() - two.now()).abs() < Duration::seconds(30), "{} {}", one.now(), two.now());
}

#[actix_web::test]
async fn a_link_for_a_new_password_works_at_both() {
    let (one, two) = two().await;
    let person = one.person(Role::Customer, "cleo").await;
    let asked = json!({ "email": person.email, "role": "customer" });
    one.guest().post("/api/auth/reset-password", asked).await.expect(200);
    one.run_jobs().await;
    let mail = one.fakes().mailer.sent().pop().unwrap().body;
    let token = mail.split("reset-password?token=").nth(1).unwrap().split_whitespace().next().unwrap().to_owned();
    let chosen = json!({ "token": token, "password": "battery staple", "confirmPassword": "battery staple" });
    two.guest().post("/api/auth/reset-password/confirm", chosen).await.expect(200);
}

#[actix_web::test]
async fn looks_and_idle_sessions_last_as_long_at_both() {
    let (one, two) = two().await;
    one.write(|tx| Ok(tx.settings().set("sessionIdleHours", "1", tierway_testkit::builders::at(0))?)).await;
    let (admin, person) = (one.signed_in_as(Role::Admin).await, one.signed_in_as(Role::Dealer).await);
    assert_eq!(at(&two, &person).get("/api/auth/me").await.status, 200, "an hour is not over");
    admin.post(&format!("/api/users/{}/view-as", person.id()), json!({})).await.expect(200);
    let seen = at(&two, &admin).get("/api/auth/me").await.expect(200);
    assert_eq!(seen["id"], person.id(), "the look is not over");
}

#[actix_web::test]
async fn a_leased_job_is_nobody_elses() {
    let (one, two) = two().await;
    let now = one.now();
    let job = NewJob { kind: JobKind::PurgeExpired, payload: "{}".to_owned(), run_at: now, dedupe_key: None };
    one.write(move |tx| Ok(tx.jobs().enqueue(&job, now)?)).await;
    one.write(move |tx| Ok(tx.jobs().lease(JobKind::ALL, now, now + LEASE)?)).await.unwrap();
    assert_eq!(two.run_jobs().await, 0, "the first is still at it");
}

#[actix_web::test]
async fn a_block_lasts_as_long_at_both() {
    let (one, two) = two().await;
    one.person(Role::Customer, "cleo").await;
    let wrong = json!({ "username": "cleo", "password": "wrong!" });
    for _ in 0..5 {
        one.guest().post("/api/auth/login", wrong.clone()).await.problem(401);
    }
    let right = json!({ "username": "cleo", "password": PASSWORD });
    for app in [&one, &two] {
        let refused = app.guest().post("/api/auth/login", right.clone()).await;
        assert_eq!(refused.status, 429);
        let wait: i64 = refused.header("retry-after").parse().unwrap();
        assert!((1..=31).contains(&wait), "{wait}");
    }
}
