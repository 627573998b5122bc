//! Warnings before prices are saved.

use serde_json::json;
use tierway_kernel::Role;

use super::support::{PRICES, grid, one, set};
use crate::orders::shop::product;
use crate::support::TestApp;

const CHECK: &str = "/api/wholesaler/prices/check";

#[actix_web::test]
async fn far_moves_and_prices_below_the_cost_are_named_and_nothing_is_saved() {
    let app = TestApp::start().await;
    let (mint, cola) = (product(&app, "Mint", 1).await, product(&app, "Cola", 1).await);
    // Dealers pay 16.00; a piece costs 10.00 to make and wholesalers 12.00.
    let wholesaler = app.signed_in_as(Role::Wholesaler).await;
    let manufacturer = app.signed_in_as(Role::Manufacturer).await;
    set(&wholesaler, "dealer", mint, "usa", "20.00").await;
    let body = json!({ "audience": "dealer", "cells": [
        { "productId": mint, "region": "usa", "price": "14.00" },
        { "productId": mint, "region": "asia", "price": "11.50" },
        { "productId": mint, "region": "europe", "price": "20.80" },
        { "productId": cola, "region": "asia", "price": "1.91" },
        { "productId": cola, "region": "usa", "price": null },
    ] });
    let asia = |warnings: serde_json::Value| json!({ "productId": mint, "name": "Mint", "region": "asia", "from": "16.00", "to": "11.50", "warnings": warnings });
    let cheap = json!({ "productId": cola, "name": "Cola", "region": "asia", "from": "16.00", "to": "1.91", "warnings": ["largeChange", "belowCost"] });
    assert_eq!(wholesaler.post(CHECK, body.clone()).await.expect(200), json!([asia(json!(["belowCost"])), cheap]));
    assert_eq!(
        manufacturer.post(CHECK, body.clone()).await.expect(200),
        json!([cheap]),
        "11.50 is above what it costs"
    );
    assert_eq!(grid(&wholesaler, "dealer", mint).await["prices"].get("asia"), None);
    let admin = app.signed_in_as(Role::Admin).await;
    admin
        .patch("/api/settings", json!({ "values": [{ "key": "priceCheckPercent", "value": "29" }] }))
        .await
        .expect(200);
    let named = manufacturer.post(CHECK, body).await.expect(200);
    assert_eq!(named.as_array().unwrap().len(), 3, "14.00 from 20.00 and 20.80 from 16.00 move by 30 %: {named}");
    // What was named can be saved.
    wholesaler.put(PRICES, one("dealer", cola, "asia", json!("1.91"))).await.expect(200);
    wholesaler.post(CHECK, json!({ "audience": "dealer", "cells": [] })).await.problem(422);
    let unknown = one("dealer", 999, "asia", json!("5.00"));
    wholesaler.post(CHECK, unknown).await.field_refused("cells[0].productId", "Product not found.");
    app.signed_in_as(Role::Dealer).await.post(CHECK, one("dealer", mint, "usa", json!("5"))).await.problem(403);
}
