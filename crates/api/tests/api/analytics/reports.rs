//! Cohorts, conversion and stock turns.

use serde_json::{Value, json};
use tierway_kernel::Role;

use crate::orders::shop::{admin, change, order, product, referred};
use crate::support::TestApp;

#[actix_web::test]
async fn cohorts_show_when_referred_customers_order() {
    let app = TestApp::start().await;
    let owner = admin(&app).await;
    let mango = product(&app, "Mango Ice", 100).await;
    let agent = app.signed_in_as(Role::Agent).await;
    let (anna, _ben) = (referred(&app, &agent, "anna").await, referred(&app, &agent, "ben").await);
    order(&anna, mango, 2).await;
    order(&anna, mango, 1).await;
    order(&app.signed_in_as(Role::Customer).await, mango, 9).await;
    let seen = owner.get("/api/analytics/cohorts").await.expect(200);
    let cohorts = seen.as_array().unwrap();
    assert_eq!(cohorts.len(), 12);
    let last = cohorts.last().unwrap();
    assert_eq!((&last["customers"], &last["ordered"]), (&json!(2), &json!(1)));
    let month = &last["months"][0];
    assert_eq!(month["start"], last["month"]);
    assert_eq!(json!([month["customers"], month["orders"], month["revenue"]]), json!([1, 2, "39.00"]));
    assert_eq!(cohorts[0]["months"].as_array().unwrap().len(), 12, "each month until now");
    let table = owner.get("/api/exports/analytics-cohorts.csv").await.text().to_owned();
    assert_eq!(table.lines().count(), 1 + 12 * 13 / 2);
    let at = async |query: &str| owner.get(&format!("/api/analytics/cohorts?{query}")).await;
    at("from=2026-02-02&to=2026-01-01").await.field_refused("from", "The first day cannot be after the last.");
    at("from=2020-01-01&to=2026-01-01").await.field_refused("from", "Please choose at most 60 months.");
    app.signed_in_as(Role::Wholesaler).await.get("/api/analytics/cohorts").await.problem(403);
}

#[actix_web::test]
async fn conversion_follows_each_step() {
    let app = TestApp::start().await;
    let owner = admin(&app).await;
    let mango = product(&app, "Mango Ice", 100).await;
    let (anna, ben) =
        (app.signed_in_named(Role::Customer, "anna").await, app.signed_in_named(Role::Customer, "ben").await);
    let first = order(&anna, mango, 1).await;
    change(&owner, first, json!({ "status": "paid" })).await;
    let off = order(&anna, mango, 1).await;
    change(&anna, off, json!({ "status": "cancelled" })).await;
    ben.post("/api/orders", json!({ "totalAmount": "99.00" })).await.expect(201);
    let seen = owner.get("/api/analytics/conversion").await.expect(200);
    assert_eq!(seen["orders"], json!({ "placed": 2, "paid": 1, "delivered": 0, "cancelled": 1 }));
    assert_eq!(seen["quotations"], json!({ "asked": 1, "offered": 0, "accepted": 0 }));
    let customers = seen["registrations"].as_array().unwrap().iter().find(|row| row["role"] == "customer").cloned();
    assert_eq!(customers, Some(json!({ "role": "customer", "registered": 2, "ordered": 1 })));
    let table = owner.get("/api/exports/analytics-conversion.csv").await.text().to_owned();
    assert!(table.contains("orders,paid,1\r\n"), "{table}");
    let at = async |query: &str| owner.get(&format!("/api/analytics/conversion?{query}")).await;
    at("from=2026-02-02&to=2026-01-01").await.field_refused("from", "The first day cannot be after the last.");
    app.signed_in_as(Role::Agent).await.get("/api/analytics/conversion").await.problem(403);
}

#[actix_web::test]
async fn stock_turns_compare_what_was_sold_with_what_was_there() {
    let app = TestApp::start().await;
    let owner = admin(&app).await;
    let (mango, mint) = (product(&app, "Mango Ice", 100).await, product(&app, "Mint", 100).await);
    order(&app.signed_in_as(Role::Customer).await, mango, 25).await;
    let seen: Value = owner.get("/api/analytics/stock-turns?from=2000-01-01").await.expect(200);
    assert_eq!(seen["whole"]["costOfGoods"], "250.00");
    let products = seen["products"].as_array().unwrap();
    assert_eq!((&products[0]["productId"], &products[0]["costOfGoods"]), (&json!(mango), &json!("250.00")));
    assert_eq!((&products[1]["productId"], products[1].get("daysOfStock")), (&json!(mint), None));
    assert_eq!(seen["productCount"], 2);
    let table = owner.get("/api/exports/analytics-stock-turns.csv").await.text().to_owned();
    assert_eq!(table.lines().count(), 3);
    product(&app, "Lime", 100).await;
    let again: Value = owner.get("/api/analytics/stock-turns?from=2000-01-01").await.expect(200);
    assert_eq!(again["productCount"], 3, "what came in since is there");
    let at = async |query: &str| owner.get(&format!("/api/analytics/stock-turns?{query}")).await;
    at("from=2026-02-02&to=2026-01-01").await.field_refused("from", "The first day cannot be after the last.");
    app.signed_in_as(Role::Employee).await.get("/api/analytics/stock-turns").await.problem(403);
}
