//! Status changes and their stock movements.

use actix_web::http::Method;
use serde_json::{Value, json};
use tierway_kernel::{PageRequest, Role};
use tierway_workforce::NoticeFilter;

use super::shop::{admin, change, order, product, referred, stock};
use crate::support::TestApp;

#[actix_web::test]
async fn the_way_through_moves_the_stock_once() {
    let app = TestApp::start().await;
    let id = product(&app, "Mango Ice", 100).await;
    let buyer = app.signed_in_as(Role::Customer).await;
    let body = json!({ "items": [{ "productId": id, "tier": "pack", "quantity": 2 }] });
    let number = buyer.post("/api/orders", body).await.expect(201)["id"].as_i64().unwrap();
    let owner = admin(&app).await;
    for (status, expected) in [
        ("paid", (100, 20)),
        ("processing", (100, 20)),
        ("ready", (100, 20)),
        ("shipped", (80, 0)),
        ("delivered", (80, 0)),
    ] {
        let body = json!({ "status": status, "trackingNumber": "TRK-1", "processedBy": 999 });
        let path = format!("/api/orders/{number}");
        let send = || owner.request(Method::PATCH, &path).header("idempotency-key", status).json(&body).send();
        let (seen, again) = (send().await.expect(200), send().await);
        assert_eq!((again.header("idempotency-replayed"), again.expect(200)), ("true", seen.clone()));
        assert_eq!((&seen["status"], &seen["processedBy"]), (&json!(status), &json!(owner.id())));
        assert_eq!(stock(&app, id).await, expected, "{status}");
    }
    let ledger = owner.get(&format!("/api/inventory/transactions?productId={id}&reason=sale")).await.expect(200);
    assert_eq!((&ledger[0]["quantity"], &ledger[0]["orderId"]), (&json!(20), &json!(number)));
    assert_eq!(ledger[0]["reference"], format!("Order #{number}"));
    let again = owner.patch(&format!("/api/orders/{number}"), json!({ "status": "delivered" })).await;
    again.refused(409, "An order that is delivered cannot be set to delivered.");
}

#[actix_web::test]
async fn going_back_takes_the_goods_back() {
    let app = TestApp::start().await;
    let id = product(&app, "Mango Ice", 100).await;
    let number = order(&app.signed_in_as(Role::Customer).await, id, 5).await;
    let (owner, path) = (admin(&app).await, format!("/api/orders/{number}"));
    change(&owner, number, json!({ "status": "shipped" })).await;
    let missing = "Please add a note explaining why the order goes back from shipped to processing.";
    owner.patch(&path, json!({ "status": "processing" })).await.field_refused("notes", missing);
    let noted = json!({ "status": "processing", "notes": "Wrong address" });
    let refused = app.signed_in_as(Role::Warehouse).await.patch(&path, noted.clone()).await;
    refused.refused(403, "You may not set an order that is shipped to processing.");
    change(&owner, number, noted).await;
    assert_eq!(stock(&app, id).await, (100, 5));
    change(&owner, number, json!({ "status": "shipped" })).await;
    assert_eq!(stock(&app, id).await, (95, 0));
}

#[actix_web::test]
async fn completing_needs_both_papers() {
    let app = TestApp::start().await;
    let id = product(&app, "Mango Ice", 100).await;
    let number = order(&app.signed_in_as(Role::Customer).await, id, 5).await;
    let staff = app.signed_in_as(Role::Employee).await;
    let path = format!("/api/orders/{number}");
    let missing = "Please enter the delivery note number and the shipping number.";
    for body in [
        json!({ "status": "completed" }),
        json!({ "status": "completed", "deliveryNote": "DN-1", "shippingNumber": "  " }),
        json!({ "status": "completed", "shippingNumber": "SN-1" }),
    ] {
        staff.patch(&path, body).await.refused(422, missing);
    }
    let body = json!({
        "status": "completed", "deliveryNote": "DN-1", "shippingNumber": "SN-1", "processedBy": 1,
        "completedAt": "1999-01-01T00:00:00Z"
    });
    let done = change(&staff, number, body).await;
    assert_eq!((&done["deliveryNote"], &done["shippingNumber"]), (&json!("DN-1"), &json!("SN-1")));
    assert!(done["completedAt"].as_str().unwrap().starts_with("2026-03-02"), "{done}");
    assert_eq!((&done["processedBy"], &done["allowedTransitions"]), (&json!(staff.id()), &json!([])));
    assert_eq!(stock(&app, id).await, (95, 0));
}

