//! /api/purchase-orders/{id}/receipts and their effects.

use actix_web::http::Method;
use futures_util::future::join_all;
use serde_json::{Value, json};
use tierway_kernel::Role;

use super::{faults, path, sent};
use crate::support::TestApp;

fn arrived(order: &Value, pieces: i64) -> Value {
    json!({ "lines": [{ "lineId": order["lines"][0]["id"], "pieces": pieces }] })
}

#[actix_web::test]
async fn goods_arrive_in_part_with_batches_and_differences() {
    let app = TestApp::start().await;
    let buyer = app.signed_in_employee("Purchaser").await;
    let (order, mint) = sent(&app, &buyer).await;
    let keeper = app.signed_in_as(Role::Warehouse).await;
    let line = order["lines"][0]["id"].clone();
    let body = json!({ "invoice": "INV-99", "lines": [
        { "lineId": line, "pieces": 30, "lotCode": "B-1", "expiresOn": "2031-11-01" },
        { "lineId": line, "pieces": 10, "lotCode": "B-2", "rejected": 2, "reason": "Wet" },
    ] });
    let answer = keeper.post(&path(&order, "/receipts"), body).await.expect(201);
    assert_eq!((&answer["state"], answer.get("total")), (&json!("partlyReceived"), None), "no costs for the warehouse");
    let row = &answer["lines"][0];
    let figures = ["received", "rejected", "missing", "difference"].map(|name| row[name].as_i64());
    assert_eq!(figures, [Some(40), Some(2), Some(8), Some(-8)]);
    assert_eq!(answer["receipts"][0]["lines"][1]["lotCode"], "B-2");
    let owner = app.signed_in_as(Role::Manufacturer).await;
    let ledger = owner.get("/api/inventory/transactions").await.expect(200);
    let reference = format!("{} | INV-99 | Harbour", order["number"].as_str().unwrap());
    assert_eq!((&ledger[0]["reference"], &ledger[0]["reason"]), (&json!(reference), &json!("purchase")));
    assert_eq!((&ledger[0]["balanceAfter"], &ledger[1]["lotCode"]), (&json!(40), &json!("B-1")));
    let told = buyer.get("/api/notifications").await.expect(200);
    assert!(told.as_array().unwrap().iter().any(|notice| notice["title"] == "Purchase order received"), "{told}");

    let costs = buyer.get(&format!("/api/products/{}/costs", mint.id)).await;
    let first = &costs.expect(200)[1];
    assert_eq!(
        (&first["cost"], &first["pieces"], &first["supplierName"]),
        (&json!("2.50"), &json!(30), &json!("Harbour"))
    );
    assert_eq!((costs.total(), &first["purchaseOrderNumber"]), (2, &order["number"]));
    let sentence = "This purchase order is partially received; it cannot be cancelled.";
    buyer.post(&path(&order, "/cancel"), json!({})).await.refused(409, sentence);
    let rest = buyer.post(&path(&order, "/receipts"), arrived(&order, 8)).await.expect(201);
    assert_eq!((&rest["state"], &rest["allowedSteps"]), (&json!("received"), &json!(["close"])));
    assert_eq!(buyer.post(&path(&order, "/close"), json!({})).await.expect(200)["state"], "closed");
    assert_eq!(faults(&app).await, Vec::<String>::new());
}

#[actix_web::test]
async fn more_than_the_settings_allow_is_refused() {
    let app = TestApp::start().await;
    let buyer = app.signed_in_employee("Purchaser").await;
    let (order, _) = sent(&app, &buyer).await;
    let receipts = path(&order, "/receipts");
    let answer = buyer.post(&receipts, arrived(&order, 53)).await;
    answer.field_refused("lines[0].pieces", "At most 52 more of the 48 ordered pieces can be received.");
    buyer.post(&receipts, json!({})).await.field_refused("lines", "Please enter 1 to 200 received lines.");
    let line = order["lines"][0]["id"].clone();
    let silent = json!({ "lines": [{ "lineId": line, "rejected": 1 }] });
    buyer.post(&receipts, silent).await.field_refused("lines[0].reason", "Please enter a reason for the rejection.");
    let dated = json!({ "lines": [{ "lineId": line, "pieces": 1, "expiresOn": "2031-11-01" }] });
    let problem = buyer.post(&receipts, dated).await.problem(422);
    assert_eq!(problem["errors"][0]["field"], "lines[0].lotCode");
    let manager = app.signed_in_as(Role::Employee).await;
    manager.post(&receipts, arrived(&order, 1)).await.refused(403, "Your position does not allow this.");
    let whole = buyer.post(&receipts, arrived(&order, 52)).await.expect(201);
    assert_eq!((&whole["state"], &whole["lines"][0]["difference"]), (&json!("received"), &json!(4)));
    buyer
        .post(&receipts, arrived(&order, 1))
        .await
        .refused(409, "This purchase order is received; it cannot be received.");
}

#[actix_web::test]
async fn receipts_at_once_never_take_in_too_much() {
    let app = TestApp::start().await;
    let buyer = app.signed_in_employee("Purchaser").await;
    let (order, mint) = sent(&app, &buyer).await;
    let receipts = path(&order, "/receipts");
    let answers = join_all((0..4).map(|_| buyer.post(&receipts, arrived(&order, 30)))).await;
    let taken = answers.iter().filter(|answer| answer.status.as_u16() == 201).count();
    assert_eq!(taken, 1, "30 and 30 are more than 52");
    let level = app.read(move |tx| Ok(tx.stock().level(mint.id)?)).await.unwrap();
    assert_eq!(level.balance(), 30);
    assert_eq!(faults(&app).await, Vec::<String>::new());
}

#[actix_web::test]
async fn the_same_receipt_twice_is_written_once() {
    let app = TestApp::start().await;
    let buyer = app.signed_in_employee("Purchaser").await;
    let (order, _) = sent(&app, &buyer).await;
    for replayed in [false, true] {
        let call = buyer.request(Method::POST, &path(&order, "/receipts"));
        let answer = call.header("Idempotency-Key", "truck-7").json(&arrived(&order, 20)).send().await;
        let found = answer.expect(201);
        assert_eq!((&found["received"], answer.header("idempotency-replayed") == "true"), (&json!(20), replayed));
    }
    let seen = buyer.get(&path(&order, "")).await.expect(200);
    assert_eq!((&seen["received"], seen["receipts"].as_array().map(Vec::len)), (&json!(20), Some(1)));
}
