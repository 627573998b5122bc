//! /api/suppliers, /api/purchasing/suggestions.

use serde_json::json;
use tierway_kernel::Role;

use super::{SUPPLIERS, stocked, supplier};
use crate::support::TestApp;

const SUGGESTIONS: &str = "/api/purchasing/suggestions";
const NOT_ALLOWED: &str = "Your position does not allow this.";

#[actix_web::test]
async fn a_supplier_is_kept_by_who_buys() {
    let app = TestApp::start().await;
    let buyer = app.signed_in_employee("Purchaser").await;
    let mint = stocked(&app, "Mint Pod", 0).await;
    let made = supplier(&buyer, "Harbour", &[mint.id]).await;
    let row = &made["products"][0];
    assert_eq!((&row["productName"], &row["cost"], &row["packSize"]), (&json!("Mint Pod"), &json!("2.50"), &json!(24)));
    assert_eq!((&made["version"], &made["isActive"]), (&json!(2), &json!(true)));
    let path = format!("{SUPPLIERS}/{}", made["id"]);
    let changed =
        buyer.patch(&path, json!({ "expectedVersion": 2, "email": null, "leadDays": "12" })).await.expect(200);
    assert_eq!((changed.get("email"), &changed["leadDays"], &changed["name"]), (None, &json!(12), &json!("Harbour")));
    let sentence = "This was changed by someone else in the meantime. Please reload it.";
    buyer.patch(&path, json!({ "expectedVersion": 2, "name": "Quay" })).await.refused(409, sentence);
    buyer
        .put(&format!("{path}/products"), json!({ "expectedVersion": 2, "products": [] }))
        .await
        .refused(409, sentence);
    let taken = buyer.post(SUPPLIERS, json!({ "name": " HARBOUR " })).await;
    taken.field_refused("name", "There is already a supplier with this name.");
    buyer.post(SUPPLIERS, json!({ "email": "x" })).await.field_refused("name", "Please enter a name.");
    let twice = json!({ "expectedVersion": 3, "products": [
        { "productId": mint.id.0, "cost": 1 }, { "productId": mint.id.0, "cost": 1 },
        { "productId": 987_654, "cost": "1.00", "packSize": 0 },
    ] });
    let answer = buyer.put(&format!("{path}/products"), twice).await;
    answer.field_refused("products[2].packSize", "The pack size must be a whole number of at least 1.");
    let list = buyer.get(&format!("{SUPPLIERS}?q=harb&isActive=true")).await;
    assert_eq!(list.total(), 1);
    buyer.get(&format!("{SUPPLIERS}/987654")).await.refused(404, "This supplier was not found.");
}

#[actix_web::test]
async fn positions_decide_who_sees_what() {
    let app = TestApp::start().await;
    let owner = app.signed_in_as(Role::Manufacturer).await;
    let mint = stocked(&app, "Mint Pod", 0).await;
    let made = supplier(&owner, "Harbour", &[mint.id]).await;
    let path = format!("{SUPPLIERS}/{}", made["id"]);
    let supervisor = app.signed_in_employee("Supervisor").await;
    let seen = supervisor.get(&path).await.expect(200);
    assert_eq!(seen["products"][0].get("cost"), None);
    supervisor.post(SUPPLIERS, json!({ "name": "Quay" })).await.refused(403, NOT_ALLOWED);
    let manager = app.signed_in_employee("Manager").await;
    assert_eq!(manager.get(&path).await.expect(200)["products"][0]["cost"], "2.50");
    manager.post(SUPPLIERS, json!({ "name": "Quay" })).await.refused(403, NOT_ALLOWED);
    let employee = app.signed_in_as(Role::Employee).await;
    for path in [SUPPLIERS, SUGGESTIONS, super::ORDERS] {
        employee.get(path).await.refused(403, NOT_ALLOWED);
        app.guest().get(path).await.problem(401);
    }
    app.signed_in_as(Role::Dealer).await.get(SUPPLIERS).await.refused(403, "Your role does not allow this.");
    let costs = format!("/api/products/{}/costs", mint.id);
    supervisor.get(&costs).await.refused(403, NOT_ALLOWED);
    manager.get(&costs).await.expect(200);
}

#[actix_web::test]
async fn what_runs_out_is_suggested_with_its_reason() {
    let app = TestApp::start().await;
    let buyer = app.signed_in_employee("Purchaser").await;
    let mint = stocked(&app, "Mint Pod", 12).await;
    stocked(&app, "Lime Pod", 500).await;
    let cola = stocked(&app, "Cola Pod", 49).await;
    supplier(&buyer, "Harbour", &[mint.id]).await;
    let list = buyer.get(SUGGESTIONS).await;
    let rows = list.expect(200);
    assert_eq!((list.total(), &rows[0]["productId"], &rows[1]["productId"]), (2, &json!(mint.id.0), &json!(cola.id.0)));
    assert_eq!((&rows[0]["pieces"], &rows[0]["source"]["cost"]), (&json!(48), &json!("2.50")));
    assert_eq!(rows[0]["reason"], "Nothing was sold in the last 30 days. 12 are left, below the mark of 50.");
    assert_eq!((&rows[1]["pieces"], rows[1].get("source")), (&json!(1), None));
    let first = buyer.get(&format!("{SUGGESTIONS}?limit=1")).await;
    let next = first.next().unwrap();
    assert_eq!((buyer.get(&next).await.expect(200)[0]["productId"].clone(), first.total()), (json!(cola.id.0), 2));
    assert_eq!(buyer.get(&format!("{SUGGESTIONS}?q=COLA")).await.total(), 1);
    assert_eq!(buyer.get(&format!("{SUGGESTIONS}?supplierId=1")).await.total(), 1);
    // Two clicks: the drafts are made of what is suggested, which is then not suggested again.
    let body = json!({ "lines": [{ "productId": mint.id.0 }] });
    let made = buyer.post(super::ORDERS, body).await.expect(201);
    assert_eq!((&made[0]["pieces"], &made[0]["total"]), (&json!(48), &json!("120.00")));
    assert_eq!(buyer.get(SUGGESTIONS).await.total(), 1);
}
