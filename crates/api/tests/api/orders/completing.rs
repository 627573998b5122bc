//! Delivered orders are completed when the return period ends.

use chrono::{DateTime, Duration, Utc};
use serde_json::{Value, json};
use tierway_application::jobs::{JobKind, NewJob};
use tierway_kernel::{Clock as _, Role};

use super::returning::ask;
use super::shop::{admin, change, order, product};
use crate::support::{Client, TestApp};

/// Lets so many days pass and the hourly job run.
async fn days(app: &TestApp, days: i64) {
    app.fakes().clock.advance(Duration::days(days));
    let now = app.fakes().clock.now();
    let job = NewJob { kind: JobKind::CompleteDelivered, payload: "{}".to_owned(), run_at: now, dedupe_key: None };
    app.write(move |tx| Ok(tx.jobs().enqueue(&job, now).map(|_| ())?)).await;
    app.run_jobs().await;
}

#[actix_web::test]
async fn delivered_orders_complete_after_the_time_for_returns() {
    let app = TestApp::start().await;
    let mint = product(&app, "Mint", 100).await;
    let buyer = app.signed_in_as(Role::Customer).await;
    let owner = admin(&app).await;
    let (paid, unpaid) = (order(&buyer, mint, 3).await, order(&buyer, mint, 2).await);
    change(&owner, paid, json!({ "status": "paid", "paymentMethod": "Bank" })).await;
    for id in [paid, unpaid] {
        change(&owner, id, json!({ "status": "delivered" })).await;
    }
    let status = async |id: i64| {
        let owner = app.sign_in(owner.user().clone()).await;
        owner.get(&format!("/api/orders/{id}")).await.expect(200)["status"].clone()
    };
    days(&app, 30).await;
    assert_eq!([status(paid).await, status(unpaid).await], ["delivered", "delivered"], "the last day");
    days(&app, 1).await;
    assert_eq!([status(paid).await, status(unpaid).await], ["completed", "delivered"], "money is still to come");
    let owner = app.sign_in(owner.user().clone()).await;
    let seen = owner.get(&format!("/api/orders/{paid}")).await.expect(200);
    assert!(seen.to_string().contains("Completed: the return period is over."));
    assert!(seen["completedAt"].is_string());
    // Telling the buyer would tell them nothing.
    let buyer = app.sign_in(buyer.user().clone()).await;
    let notices = buyer.get("/api/notifications").await.expect(200);
    assert!(!notices.to_string().contains("completed"), "{notices}");
}

#[actix_web::test]
async fn only_orders_that_are_really_open_keep_a_role() {
    let app = TestApp::start().await;
    let mint = product(&app, "Mint", 100).await;
    let buyer = app.signed_in_as(Role::Customer).await;
    let owner = admin(&app).await;
    let id = order(&buyer, mint, 3).await;
    let path = format!("/api/users/{}/roles", buyer.id());
    let refusal = async || owner.get(&path).await.expect(200).get("refusal").cloned();
    let open = Some(Value::from("Please complete or cancel the open orders of this account first (1)."));
    assert_eq!(refusal().await, open);
    change(&owner, id, json!({ "status": "delivered" })).await;
    assert_eq!(refusal().await, open, "it is not paid");
    owner
        .patch(&format!("/api/orders/{id}"), json!({ "paymentStatus": "paid", "paymentMethod": "Bank" }))
        .await
        .expect(200);
    assert_eq!(refusal().await, None);
    owner.put(&format!("/api/users/{}/role", buyer.id()), json!({ "role": "dealer" })).await.expect(200);
}

/// Moves the clock to this moment and lets the hourly job run.
async fn until(app: &TestApp, moment: &str) {
    let moment: DateTime<Utc> = moment.parse().unwrap();
    app.fakes().clock.advance(moment - app.fakes().clock.now());
    days(app, 0).await;
}

#[actix_web::test]
async fn days_of_return_are_days_of_the_business_and_the_last_one_counts_whole() {
    let app = TestApp::start().await;
    let mint = product(&app, "Mint", 100).await;
    let value = |key: &str, value: &str| json!({ "values": [{ "key": key, "value": value }] });
    let owner = admin(&app).await;
    owner.patch("/api/settings", value("businessTimeZone", "Asia/Kuala_Lumpur")).await.expect(200);
    owner.patch("/api/settings", value("returnDays", "2")).await.expect(200);
    let again = async |client: &Client| app.sign_in(client.user().clone()).await;
    let buyer = app.signed_in_as(Role::Customer).await;
    // Half past midnight on 1 February over there.
    until(&app, "2027-01-31T16:30:00Z").await;
    let (buyer, owner) = (again(&buyer).await, again(&owner).await);
    let id = order(&buyer, mint, 3).await;
    let path = format!("/api/orders/{id}");
    assert_eq!(buyer.get(&path).await.expect(200).get("returnUntil"), None, "it is still here");
    change(&owner, id, json!({ "status": "paid", "paymentMethod": "Bank" })).await;
    change(&owner, id, json!({ "status": "delivered" })).await;
    let seen = async |client: &Client| {
        let seen = again(client).await.get(&path).await.expect(200);
        [seen["status"].clone(), seen["canReturn"].clone(), seen["returnUntil"].clone()]
    };
    let last_day = json!("2027-02-03");
    // More than 48 hours later; the last minute of the last day.
    until(&app, "2027-02-03T15:59:00Z").await;
    assert_eq!(seen(&buyer).await, [json!("delivered"), json!(true), last_day.clone()]);
    until(&app, "2027-02-03T16:00:00Z").await;
    assert_eq!(seen(&buyer).await, [json!("completed"), json!(false), last_day]);
    let refusal = ask(&again(&buyer).await, id, 1).await;
    refusal.refused(422, "Goods of this order could be returned until 3 February 2027.");
}
