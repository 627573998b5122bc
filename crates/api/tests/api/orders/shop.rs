//! A shop with stock and buyers, as test data for several areas.

use serde_json::{Value, json};
use tierway_accounts::NewUser;
use tierway_kernel::{ProductId, Role};
use tierway_testkit::builders::{add_product, new_customer, product_draft};

use crate::support::{Client, TestApp};

/// A built product (customers 14.00, agents 13.00, a pack of 10 at 120.00) with pieces on the shelf; its id.
pub async fn product(app: &TestApp, name: &str, pieces: i64) -> i64 {
    let draft = product_draft(name);
    app.write(move |tx| Ok(add_product(tx, &draft, pieces)?)).await.id.0
}

/// Balance and reserved pieces of a product.
pub async fn stock(app: &TestApp, product: i64) -> (i64, i64) {
    app.read(move |tx| Ok(tx.stock().level(ProductId(product))?.map(|level| (level.balance(), level.reserved))))
        .await
        .unwrap()
}

/// A signed-in customer whom `referrer` referred.
pub async fn referred(app: &TestApp, referrer: &Client, name: &str) -> Client {
    let new = NewUser { referred_by: Some(referrer.user().id), ..new_customer(name) };
    let user = app.account(new).await;
    app.sign_in(user).await
}

/// A body that orders units of one product.
pub fn units(product: i64, quantity: i64) -> Value {
    json!({ "items": [{ "productId": product, "quantity": quantity }] })
}

/// Places an order for units of one product; its id.
pub async fn order(buyer: &Client, product: i64, quantity: i64) -> i64 {
    buyer.post("/api/orders", units(product, quantity)).await.expect(201)["id"].as_i64().unwrap()
}

/// Changes an order, which must succeed.
pub async fn change(client: &Client, order: i64, body: Value) -> Value {
    client.patch(&format!("/api/orders/{order}"), body).await.expect(200)
}

/// The ledgers of stock, money and shipments agree.
pub async fn no_faults(app: &TestApp) {
    let faults = app.read(|tx| {
        let mut faults = tierway_application::inventory::ledger_faults(tx)?;
        faults.extend(tierway_application::orders::fulfilment_faults(tx)?);
        Ok(faults)
    });
    assert_eq!(faults.await, Vec::<String>::new());
}

/// The admin, signed in.
pub async fn admin(app: &TestApp) -> Client {
    app.signed_in_as(Role::Admin).await
}
