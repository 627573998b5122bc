//! `/api/workforce/figures`.

use chrono::Duration;
use serde_json::{Value, json};
use tierway_kernel::{Clock as _, Role};

use crate::orders::shop::{change, order, product};
use crate::support::{Client, TestApp};

const FIGURES: &str = "/api/workforce/figures";

async fn figures(client: &Client) -> Value {
    client.get(FIGURES).await.expect(200)
}

async fn report(client: &Client, priority: &str) -> i64 {
    let form = json!({ "issueType": "Leaking", "description": "Two coils leak.", "priority": priority });
    client.post("/api/issue-reports", form).await.expect(201)["id"].as_i64().unwrap()
}

/// Claims one order and picks it whole, by SKU.
async fn pick(picker: &Client, order: i64) {
    let wave = picker.post("/api/picking/waves", json!({ "orderIds": [order] })).await.expect(201);
    for pick in wave["picks"].as_array().unwrap() {
        let body = json!({ "code": pick["sku"], "pieces": pick["pieces"] });
        picker.post(&format!("/api/picking/picks/{}/confirm", pick["id"]), body).await.expect(200);
    }
    picker.post(&format!("/api/picking/waves/{}/finish", wave["id"]), json!({})).await.expect(200);
}

fn count(list: &Value, key: &str, value: &str, of: &str) -> u64 {
    let found = list.as_array().unwrap().iter().find(|entry| entry[key] == value);
    found.unwrap_or_else(|| panic!("{value} lacks in {list}"))[of].as_u64().unwrap()
}

#[actix_web::test]
async fn they_are_those_of_the_orders_issues_and_stock() {
    let app = TestApp::start().await;
    let manager = app.signed_in_employee("Manager").await;
    let (willi, emil) = (app.signed_in_as(Role::Warehouse).await, app.signed_in_as(Role::Employee).await);
    let mint = product(&app, "Mint", 100).await;
    let buyer = app.signed_in_as(Role::Customer).await;
    let mut orders = Vec::new();
    for _ in 0..4 {
        orders.push(order(&buyer, mint, 1).await);
    }
    buyer.post("/api/orders", json!({ "totalAmount": "50.00" })).await.expect(201);
    change(&willi, orders[0], json!({ "status": "processing" })).await;
    pick(&willi, orders[0]).await;
    change(&willi, orders[0], json!({ "status": "shipped" })).await;
    change(&willi, orders[1], json!({ "status": "shipped" })).await;
    change(&emil, orders[2], json!({ "status": "ready" })).await;
    let urgent = report(&emil, "urgent").await;
    report(&emil, "high").await;
    app.fakes().clock.advance(Duration::minutes(150));
    manager.patch(&format!("/api/issue-reports/{urgent}"), json!({ "status": "solved" })).await.expect(200);
    let seen = figures(&manager).await;
    let orders = |status| count(&seen["ordersByStatus"], "status", status, "orders");
    assert_eq!([orders("pending"), orders("ready"), orders("shipped"), orders("cancelled")], [1, 1, 2, 0]);
    assert_eq!(seen["ordersByStatus"].as_array().unwrap().len(), 8);
    assert_eq!(seen["processedToday"], 3);
    let people = json!([
        { "userId": willi.id(), "name": willi.user().full_name(), "orders": 2, "picks": 1 },
        { "userId": emil.id(), "name": emil.user().full_name(), "orders": 1, "picks": 0 },
    ]);
    assert_eq!(seen["processedByPerson"], people);
    let open = |priority| count(&seen["openIssues"], "priority", priority, "issues");
    assert_eq!([open("low"), open("medium"), open("high"), open("urgent")], [0, 0, 1, 0]);
    let days = seen["issuesPerDay"].as_array().unwrap();
    let today = app.fakes().clock.now().date_naive();
    assert_eq!((days.len(), &days[13]), (14, &json!({ "day": today, "issues": 2 })));
    assert_eq!(days[0], json!({ "day": today - Duration::days(13), "issues": 0 }));
    assert_eq!(seen["averageResolutionHours"], 2.5);
    let work = |figure| seen["recent"]["total"][figure].as_u64().unwrap();
    let done = ["ordersProcessed", "ordersShipped", "ordersDelivered", "issuesClosed"].map(work);
    assert_eq!(done, [3, 2, 0, 1]);
    // An issue that is opened again was not closed.
    manager.patch(&format!("/api/issue-reports/{urgent}"), json!({ "status": "open" })).await.expect(200);
    assert_eq!(figures(&manager).await["recent"]["total"]["issuesClosed"], 0);
}

