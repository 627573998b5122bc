//! A wholesaler's dashboard.

use chrono::Duration;
use serde_json::{Value, json};
use tierway_accounts::{NewUser, Profile};
use tierway_kernel::Role;
use tierway_testkit::builders::new_user;

use crate::orders::shop::{admin, change, order, product};
use crate::support::{Client, TestApp};

const PATH: &str = "/api/analytics/wholesaler";

async fn from_country(app: &TestApp, role: Role, name: &str, country: &str) -> Client {
    let new = new_user(role, name);
    let profile = Profile { country: Some(country.to_owned()), zone: None, ..new.profile.clone() };
    let user = app.account(NewUser { profile, ..new }).await;
    app.sign_in(user).await
}

fn region<'a>(figures: &'a Value, name: Option<&str>) -> &'a Value {
    figures["regions"].as_array().unwrap().iter().find(|row| row.get("region").and_then(Value::as_str) == name).unwrap()
}

fn unpriced(figures: &Value, audience: &str, region: &str) -> u64 {
    let rows = figures["unpriced"].as_array().unwrap();
    let row = rows.iter().find(|row| row["audience"] == audience && row["region"] == region).unwrap();
    row["products"].as_u64().unwrap()
}

#[actix_web::test]
async fn figures_follow_regions_orders_and_prices() {
    let app = TestApp::start().await;
    let owner = admin(&app).await;
    let version = owner.get("/api/regions").await.expect(200)["version"].clone();
    let regions =
        json!({ "usa": [{ "country": "Here" }], "canada": [], "europe": [{ "country": "There" }], "asia": [] });
    owner.put("/api/regions", json!({ "version": version, "regions": regions })).await.expect(200);
    let (mango, _) = (product(&app, "Mango Ice", 500).await, product(&app, "Mint", 500).await);
    let dealer = from_country(&app, Role::Dealer, "dora", "Here").await;
    let agent = from_country(&app, Role::Agent, "amy", "There").await;
    let nowhere = from_country(&app, Role::Dealer, "dave", "Elsewhere").await;
    order(&dealer, mango, 1).await;
    app.fakes().clock.advance(Duration::days(31));
    // Sessions of a month ago are over.
    let (dealer, agent) = (app.sign_in(dealer.user().clone()).await, app.sign_in(agent.user().clone()).await);
    let nowhere = app.sign_in(nowhere.user().clone()).await;
    let wholesaler = app.signed_in_as(Role::Wholesaler).await;
    order(&dealer, mango, 2).await;
    order(&agent, mango, 3).await;
    order(&nowhere, mango, 4).await;
    let off = order(&dealer, mango, 5).await;
    change(&dealer, off, json!({ "status": "cancelled" })).await;
    let cells = json!([{ "productId": mango, "region": "usa", "price": "17.00" }]);
    wholesaler.put("/api/wholesaler/prices", json!({ "audience": "dealer", "cells": cells })).await.expect(200);
    let seen = wholesaler.get(PATH).await.expect(200);
    let usa = region(&seen, Some("usa"));
    assert_eq!((&usa["dealers"], &usa["agents"]), (&json!(1), &json!(0)));
    let trade = json!({ "orders": 1, "revenue": "32.00", "ordersBefore": 1, "revenueBefore": "16.00" });
    assert_eq!(usa["dealerTrade"], trade, "a dealer pays the suggested minimum, 16.00");
    let europe = region(&seen, Some("europe"));
    let none = json!({ "orders": 0, "revenue": "0.00", "ordersBefore": 0, "revenueBefore": "0.00" });
    assert_eq!((&europe["agents"], &europe["dealerTrade"]), (&json!(1), &none));
    assert_eq!(europe["agentTrade"]["revenue"], "39.00");
    let elsewhere = region(&seen, None);
    assert_eq!((&elsewhere["dealers"], &elsewhere["dealerTrade"]["revenue"]), (&json!(1), &json!("64.00")));
    assert_eq!(seen["products"], 2);
    assert_eq!((unpriced(&seen, "dealer", "usa"), unpriced(&seen, "dealer", "asia")), (1, 2));
    assert_eq!(unpriced(&seen, "agent", "usa"), 2);
    assert_eq!(seen["newestChanges"].as_array().unwrap().len(), 1);
    let owner = app.sign_in(owner.user().clone()).await;
    assert_eq!(owner.get(PATH).await.expect(200), seen);
}

/// Prices out of range for dealers and for agents.
async fn out_of_range(client: &Client) -> [u64; 2] {
    let seen = client.get(PATH).await.expect(200);
    ["dealer", "agent"].map(|audience| {
        let rows = seen["outOfRange"].as_array().unwrap();
        rows.iter().find(|row| row["audience"] == audience).unwrap()["prices"].as_u64().unwrap()
    })
}

