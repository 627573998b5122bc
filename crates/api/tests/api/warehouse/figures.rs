//! The warehouse's counters, and exclusions from its lists.

use chrono::Duration;
use serde_json::{Value, json};
use tierway_kernel::{Clock as _, Role};

use crate::orders::shop::{change, order, product, units};
use crate::support::TestApp;

const FIGURES: &str = "/api/warehouse/figures";

#[actix_web::test]
async fn counters_follow_the_orders() {
    let app = TestApp::start().await;
    let id = product(&app, "Mango Ice", 100).await;
    let buyer = app.signed_in_as(Role::Customer).await;
    let staff = app.signed_in_as(Role::Warehouse).await;
    let mut orders = Vec::new();
    for _ in 0..6 {
        let mut body = units(id, 1);
        body["shippingMethod"] = json!("Express Delivery");
        orders.push(buyer.post("/api/orders", body).await.expect(201)["id"].as_i64().unwrap());
    }
    order(&buyer, id, 1).await;
    buyer.post("/api/orders", json!({ "totalAmount": "50.00" })).await.expect(201);
    change(&staff, orders[0], json!({ "status": "processing" })).await;
    change(&staff, orders[1], json!({ "status": "ready" })).await;
    change(&staff, orders[2], json!({ "status": "shipped" })).await;
    change(&staff, orders[3], json!({ "status": "ready" })).await;
    change(&staff, orders[3], json!({ "status": "delivered" })).await;
    change(&buyer, orders[4], json!({ "status": "cancelled" })).await;
    let expected = json!({
        "pending": 2, "paid": 0, "processing": 1, "ready": 1, "shipped": 1, "delivered": 1, "total": 7,
        "processedToday": 3, "readyToShip": 1, "inTransit": 1, "deliveredToday": 1,
        "byCourier": { "express": 4, "standard": 0, "economy": 0, "none": 1 },
    });
    let mut seen = staff.get(FIGURES).await.expect(200);
    let recent = seen.as_object_mut().unwrap().remove("recent").unwrap();
    assert_eq!(seen, expected);
    assert_eq!(moved(&recent["total"]), [3, 2, 1], "an order that was made ready and delivered has left too");
    buyer.get(FIGURES).await.problem(403);
    app.guest().get(FIGURES).await.problem(401);
}

fn moved(work: &Value) -> [u64; 3] {
    ["ordersProcessed", "ordersShipped", "ordersDelivered"].map(|figure| work[figure].as_u64().unwrap())
}

fn pieces(work: &Value) -> [i64; 2] {
    ["piecesReceived", "piecesProduced"].map(|figure| work[figure].as_i64().unwrap())
}

#[actix_web::test]
async fn what_was_done_in_a_week_stands_against_the_week_before() {
    let app = TestApp::start().await;
    let id = product(&app, "Mango Ice", 100).await;
    let buyer = app.signed_in_as(Role::Customer).await;
    let (first, second) = (order(&buyer, id, 1).await, order(&buyer, id, 1).await);
    app.fakes().clock.advance(Duration::days(20));
    let owner = app.signed_in_as(Role::Manufacturer).await;
    let stock_in =
        |reason: &str, quantity: i64| json!({ "productId": id, "type": "in", "quantity": quantity, "reason": reason });
    owner.post("/api/inventory/transactions", stock_in("purchase", 30)).await.expect(201);
    owner.post("/api/inventory/transactions", stock_in("return", 5)).await.expect(201);
    change(&owner, first, json!({ "status": "shipped" })).await;
    let seen = owner.get(FIGURES).await.expect(200)["recent"].clone();
    assert_eq!((moved(&seen["total"]), moved(&seen["previous"])), ([1, 1, 0], [0, 0, 0]));
    // The last day of those that are looked at, then the first one of those before them.
    for (days, total, previous) in [(6, [1, 1, 0], [0, 0, 0]), (1, [0, 0, 0], [1, 1, 0])] {
        app.fakes().clock.advance(Duration::days(days));
        let owner = app.sign_in(owner.user().clone()).await;
        let seen = owner.get(FIGURES).await.expect(200)["recent"].clone();
        assert_eq!((moved(&seen["total"]), moved(&seen["previous"])), (total, previous), "{days} days later");
    }
    let owner = app.sign_in(owner.user().clone()).await;
    owner.post("/api/inventory/transactions", stock_in("production", 40)).await.expect(201);
    change(&owner, first, json!({ "status": "delivered" })).await;
    change(&owner, second, json!({ "status": "delivered" })).await;
    let seen = owner.get(FIGURES).await.expect(200);
    assert_eq!((&seen["processedToday"], &seen["deliveredToday"]), (&json!(1), &json!(2)));
    let seen = &seen["recent"];
    assert_eq!((moved(&seen["total"]), moved(&seen["previous"])), ([1, 1, 2], [1, 1, 0]));
    assert_eq!((pieces(&seen["total"]), pieces(&seen["previous"])), ([0, 40], [30, 0]));
    let today = app.fakes().clock.now().date_naive();
    assert_eq!((&seen["from"], &seen["to"]), (&json!(today - Duration::days(6)), &json!(today)));
    let days = seen["series"].as_array().unwrap();
    assert_eq!((days.len(), &days[0]["start"], &days[6]["start"]), (7, &seen["from"], &seen["to"]));
    assert_eq!((moved(&days[5]), moved(&days[6])), ([0, 0, 0], [1, 1, 2]));
}

#[actix_web::test]
async fn requests_for_quotation_are_not_in_the_queue() {
    let app = TestApp::start().await;
    let id = product(&app, "Mango Ice", 100).await;
    let buyer = app.signed_in_as(Role::Customer).await;
    let number = order(&buyer, id, 1).await;
    buyer.post("/api/orders", json!({ "totalAmount": "50.00" })).await.expect(201);
    let staff = app.signed_in_as(Role::Warehouse).await;
    for path in ["/api/warehouse/orders", "/api/warehouse/orders?isQuote=true"] {
        let queue = staff.get(path).await;
        assert_eq!((queue.total(), &queue.expect(200)[0]["id"]), (1, &json!(number)), "{path}");
    }
}