#[actix_web::test]
async fn decisions_stand_against_those_of_the_thirty_days_before() {
    let app = TestApp::start().await;
    let (manager, emil) = (app.signed_in_employee("Manager").await, app.signed_in_as(Role::Employee).await);
    let (first, second) = (report(&emil, "low").await, report(&emil, "low").await);
    app.fakes().clock.advance(Duration::hours(4));
    manager.patch(&format!("/api/issue-reports/{first}"), json!({ "status": "solved" })).await.expect(200);
    let seen = figures(&manager).await;
    assert_eq!((&seen["averageResolutionHours"], &seen["averageResolutionHoursBefore"]), (&json!(4.0), &Value::Null));
    app.fakes().clock.advance(Duration::days(30));
    let manager = app.sign_in(manager.user().clone()).await;
    manager.patch(&format!("/api/issue-reports/{second}"), json!({ "status": "unsolved" })).await.expect(200);
    let seen = figures(&manager).await;
    assert_eq!((&seen["averageResolutionHours"], &seen["averageResolutionHoursBefore"]), (&json!(724.0), &json!(4.0)));
}

#[actix_web::test]
async fn stock_is_counted_as_the_lists_count_it() {
    let app = TestApp::start().await;
    let owner = app.signed_in_as(Role::Manufacturer).await;
    let none = figures(&owner).await;
    assert_eq!((&none["stockBelowLow"], &none["stockOut"], &none["lotsExpiring30"]), (&json!(0), &json!(0), &json!(0)));
    assert_eq!((&none["averageResolutionHours"], &none["processedByPerson"]), (&Value::Null, &json!([])));
    let plenty = product(&app, "Plenty", 50).await;
    product(&app, "Few", 49).await;
    product(&app, "Gone", 0).await;
    let old = product(&app, "Old", 0).await;
    owner.delete(&format!("/api/products/{old}/delete")).await.expect(200);
    let today = app.fakes().clock.now().date_naive();
    for (code, days) in [("TODAY", 0), ("SOON", 30), ("LATER", 31)] {
        let body = json!({
            "productId": plenty, "type": "in", "quantity": 1, "reason": "purchase", "lotCode": code,
            "expiresOn": today + Duration::days(days),
        });
        owner.post("/api/inventory/transactions", body).await.expect(201);
    }
    let seen = figures(&owner).await;
    assert_eq!((&seen["stockBelowLow"], &seen["stockOut"], &seen["lotsExpiring30"]), (&json!(2), &json!(1), &json!(2)));
    assert_eq!(owner.get("/api/products?filter=low-stock").await.total(), 2, "the list says the same");
}

#[actix_web::test]
async fn who_leads_sees_them() {
    let app = TestApp::start().await;
    app.signed_in_employee("Supervisor").await.get(FIGURES).await.expect(200);
    app.signed_in_as(Role::Admin).await.get(FIGURES).await.expect(200);
    let sentence = "Only managers and supervisors can see team figures.";
    app.signed_in_employee("Purchaser").await.get(FIGURES).await.refused(403, sentence);
    app.signed_in_as(Role::Warehouse).await.get(FIGURES).await.refused(403, sentence);
    app.signed_in_as(Role::Dealer).await.get(FIGURES).await.problem(403);
    app.guest().get(FIGURES).await.problem(401);
}
