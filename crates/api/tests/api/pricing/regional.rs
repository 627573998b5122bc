//! Regional prices: setting, reading, conflicts, invalid input.

use chrono::Duration;
use futures_util::future::join_all;
use serde_json::json;
use tierway_kernel::Role;
use tierway_testkit::builders::at;

use super::support::{PRICES, grid, one, set};
use crate::orders::shop::product;
use crate::support::TestApp;

#[actix_web::test]
async fn set_prices_are_read_back_with_who_set_them() {
    let app = TestApp::start().await;
    let mint = product(&app, "Mint", 10).await;
    let wholesaler = app.signed_in_as(Role::Wholesaler).await;
    let body = json!({ "audience": "dealer", "note": " Summer ", "cells": [
        { "productId": mint, "region": "europe", "price": "13.50", "expected": null },
        { "productId": mint, "region": "asia", "price": 12.25 },
    ] });
    let change = wholesaler.put(PRICES, body).await.expect(200);
    assert_eq!(
        (&change["audience"], &change["note"], &change["cellCount"], &change["actorName"]),
        (&json!("dealer"), &json!("Summer"), &json!(2), &json!("Wholesaler Test"))
    );
    assert_eq!(
        change["cells"],
        json!([
            { "productId": mint, "sku": "MINT", "name": "Mint", "region": "europe", "to": "13.50" },
            { "productId": mint, "sku": "MINT", "name": "Mint", "region": "asia", "to": "12.25" },
        ])
    );
    let admin = app.signed_in_as(Role::Admin).await;
    let price = |price: &str| json!({ "price": price, "effectiveFrom": at(0), "setByName": "Wholesaler Test" });
    assert_eq!(
        grid(&admin, "dealer", mint).await,
        json!({
            "productId": mint, "sku": "MINT", "name": "Mint", "category": "Electronics", "basePrice": "16.00",
            "suggestedDealerMinPrice": "16.00", "suggestedDealerMaxPrice": "25.00",
            "prices": { "europe": price("13.50"), "asia": price("12.25") }, "upcoming": {}
        })
    );
    let agents = grid(&admin, "agent", mint).await;
    assert_eq!((&agents["basePrice"], &agents["prices"]), (&json!("13.00"), &json!({})));
}

#[actix_web::test]
async fn the_grid_is_filtered_and_paged() {
    let app = TestApp::start().await;
    for name in ["Mint", "Cola", "Apple"] {
        let id = product(&app, name, 1).await;
        set(&app.signed_in_as(Role::Admin).await, "dealer", id, "usa", "5").await;
    }
    let wholesaler = app.signed_in_as(Role::Wholesaler).await;
    let names = async |query: &str| -> Vec<String> {
        let rows = wholesaler.get(&format!("{PRICES}?audience=dealer&{query}")).await.expect(200);
        rows.as_array().unwrap().iter().map(|row| row["name"].as_str().unwrap().to_owned()).collect()
    };
    assert_eq!(names("").await, ["Apple", "Cola", "Mint"]);
    assert_eq!(names("q=co").await, ["Cola"]);
    assert_eq!(names("category=Nothing").await, Vec::<String>::new());
    let page = wholesaler.get(&format!("{PRICES}?audience=dealer&limit=2")).await;
    assert_eq!(page.total(), 3);
    let rest = wholesaler.get(&page.next().unwrap()).await.expect(200);
    assert_eq!(rest[0]["name"], "Mint");
    let asia = wholesaler.get(&format!("{PRICES}?audience=dealer&region=asia")).await.expect(200);
    assert_eq!(asia[0]["prices"], json!({}), "only that region's prices");
    wholesaler.get(PRICES).await.problem(400);
    wholesaler.get(&format!("{PRICES}?audience=customer")).await.problem(400);
}

#[actix_web::test]
async fn a_price_that_has_changed_meanwhile_refuses_all() {
    let app = TestApp::start().await;
    let (mint, cola) = (product(&app, "Mint", 1).await, product(&app, "Cola", 1).await);
    let wholesaler = app.signed_in_as(Role::Wholesaler).await;
    set(&wholesaler, "dealer", mint, "usa", "15.00").await;
    let both = |expected: serde_json::Value| {
        json!({ "audience": "dealer", "cells": [
            { "productId": cola, "region": "usa", "price": "9.00" },
            { "productId": mint, "region": "usa", "price": "14.00", "expected": expected },
        ] })
    };
    for seen in [json!("16.00"), json!(null)] {
        let problem = wholesaler.put(PRICES, both(seen)).await.problem(409);
        let error =
            json!([{ "field": "cells[1].expected", "message": "This price is now $15.00.", "current": "15.00" }]);
        assert_eq!(problem["errors"], error);
    }
    assert_eq!(grid(&wholesaler, "dealer", cola).await["prices"], json!({}), "all or nothing");
    wholesaler.put(PRICES, both(json!("15"))).await.expect(200);
    let gone = json!({ "audience": "dealer", "cells": [
        { "productId": mint, "region": "asia", "price": null, "expected": "1.00" }
    ] });
    let problem = wholesaler.put(PRICES, gone).await.problem(409);
    let sentence = "This price was removed in the meantime.";
    assert_eq!(problem["errors"], json!([{ "field": "cells[0].expected", "message": sentence }]));
}

