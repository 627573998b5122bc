//! The warehouse's counters, and exclusions from its lists.

use serde_json::json;
use tierway_kernel::Role;

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
    assert_eq!(staff.get(FIGURES).await.expect(200), expected);
    buyer.get(FIGURES).await.problem(403);
    app.guest().get(FIGURES).await.problem(401);
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
