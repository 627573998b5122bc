//! Batches on hold.

use actix_web::http::Method;
use serde_json::json;
use tierway_kernel::Role;

use super::lots::{MOVEMENTS, fill, movement, shelf};
use crate::orders::shop::{admin, change, order, product, stock};
use crate::support::TestApp;

#[actix_web::test]
async fn what_is_on_hold_is_neither_sold_nor_shipped() {
    let app = TestApp::start().await;
    let owner = admin(&app).await;
    let id = product(&app, "Coil", 2).await;
    let lot = fill(&owner, id, 8, "B-7", None).await;
    let buyer = app.signed_in_as(Role::Customer).await;
    let placed = order(&buyer, id, 6).await;
    let path = format!("/api/lots/{lot}");
    let warehouse = app.signed_in_as(Role::Warehouse).await;
    let held = warehouse.twice(Method::POST, &format!("{path}/hold"), json!({ "reason": " Leaks " }), 200).await;
    assert_eq!((&held["state"], &held["isHeld"], &held["holdReason"]), (&json!("held"), &json!(true), &json!("Leaks")));
    assert_eq!(held["shortReserved"], 4, "two are free of the six that are promised");
    let seen = owner.get(&format!("/api/products/{id}")).await.expect(200);
    assert_eq!((&seen["stockBalance"], &seen["stockReserved"], &seen["stockHeld"]), (&json!(10), &json!(6), &json!(8)));
    assert_eq!((&seen["stockAvailable"], &seen["inStock"]), (&json!(0), &json!(false)));
    let seen = buyer.get(&format!("/api/products/{id}")).await.expect(200);
    assert_eq!((seen.get("stockHeld"), &seen["inStock"]), (None, &json!(false)));

    let refused = owner.patch(&format!("/api/orders/{placed}"), json!({ "status": "shipped" })).await;
    refused.refused(409, "Only 2 units of Coil are available; 8 are on hold.");
    let sentence = "Only 0 units available in stock";
    owner.post(MOVEMENTS, movement(id, "out", 1, json!({}))).await.field_refused("quantity", sentence);
    let body = json!({ "items": [{ "productId": id, "quantity": 1 }] });
    buyer.post("/api/orders", body).await.field_refused("items[0].quantity", sentence);
    for reason in ["sale", "sample"] {
        let body = movement(id, "out", 1, json!({ "lotId": lot, "reason": reason }));
        let sentence = "This batch is on hold. It cannot be sold or used for samples.";
        owner.post(MOVEMENTS, body).await.field_refused("lotCode", sentence);
    }
    let body = movement(id, "out", 5, json!({ "lotId": lot, "reason": "damage" }));
    let sentence = "6 units are reserved for open orders; at most 4 can be removed.";
    owner.post(MOVEMENTS, body).await.field_refused("quantity", sentence);
    let body = movement(id, "out", 3, json!({ "lotId": lot, "reason": "damage" }));
    assert_eq!(owner.post(MOVEMENTS, body).await.expect(201)["lotBalanceAfter"], 5);
    let sentence = "6 units are reserved for open orders and 5 are on hold; the balance cannot be set below that.";
    let set = owner.patch(&format!("/api/products/{id}/stock"), json!({ "stockBalance": 6 })).await;
    set.field_refused("stockBalance", sentence);
    owner.post(MOVEMENTS, movement(id, "in", 1, json!({ "lotId": lot }))).await.expect(201);
    let seen = owner.get(&format!("/api/products/{id}")).await.expect(200);
    assert_eq!((&seen["stockBalance"], &seen["stockHeld"]), (&json!(8), &json!(6)), "what joins a held batch is held");

    let free =
        owner.twice(Method::POST, &format!("{path}/release"), json!({ "note": "Laboratory found nothing" }), 200).await;
    assert_eq!((&free["isHeld"], free.get("holdReason"), &free["state"]), (&json!(false), None, &json!("open")));
    let events: Vec<_> = free["events"].as_array().unwrap().iter().map(|event| event["event"].clone()).collect();
    assert_eq!(events, ["created", "held", "released"]);
    assert_eq!(free["events"][2]["note"], "Laboratory found nothing");
    change(&owner, placed, json!({ "status": "shipped" })).await;
    assert_eq!((shelf(&owner, id).await, stock(&app, id).await), (Vec::new(), (2, 0)));
    assert_eq!(app.read(tierway_application::inventory::ledger_faults).await, Vec::<String>::new());
}

#[actix_web::test]
async fn holds_need_a_reason_and_somebody_who_may() {
    let app = TestApp::start().await;
    let owner = admin(&app).await;
    let id = product(&app, "Coil", 0).await;
    let lot = fill(&owner, id, 8, "B-7", None).await;
    let (hold, release) = (format!("/api/lots/{lot}/hold"), format!("/api/lots/{lot}/release"));
    owner.post(&hold, json!({})).await.field_refused("reason", "Please enter a reason for the hold.");
    let long = "x".repeat(501);
    let sentence = "This must be at most 500 characters long.";
    owner.post(&hold, json!({ "reason": long })).await.field_refused("reason", sentence);
    owner.post(&release, json!({})).await.refused(409, "This batch is not on hold.");
    owner.post("/api/lots/999/hold", json!({ "reason": "x" })).await.problem(404);
    owner.post("/api/lots/999/release", json!({})).await.problem(404);
    app.signed_in_as(Role::Employee).await.post(&hold, json!({ "reason": "x" })).await.problem(403);
    owner.post(&hold, json!({ "reason": "Leaks" })).await.expect(200);
    owner.post(&hold, json!({ "reason": "Leaks" })).await.refused(409, "This batch is already on hold.");
    owner.post(&release, json!({ "note": long })).await.field_refused("note", sentence);
    app.signed_in_as(Role::Warehouse).await.post(&release, json!({})).await.problem(403);
}

