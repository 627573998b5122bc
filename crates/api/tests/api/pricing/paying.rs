//! Buyers see and pay their regional price, everywhere.

use serde_json::{Value, json};
use tierway_kernel::Role;

use super::support::{living, pays, set};
use crate::orders::shop::{product, referred, units};
use crate::support::{Client, TestApp};

/// What the client pays for a piece: list, detail, card's tiers, cart and order must agree.
async fn everywhere(client: &Client, product: i64) -> Value {
    let listed = pays(client, product).await;
    let one = client.get(&format!("/api/products/{product}")).await.expect(200);
    assert_eq!(one["yourPrice"], listed);
    assert_eq!(one["tierOffers"][0]["price"], listed);
    let quote = client.post("/api/cart/quote", units(product, 1)).await.expect(200);
    assert_eq!(quote["items"][0]["price"], listed);
    let order = client.post("/api/orders", units(product, 1)).await.expect(201);
    assert_eq!(order["items"][0]["price"], listed);
    listed
}

#[actix_web::test]
async fn each_audience_pays_the_price_of_its_region() {
    let app = TestApp::start().await;
    let mint = product(&app, "Mint", 100).await;
    let admin = app.signed_in_as(Role::Admin).await;
    set(&admin, "dealer", mint, "usa", "11.11").await;
    set(&admin, "agent", mint, "europe", "10.10").await;
    let american = living(&app, Role::Dealer, "american", "united states").await;
    assert_eq!(everywhere(&american, mint).await, "11.11");
    let one = american.get(&format!("/api/products/{mint}")).await.expect(200);
    assert_eq!((&one["dealerPrice"], &one["suggestedDealerMinPrice"]), (&json!("11.11"), &json!("16.00")));
    let european = living(&app, Role::Dealer, "european", "Germany").await;
    assert_eq!(everywhere(&european, mint).await, "16.00", "another region");
    let nowhere = living(&app, Role::Dealer, "nowhere", "Atlantis").await;
    assert_eq!(everywhere(&nowhere, mint).await, "16.00", "no region");

    let agent = living(&app, Role::Agent, "agent-a", "Germany").await;
    assert_eq!(everywhere(&agent, mint).await, "10.10");
    let card = agent.get(&format!("/api/products/{mint}")).await.expect(200);
    assert_eq!((&card["agentPrice"], &card["customerPrice"]), (&json!("10.10"), &json!("14.00")));
    let friend = referred(&app, &agent, "friend").await;
    assert_eq!(everywhere(&friend, mint).await, "13.00", "in Malaysia no price is set");
    set(&admin, "agent", mint, "asia", "9.90").await;
    assert_eq!(everywhere(&friend, mint).await, "9.90");
    let customer = living(&app, Role::Customer, "customer-e", "Germany").await;
    assert_eq!(everywhere(&customer, mint).await, "14.00", "nobody referred them");
    let wholesaler = living(&app, Role::Wholesaler, "wholesaler-u", "United States").await;
    assert_eq!(everywhere(&wholesaler, mint).await, "12.00");
}

#[actix_web::test]
async fn packs_cost_the_lower_of_their_price_and_their_pieces() {
    let app = TestApp::start().await;
    let mint = product(&app, "Mint", 1000).await;
    let admin = app.signed_in_as(Role::Admin).await;
    let dealer = living(&app, Role::Dealer, "american", "USA").await;
    let offers = async || {
        let one = dealer.get(&format!("/api/products/{mint}")).await.expect(200);
        one["tierOffers"].as_array().unwrap().iter().map(|offer| offer["price"].clone()).collect::<Vec<_>>()
    };
    set(&admin, "dealer", mint, "usa", "11.00").await;
    assert_eq!(offers().await, ["11.00", "110.00", "1100.00"]);
    set(&admin, "dealer", mint, "usa", "12.50").await;
    assert_eq!(offers().await, ["12.50", "120.00", "1100.00"]);
}

#[actix_web::test]
async fn who_moves_pays_the_new_regions_price() {
    let app = TestApp::start().await;
    let mint = product(&app, "Mint", 10).await;
    let admin = app.signed_in_as(Role::Admin).await;
    set(&admin, "dealer", mint, "usa", "11.00").await;
    set(&admin, "dealer", mint, "canada", "12.00").await;
    let dealer = living(&app, Role::Dealer, "mover", "USA").await;
    assert_eq!(pays(&dealer, mint).await, "11.00");
    let path = format!("/api/users/{}", dealer.id());
    dealer.patch(&path, json!({ "country": "Canada" })).await.expect(200);
    assert_eq!(pays(&dealer, mint).await, "11.00", "until the move is approved");
    let id = admin.get("/api/place-changes?state=pending").await.expect(200)[0]["id"].clone();
    admin.post(&format!("/api/place-changes/{id}/review"), json!({ "decision": "approve" })).await.expect(200);
    assert_eq!(pays(&dealer, mint).await, "12.00", "at once, in the same session");
}

#[actix_web::test]
async fn a_regional_price_sells_what_has_no_other() {
    let app = TestApp::start().await;
    let mint = product(&app, "Mint", 10).await;
    app.write(move |tx| {
        let draft =
            tierway_catalogue::ProductDraft { agent_price: None, ..tierway_testkit::builders::product_draft("Mint") };
        tx.products().update(tierway_kernel::ProductId(mint), &draft, tierway_testkit::builders::at(0))?;
        Ok(())
    })
    .await;
    let agent = living(&app, Role::Agent, "agent-u", "USA").await;
    let sentence = "Mint is not for sale to you.";
    agent.post("/api/orders", units(mint, 1)).await.field_refused("items[0].productId", sentence);
    set(&app.signed_in_as(Role::Admin).await, "agent", mint, "usa", "8.00").await;
    assert_eq!(everywhere(&agent, mint).await, "8.00");
}
