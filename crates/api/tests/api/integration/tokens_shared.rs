//! API tokens and settings on two instances over one database. Both clocks are fixed, so that nothing is noticed merely
//! because time has passed.

use std::time::Duration;

use actix_web::http::Method;
use serde_json::json;
use tierway_kernel::Role;

use super::tokens::{get, make};
use crate::support::TestApp;

const LIST: &str = "/api/orders";

async fn limit(app: &TestApp, most: &str) {
    let admin = app.signed_in_named(Role::Admin, "ada").await;
    let body = json!({ "values": [{ "key": "tokenRequestsPerMinute", "value": most }] });
    admin.request(Method::PATCH, "/api/settings").json(&body).send().await.expect(200);
}

#[actix_web::test]
#[ignore = "needs PostgreSQL: make postgres-test"]
async fn a_token_has_one_share_of_a_minute_for_all_instances() {
    let one = TestApp::on_postgres().await;
    let two = one.again(7).await;
    limit(&one, "10").await;
    let dealer = one.signed_in_as(Role::Dealer).await;
    let (key, _) = make(&dealer, &["orders:read"]).await;
    for _ in 0..5 {
        get(&one, &key, LIST).await.expect(200);
        get(&two, &key, LIST).await.expect(200);
    }
    for app in [&one, &two] {
        get(app, &key, LIST).await.problem(429);
    }
}

#[actix_web::test]
#[ignore = "needs PostgreSQL: make postgres-test"]
async fn another_instances_limits_are_heard_of() {
    let one = TestApp::on_postgres().await;
    let two = one.again(7).await;
    let dealer = one.signed_in_as(Role::Dealer).await;
    let (key, _) = make(&dealer, &["orders:read"]).await;
    get(&two, &key, LIST).await.expect(200);
    limit(&one, "1").await;
    for _ in 0..500 {
        if get(&two, &key, LIST).await.status.as_u16() == 429 {
            return;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("the other instance goes by the old limit");
}