#[actix_web::test]
async fn planned_prices_come_to_count_at_their_time() {
    let app = TestApp::start().await;
    let mint = product(&app, "Mint", 1).await;
    let wholesaler = app.signed_in_as(Role::Wholesaler).await;
    set(&wholesaler, "agent", mint, "usa", "12.00").await;
    let later = at(0) + Duration::days(2);
    let mut plan = one("agent", mint, "usa", json!(null));
    plan["effectiveFrom"] = json!(later);
    let change = wholesaler.put(PRICES, plan).await.expect(200);
    assert_eq!((&change["effectiveFrom"], &change["cells"][0]["from"]), (&json!(later), &json!("12.00")));
    let row = grid(&wholesaler, "agent", mint).await;
    assert_eq!(row["prices"]["usa"]["price"], "12.00");
    let planned = json!({ "price": null, "effectiveFrom": later, "setByName": "Wholesaler Test" });
    assert_eq!(row["upcoming"]["usa"], planned);
    app.fakes().clock.set(later);
    let row = grid(&app.signed_in_as(Role::Wholesaler).await, "agent", mint).await;
    assert_eq!((&row["prices"], &row["upcoming"]), (&json!({}), &json!({})));
}

#[actix_web::test]
async fn bad_prices_are_refused_without_a_trace() {
    let app = TestApp::start().await;
    let mint = product(&app, "Mint", 1).await;
    let wholesaler = app.signed_in_as(Role::Wholesaler).await;
    let refused = async |body: serde_json::Value, field: &str, sentence: &str| {
        wholesaler.put(PRICES, body).await.field_refused(field, sentence);
    };
    for price in [json!("0"), json!(-1), json!("0.00")] {
        refused(one("dealer", mint, "usa", price), "cells[0].price", "A price must be more than zero.").await;
    }
    let price = |price| one("dealer", mint, "usa", price);
    refused(price(json!("1.001")), "cells[0].price", "An amount has at most two decimal places.").await;
    refused(price(json!("99999999999")), "cells[0].price", "This amount is too large.").await;
    refused(price(json!("ten")), "cells[0].price", "Please enter an amount such as 14.00.").await;
    let absent = json!({ "audience": "dealer", "cells": [{ "productId": mint, "region": "usa" }] });
    refused(absent, "cells[0].price", "Please enter a price, or null to remove it.").await;
    refused(one("dealer", 999, "usa", json!("1")), "cells[0].productId", "Product not found.").await;
    refused(json!({ "audience": "dealer", "cells": [] }), "cells", "Please change at least one price.").await;
    let cell = json!({ "productId": mint, "region": "usa", "price": "1" });
    let many = json!({ "audience": "dealer", "cells": vec![cell.clone(); 1001] });
    refused(many, "cells", "At most 1,000 prices can be changed at once.").await;
    let twice = json!({ "audience": "dealer", "cells": [cell.clone(), cell] });
    refused(twice, "cells[1]", "This price is listed twice.").await;
    let mut past = price(json!("1"));
    past["effectiveFrom"] = json!(at(0) - Duration::seconds(1));
    refused(past, "effectiveFrom", "Prices cannot be changed in the past.").await;
    wholesaler.put(PRICES, one("dealer", mint, "mars", json!("1"))).await.problem(422);
    wholesaler.put(PRICES, one("guest", mint, "usa", json!("1"))).await.problem(422);
    assert_eq!(grid(&wholesaler, "dealer", mint).await["prices"], json!({}));
    let changes = wholesaler.get("/api/wholesaler/price-changes").await;
    assert_eq!(changes.total(), 0);
}

#[actix_web::test]
async fn who_comes_later_with_a_clock_that_is_behind_replaces_what_counts() {
    let app = TestApp::start().await;
    let mint = product(&app, "Mint", 1).await;
    let wholesaler = app.signed_in_as(Role::Wholesaler).await;
    app.fakes().clock.advance(Duration::minutes(5));
    let first = set(&wholesaler, "dealer", mint, "usa", "15.00").await;
    app.fakes().clock.advance(-Duration::minutes(5));
    let mut unseen = one("dealer", mint, "usa", json!("14.00"));
    unseen["cells"][0]["expected"] = json!(null);
    let problem = wholesaler.put(PRICES, unseen).await.problem(409);
    assert_eq!(problem["errors"][0]["message"], "This price is now $15.00.");
    let second = set(&wholesaler, "dealer", mint, "usa", "13.00").await;
    assert_eq!((&second["cells"][0]["from"], &second["effectiveFrom"]), (&json!("15.00"), &first["effectiveFrom"]));
    app.fakes().clock.advance(Duration::minutes(5));
    assert_eq!(grid(&wholesaler, "dealer", mint).await["prices"]["usa"]["price"], "13.00");
}

#[actix_web::test]
async fn of_several_who_saw_the_same_price_one_sets_it() {
    // Whoever waits was asked before by their clock, or by one that is behind.
    for step in [Duration::zero(), Duration::milliseconds(10), -Duration::milliseconds(10)] {
        one_of_several_sets_it(step).await;
    }
}

async fn one_of_several_sets_it(step: Duration) {
    let app = TestApp::start().await;
    let mint = product(&app, "Mint", 1).await;
    let wholesaler = app.signed_in_as(Role::Wholesaler).await;
    app.fakes().clock.step(step);
    let body = |number: usize| {
        let cell =
            json!({ "productId": mint, "region": "usa", "price": format!("{}.00", number + 5), "expected": null });
        json!({ "audience": "dealer", "cells": [cell] })
    };
    let answers = join_all((0..6).map(|number| wholesaler.put(PRICES, body(number)))).await;
    let winners: Vec<_> = answers.iter().filter(|answer| answer.status.as_u16() == 200).collect();
    assert_eq!(winners.len(), 1);
    for answer in answers.iter().filter(|answer| answer.status.as_u16() != 200) {
        answer.problem(409);
    }
    app.fakes().clock.step(Duration::zero());
    app.fakes().clock.advance(Duration::minutes(1));
    let now = grid(&wholesaler, "dealer", mint).await["prices"]["usa"]["price"].clone();
    assert_eq!(winners[0].json()["cells"][0]["to"], now);
}
