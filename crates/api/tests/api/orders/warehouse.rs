//! The warehouse queue and warehouse order updates.

use actix_web::http::Method;
use serde_json::json;
use tierway_kernel::Role;

use super::shop::{order, product, stock};
use crate::support::TestApp;

const UPDATE: &str = "/api/warehouse/orders/update";

#[actix_web::test]
async fn the_warehouse_takes_an_order_through() {
    let app = TestApp::start().await;
    let id = product(&app, "Mango Ice", 100).await;
    let number = order(&app.signed_in_as(Role::Customer).await, id, 5).await;
    let staff = app.signed_in_as(Role::Warehouse).await;
    let queue = staff.get("/api/warehouse/orders?status=pending").await;
    assert_eq!((queue.total(), &queue.expect(200)[0]["id"]), (1, &json!(number)));
    for status in ["processing", "shipped", "delivered"] {
        let body = json!({ "orderId": number.to_string(), "status": status, "trackingNumber": "TRK-1", "notes": "" });
        let key = format!("{number} {status}");
        let send = || staff.request(Method::POST, UPDATE).header("idempotency-key", &key).json(&body).send();
        let (seen, again) = (send().await.expect(200), send().await);
        assert_eq!((again.header("idempotency-replayed"), again.expect(200)), ("true", seen.clone()));
        assert_eq!((&seen["status"], &seen["trackingNumber"]), (&json!(status), &json!("TRK-1")));
    }
    assert_eq!(stock(&app, id).await, (95, 0));
}

#[actix_web::test]
async fn the_same_rules_hold() {
    let app = TestApp::start().await;
    let id = product(&app, "Mango Ice", 100).await;
    let buyer = app.signed_in_as(Role::Customer).await;
    let number = order(&buyer, id, 5).await;
    let staff = app.signed_in_as(Role::Warehouse).await;
    let body = |status: &str| json!({ "orderId": number, "status": status });
    staff.post(UPDATE, body("paid")).await.refused(403, "You may not record payments.");
    staff.post(UPDATE, body("lost")).await.field_refused("status", "Unknown order status.");
    staff.post(UPDATE, json!({ "status": "shipped" })).await.field_refused("orderId", "Please select an order.");
    staff.post(UPDATE, json!({ "orderId": 999, "status": "shipped" })).await.problem(404);
    staff.post(UPDATE, body("shipped")).await.expect(200);
    staff.post(UPDATE, body("cancelled")).await.refused(409, "An order that is shipped cannot be set to cancelled.");
    buyer.post(UPDATE, body("delivered")).await.problem(403);
    buyer.get("/api/warehouse/orders").await.problem(403);
    app.guest().get("/api/warehouse/orders").await.problem(401);
}
