//! Accounts pending approval see no prices (product.md §3).

use actix_web::http::Method;
use serde_json::{Value, json};
use tierway_accounts::{NewUser, Verification};
use tierway_api::openapi;
use tierway_kernel::Role;
use tierway_testkit::builders::{add_product, new_user, product_draft};

use crate::support::TestApp;

/// Prices of a product that are not shown to guests: agents', dealers', wholesalers'.
const HIDDEN: [&str; 3] = ["13.37", "16.66", "12.22"];

/// Every address that reads, about this product and this person where it names one.
fn addresses(product: i64, person: i64) -> Vec<String> {
    let mut all = vec![
        "/api/products?sort=price".to_owned(),
        "/api/products?q=mango".to_owned(),
        "/api/exports/products.xlsx".to_owned(),
        format!("/api/products?store={person}"),
    ];
    for (path, item) in &openapi::document().paths.paths {
        if item.get.is_some() && path != "/api/events" {
            let id = if path.contains("/users/") || path.contains("/stores/") { person } else { product };
            let path = path.replace("{id}", &id.to_string()).replace("{userId}", &person.to_string());
            all.push(path.replace("{format}", "csv").replace("{region}", "asia").replace("{kind}", "invoice"));
        }
    }
    all
}

#[actix_web::test]
async fn who_waits_sees_no_selling_price_by_any_path() {
    let app = TestApp::start().await;
    let product = app
        .write(|tx| {
            let mut draft = product_draft("Mango");
            draft.agent_price = HIDDEN[0].parse().ok();
            draft.suggested_dealer_min_price = HIDDEN[1].parse().ok();
            draft.suggested_dealer_max_price = "29.99".parse().ok();
            draft.manufacturer_cost = "10.18".parse().unwrap();
            Ok(add_product(tx, &draft, 50)?)
        })
        .await;
    for role in [Role::Agent, Role::SubAgent, Role::Dealer] {
        let agent = app.person(Role::Agent, "head").await;
        let referred_by = (role == Role::SubAgent).then_some(agent.id);
        let new = NewUser { verification: Verification::Pending, referred_by, ..new_user(role, role.as_str()) };
        let user = app.account(new).await;
        let client = app.sign_in(user).await;
        let items = json!([{ "productId": product.id.0, "quantity": 1 }]);
        let line = json!({ "productId": product.id.0, "quantity": 1 });
        let mut answers: Vec<(String, String)> = Vec::new();
        for path in addresses(product.id.0, client.id()) {
            let answer = client.get(&path).await;
            answers.push((path, String::from_utf8_lossy(&answer.body).into_owned()));
        }
        for (method, path, body) in [
            (Method::POST, "/api/cart/quote", json!({ "items": items })),
            (Method::POST, "/api/cart/lines", line.clone()),
            (Method::PUT, "/api/cart", json!({ "lines": [line] })),
            (Method::POST, "/api/cart/quick-order", json!({ "text": "MANGO 1" })),
            (Method::POST, "/api/orders", json!({ "items": items })),
            (Method::POST, "/api/products/price-preview", json!({ "name": "Mango", "category": "Pods" })),
        ] {
            let answer = client.request(method, path).json(&body).send().await;
            answers.push((path.to_owned(), String::from_utf8_lossy(&answer.body).into_owned()));
        }
        for (path, text) in answers {
            for price in HIDDEN {
                assert!(!text.contains(price), "{role} reads {price} at {path}: {text}");
            }
        }
        let seen = client.get(&format!("/api/products/{}", product.id)).await.expect(200);
        for field in ["agentPrice", "customerPrice", "dealerPrice", "yourPrice", "suggestedDealerMinPrice"] {
            assert_eq!(seen[field], Value::Null, "{role} {field}");
        }
        let client = app.signed_in_named(role, &format!("approved-{role}")).await;
        let seen = client.get(&format!("/api/products/{}", product.id)).await.expect(200);
        assert!(seen["yourPrice"].is_string(), "{role}: prices open on approval");
    }
}
