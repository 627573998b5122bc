//! Unpaid orders.

use chrono::Duration;
use futures_util::future::join_all;
use serde_json::{Value, json};
use tierway_application::jobs::{JobKind, NewJob};
use tierway_kernel::{Clock as _, Role};

use super::shop::{admin, change, order, product, stock};
use crate::support::{Client, TestApp};

/// Lets so many hours pass and the hourly job run.
async fn hours(app: &TestApp, hours: i64) {
    app.fakes().clock.advance(Duration::hours(hours));
    let now = app.fakes().clock.now();
    let job = NewJob { kind: JobKind::CancelUnpaid, payload: "{}".to_owned(), run_at: now, dedupe_key: None };
    app.write(move |tx| Ok(tx.jobs().enqueue(&job, now).map(|_| ())?)).await;
    app.run_jobs().await;
}

fn paying() -> Value {
    json!({ "status": "paid", "paymentMethod": "Bank" })
}

async fn status(client: &Client, id: i64) -> Value {
    client.get(&format!("/api/orders/{id}")).await.expect(200)["status"].clone()
}

async fn titles(client: &Client) -> Vec<String> {
    let notices = client.get("/api/notifications").await.expect(200);
    notices.as_array().unwrap().iter().map(|notice| notice["title"].as_str().unwrap().to_owned()).collect()
}

#[actix_web::test]
async fn an_order_that_is_not_paid_in_time_is_cancelled_after_a_notice() {
    let app = TestApp::start().await;
    let mint = product(&app, "Mint", 100).await;
    let buyer = app.signed_in_as(Role::Customer).await;
    let (unpaid, paid) = (order(&buyer, mint, 30).await, order(&buyer, mint, 10).await);
    change(&admin(&app).await, paid, paying()).await;
    hours(&app, 47).await;
    let again = app.sign_in(buyer.user().clone()).await;
    assert!(titles(&again).await.iter().all(|title| !title.contains("is not paid")));
    hours(&app, 1).await;
    let told = format!("Order #{unpaid} is not paid");
    hours(&app, 12).await;
    let again = app.sign_in(buyer.user().clone()).await;
    assert_eq!(titles(&again).await.iter().filter(|title| **title == told).count(), 1, "once");
    assert_eq!(status(&again, unpaid).await, "pending");
    hours(&app, 12).await;
    let again = app.sign_in(buyer.user().clone()).await;
    assert_eq!((status(&again, unpaid).await, status(&again, paid).await), (json!("cancelled"), json!("paid")));
    assert_eq!(stock(&app, mint).await, (100, 10), "its pieces are free again");
    let events = again.get(&format!("/api/orders/{unpaid}")).await.expect(200);
    assert!(events.to_string().contains("Cancelled because it was not paid in time."));
}

#[actix_web::test]
async fn terms_have_no_end_unless_the_setting_says_so() {
    let app = TestApp::start().await;
    let mint = product(&app, "Mint", 100).await;
    let dealer = app.signed_in_as(Role::Dealer).await;
    let id = order(&dealer, mint, 5).await;
    hours(&app, 1000).await;
    hours(&app, 1000).await;
    let dealer = app.sign_in(dealer.user().clone()).await;
    assert_eq!(status(&dealer, id).await, "pending");
    let owner = admin(&app).await;
    let rules = |text: &str| json!({ "values": [{ "key": "unpaidOrderHours", "value": text }] });
    owner.patch("/api/settings", rules("dealer: soon")).await.problem(422);
    owner.patch("/api/settings", rules("dealer: 8")).await.expect(200);
    hours(&app, 1).await;
    hours(&app, 4).await;
    assert_eq!(status(&dealer, id).await, "cancelled");
}

#[actix_web::test]
async fn a_customer_who_has_never_paid_cannot_reserve_everything() {
    let app = TestApp::start().await;
    let mint = product(&app, "Mint", 100).await;
    let owner = admin(&app).await;
    owner
        .patch("/api/settings", json!({ "values": [{ "key": "newCustomerPieces", "value": "40" }] }))
        .await
        .expect(200);
    let buyer = app.signed_in_as(Role::Customer).await;
    let first = order(&buyer, mint, 30).await;
    let form = json!({ "items": [{ "productId": mint, "quantity": 11 }] });
    let sentence = "Until your first payment is recorded, your unpaid orders can hold 40 pieces; they hold 30 now.";
    buyer.post("/api/orders", form.clone()).await.refused(422, sentence);
    assert_eq!(stock(&app, mint).await, (100, 30));
    change(&owner, first, paying()).await;
    buyer.post("/api/orders", form).await.expect(201);
}

#[actix_web::test]
async fn without_rules_no_order_is_cancelled() {
    let app = TestApp::start().await;
    let mint = product(&app, "Mint", 100).await;
    let owner = admin(&app).await;
    let none = json!({ "values": [{ "key": "unpaidOrderHours", "value": "" }] });
    owner.patch("/api/settings", none).await.expect(200);
    let buyer = app.signed_in_as(Role::Customer).await;
    let id = order(&buyer, mint, 5).await;
    for _ in 0..2 {
        hours(&app, 2000).await;
    }
    let buyer = app.sign_in(buyer.user().clone()).await;
    assert_eq!(status(&buyer, id).await, "pending");
}

#[actix_web::test]
async fn orders_at_once_hold_no_more_than_the_limit() {
    let app = TestApp::start().await;
    let mint = product(&app, "Mint", 100).await;
    let limit = json!({ "values": [{ "key": "newCustomerPieces", "value": "40" }] });
    admin(&app).await.patch("/api/settings", limit).await.expect(200);
    let buyer = app.signed_in_as(Role::Customer).await;
    let form = json!({ "items": [{ "productId": mint, "quantity": 15 }] });
    let placed = join_all((0..6).map(|_| buyer.post("/api/orders", form.clone()))).await;
    let mut statuses: Vec<u16> = placed.iter().map(|answer| answer.status.as_u16()).collect();
    statuses.sort_unstable();
    assert_eq!(statuses, [201, 201, 422, 422, 422, 422]);
    assert_eq!(stock(&app, mint).await, (100, 30));
}
