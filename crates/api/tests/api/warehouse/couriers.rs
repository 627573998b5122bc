//! Couriers of orders.

use serde_json::{Value, json};
use tierway_kernel::Role;

use crate::orders::shop::{change, order, product, units};
use crate::support::{Client, TestApp};

const ASSIGN: &str = "/api/warehouse/couriers";

async fn courier(client: &Client, order: i64) -> Value {
    client.get(&format!("/api/orders/{order}")).await.expect(200)["courier"].clone()
}

#[actix_web::test]
async fn a_new_order_has_the_courier_of_its_shipping_method() {
    let app = TestApp::start().await;
    let id = product(&app, "Mango Ice", 100).await;
    let buyer = app.signed_in_as(Role::Customer).await;
    for (method, courier) in [
        ("Express Delivery", "express"),
        ("Air Courier Service", "express"),
        ("Standard Shipping", "standard"),
        ("Sea Freight", "economy"),
        ("Land Transport", "economy"),
        ("Pick-Up", "none"),
    ] {
        let mut body = units(id, 1);
        body["shippingMethod"] = json!(method);
        assert_eq!(buyer.post("/api/orders", body).await.expect(201)["courier"], courier, "{method}");
    }
    assert_eq!(buyer.post("/api/orders", units(id, 1)).await.expect(201)["courier"], "none");
}

#[actix_web::test]
async fn orders_are_given_to_a_courier_and_listed_by_it() {
    let app = TestApp::start().await;
    let id = product(&app, "Mango Ice", 100).await;
    let buyer = app.signed_in_as(Role::Customer).await;
    let (first, second) = (order(&buyer, id, 1).await, order(&buyer, id, 2).await);
    let third = order(&buyer, id, 3).await;
    let staff = app.signed_in_as(Role::Warehouse).await;
    let body = json!({ "orderIds": [second, first.to_string(), second], "courier": "express" });
    let answer = staff.post(ASSIGN, body).await.expect(200);
    assert_eq!(answer, json!({ "courier": "express", "orderIds": [first, second] }));
    let again = staff.post(ASSIGN, json!({ "orderIds": [first], "courier": "express" })).await.expect(200);
    assert_eq!(again["orderIds"], json!([]), "it was with this courier already");
    let listed = staff.get("/api/warehouse/orders?courier=express").await;
    assert_eq!((listed.total(), &listed.expect(200)[1]["id"]), (2, &json!(first)));
    let rest = staff.get("/api/warehouse/orders?courier=none").await.expect(200);
    assert_eq!((rest.as_array().unwrap().len(), &rest[0]["id"]), (1, &json!(third)));
    let seen = staff.get(&format!("/api/orders/{first}")).await.expect(200);
    assert_eq!(seen["history"][1]["note"], "Courier: express");
    assert_eq!((&seen["status"], &seen["processedBy"]), (&json!("pending"), &json!(staff.id())));
}

#[actix_web::test]
async fn logistics_are_updated_in_one_call_against_a_version() {
    let app = TestApp::start().await;
    let id = product(&app, "Mango Ice", 100).await;
    let buyer = app.signed_in_as(Role::Customer).await;
    let number = order(&buyer, id, 1).await;
    let staff = app.signed_in_as(Role::Employee).await;
    let update =
        json!({ "trackingNumber": "TRK-7", "shippingNotes": "Ring twice", "courier": "economy", "version": 1 });
    let seen = change(&staff, number, update.clone()).await;
    assert_eq!(
        (&seen["trackingNumber"], &seen["shippingNotes"], &seen["courier"], &seen["status"]),
        (&json!("TRK-7"), &json!("Ring twice"), &json!("economy"), &json!("pending")),
    );
    let path = format!("/api/orders/{number}");
    staff.patch(&path, update).await.refused(409, "This order was changed by someone else. Please reload it.");
    staff.patch(&path, json!({ "courier": "drone" })).await.field_refused("courier", "Unknown courier.");
    buyer.patch(&path, json!({ "courier": "express" })).await.refused(403, "You may not change this order.");
    assert_eq!(courier(&buyer, number).await, "economy");
}

#[actix_web::test]
async fn an_assignment_is_whole_or_refused() {
    let app = TestApp::start().await;
    let id = product(&app, "Mango Ice", 100).await;
    let buyer = app.signed_in_as(Role::Customer).await;
    let (open, gone) = (order(&buyer, id, 1).await, order(&buyer, id, 2).await);
    let staff = app.signed_in_as(Role::Warehouse).await;
    change(&staff, gone, json!({ "status": "delivered" })).await;
    let assign = |ids: Value, courier: &str| staff.post(ASSIGN, json!({ "orderIds": ids, "courier": courier }));
    let told = format!("The courier of order #{gone} can no longer be changed.");
    assign(json!([open, gone]), "express").await.field_refused("orderIds[1]", &told);
    assign(json!([open, 999_999]), "express").await.field_refused("orderIds[1]", "This order was not found.");
    assert_eq!(courier(&staff, open).await, "none", "nothing of a refused assignment is kept");
    assign(json!([]), "express").await.field_refused("orderIds", "Please select an order.");
    assign(json!([""]), "express").await.field_refused("orderIds[0]", "Please select an order.");
    assign(json!((1..=201).collect::<Vec<_>>()), "express")
        .await
        .field_refused("orderIds", "Please select at most 200 orders.");
    assign(json!([open]), "drone").await.field_refused("courier", "Unknown courier.");
    assign(json!([open]), "").await.field_refused("courier", "Please choose a courier.");
    let quote = buyer.post("/api/orders", json!({ "totalAmount": "50.00" })).await.expect(201)["id"].clone();
    let told = format!("The courier of order #{quote} can no longer be changed.");
    assign(json!([quote]), "express").await.field_refused("orderIds[0]", &told);
    buyer.post(ASSIGN, json!({ "orderIds": [open], "courier": "express" })).await.problem(403);
    let path = format!("/api/orders/{gone}");
    staff
        .patch(&path, json!({ "courier": "express" }))
        .await
        .refused(409, "The courier of this order can no longer be changed.");
}
