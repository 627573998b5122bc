//! A database that does not answer: callers are told to come back, and nobody is taken for a guest meanwhile.

use std::sync::Arc;

use serde_json::json;
use tierway_application::{Access, Store, Topic, Work};
use tierway_kernel::{Role, StoreError};

use super::scrape::Scrape;
use crate::support::{Answer, TestApp};

/// Takes no work.
struct BusyStore;

impl Store for BusyStore {
    fn submit(&self, _: Access, work: Box<dyn Work>) {
        work.finish(Err(StoreError::Unavailable));
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
    let app = TestApp::over(Arc::new(BusyStore)).await;
    come_back(&app.guest().get("/api/products").await);
    come_back(&app.guest().get("/health/ready").await);
    app.guest().get("/health/live").await.expect(200);
}

#[actix_web::test]
async fn a_session_that_cannot_be_read_is_not_a_guest() {
    let well = TestApp::start().await;
    let cookie = well.signed_in_as(Role::Customer).await.cookie();
    let app = TestApp::over(Arc::new(BusyStore)).await;
    let client = app.guest().with_cookie(cookie.clone());
    come_back(&client.get("/api/auth/me").await);
    come_back(&client.post("/api/auth/logout", json!({})).await);
    assert_eq!(client.cookie(), cookie);
}

#[actix_web::test]
async fn numbers_are_given_out_without_the_databases() {
    let app = TestApp::over(Arc::new(BusyStore)).await;
    come_back(&app.guest().get("/api/products").await);
    let numbers = Scrape::of(&app).await;
    assert_eq!(numbers.sum("tierway_http_requests_total", &[("operation", "listProducts"), ("status", "5xx")]), 1.0);
    for name in ["tierway_jobs", "tierway_jobs_oldest_due_seconds", "tierway_mail_waiting"] {
        assert!(!numbers.types.contains_key(name), "{name}");
    }
}