#[actix_web::test]
async fn prices_out_of_range_are_counted_and_listed() {
    let app = TestApp::start().await;
    let (mango, mint) = (product(&app, "Mango Ice", 5).await, product(&app, "Mint", 5).await);
    // Dealers pay 16.00, agents 13.00; a piece costs 10.00 to make and wholesalers 12.00.
    let wholesaler = app.signed_in_as(Role::Wholesaler).await;
    let owner = app.signed_in_as(Role::Manufacturer).await;
    assert_eq!(out_of_range(&wholesaler).await, [0, 0]);
    for (audience, id, region, price) in [
        ("dealer", mango, "usa", "11.90"),
        ("dealer", mango, "asia", "20.80"),
        ("dealer", mint, "europe", "20.81"),
        ("dealer", mint, "asia", "9.00"),
        ("agent", mint, "usa", "11.00"),
    ] {
        let cells = json!([{ "productId": id, "region": region, "price": price }]);
        wholesaler.put("/api/wholesaler/prices", json!({ "audience": audience, "cells": cells })).await.expect(200);
    }
    assert_eq!(out_of_range(&wholesaler).await, [3, 1], "20.80 is 30 % above 16.00, not more");
    assert_eq!(out_of_range(&owner).await, [2, 0], "11.90 and 11.00 are above what it costs to make");
    let list = |client: &Client, filters: &str| {
        let path = format!("/api/wholesaler/prices?{filters}");
        let client = client.clone();
        async move {
            let found = client.get(&path).await;
            let total = found.total();
            (total, found.expect(200))
        }
    };
    let (total, rows) = list(&wholesaler, "audience=dealer").await;
    let prices = |row: usize| &rows[row]["prices"];
    assert_eq!((total, &prices(0)["usa"]["warnings"]), (2, &json!(["belowCost"])));
    assert_eq!(prices(0)["asia"]["warnings"], Value::Null);
    assert_eq!(prices(1)["europe"]["warnings"], json!(["largeChange"]));
    assert_eq!(prices(1)["asia"]["warnings"], json!(["largeChange", "belowCost"]));
    let named = |rows: &Value| -> Vec<String> {
        rows.as_array().unwrap().iter().map(|row| row["name"].as_str().unwrap().to_owned()).collect()
    };
    for (client, filters, expected) in [
        (&wholesaler, "audience=dealer&outOfRange=true", vec!["Mango Ice", "Mint"]),
        (&wholesaler, "audience=dealer&outOfRange=true&region=europe", vec!["Mint"]),
        (&wholesaler, "audience=dealer&outOfRange=true&q=mango", vec!["Mango Ice"]),
        (&wholesaler, "audience=agent&outOfRange=true", vec!["Mint"]),
        (&owner, "audience=dealer&outOfRange=true", vec!["Mint"]),
        (&owner, "audience=agent&outOfRange=true", vec![]),
        (&owner, "audience=agent&outOfRange=false", vec!["Mango Ice", "Mint"]),
    ] {
        let (total, rows) = list(client, filters).await;
        assert_eq!(
            (named(&rows), total),
            (expected.iter().map(|name| (*name).to_owned()).collect(), expected.len() as u64)
        );
    }
    // What changes the list changes no other product.
    let step = json!({ "audience": "agent", "regions": ["usa"], "percent": "10", "outOfRange": true });
    let moved = wholesaler.post("/api/wholesaler/prices/preview", step).await.expect(200);
    assert_eq!((moved.as_array().unwrap().len(), &moved[0]["productId"]), (1, &json!(mint)));
    let csv = wholesaler.get("/api/exports/regional-prices.csv?audience=agent&outOfRange=true").await;
    let csv = csv.text();
    assert!(csv.contains("Mint") && !csv.contains("Mango Ice"), "{csv}");
    // A product that is not sold has no price that anybody pays.
    owner.post(&format!("/api/products/{mint}/discontinue"), json!({})).await.expect(200);
    assert_eq!(out_of_range(&wholesaler).await, [1, 0]);
}

#[actix_web::test]
async fn a_wholesalers_figures_are_for_wholesalers_and_owners() {
    let app = TestApp::start().await;
    app.guest().get(PATH).await.problem(401);
    for role in [Role::Dealer, Role::Agent, Role::Customer, Role::Employee] {
        app.signed_in_as(role).await.get(PATH).await.problem(403);
    }
    app.signed_in_as(Role::Manufacturer).await.get(PATH).await.expect(200);
}
