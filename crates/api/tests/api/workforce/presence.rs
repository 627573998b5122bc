//! /api/presence.

use chrono::Duration;
use serde_json::{Value, json};
use tierway_kernel::Role;

use super::events::Stream;
use crate::orders::shop::{change, order, product};
use crate::purchasing::{SUPPLIERS, path, stocked, supplier};
use crate::support::{Client, TestApp};

async fn look(client: &Client, kind: &str, id: i64) -> Value {
    client.post("/api/presence", json!({ "kind": kind, "id": id })).await.expect(200)
}

fn names(seen: &Value) -> Vec<String> {
    seen["people"].as_array().unwrap().iter().map(|one| one["name"].as_str().unwrap().to_owned()).collect()
}

/// Who is said to have changed the record last.
async fn changed_by(client: &Client, kind: &str, id: i64) -> Value {
    look(client, kind, id).await["change"]["byName"].clone()
}

async fn bought(app: &TestApp) -> (Client, i64) {
    let mint = product(app, "Mint", 100).await;
    let buyer = app.signed_in_as(Role::Customer).await;
    let order = order(&buyer, mint, 1).await;
    (buyer, order)
}

#[actix_web::test]
async fn people_on_one_record_see_each_other_until_they_are_gone() {
    let app = TestApp::start().await;
    let (_, order) = bought(&app).await;
    let (owner, manager) = (app.signed_in_as(Role::Manufacturer).await, app.signed_in_employee("Manager").await);
    assert_eq!(look(&owner, "order", order).await, json!({ "people": [] }));
    let owner_name = owner.user().full_name();
    assert_eq!(names(&look(&manager, "order", order).await), std::slice::from_ref(&owner_name));
    assert_eq!(names(&look(&owner, "order", order).await), [manager.user().full_name()]);
    assert_eq!(names(&look(&owner, "product", 1).await).len(), 0, "on another record");
    app.fakes().clock.advance(Duration::seconds(30));
    look(&manager, "order", order).await;
    app.fakes().clock.advance(Duration::seconds(20));
    assert_eq!(names(&look(&manager, "order", order).await).len(), 0, "not heard of for 45 seconds");
    look(&owner, "order", order).await;
    let leaving = json!({ "kind": "order", "id": order, "isLeaving": true });
    manager.post("/api/presence", leaving).await.expect(200);
    assert_eq!(names(&look(&owner, "order", order).await).len(), 0);
}

#[actix_web::test]
async fn who_changed_a_record_is_told_to_those_who_look_at_it() {
    let app = TestApp::start().await;
    let (buyer, order) = bought(&app).await;
    let (owner, admin) = (app.signed_in_as(Role::Manufacturer).await, app.signed_in_as(Role::Admin).await);
    let mut stream = Stream::open(&owner, None).await;
    stream.hello().await;
    look(&owner, "order", order).await;
    look(&admin, "order", order).await;
    let record = json!({ "kind": "order", "id": order });
    assert_eq!(stream.named("presence").await, record, "the admin came");
    change(&admin, order, json!({ "status": "paid" })).await;
    assert_eq!(stream.named("presence").await, record);
    let seen = look(&owner, "order", order).await;
    assert_eq!(seen["change"]["byName"], admin.user().full_name());
    assert_eq!((&seen["change"]["isOwn"], seen["change"]["at"].is_string()), (&json!(false), true));
    assert_eq!(look(&admin, "order", order).await["change"]["isOwn"], true);
    change(&buyer, order, json!({ "status": "cancelled" })).await;
    let seen = look(&owner, "order", order).await;
    assert_eq!(seen["change"]["byName"], Value::Null, "only the company's people are named");
}

