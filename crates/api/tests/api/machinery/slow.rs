//! Slow statements are logged with their request and operation.

use std::time::Duration;

use actix_web::web;
use serde_json::json;
use tierway_store_diesel::{DatabaseSettings, open_with};
use tierway_testkit::Fresh;

use crate::support::TestApp;
use crate::support::log::{begin_log, logged};

#[actix_web::test]
async fn a_slow_use_case_is_logged_with_its_request_and_operation() {
    begin_log();
    let fresh = Fresh::new();
    let settings = DatabaseSettings { slow: Some(Duration::ZERO), ..DatabaseSettings::at(fresh.url()) };
    let store = web::block(move || open_with(&settings, &std::env::temp_dir()).unwrap()).await.unwrap();
    let app = TestApp::over(store).await;
    let listed = app.guest().get("/api/products").await;
    listed.expect(200);
    let refused = app.guest().post("/api/auth/login", json!({ "username": "nobody", "password": "nothing" })).await;
    refused.problem(401);
    let whole = logged();
    for (answer, operation) in [(&listed, "listProducts"), (&refused, "login")] {
        let id = answer.header("x-request-id");
        for message in ["slow use case", "slow statement"] {
            let is_it =
                |line: &&str| line.contains(message) && line.contains(&format!("id={id} operation=\"{operation}\""));
            assert!(whole.lines().any(|line| is_it(&line)), "{message} of {operation} for {id}");
        }
    }
}
