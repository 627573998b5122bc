//! History and undoing.

use chrono::Duration;
use futures_util::future::join_all;
use serde_json::{Value, json};
use tierway_kernel::Role;
use tierway_testkit::builders::at;

use super::support::{PRICES, grid, one, set};
use crate::orders::shop::product;
use crate::support::{Client, TestApp};

const CHANGES: &str = "/api/wholesaler/price-changes";

async fn usa(client: &Client, product: i64) -> Value {
    grid(client, "dealer", product).await["prices"]["usa"]["price"].clone()
}

#[actix_web::test]
async fn the_history_says_what_was_before() {
    let app = TestApp::start().await;
    let mint = product(&app, "Mint", 1).await;
    let wholesaler = app.signed_in_as(Role::Wholesaler).await;
    set(&wholesaler, "dealer", mint, "usa", "15.00").await;
    let second = set(&wholesaler, "dealer", mint, "usa", "14.00").await;
    set(&wholesaler, "agent", mint, "usa", "12.00").await;
    let list = wholesaler.get(&format!("{CHANGES}?audience=dealer")).await;
    assert_eq!(list.total(), 2);
    let list = list.expect(200);
    assert_eq!((&list[0]["id"], &list[0]["cellCount"]), (&second["id"], &json!(1)));
    assert!(list[0].get("cells").is_none());
    let one = wholesaler.get(&format!("{CHANGES}/{}", second["id"])).await.expect(200);
    assert_eq!((&one["cells"][0]["from"], &one["cells"][0]["to"]), (&json!("15.00"), &json!("14.00")));
    assert_eq!(wholesaler.get(&format!("{CHANGES}?limit=2")).await.total(), 3);
    wholesaler.get(&format!("{CHANGES}/999")).await.refused(404, "This change was not found.");
}

#[actix_web::test]
async fn undoing_restores_and_is_done_once() {
    let app = TestApp::start().await;
    let mint = product(&app, "Mint", 1).await;
    let wholesaler = app.signed_in_as(Role::Wholesaler).await;
    set(&wholesaler, "dealer", mint, "usa", "15.00").await;
    let change = set(&wholesaler, "dealer", mint, "usa", "14.00").await;
    let undo = format!("{CHANGES}/{}/undo", change["id"]);
    app.fakes().clock.advance(Duration::minutes(1));
    let back = wholesaler.post(&undo, json!({})).await.expect(200);
    assert_eq!((&back["undoes"], &back["cells"][0]["to"]), (&change["id"], &json!("15.00")));
    assert_eq!(usa(&wholesaler, mint).await, "15.00");
    let undone = wholesaler.get(&format!("{CHANGES}/{}", change["id"])).await.expect(200);
    assert_eq!(undone["undoneBy"], back["id"]);
    wholesaler.post(&undo, json!({})).await.refused(409, "This change has already been undone.");
    // Undoing the undoing brings the price back.
    wholesaler.post(&format!("{CHANGES}/{}/undo", back["id"]), json!({})).await.expect(200);
    assert_eq!(usa(&wholesaler, mint).await, "14.00");
}

#[actix_web::test]
async fn what_was_set_again_since_is_not_undone() {
    let app = TestApp::start().await;
    let (mint, cola) = (product(&app, "Mint", 1).await, product(&app, "Cola", 1).await);
    let wholesaler = app.signed_in_as(Role::Wholesaler).await;
    let both = json!({ "audience": "dealer", "cells": [
        { "productId": mint, "region": "usa", "price": "1.00" }, { "productId": cola, "region": "usa", "price": "2.00" },
    ] });
    let change = wholesaler.put(PRICES, both).await.expect(200);
    set(&wholesaler, "dealer", cola, "usa", "3.00").await;
    let sentence = "One of its prices has changed since, so it cannot be undone.";
    wholesaler.post(&format!("{CHANGES}/{}/undo", change["id"]), json!({})).await.refused(409, sentence);
    assert_eq!((usa(&wholesaler, mint).await, usa(&wholesaler, cola).await), (json!("1.00"), json!("3.00")));
    wholesaler.post(&format!("{CHANGES}/999/undo"), json!({})).await.refused(404, "This change was not found.");
}

#[actix_web::test]
async fn a_plan_is_taken_back_before_it_counts() {
    let app = TestApp::start().await;
    let mint = product(&app, "Mint", 1).await;
    let wholesaler = app.signed_in_as(Role::Wholesaler).await;
    set(&wholesaler, "dealer", mint, "usa", "15.00").await;
    let later = at(0) + Duration::days(1);
    let mut plan = one("dealer", mint, "usa", json!("9.00"));
    plan["effectiveFrom"] = json!(later);
    let plan = wholesaler.put(PRICES, plan).await.expect(200);
    // Today's price is not in the way of taking back tomorrow's.
    set(&wholesaler, "dealer", mint, "usa", "16.00").await;
    wholesaler.post(&format!("{CHANGES}/{}/undo", plan["id"]), json!({})).await.expect(200);
    assert_eq!(grid(&wholesaler, "dealer", mint).await["upcoming"], json!({}));
    assert_eq!(usa(&wholesaler, mint).await, "16.00");
    set(&wholesaler, "dealer", mint, "usa", "20.00").await;
    app.fakes().clock.set(later + Duration::minutes(1));
    let wholesaler = app.signed_in_as(Role::Wholesaler).await;
    assert_eq!(usa(&wholesaler, mint).await, "20.00", "nobody chose another price for that time");
}