#[actix_web::test]
async fn expired_batches_are_put_on_hold_at_night() {
    let app = TestApp::start().await;
    let owner = admin(&app).await;
    let id = product(&app, "Coil", 0).await;
    let last = fill(&owner, id, 5, "today", Some("2026-03-02")).await;
    let over = fill(&owner, id, 5, "over", Some("2026-03-01")).await;
    let seen = owner.get(&format!("/api/lots/{over}")).await.expect(200);
    assert_eq!((&seen["holdReason"], &seen["state"]), (&json!("Expired on 1 March 2026"), &json!("held")));
    app.fakes().clock.advance(chrono::Duration::days(1));
    let owner = app.signed_in_as(Role::Admin).await;
    let services = std::sync::Arc::new(app.fakes().services());
    let platform = tierway_application::Context::system(services);
    let again = platform.clone();
    let held = app.write(move |tx| tierway_application::inventory::hold_expired(tx, &platform)).await;
    let more = app.write(move |tx| tierway_application::inventory::hold_expired(tx, &again)).await;
    assert_eq!((held, more), (1, 0), "once");
    let lot = owner.get(&format!("/api/lots/{last}")).await.expect(200);
    assert_eq!((&lot["isHeld"], &lot["holdReason"]), (&json!(true), &json!("Expired on 2 March 2026")));
    let malay = |method, path: &str| owner.request(method, path).header("Accept-Language", "ms");
    let path = format!("/api/lots/{last}");
    let lot = malay(Method::GET, &path).send().await.expect(200);
    let why = json!("Luput pada 2 Mac 2026");
    assert_eq!((&lot["holdReason"], &lot["events"][1]["note"]), (&why, &why));
    let table = malay(Method::GET, "/api/exports/stock.csv").send().await;
    assert!(table.text().contains("Luput pada 2 Mac 2026"), "{}", table.text());
    let seen = json!({ "expected": { "holdReason": why } });
    malay(Method::PATCH, &path).json(&seen).send().await.expect(200);
    owner.patch(&path, seen).await.problem(409);
    assert_eq!(owner.get("/api/lots?state=expired").await.total(), 2);
    let sentence = "This batch expired on 2 March 2026. Please correct its expiry date before you release it.";
    owner.post(&format!("/api/lots/{last}/release"), json!({})).await.refused(409, sentence);
    let path = format!("/api/lots/{last}");
    let wrong = "Please enter a date such as 2027-03-31.";
    owner.patch(&path, json!({ "expiresOn": "later" })).await.field_refused("expiresOn", wrong);
    app.signed_in_as(Role::Warehouse).await.patch(&path, json!({})).await.problem(403);
    owner.patch("/api/lots/999", json!({})).await.problem(404);
    let dated = owner.patch(&path, json!({ "expiresOn": "2026-09-01" })).await.expect(200);
    assert_eq!((&dated["expiresOn"], &dated["isHeld"]), (&json!("2026-09-01"), &json!(true)), "still on hold");
    assert_eq!(dated["events"][2]["note"], "expiry date: 2 March 2026 to 1 September 2026");
    owner.post(&format!("{path}/release"), json!({})).await.expect(200);
    let emptied = owner.patch(&path, json!({ "expiresOn": null })).await.expect(200);
    assert_eq!((emptied.get("expiresOn"), emptied["events"].as_array().unwrap().len()), (None, 5));
    let back = owner.patch(&path, json!({ "expiresOn": "2026-03-01" })).await.expect(200);
    assert_eq!(back["isHeld"], true, "put on hold at once");
    assert_eq!(app.read(tierway_application::inventory::ledger_faults).await, Vec::<String>::new());
}

#[actix_web::test]
async fn expired_batches_stay_free_when_the_settings_say_so() {
    let app = TestApp::start().await;
    let owner = admin(&app).await;
    let change = json!({ "values": [{ "key": "holdExpiredLots", "value": "false" }] });
    owner.patch("/api/settings", change).await.expect(200);
    let id = product(&app, "Coil", 0).await;
    let over = fill(&owner, id, 5, "over", Some("2026-03-01")).await;
    let platform = tierway_application::Context::system(std::sync::Arc::new(app.fakes().services()));
    let held = app.write(move |tx| tierway_application::inventory::hold_expired(tx, &platform)).await;
    let lot = owner.get(&format!("/api/lots/{over}")).await.expect(200);
    assert_eq!((held, &lot["state"], &lot["isHeld"]), (0, &json!("expired"), &json!(false)));
}