#[actix_web::test]
async fn changes_are_announced_whether_the_address_or_the_outcome_names_the_record() {
    let app = TestApp::start().await;
    let (_, order) = bought(&app).await;
    let (owner, admin) = (app.signed_in_as(Role::Manufacturer).await, app.signed_in_as(Role::Admin).await);
    let manager = app.signed_in_employee("Manager").await;
    let mint = product(&app, "Lime", 5).await;
    for (kind, id) in [("product", mint), ("order", order), ("user", manager.id())] {
        assert_eq!(changed_by(&owner, kind, id).await, Value::Null);
    }
    let stock = json!({ "stockBalance": 9, "reason": "Counted" });
    admin.patch(&format!("/api/products/{mint}/stock"), stock).await.expect(200);
    assert_eq!(changed_by(&owner, "product", mint).await, admin.user().full_name());
    let location = json!({ "location": "A-03-12-2" });
    manager.put(&format!("/api/products/{mint}/location"), location).await.expect(200);
    assert_eq!(changed_by(&owner, "product", mint).await, manager.user().full_name());
    let movement = json!({ "productId": mint, "type": "in", "quantity": 5, "reason": "purchase" });
    admin.post("/api/inventory/transactions", movement).await.expect(201);
    assert_eq!(changed_by(&owner, "product", mint).await, admin.user().full_name());
    let couriers = json!({ "courier": "express", "orderIds": [order] });
    manager.post("/api/warehouse/couriers", couriers).await.expect(200);
    assert_eq!(changed_by(&owner, "order", order).await, manager.user().full_name());
    let position = json!({ "action": "position", "employeeId": manager.id(), "position": "Supervisor" });
    admin.post("/api/company/manage-employee", position).await.expect(200);
    assert_eq!(changed_by(&owner, "user", manager.id()).await, admin.user().full_name());
}

#[actix_web::test]
async fn people_meet_on_suppliers_and_purchase_orders() {
    let app = TestApp::start().await;
    let mint = stocked(&app, "Mint Pod", 0).await;
    let (buyer, manager) = (app.signed_in_employee("Purchaser").await, app.signed_in_employee("Manager").await);
    let harbour = supplier(&buyer, "Harbour", &[mint.id]).await["id"].as_i64().unwrap();
    let lines = json!({ "lines": [{ "productId": mint.id.0, "pieces": 48 }] });
    let draft = buyer.post("/api/purchase-orders", lines).await.expect(201)[0].clone();
    let order = draft["id"].as_i64().unwrap();
    let (clerk, packer) = (app.signed_in_as(Role::Employee).await, app.signed_in_employee("Packer").await);
    for (kind, id) in [("supplier", harbour), ("purchaseOrder", order)] {
        assert_eq!(look(&buyer, kind, id).await, json!({ "people": [] }), "{kind}");
        assert_eq!(names(&look(&manager, kind, id).await), [buyer.user().full_name()], "{kind}");
        for outsider in [&clerk, &packer] {
            outsider.post("/api/presence", json!({ "kind": kind, "id": id })).await.problem(404);
        }
        manager.post("/api/presence", json!({ "kind": kind, "id": 987_654 })).await.problem(404);
    }

    manager.post(&path(&draft, "/approve"), json!({})).await.expect(200);
    assert_eq!(changed_by(&buyer, "purchaseOrder", order).await, manager.user().full_name());
    buyer.post(&path(&draft, "/send"), json!({ "mail": false })).await.expect(200);
    assert_eq!(changed_by(&manager, "purchaseOrder", order).await, buyer.user().full_name());
    assert_eq!(changed_by(&manager, "supplier", harbour).await, Value::Null);
    let choice = json!({ "supplierId": harbour, "cost": "2.40" });
    buyer.put(&format!("/api/products/{}/supplier", mint.id), choice).await.expect(200);
    assert_eq!(changed_by(&manager, "supplier", harbour).await, buyer.user().full_name(), "the outcome names it");
    let admin = app.signed_in_as(Role::Admin).await;
    let version = admin.get(&format!("{SUPPLIERS}/{harbour}")).await.expect(200)["version"].clone();
    let body = json!({ "expectedVersion": version, "leadDays": 4 });
    admin.patch(&format!("{SUPPLIERS}/{harbour}"), body).await.expect(200);
    assert_eq!(changed_by(&manager, "supplier", harbour).await, admin.user().full_name());
}

#[actix_web::test]
async fn only_those_who_work_on_a_record_are_there() {
    let app = TestApp::start().await;
    let (buyer, order) = bought(&app).await;
    let manager = app.signed_in_employee("Manager").await;
    let owner = app.signed_in_as(Role::Manufacturer).await;
    for (client, status) in [(&buyer, 403), (&app.guest(), 401)] {
        client.post("/api/presence", json!({ "kind": "order", "id": order })).await.problem(status);
    }
    for (client, kind, id) in [
        (&manager, "user", buyer.id()),
        (&manager, "product", 1),
        (&owner, "user", owner.id()),
        (&owner, "lot", 987_654),
    ] {
        client.post("/api/presence", json!({ "kind": kind, "id": id })).await.problem(404);
    }
    owner.post("/api/presence", json!({ "kind": "user", "id": buyer.id() })).await.problem(404);
    look(&owner, "user", manager.id()).await;
    owner.post("/api/presence", json!({ "kind": "odd", "id": 1 })).await.problem(422);
}
