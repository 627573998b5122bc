//! Price changes are previewed before they are applied.

use serde_json::{Value, json};
use tierway_kernel::Role;

use super::support::{PRICES, grid, set};
use crate::orders::shop::product;
use crate::support::TestApp;

const PREVIEW: &str = "/api/wholesaler/prices/preview";

#[actix_web::test]
async fn a_percentage_starts_from_what_counts_and_saves_nothing() {
    let app = TestApp::start().await;
    let (mint, cola) = (product(&app, "Mint", 1).await, product(&app, "Cola", 1).await);
    let wholesaler = app.signed_in_as(Role::Wholesaler).await;
    set(&wholesaler, "dealer", mint, "usa", "10.10").await;
    let body = json!({ "audience": "dealer", "regions": ["usa", "asia", "usa"], "percent": "5" });
    let rows = wholesaler.post(PREVIEW, body).await.expect(200);
    let row = |id: i64, name: &str, region: &str, from: &str, to: &str| {
        let sku = name.to_uppercase();
        json!({ "productId": id, "sku": sku, "name": name, "region": region, "from": from, "to": to })
    };
    let mut changed = row(mint, "Mint", "usa", "10.10", "10.61");
    changed["current"] = json!("10.10");
    assert_eq!(
        rows,
        json!([
            row(cola, "Cola", "usa", "16.00", "16.80"),
            row(cola, "Cola", "asia", "16.00", "16.80"),
            changed,
            row(mint, "Mint", "asia", "16.00", "16.80"),
        ])
    );
    assert_eq!(grid(&wholesaler, "dealer", cola).await["prices"], json!({}));
    let body = json!({ "audience": "agent", "regions": ["usa"], "productIds": [cola], "amount": "-13.00" });
    let rows = wholesaler.post(PREVIEW, body).await.expect(200);
    assert_eq!(rows[0]["problem"], "The price would be zero or less.");
    assert!(rows[0].get("to").is_none());
    // What a preview shows can be sent as it is.
    let cell = json!({ "productId": cola, "region": "usa", "price": "16.80", "expected": null });
    wholesaler.put(PRICES, json!({ "audience": "dealer", "cells": [cell] })).await.expect(200);
}

#[actix_web::test]
async fn a_preview_asks_for_one_step_and_some_regions() {
    let app = TestApp::start().await;
    let wholesaler = app.signed_in_as(Role::Wholesaler).await;
    let refused = async |body: Value, field: &str, sentence: &str| {
        wholesaler.post(PREVIEW, body).await.field_refused(field, sentence);
    };
    let either = "Please enter either a percentage or an amount.";
    refused(json!({ "audience": "dealer", "regions": ["usa"] }), "percent", either).await;
    let both = json!({ "audience": "dealer", "regions": ["usa"], "percent": 1, "amount": 1 });
    refused(both, "percent", either).await;
    let none = json!({ "audience": "dealer", "regions": [], "percent": 1 });
    refused(none, "regions", "Please choose at least one region.").await;
    let fine = json!({ "audience": "dealer", "regions": ["usa"], "percent": "1.234" });
    let sentence = "Please enter a percentage such as 5 or -2.5, with at most two decimal places.";
    refused(fine, "percent", sentence).await;
    let unknown = json!({ "audience": "dealer", "regions": ["usa"], "percent": 1, "productIds": [999] });
    refused(unknown, "productIds", "Product not found.").await;
    let many: Vec<i64> = (1..=1_001).collect();
    let many = json!({ "audience": "dealer", "regions": ["usa"], "percent": 1, "productIds": many });
    wholesaler.post(PREVIEW, many).await.refused(422, "This would change more than 1,000 prices. Please choose fewer.");
}
