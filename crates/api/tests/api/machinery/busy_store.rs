//! An unresponsive database: callers get 503 with `Retry-After`, and no session is treated as a guest meanwhile.

use std::sync::Arc;

use actix_web::http::Method;
use serde_json::json;
use tierway_application::{Access, Store, Topic, Work};
use tierway_kernel::{Role, StoreError};
use tierway_testkit::Fresh;

use super::scrape::Scrape;
use crate::accounts::forms::{MULTIPART, Multipart, PNG, agent};
use crate::support::{Answer, TestApp};

/// Takes no work.
struct BusyStore(StoreError);

impl Store for BusyStore {
    fn submit(&self, _: Access, work: Box<dyn Work>) {
        work.finish(Err(self.0.clone()));
    }

    fn revision(&self, _: Topic) -> u64 {
        0
    }

    fn await_change(&self, _: Topic, _: u64, _: std::time::Duration) {}

    fn is_shared(&self) -> bool {
        false
    }
}

#[track_caller]
fn come_back(answer: &Answer) {
    answer.refused(503, "The service is busy. Please try again in a moment.");
    assert_eq!(answer.header("retry-after"), "1");
}

#[actix_web::test]
async fn callers_are_told_to_come_back() {
    let app = TestApp::over(Arc::new(BusyStore(StoreError::Unavailable))).await;
    come_back(&app.guest().get("/api/products").await);
    let not_ready = app.guest().get("/health/ready").await;
    not_ready.refused(503, "The database does not respond in time.");
    assert_eq!(not_ready.header("retry-after"), "3");
    app.guest().get("/health/live").await.expect(200);
}

#[actix_web::test]
async fn a_session_that_cannot_be_read_is_not_a_guest() {
    let well = TestApp::start().await;
    let cookie = well.signed_in_as(Role::Customer).await.cookie();
    let app = TestApp::over(Arc::new(BusyStore(StoreError::Unavailable))).await;
    let client = app.guest().with_cookie(cookie.clone());
    come_back(&client.get("/api/auth/me").await);
    come_back(&client.post("/api/auth/logout", json!({})).await);
    assert_eq!(client.cookie(), cookie);
}

#[actix_web::test]
async fn numbers_are_given_out_without_the_databases() {
    let app = TestApp::over(Arc::new(BusyStore(StoreError::Unavailable))).await;
    come_back(&app.guest().get("/api/products").await);
    let numbers = Scrape::of(&app).await;
    assert_eq!(numbers.sum("tierway_http_requests_total", &[("operation", "listProducts"), ("status", "5xx")]), 1.0);
    for name in ["tierway_jobs", "tierway_jobs_oldest_due_seconds", "tierway_mail_waiting"] {
        assert!(!numbers.types.contains_key(name), "{name}");
    }
}

#[actix_web::test]
async fn a_full_disk_is_a_reason_to_come_back_and_not_to_be_ready() {
    let app = TestApp::over(Arc::new(BusyStore(StoreError::Storage))).await;
    let refused = app.guest().get("/api/products").await;
    refused.refused(503, "Nothing can be saved at the moment. Please try again later.");
    assert_eq!(refused.header("retry-after"), "3");
    let not_ready = app.guest().get("/health/ready").await;
    not_ready.refused(503, "The database cannot write: its disk is full or failing.");
    assert_eq!(not_ready.header("retry-after"), "3");
}

/// Answers what is read; its disk takes nothing.
struct FullStore(Fresh);

impl Store for FullStore {
    fn submit(&self, access: Access, work: Box<dyn Work>) {
        match access {
            Access::Read => self.0.submit(access, work),
            Access::Write => work.finish(Err(StoreError::Storage)),
        }
    }

    fn revision(&self, topic: Topic) -> u64 {
        self.0.revision(topic)
    }

    fn await_change(&self, topic: Topic, seen: u64, longest: std::time::Duration) {
        self.0.await_change(topic, seen, longest);
    }

    fn is_shared(&self) -> bool {
        self.0.is_shared()
    }
}

#[actix_web::test]
async fn a_database_that_can_only_be_read_is_not_ready() {
    let app = TestApp::over(Arc::new(FullStore(Fresh::new()))).await;
    app.guest().get("/api/products").await.expect(200);
    let not_ready = app.guest().get("/health/ready").await;
    not_ready.refused(503, "The database cannot write: its disk is full or failing.");
}

#[actix_web::test]
async fn files_that_cannot_be_kept_are_a_reason_to_come_back() {
    let app = TestApp::start().await;
    let owner = app.signed_in_as(Role::Manufacturer).await;
    let upload = async || {
        let form = Multipart::of(&json!({ "note": "" })).file("file", "a.png", PNG);
        owner.request(Method::POST, "/api/media").body(MULTIPART, form.bytes()).send().await
    };
    app.fakes().files.stop();
    let refused = upload().await;
    refused.refused(503, "Files cannot be stored or read at the moment. Please try again later.");
    assert_eq!(refused.header("retry-after"), "3");
    let papers = app.guest().post("/api/auth/register", agent("anna")).await;
    papers.refused(503, "Files cannot be stored or read at the moment. Please try again later.");
    app.guest().get("/api/products").await.expect(200);
    app.guest().get("/health/ready").await.expect(200);
    app.fakes().files.go_on();
    app.guest().post("/api/auth/register", agent("anna")).await.expect(201);
    upload().await.expect(201);
}
