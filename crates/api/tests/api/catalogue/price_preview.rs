//! /api/products/price-preview.

use serde_json::{Value, json};
use tierway_accounts::{NewUser, Verification};
use tierway_kernel::Role;
use tierway_testkit::builders::new_dealer;

use crate::orders::shop::{admin, referred};
use crate::support::{Client, TestApp};

const PATH: &str = "/api/products/price-preview";

fn buyer<'a>(preview: &'a Value, name: &str) -> &'a Value {
    preview["buyers"].as_array().unwrap().iter().find(|row| row["buyer"] == name).unwrap()
}

fn form() -> Value {
    json!({
        "name": "Mango", "category": "Pods", "manufacturerCost": "10", "agentPrice": 13, "customerPrice": "14.00",
        "suggestedDealerMinPrice": "16", "suggestedDealerMaxPrice": "25", "packPrice": "120", "packQuantity": "10",
        "bulkPrice": 1100, "bulkQuantity": 100
    })
}

/// What a buyer really pays, from the card of the saved product.
async fn offers(client: &Client, path: &str) -> Vec<(Value, Value)> {
    let product = client.get(path).await.expect(200);
    let offers = product["tierOffers"].as_array().unwrap();
    offers.iter().map(|offer| (offer["tier"].clone(), offer["price"].clone())).collect()
}

#[actix_web::test]
async fn the_preview_is_what_the_saved_product_costs() {
    let app = TestApp::start().await;
    let owner = app.signed_in_as(Role::Manufacturer).await;
    let preview = owner.post(PATH, form()).await.expect(200);
    assert_eq!(preview["wholesalerPrice"], "12.00");
    let made = owner.post("/api/products", form()).await.expect(201);
    let path = format!("/api/products/{}", made["id"]);
    let agent = app.signed_in_as(Role::Agent).await;
    let dealer = NewUser { verification: Verification::Approved, ..new_dealer("dora") };
    let dealer = app.account(dealer).await;
    for (name, client) in [
        ("customer", app.signed_in_as(Role::Customer).await),
        ("referredCustomer", referred(&app, &agent, "rita").await),
        ("agent", agent.clone()),
        ("dealer", app.sign_in(dealer).await),
        ("wholesaler", app.signed_in_as(Role::Wholesaler).await),
    ] {
        let previewed: Vec<(Value, Value)> = buyer(&preview, name)["offers"]
            .as_array()
            .unwrap()
            .iter()
            .map(|offer| (offer["tier"].clone(), offer["price"].clone()))
            .collect();
        assert_eq!(previewed, offers(&client, &path).await, "{name}");
    }
    let store = &buyer(&preview, "storeCustomer")["offers"];
    assert_eq!(
        store[0],
        json!({ "tier": "unit", "pieces": 1, "price": "16.00", "unitPrice": "16.00", "source": "role" })
    );
    assert_eq!(
        store[2],
        json!({ "tier": "bulk", "pieces": 100, "price": "1257.14", "unitPrice": "12.57", "source": "tier" })
    );
}

#[actix_web::test]
async fn an_unfinished_form_says_what_can_be_said() {
    let app = TestApp::start().await;
    let owner = admin(&app).await;
    let empty = owner.post(PATH, json!({})).await.expect(200);
    assert_eq!(empty["wholesalerPrice"], "0.00");
    assert_eq!(empty["buyers"].as_array().unwrap().len(), 6);
    assert_eq!(
        buyer(&empty, "agent"),
        &json!({
            "buyer": "agent", "offers": [], "refusal": "This product is not for sale to you."
        })
    );
    let typing = json!({ "manufacturerCost": "12.", "agentPrice": "-", "customerPrice": "9.999", "packPrice": 5, "packQuantity": "x" });
    owner.post(PATH, typing).await.expect(200);
    for strange in [
        json!({ "manufacturerCost": -5, "agentPrice": "1e9", "packQuantity": 0, "packPrice": 3 }),
        json!({ "manufacturerCost": "99999999999999", "agentPrice": "0.01", "bulkQuantity": 1_000_000_000, "bulkPrice": "1" }),
        json!({ "agentPrice": 5, "packQuantity": 1e12 }),
    ] {
        let answer = owner.post(PATH, strange.clone()).await;
        assert_eq!(answer.status, 200, "{strange}: {}", answer.text());
    }
    let thirds = owner.post(PATH, json!({ "agentPrice": 50, "packPrice": 100, "packQuantity": 3 })).await.expect(200);
    assert_eq!(buyer(&thirds, "agent")["offers"][1]["unitPrice"], "33.33");
    assert_eq!(owner.get("/api/products").await.total(), 0, "nothing is stored");
}
