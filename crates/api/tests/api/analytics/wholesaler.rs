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

#[actix_web::test]
async fn a_wholesalers_figures_are_for_wholesalers_and_owners() {
    let app = TestApp::start().await;
    app.guest().get(PATH).await.problem(401);
    for role in [Role::Dealer, Role::Agent, Role::Customer, Role::Employee] {
        app.signed_in_as(role).await.get(PATH).await.problem(403);
    }
    app.signed_in_as(Role::Manufacturer).await.get(PATH).await.expect(200);
}
