//! Visibility of prices and stock: the table of product.md §4 over HTTP.

use std::collections::BTreeMap;

use serde_json::{Value, json};
use tierway_accounts::{NewUser, Verification};
use tierway_kernel::Role;
use tierway_testkit::builders::new_dealer;

use crate::orders::shop::{product, referred};
use crate::support::{Client, TestApp};

const STOCK: [&str; 8] = [
    "inStock",
    "stockAvailable",
    "stockIn",
    "stockOut",
    "stockBalance",
    "stockReserved",
    "quantityUnit",
    "lastStockUpdate",
];

/// All fields of an answer that speak of money.
fn money(answer: &Value) -> BTreeMap<String, Value> {
    let fields = answer.as_object().unwrap().iter();
    let of_money = |name: &str| name.ends_with("Price") || name.ends_with("Cost") || name.ends_with("Offers");
    fields.filter(|(name, _)| of_money(name)).map(|(name, value)| (name.clone(), value.clone())).collect()
}

fn offers(unit: &str) -> Value {
    json!([
        { "tier": "unit", "pieces": 1, "price": unit },
        { "tier": "pack", "pieces": 10, "price": "120.00" },
        { "tier": "bulk", "pieces": 100, "price": "1100.00" },
    ])
}

async fn check(client: &Client, id: i64, who: &str, expected: Value) {
    let expected: BTreeMap<String, Value> = serde_json::from_value(expected).unwrap();
    let one = client.get(&format!("/api/products/{id}")).await.expect(200);
    assert_eq!(money(&one), expected, "{who}");
    let list = client.get("/api/products").await.expect(200);
    assert_eq!(money(&list[0]), expected, "{who} in the list");
}

fn everything() -> Value {
    json!({
        "manufacturerCost": "10.00", "wholesalerPrice": "12.00", "agentPrice": "13.00", "customerPrice": "14.00",
        "suggestedDealerMinPrice": "16.00", "suggestedDealerMaxPrice": "25.00", "unitPrice": "15.00",
        "packPrice": "120.00", "bulkPrice": "1100.00", "dealerPrice": "16.00"
    })
}

#[actix_web::test]
async fn buyers_see_their_own_prices() {
    let app = TestApp::start().await;
    let id = product(&app, "Mango Ice", 100).await;
    check(&app.guest(), id, "guest", json!({})).await;

    let customer = app.signed_in_as(Role::Customer).await;
    check(&customer, id, "customer", json!({ "yourPrice": "14.00", "tierOffers": offers("14.00") })).await;

    let agent = app.signed_in_as(Role::Agent).await;
    let friend = referred(&app, &agent, "friend").await;
    check(&friend, id, "referred customer", json!({ "yourPrice": "13.00", "tierOffers": offers("13.00") })).await;

    let sub = app.signed_in_as(Role::SubAgent).await;
    for (who, client) in [("agent", &agent), ("sub-agent", &sub)] {
        let expected = json!({
            "agentPrice": "13.00", "customerPrice": "14.00", "yourPrice": "13.00", "tierOffers": offers("13.00")
        });
        check(client, id, who, expected).await;
    }
    let expected = json!({
        "suggestedDealerMinPrice": "16.00", "suggestedDealerMaxPrice": "25.00", "dealerPrice": "16.00",
        "yourPrice": "16.00", "tierOffers": offers("16.00")
    });
    check(&app.signed_in_as(Role::Dealer).await, id, "dealer", expected).await;
    let expected = json!({
        "wholesalerPrice": "12.00", "agentPrice": "13.00", "suggestedDealerMinPrice": "16.00",
        "suggestedDealerMaxPrice": "25.00", "dealerPrice": "16.00", "yourPrice": "12.00", "tierOffers": offers("12.00")
    });
    check(&app.signed_in_as(Role::Wholesaler).await, id, "wholesaler", expected).await;
}

#[actix_web::test]
async fn dealer_prices_open_on_approval() {
    let app = TestApp::start().await;
    let id = product(&app, "Mango Ice", 100).await;
    let pending = NewUser { verification: Verification::Pending, ..new_dealer("newcomer") };
    let pending = app.account(pending).await;
    check(&app.sign_in(pending).await, id, "pending dealer", json!({})).await;
}

#[actix_web::test]
async fn staff_see_what_their_work_needs() {
    let app = TestApp::start().await;
    let id = product(&app, "Mango Ice", 100).await;
    for role in [Role::Employee, Role::Warehouse] {
        check(&app.signed_in_as(role).await, id, role.as_str(), json!({})).await;
    }
    check(&app.signed_in_employee("Supervisor").await, id, "supervisor", json!({})).await;
    for position in ["Manager", "Purchaser"] {
        let client = app.signed_in_employee(position).await;
        check(&client, id, position, json!({ "manufacturerCost": "10.00" })).await;
    }
    for role in [Role::Admin, Role::Manufacturer] {
        check(&app.signed_in_as(role).await, id, role.as_str(), everything()).await;
    }
}

#[actix_web::test]
async fn stock_figures_are_for_those_who_work_with_them() {
    let app = TestApp::start().await;
    let id = product(&app, "Mango Ice", 100).await;
    let path = format!("/api/products/{id}");
    let seen = |answer: &Value| STOCK.iter().filter(|name| answer.get(**name).is_some()).count();

    let guest = app.guest().get(&path).await.expect(200);
    assert_eq!((seen(&guest), &guest["inStock"]), (1, &json!(true)));
    for role in [Role::Customer, Role::Dealer, Role::Agent, Role::SubAgent] {
        let answer = app.signed_in_as(role).await.get(&path).await.expect(200);
        assert_eq!((seen(&answer), &answer["stockAvailable"]), (2, &json!(100)), "{role}");
    }
    for role in [Role::Wholesaler, Role::Employee, Role::Warehouse, Role::Manufacturer, Role::Admin] {
        let answer = app.signed_in_as(role).await.get(&path).await.expect(200);
        assert_eq!(seen(&answer), STOCK.len(), "{role}");
        assert_eq!(answer["stockBalance"], 100);
        assert_eq!(answer["quantityUnit"], "Piece");
    }
}
