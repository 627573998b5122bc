//! /api/suppliers, /api/purchasing/suggestions.

use futures_util::future::join_all;
use serde_json::json;
use tierway_kernel::{Clock, Role};

use super::{ORDERS, SUPPLIERS, stocked, supplier};
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

#[actix_web::test]
async fn the_chosen_supplier_is_suggested_from_then_on() {
    let app = TestApp::start().await;
    let buyer = app.signed_in_employee("Purchaser").await;
    let mint = stocked(&app, "Mint Pod", 12).await;
    let (harbour, quay) = (supplier(&buyer, "Harbour", &[]).await, supplier(&buyer, "Quay", &[]).await);
    let suggested = || async { buyer.get(SUGGESTIONS).await.expect(200)[0].get("source").cloned() };
    assert_eq!(suggested().await, None);
    let path = format!("/api/products/{}/supplier", mint.id);
    let chosen = buyer.put(&path, json!({ "supplierId": harbour["id"] })).await.expect(200);
    assert_eq!(
        (&chosen["supplierName"], &chosen["cost"], &chosen["packSize"]),
        (&json!("Harbour"), &json!("10.00"), &json!(1))
    );
    assert_eq!(suggested().await, Some(chosen));
    buyer.put(&path, json!({ "supplierId": quay["id"], "cost": "12.00" })).await.expect(200);
    assert_eq!(
        suggested().await.map(|source| source["supplierName"].clone()),
        Some(json!("Quay")),
        "dearer, but chosen"
    );
    let made =
        buyer.post(super::ORDERS, json!({ "lines": [{ "productId": mint.id.0, "pieces": 2 }] })).await.expect(201);
    assert_eq!((&made[0]["supplierName"], &made[0]["total"]), (&json!("Quay"), &json!("24.00")));
    let of_harbour = format!("{SUPPLIERS}/{}", harbour["id"]);
    let seen = buyer.get(&of_harbour).await.expect(200);
    assert_eq!((&seen["products"][0]["isPreferred"], &seen["version"]), (&json!(false), &json!(3)));
    let stale = json!({ "expectedVersion": 2, "products": [] });
    buyer.put(&format!("{of_harbour}/products"), stale).await.problem(409);

    let unknown = buyer.put(&path, json!({ "supplierId": 987_654 })).await;
    unknown.field_refused("supplierId", "This supplier was not found.");
    buyer.patch(&of_harbour, json!({ "expectedVersion": 3, "isActive": false })).await.expect(200);
    let idle = buyer.put(&path, json!({ "supplierId": harbour["id"] })).await;
    idle.field_refused("supplierId", "This supplier is inactive.");
    let below = buyer.put(&path, json!({ "supplierId": quay["id"], "cost": "-1.00" })).await;
    below.field_refused("cost", "An amount must not be negative.");
    buyer.put("/api/products/987654/supplier", json!({ "supplierId": quay["id"] })).await.problem(404);
    let manager = app.signed_in_employee("Manager").await;
    manager.put(&path, json!({ "supplierId": quay["id"] })).await.refused(403, NOT_ALLOWED);
}

#[actix_web::test]
async fn a_product_has_one_first_supplier_whoever_chooses_at_once() {
    let app = TestApp::start().await;
    let buyer = app.signed_in_employee("Purchaser").await;
    let mint = stocked(&app, "Mint Pod", 12).await;
    let mut suppliers = Vec::new();
    for name in ["Harbour", "Quay", "Wharf", "Jetty"] {
        suppliers.push(supplier(&buyer, name, &[]).await["id"].clone());
    }
    let path = format!("/api/products/{}/supplier", mint.id);
    for _ in 0..4 {
        let chosen = join_all(suppliers.iter().map(|id| buyer.put(&path, json!({ "supplierId": id })))).await;
        chosen.iter().for_each(|answer| drop(answer.expect(200)));
        let mut first = 0;
        for id in &suppliers {
            let seen = buyer.get(&format!("{SUPPLIERS}/{id}")).await.expect(200);
            first += usize::from(seen["products"][0]["isPreferred"] == json!(true));
        }
        assert_eq!(first, 1);
    }
}

#[actix_web::test]
async fn suppliers_and_orders_come_in_the_order_that_is_wanted() {
    let app = TestApp::start().await;
    let buyer = app.signed_in_employee("Purchaser").await;
    let mint = stocked(&app, "Mint Pod", 0).await;
    let harbour = supplier(&buyer, "Harbour", &[mint.id]).await;
    for (name, days) in [("Quay", Some(2)), ("Anchor", None)] {
        buyer.post(SUPPLIERS, json!({ "name": name, "leadDays": days })).await.expect(201);
    }
    for (sort, expected) in [
        ("name", ["Anchor", "Harbour", "Quay"]),
        ("-name", ["Quay", "Harbour", "Anchor"]),
        ("leadDays", ["Anchor", "Quay", "Harbour"]),
        ("-leadDays", ["Harbour", "Quay", "Anchor"]),
    ] {
        let list = buyer.get(&format!("{SUPPLIERS}?sort={sort}")).await.expect(200);
        let names: Vec<_> = list.as_array().unwrap().iter().map(|one| one["name"].as_str().unwrap()).collect();
        assert_eq!(names, expected, "{sort}");
    }
    let today = app.fakes().clock.now().date_naive();
    let day = |later| today + chrono::Days::new(later);
    for (pieces, day) in [(48, day(30)), (96, day(10)), (72, day(20))] {
        let lines = json!([{ "productId": mint.id.0, "pieces": pieces }]);
        let body = json!({ "supplierId": harbour["id"], "lines": lines, "expectedOn": day });
        buyer.post(ORDERS, body).await.expect(201);
    }
    for (sort, expected) in [
        ("total", ["120.00", "180.00", "240.00"]),
        ("-total", ["240.00", "180.00", "120.00"]),
        ("expected", ["240.00", "180.00", "120.00"]),
        ("-expected", ["120.00", "180.00", "240.00"]),
        ("created", ["120.00", "240.00", "180.00"]),
    ] {
        let list = buyer.get(&format!("{ORDERS}?sort={sort}")).await.expect(200);
        let totals: Vec<_> = list.as_array().unwrap().iter().map(|one| one["total"].as_str().unwrap()).collect();
        assert_eq!(totals, expected, "{sort}");
    }
    let warehouse = app.signed_in_as(Role::Warehouse).await;
    for path in [format!("{ORDERS}?sort=total"), "/api/exports/purchase-orders.csv?sort=-total".to_owned()] {
        warehouse.get(&path).await.refused(403, NOT_ALLOWED);
    }
    assert_eq!(warehouse.get(&format!("{ORDERS}?sort=expected")).await.total(), 3);
}
