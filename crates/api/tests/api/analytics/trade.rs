//! Purchases and sales of an account.

use serde_json::{Value, json};
use tierway_kernel::Role;

use crate::orders::shop::{admin, change, order, product};
use crate::pricing::support::{living, set};
use crate::support::{Client, TestApp};

async fn trade(client: &Client, query: &str) -> Value {
    client.get(&format!("/api/analytics/trade{query}")).await.expect(200)
}

/// Orders in a dealer's store; its number.
async fn order_in_store(buyer: &Client, seller: &Client, product: i64, quantity: i64) -> i64 {
    let body = json!({ "items": [{ "productId": product, "quantity": quantity }], "sellerId": seller.id() });
    buyer.post("/api/orders", body).await.expect(201)["id"].as_i64().unwrap()
}

#[actix_web::test]
async fn buyers_see_what_they_spent() {
    let app = TestApp::start().await;
    let (mango, mint) = (product(&app, "Mango Ice", 100).await, product(&app, "Mint", 100).await);
    let buyer = app.signed_in_as(Role::Customer).await;
    let none = trade(&buyer, "").await;
    assert_eq!((&none["orders"], &none["revenue"], &none["average"]), (&json!(0), &json!("0.00"), &json!("0.00")));
    assert_eq!(none["series"].as_array().unwrap().len(), 30, "thirty days when nobody says");
    order(&buyer, mango, 3).await;
    order(&buyer, mint, 1).await;
    let off = order(&buyer, mint, 50).await;
    change(&buyer, off, json!({ "status": "cancelled" })).await;
    order(&app.signed_in_named(Role::Customer, "other").await, mango, 9).await;
    let seen = trade(&buyer, "?as=buyer").await;
    let figures = json!({ "orders": seen["orders"], "units": seen["units"], "revenue": seen["revenue"],
        "average": seen["average"], "byStatus": seen["byStatus"] });
    let expected = json!({ "orders": 2, "units": 4, "revenue": "56.00", "average": "28.00",
        "byStatus": [{ "status": "pending", "orders": 2 }, { "status": "cancelled", "orders": 1 }] });
    assert_eq!(figures, expected);
    assert_eq!((seen.get("cost"), seen.get("margin")), (None, None));
    let top: Vec<_> =
        seen["topProducts"].as_array().unwrap().iter().map(|row| (&row["name"], &row["amount"])).collect();
    assert_eq!(top, [(&json!("Mango Ice"), &json!("42.00")), (&json!("Mint"), &json!("14.00"))]);
    let last = seen["series"].as_array().unwrap().last().unwrap();
    assert_eq!((&last["orders"], &last["units"], &last["amount"]), (&json!(2), &json!(4), &json!("56.00")));
    assert_eq!(trade(&buyer, "?as=seller").await["orders"], 0);
    assert_eq!(trade(&buyer, "?to=2020-01-31&bucket=month").await["series"].as_array().unwrap().len(), 1);
}

#[actix_web::test]
async fn dealers_see_what_their_store_sold_and_its_margin() {
    let app = TestApp::start().await;
    let mango = product(&app, "Mango Ice", 100).await;
    let dealer = app.signed_in_as(Role::Dealer).await;
    let buyer = app.signed_in_as(Role::Customer).await;
    let own = format!("/api/dealer-pricing/{}/{mango}", dealer.id());
    dealer.put(&own, json!({ "customPrice": "20.00" })).await.expect(200);
    order_in_store(&buyer, &dealer, mango, 2).await;
    order(&buyer, mango, 5).await;
    let seen = trade(&dealer, "?as=seller").await;
    let figures = json!({ "orders": seen["orders"], "units": seen["units"], "revenue": seen["revenue"],
        "cost": seen["cost"], "margin": seen["margin"], "top": seen["topProducts"][0]["amount"] });
    let expected = json!({ "orders": 1, "units": 2, "revenue": "40.00", "cost": "32.00", "margin": "8.00",
        "top": "40.00" });
    assert_eq!(figures, expected);
    let own = trade(&dealer, "?as=buyer").await;
    assert_eq!((&own["orders"], own.get("margin")), (&json!(0), None));
}

#[actix_web::test]
async fn what_a_dealer_sold_cost_them_the_price_of_their_region() {
    let app = TestApp::start().await;
    let owner = admin(&app).await;
    let (mango, mint) = (product(&app, "Mango Ice", 100).await, product(&app, "Mint", 100).await);
    set(&owner, "dealer", mango, "canada", "12.50").await;
    let dora = living(&app, Role::Dealer, "dora", "Canada").await;
    let buyer = app.signed_in_as(Role::Customer).await;
    order_in_store(&buyer, &dora, mango, 3).await;
    order_in_store(&buyer, &dora, mint, 1).await;
    let figures = |seen: Value| json!([seen["revenue"], seen["cost"], seen["margin"]]);
    // 4 at the suggested minimum of 16.00; they cost 3 × 12.50 and 16.00.
    assert_eq!(figures(trade(&dora, "?as=seller").await), json!(["64.00", "53.50", "10.50"]));
    let path = format!("?as=seller&userId={}", dora.id());
    assert_eq!(figures(trade(&owner, &path).await), json!(["64.00", "53.50", "10.50"]), "for the owner too");
}

#[actix_web::test]
async fn owners_see_anybody_and_everybody() {
    let app = TestApp::start().await;
    let owner = admin(&app).await;
    let mango = product(&app, "Mango Ice", 100).await;
    let (anna, ben) =
        (app.signed_in_named(Role::Customer, "anna").await, app.signed_in_named(Role::Customer, "ben").await);
    order(&anna, mango, 1).await;
    order(&ben, mango, 2).await;
    assert_eq!(trade(&owner, "").await["revenue"], "42.00");
    assert_eq!(trade(&owner, "?as=seller").await["revenue"], "42.00");
    assert_eq!(trade(&owner, &format!("?userId={}", ben.id())).await["revenue"], "28.00");
    owner.get("/api/analytics/trade?userId=999").await.refused(404, "This user was not found.");
    let path = format!("/api/analytics/trade?userId={}", ben.id());
    anna.get(&path).await.refused(403, "You may only see your own figures.");
    assert_eq!(ben.get(&path).await.expect(200)["orders"], 1);
}

#[actix_web::test]
async fn strange_days_are_refused() {
    let app = TestApp::start().await;
    let buyer = app.signed_in_as(Role::Customer).await;
    let at = async |query: &str| buyer.get(&format!("/api/analytics/trade?{query}")).await;
    at("from=2026-02-02&to=2026-02-01").await.field_refused("from", "The first day cannot be after the last.");
    at("from=2000-01-01&to=2026-02-01")
        .await
        .field_refused("bucket", "Please choose a shorter period or longer intervals.");
    at("as=owner").await.refused(400, "The parameter as is invalid.");
    at("bucket=year").await.refused(400, "The parameter bucket is invalid.");
    at("from=tomorrow").await.refused(400, "The parameter from is invalid.");
    app.guest().get("/api/analytics/trade").await.problem(401);
    app.signed_in_as(Role::Employee).await.get("/api/analytics/trade").await.problem(403);
}