#[actix_web::test]
async fn buyers_cancel_before_work_begins() {
    let app = TestApp::start().await;
    let id = product(&app, "Mango Ice", 100).await;
    let buyer = app.signed_in_as(Role::Customer).await;
    let owner = admin(&app).await;
    let first = order(&buyer, id, 5).await;
    let cancelled = change(&buyer, first, json!({ "status": "cancelled" })).await;
    assert_eq!((&cancelled["status"], cancelled.get("processedBy")), (&json!("cancelled"), None));
    assert_eq!(stock(&app, id).await, (100, 0));
    let second = order(&buyer, id, 5).await;
    change(&owner, second, json!({ "status": "processing" })).await;
    let path = format!("/api/orders/{second}");
    let late = buyer.patch(&path, json!({ "status": "cancelled" })).await;
    late.refused(403, "You may not set an order that is processing to cancelled.");
    for body in [json!({ "status": "paid" }), json!({ "trackingNumber": "X" }), json!({ "paymentStatus": "paid" })] {
        buyer.patch(&path, body).await.refused(403, "You may not change this order.");
    }
    change(&owner, second, json!({ "status": "cancelled" })).await;
    assert_eq!(stock(&app, id).await, (100, 0));
    let gone = owner.patch(&path, json!({ "status": "pending", "notes": "again" })).await;
    gone.refused(409, "An order that is cancelled cannot be set to pending.");
}

#[actix_web::test]
async fn a_stale_change_is_refused() {
    let app = TestApp::start().await;
    let id = product(&app, "Mango Ice", 100).await;
    let number = order(&app.signed_in_as(Role::Customer).await, id, 5).await;
    let (owner, path) = (admin(&app).await, format!("/api/orders/{number}"));
    let version = owner.get(&path).await.expect(200)["version"].clone();
    change(&owner, number, json!({ "status": "processing", "version": version })).await;
    let stale = owner.patch(&path, json!({ "status": "ready", "version": version })).await;
    stale.refused(409, "This order was changed by someone else. Please reload it.");
}

#[actix_web::test]
async fn an_empty_change_changes_nothing() {
    let app = TestApp::start().await;
    let id = product(&app, "Mango Ice", 100).await;
    let number = order(&app.signed_in_as(Role::Customer).await, id, 5).await;
    let owner = admin(&app).await;
    let before = change(&owner, number, json!({})).await;
    assert_eq!(change(&owner, number, json!({ "trackingNumber": "" })).await, before);
    let status = owner.patch(&format!("/api/orders/{number}"), json!({ "status": "lost" })).await;
    status.field_refused("status", "Unknown order status.");
    let long = json!({ "trackingNumber": "x".repeat(101) });
    let long = owner.patch(&format!("/api/orders/{number}"), long).await;
    long.field_refused("trackingNumber", "This must be at most 100 characters long.");
}

#[actix_web::test]
async fn the_buyer_hears_of_every_step() {
    let app = TestApp::start().await;
    let id = product(&app, "Mango Ice", 100).await;
    let agent = app.signed_in_as(Role::Agent).await;
    let buyer = referred(&app, &agent, "friend").await;
    let number = order(&buyer, id, 5).await;
    let owner = admin(&app).await;
    change(&owner, number, json!({ "status": "paid" })).await;
    change(&owner, number, json!({ "trackingNumber": "TRK-9" })).await;
    change(&owner, number, json!({ "status": "shipped" })).await;
    let user = buyer.user().id;
    let notices = app
        .read(move |tx| Ok(tx.notices().list(user, &[], &NoticeFilter::default(), &PageRequest::first(9))?))
        .await
        .items;
    let titles: Vec<_> = notices.iter().rev().map(|notice| notice.entry.title.to_string()).collect();
    assert_eq!(titles, [format!("Order #{number} paid"), format!("Order #{number} shipped")]);
    assert!(notices[0].entry.message.to_string().contains("TRK-9"));
    let seen: Value = owner.get(&format!("/api/orders/{number}")).await.expect(200);
    assert_eq!(seen["history"].as_array().unwrap().len(), 4);
}
