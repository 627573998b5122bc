//! /api/client-errors: what broke in a browser is logged, without personal data, so much and so often.

use std::sync::atomic::{AtomicU32, Ordering};

use actix_web::http::Method;
use serde_json::{Value, json};
use tierway_kernel::Role;

use crate::support::log::{begin_log, logged};
use crate::support::{Answer, Client, TestApp};

const PATH: &str = "/api/client-errors";

fn report() -> Value {
    json!({
        "release": "0.1.0+index-Bx3kQz1a",
        "path": "/ref/K7M2QX9T?email=anna%40mail.example",
        "message": "SyntaxError: \"Dear Anna\" is not JSON, says anna@mail.example",
        "stack": "SyntaxError: Dear Anna\n at v (https://shop.example.com/assets/Page-C9d.js:1:2045)",
        "componentStack": "\n at Anna (https://shop.example.com/assets/index-Bx3kQz1a.js:3:7)",
    })
}

/// The line that an answered report left.
fn line_of(answer: &Answer) -> Option<String> {
    let id = format!("id={} ", answer.header("x-request-id"));
    logged().lines().find(|line| line.contains("a page broke in a browser") && line.contains(&id)).map(str::to_owned)
}

async fn send(client: &Client, body: &Value) -> Answer {
    static SENT: AtomicU32 = AtomicU32::new(0);
    // Each its own, for the log is that of all tests.
    let id = format!("client-error-{}.", SENT.fetch_add(1, Ordering::Relaxed));
    client.request(Method::POST, PATH).header("x-request-id", &id).json(body).send().await
}

#[actix_web::test]
async fn a_report_of_anybody_is_logged_without_personal_data() {
    begin_log();
    let app = TestApp::start().await;
    for client in [app.guest(), app.signed_in_as(Role::Customer).await, app.signed_in_as(Role::Employee).await] {
        let answer = send(&client, &report()).await;
        assert_eq!((answer.status.as_u16(), answer.text()), (204, ""));
        let line = line_of(&answer).unwrap();
        for part in [
            " WARN ",
            "operation=\"reportClientError\"",
            "release=\"0.1.0+index-Bx3kQz1a\"",
            "page=\"/ref/:id\"",
            "error=\"SyntaxError: \\\"…\\\" is not JSON, says …\"",
            "stack=\"Page-C9d.js:1:2045\"",
            "components=\"index-Bx3kQz1a.js:3:7\"",
        ] {
            assert!(line.contains(part), "{part} in {line}");
        }
        for secret in ["anna", "Anna", "K7M2QX9T", "mail.example"] {
            assert!(!line.contains(secret), "{secret} in {line}");
        }
    }
}

#[actix_web::test]
async fn an_admin_who_views_as_another_may_report_too() {
    let app = TestApp::start().await;
    let admin = app.signed_in_as(Role::Admin).await;
    let dealer = app.signed_in_as(Role::Dealer).await;
    admin.post(&format!("/api/users/{}/view-as", dealer.id()), json!({})).await.expect(200);
    assert_eq!(send(&admin, &report()).await.status.as_u16(), 204);
}

#[actix_web::test]
async fn a_report_is_small() {
    begin_log();
    let app = TestApp::start().await;
    let mut long = report();
    long["message"] = json!(format!("Error: {}", "x".repeat(10_000)));
    let answer = send(&app.guest(), &long).await;
    assert_eq!(answer.status.as_u16(), 204);
    let line = line_of(&answer).unwrap();
    assert!(line.contains(&"x".repeat(190)) && !line.contains(&"x".repeat(201)), "{line}");
    long["stack"] = json!("x".repeat(7_000));
    let answer = send(&app.guest(), &long).await;
    answer.refused(413, "The request is too large.");
    assert_eq!(line_of(&answer), None);
    send(&app.guest(), &json!({ "release": "1" })).await.problem(422);
}

#[actix_web::test]
async fn an_address_reports_so_many_a_minute() {
    begin_log();
    let app = TestApp::start().await;
    for _ in 0..20 {
        assert_eq!(send(&app.guest(), &report()).await.status.as_u16(), 204);
    }
    let answer = send(&app.signed_in_as(Role::Agent).await, &report()).await;
    answer.problem(429);
    assert_eq!(line_of(&answer), None);
    app.fakes().clock.advance(chrono::Duration::minutes(1));
    assert_eq!(send(&app.guest(), &report()).await.status.as_u16(), 204);
}
