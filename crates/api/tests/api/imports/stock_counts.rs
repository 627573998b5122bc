//! Stock counts as files.

use serde_json::json;

use super::support::{apply, check, checked, complaints, owner, product, rows, upload};
use crate::support::{Client, TestApp};

/// Takes pieces of a batch in.
async fn take_in(owner: &Client, product: i64, pieces: i64, lot: &str) {
    let body = json!({ "productId": product, "type": "in", "quantity": pieces, "lotCode": lot });
    owner.post("/api/inventory/transactions", body).await.expect(201);
}

#[actix_web::test]
async fn figures_are_posted_as_one_count() {
    let app = TestApp::start().await;
    let owner = owner(&app).await;
    let (mango, kiwi) = (product(&app, "Mango", 10).await, product(&app, "Kiwi", 4).await);
    take_in(&owner, mango.id.0, 5, "B-1").await;
    let text = "SKU,Batch,Counted\nmango,,8\nMANGO,b-1,6\nKIWI,,4\n";
    let import = checked(&app, &owner, "stockCount", text).await;
    assert_eq!(
        import["counts"],
        json!({ "create": 0, "update": 2, "same": 1, "error": 0 }),
        "{}",
        rows(&owner, &import).await[0]
    );
    let changes = json!([{ "field": "counted", "from": "10", "to": "8" }]);
    assert_eq!(rows(&owner, &import).await[0]["changes"], changes);
    assert_eq!(apply(&app, &owner, &import).await["state"], "applied");
    let mango = owner.get(&format!("/api/products/{}", mango.id)).await.expect(200);
    assert_eq!(mango["stockBalance"], 14);
    let counts = owner.get("/api/stock-counts").await.expect(200);
    assert_eq!(counts.as_array().unwrap().len(), 1);
    assert_eq!(counts[0]["reason"], "Count");
    let kiwi = owner.get(&format!("/api/inventory/transactions?productId={}", kiwi.id)).await;
    assert_eq!(kiwi.total(), 1, "a figure that was right moves nothing");
}

#[actix_web::test]
async fn what_cannot_be_counted_is_named() {
    let app = TestApp::start().await;
    let owner = owner(&app).await;
    let mango = product(&app, "Mango", 10).await;
    product(&app, "Kiwi", 4).await;
    take_in(&owner, mango.id.0, 5, "B-1").await;
    let text = "SKU,Batch,Counted\n,,1\nNOPE,,1\nMANGO,B-2,1\nMANGO,,\nKIWI,,-1\nKIWI,,2.5\nMANGO,B-1,3\nmango,b-1,3\n";
    let import = checked(&app, &owner, "stockCount", text).await;
    let expected = [
        "2 SKU: Please enter a SKU.",
        "3 SKU: No product has this SKU.",
        "4 Batch: This product has no batch with this code.",
        "5 Counted: Please enter the counted quantity.",
        "6 Counted: This must be a whole number from 0 to 1,000,000,000.",
        "7 SKU: Row 6 has the same SKU and batch code.",
        "9 SKU: Row 8 has the same SKU and batch code.",
    ];
    assert_eq!(complaints(&owner, &import).await, expected);
}

#[actix_web::test]
async fn a_count_needs_a_reason() {
    let app = TestApp::start().await;
    let owner = owner(&app).await;
    product(&app, "Mango", 10).await;
    let import = upload(&owner, "stockCount", "a.csv", b"SKU,Counted\nMANGO,3\n").await.expect(201);
    let path = format!("/api/imports/{}/check", import["id"]);
    let refused = owner.post(&path, json!({})).await;
    refused.field_refused("reason", "Please enter a reason for the stock count.");
    let import = check(&app, &owner, &import, json!({ "reason": " Year's end " })).await;
    assert_eq!((&import["state"], &import["reason"]), (&json!("checked"), &json!("Year's end")));
}

#[actix_web::test]
async fn stock_that_moved_since_fails_the_count_as_a_whole() {
    let app = TestApp::start().await;
    let owner = owner(&app).await;
    let (mango, kiwi) = (product(&app, "Mango", 10).await, product(&app, "Kiwi", 4).await);
    let import = checked(&app, &owner, "stockCount", "SKU,Counted\nKIWI,3\nMANGO,8\n").await;
    let body = json!({ "productId": mango.id.0, "type": "out", "quantity": 1, "reason": "sample" });
    owner.post("/api/inventory/transactions", body).await.expect(201);
    let import = apply(&app, &owner, &import).await;
    assert_eq!(import["state"], "failed");
    let sentence = "Row 3: The stock has changed since you counted: it is now 9. Nothing was imported.";
    assert_eq!(import["error"], sentence);
    assert_eq!(owner.get(&format!("/api/products/{}", kiwi.id)).await.expect(200)["stockBalance"], 4);
}