#[actix_web::test]
async fn a_plan_behind_one_that_was_taken_back_is_shown() {
    let app = TestApp::start().await;
    let mint = product(&app, "Mint", 1).await;
    let wholesaler = app.signed_in_as(Role::Wholesaler).await;
    set(&wholesaler, "dealer", mint, "usa", "15.00").await;
    let plan = async |days: i64, price: &str| {
        let mut plan = one("dealer", mint, "usa", json!(price));
        plan["effectiveFrom"] = json!(at(0) + Duration::days(days));
        wholesaler.put(PRICES, plan).await.expect(200)
    };
    let tomorrow = plan(1, "9.00").await;
    let undo = |change: &Value| format!("{CHANGES}/{}/undo", change["id"]);
    let back = wholesaler.post(&undo(&tomorrow), json!({})).await.expect(200);
    plan(2, "15.00").await;
    let upcoming = grid(&wholesaler, "dealer", mint).await["upcoming"]["usa"].clone();
    let time = json!(at(0) + Duration::days(2));
    assert_eq!(
        (&upcoming["price"], &upcoming["effectiveFrom"]),
        (&json!("15.00"), &time),
        "the same price is a plan too"
    );
    // Whoever takes back the taking back plans again; the later plan is in the way of that.
    let sentence = "One of its prices has changed since, so it cannot be undone.";
    wholesaler.post(&undo(&back), json!({})).await.refused(409, sentence);
}

#[actix_web::test]
async fn a_plan_that_was_taken_back_is_planned_again() {
    let app = TestApp::start().await;
    let mint = product(&app, "Mint", 1).await;
    let wholesaler = app.signed_in_as(Role::Wholesaler).await;
    set(&wholesaler, "dealer", mint, "usa", "15.00").await;
    let later = at(0) + Duration::days(1);
    let mut plan = one("dealer", mint, "usa", json!("9.00"));
    plan["effectiveFrom"] = json!(later);
    let plan = wholesaler.put(PRICES, plan).await.expect(200);
    let undo = async |change: &Value| {
        wholesaler.post(&format!("{CHANGES}/{}/undo", change["id"]), json!({})).await.expect(200)
    };
    let back = undo(&plan).await;
    set(&wholesaler, "dealer", mint, "usa", "16.00").await;
    let again = undo(&back).await;
    assert_eq!(again["effectiveFrom"], json!(later));
    assert_eq!((&again["cells"][0]["from"], &again["cells"][0]["to"]), (&json!("16.00"), &json!("9.00")));
    assert_eq!(grid(&wholesaler, "dealer", mint).await["upcoming"]["usa"]["price"], "9.00");
    app.fakes().clock.set(later + Duration::minutes(1));
    let wholesaler = app.signed_in_as(Role::Wholesaler).await;
    assert_eq!(usa(&wholesaler, mint).await, "9.00");
    wholesaler.post(&format!("{CHANGES}/{}/undo", again["id"]), json!({})).await.expect(200);
    assert_eq!(usa(&wholesaler, mint).await, "16.00");
}

#[actix_web::test]
async fn a_change_is_undone_by_a_clock_that_is_behind() {
    let app = TestApp::start().await;
    let mint = product(&app, "Mint", 1).await;
    let wholesaler = app.signed_in_as(Role::Wholesaler).await;
    set(&wholesaler, "dealer", mint, "usa", "15.00").await;
    app.fakes().clock.advance(Duration::minutes(5));
    let change = set(&wholesaler, "dealer", mint, "usa", "14.00").await;
    app.fakes().clock.advance(-Duration::minutes(5));
    wholesaler.post(&format!("{CHANGES}/{}/undo", change["id"]), json!({})).await.expect(200);
    app.fakes().clock.advance(Duration::minutes(5));
    assert_eq!(usa(&wholesaler, mint).await, "15.00");
}

#[actix_web::test]
async fn of_several_undoings_at_once_one_counts() {
    let app = TestApp::start().await;
    let mint = product(&app, "Mint", 1).await;
    let wholesaler = app.signed_in_as(Role::Wholesaler).await;
    let change = set(&wholesaler, "dealer", mint, "usa", "15.00").await;
    let undo = format!("{CHANGES}/{}/undo", change["id"]);
    let answers = join_all((0..4).map(|_| wholesaler.post(&undo, json!({})))).await;
    assert_eq!(answers.iter().filter(|answer| answer.status.as_u16() == 200).count(), 1);
    assert_eq!(wholesaler.get(CHANGES).await.total(), 2);
    assert_eq!(usa(&wholesaler, mint).await, Value::Null);
}
