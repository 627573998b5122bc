//! `/api/picking/waves…` and `/api/picking/picks…`.

mod deciding;
mod path;
mod races;
mod shipping;
mod waves;

use actix_web::http::Method;
use serde_json::{Value, json};
use tierway_kernel::Role;

use crate::orders::shop::{change, product, units};
use crate::support::{Client, TestApp};

const WAVES: &str = "/api/picking/waves";

/// Places an order for units of one product and puts it into processing; its id.
async fn waiting(buyer: &Client, staff: &Client, product: i64, quantity: i64) -> i64 {
    let order = buyer.post("/api/orders", units(product, quantity)).await.expect(201)["id"].as_i64().unwrap();
    change(staff, order, json!({ "status": "processing" })).await;
    order
}

/// Pieces into a lot that ends on this day.
async fn stock_in(owner: &Client, product: i64, code: &str, ends: &str, pieces: i64) {
    let body = json!({
        "productId": product, "type": "in", "quantity": pieces, "reason": "purchase", "lotCode": code, "expiresOn": ends,
    });
    owner.post("/api/inventory/transactions", body).await.expect(201);
}

async fn claim(client: &Client, body: Value) -> Value {
    client.post(WAVES, body).await.expect(201)
}

fn picks(wave: &Value) -> Vec<(i64, Option<String>, i64, String)> {
    let told = |pick: &Value| {
        let lot = pick["lotCode"].as_str().map(str::to_owned);
        let state = pick["state"].as_str().unwrap().to_owned();
        (pick["orderId"].as_i64().unwrap(), lot, pick["pieces"].as_i64().unwrap(), state)
    };
    wave["picks"].as_array().unwrap().iter().map(told).collect()
}

/// Address of a decision about the pick at this place.
fn pick_path(wave: &Value, at: usize, what: &str) -> String {
    format!("/api/picking/picks/{}/{what}", wave["picks"][at]["id"])
}

fn wave_path(wave: &Value, what: &str) -> String {
    format!("{WAVES}/{}{what}", wave["id"])
}

/// Confirms every open pick by its SKU and finishes the wave.
async fn pick_all(client: &Client, wave: &Value) -> Value {
    for (at, pick) in wave["picks"].as_array().unwrap().iter().enumerate() {
        let path = pick_path(wave, at, "confirm");
        client.post(&path, json!({ "code": pick["sku"] })).await.expect(200);
    }
    client.twice(Method::POST, &wave_path(wave, "/finish"), json!({}), 200).await
}

/// A shop with 30 pieces of a product in two lots, a buyer, and a picker.
struct Shop {
    app: TestApp,
    owner: Client,
    buyer: Client,
    picker: Client,
    product: i64,
}

async fn shop() -> Shop {
    let app = TestApp::start().await;
    let product = product(&app, "Mango Ice", 0).await;
    let owner = app.signed_in_as(Role::Admin).await;
    stock_in(&owner, product, "LATE", "2030-06-01", 20).await;
    stock_in(&owner, product, "SOON", "2029-06-01", 10).await;
    let buyer = app.signed_in_as(Role::Customer).await;
    let picker = app.signed_in_named(Role::Warehouse, "willi").await;
    Shop { app, owner, buyer, picker, product }
}
