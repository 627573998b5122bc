//! Accounts in regions, and regional prices, as test data.

use serde_json::{Value, json};
use tierway_accounts::NewUser;
use tierway_kernel::Role;
use tierway_testkit::builders::new_user;

use crate::support::{Client, TestApp};

pub const PRICES: &str = "/api/wholesaler/prices";

/// Somebody of this role who lives in that country, signed in.
pub async fn living(app: &TestApp, role: Role, name: &str, country: &str) -> Client {
    let mut new: NewUser = new_user(role, name);
    new.profile.country = Some(country.to_owned());
    let user = app.account(new).await;
    app.sign_in(user).await
}

/// A body that sets one price.
pub fn one(audience: &str, product: i64, region: &str, price: Value) -> Value {
    json!({ "audience": audience, "cells": [{ "productId": product, "region": region, "price": price }] })
}

/// Sets one price; the change.
pub async fn set(client: &Client, audience: &str, product: i64, region: &str, price: &str) -> Value {
    client.put(PRICES, one(audience, product, region, json!(price))).await.expect(200)
}

/// The prices of a product in the grid.
pub async fn grid(client: &Client, audience: &str, product: i64) -> Value {
    let rows = client.get(&format!("{PRICES}?audience={audience}")).await.expect(200);
    let row = rows.as_array().unwrap().iter().find(|row| row["productId"] == product);
    row.cloned().unwrap_or_default()
}

/// What the caller pays for a piece, as the list says.
pub async fn pays(client: &Client, product: i64) -> Value {
    let list = client.get("/api/products").await.expect(200);
    let row = list.as_array().unwrap().iter().find(|row| row["id"] == product).cloned().unwrap_or_default();
    row["yourPrice"].clone()
}
