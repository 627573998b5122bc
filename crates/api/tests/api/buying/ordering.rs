//! Placing an order from the cart: expected prices, addresses, and items removed from the cart.

use serde_json::{Value, json};
use tierway_kernel::Role;

use super::cart::{discontinue, reprice};
use crate::orders::shop::{product, stock};
use crate::support::TestApp;

#[actix_web::test]
async fn a_price_that_has_changed_is_asked_about() {
    let app = TestApp::start().await;
    let mint = product(&app, "Mint", 100).await;
    let buyer = app.signed_in_as(Role::Customer).await;
    let body = |unit: &str, pack: &str| {
        json!({ "items": [
            { "productId": mint, "quantity": 1, "expectedPrice": unit },
            { "productId": mint, "tier": "pack", "quantity": 1, "expectedPrice": pack },
        ] })
    };
    reprice(&app, mint, "15.50").await;
    let problem = buyer.post("/api/orders", body("14.00", "120.00")).await.problem(409);
    let sentence = "The price of Mint is now $15.50; it was $14.00.";
    let error = json!([{ "field": "items[0].expectedPrice", "message": sentence, "current": "15.50" }]);
    assert_eq!(problem["errors"], error);
    assert_eq!(stock(&app, mint).await, (100, 0), "nothing half-done stays");
    let placed = buyer.post("/api/orders", body("15.50", "120")).await.expect(201);
    assert_eq!(placed["total"], "135.50");
    let unread = json!({ "items": [{ "productId": mint, "quantity": 1, "expectedPrice": "x" }] });
    let sentence = "Please enter an amount such as 14.00.";
    buyer.post("/api/orders", unread).await.field_refused("items[0].expectedPrice", sentence);
}

#[actix_web::test]
async fn an_order_goes_to_an_own_address() {
    let app = TestApp::start().await;
    let mint = product(&app, "Mint", 100).await;
    let buyer = app.signed_in_named(Role::Customer, "lina").await;
    let other = app.signed_in_named(Role::Customer, "other").await;
    let address = json!({
        "recipient": "Lina Tan", "line1": "12 Jalan Ampang", "postalCode": "50450", "city": "Kuala Lumpur",
        "state": "Selangor", "country": "Malaysia", "phone": "+60 12 345"
    });
    let id = buyer.post("/api/addresses", address).await.expect(201)["id"].clone();
    let order = |extra: Value| {
        let mut body = json!({ "items": [{ "productId": mint, "quantity": 1 }], "addressId": id });
        body.as_object_mut().unwrap().extend(extra.as_object().unwrap().clone());
        body
    };
    let placed = buyer.post("/api/orders", order(json!({}))).await.expect(201);
    let written = "Lina Tan\n12 Jalan Ampang\n50450 Kuala Lumpur, Selangor\nMalaysia\n+60 12 345";
    assert_eq!(placed["shippingAddress"], written);
    buyer.delete(&format!("/api/addresses/{id}")).await.expect(204);
    let path = format!("/api/orders/{}", placed["id"]);
    assert_eq!(buyer.get(&path).await.expect(200)["shippingAddress"], written, "an order keeps what was written on it");

    let sentence = "Please choose one of your addresses.";
    buyer.post("/api/orders", order(json!({}))).await.field_refused("addressId", sentence);
    let theirs = json!({ "recipient": "O", "line1": "1", "city": "KL", "country": "Malaysia" });
    let theirs = other.post("/api/addresses", theirs).await.expect(201)["id"].clone();
    buyer.post("/api/orders", order(json!({ "addressId": theirs }))).await.field_refused("addressId", sentence);
    buyer.post("/api/orders", order(json!({ "addressId": "home" }))).await.field_refused("addressId", sentence);
    let both = order(json!({ "shippingAddress": "1 Jalan Test" }));
    let sentence = "Send either an address or an address book entry.";
    buyer.post("/api/orders", both).await.field_refused("addressId", sentence);
    assert_eq!(stock(&app, mint).await, (100, 1));
}

#[actix_web::test]
async fn what_is_ordered_leaves_the_cart_with_the_order() {
    let app = TestApp::start().await;
    let (mint, lime) = (product(&app, "Mint", 10).await, product(&app, "Lime", 10).await);
    let buyer = app.signed_in_as(Role::Customer).await;
    let lines = json!({ "lines": [
        { "productId": mint, "quantity": 3 }, { "productId": mint, "tier": "pack", "quantity": 1 },
        { "productId": lime, "quantity": 2 },
    ] });
    buyer.put("/api/cart", lines).await.expect(200);
    let body = |quantity: i64, from_cart: bool| {
        json!({ "fromCart": from_cart, "items": [
            { "productId": mint, "quantity": 1 }, { "productId": lime, "quantity": quantity },
        ] })
    };
    let count = async || buyer.get("/api/cart").await.expect(200)["count"].as_i64().unwrap();
    buyer.post("/api/orders", body(99, true)).await.problem(422);
    assert_eq!(count().await, 6, "a refused order takes nothing out");
    buyer.post("/api/orders", body(1, false)).await.expect(201);
    assert_eq!(count().await, 6);
    buyer.post("/api/orders", body(2, true)).await.expect(201);
    let cart = buyer.get("/api/cart").await.expect(200);
    let left: Vec<_> = cart["groups"][0]["lines"]
        .as_array()
        .unwrap()
        .iter()
        .map(|line| (line["productId"].as_i64().unwrap(), line["quantity"].as_i64().unwrap()))
        .collect();
    assert_eq!(left, [(mint, 2), (mint, 1)]);
    assert_eq!(cart["version"], 2);
}

#[actix_web::test]
async fn an_old_order_is_put_into_the_cart_again() {
    let app = TestApp::start().await;
    let (mint, lime) = (product(&app, "Mint", 20).await, product(&app, "Lime", 10).await);
    let buyer = app.signed_in_as(Role::Customer).await;
    let items = json!({ "items": [
        { "productId": mint, "tier": "pack", "quantity": 1 }, { "productId": lime, "quantity": 2 },
    ] });
    let placed = buyer.post("/api/orders", items).await.expect(201)["id"].clone();
    buyer.post("/api/cart/lines", json!({ "productId": mint, "tier": "pack", "quantity": 1 })).await.expect(200);
    discontinue(&app, lime).await;
    let path = format!("/api/orders/{placed}/reorder");
    let answer = buyer.post(&path, json!({})).await.expect(200);
    assert_eq!(answer["left"], json!([{ "name": "Lime", "problem": "Lime is no longer sold." }]));
    assert_eq!(answer["cart"]["count"], 2);
    assert_eq!(answer["cart"]["groups"][0]["lines"][0]["quantity"], 2);
    let other = app.signed_in_named(Role::Customer, "other").await;
    other.post(&path, json!({})).await.refused(404, "This order was not found.");
    app.signed_in_as(Role::Admin).await.post(&path, json!({})).await.problem(403);
}
