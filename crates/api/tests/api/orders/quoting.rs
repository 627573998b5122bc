//! Pricing a cart.

use serde_json::json;
use tierway_accounts::{NewUser, Verification};
use tierway_kernel::Role;
use tierway_testkit::builders::new_dealer;

use super::shop::{product, stock, units};
use crate::support::TestApp;

const PATH: &str = "/api/cart/quote";

#[actix_web::test]
async fn a_quote_prices_as_the_order_does_and_stores_nothing() {
    let app = TestApp::start().await;
    let id = product(&app, "Mango Ice", 100).await;
    let buyer = app.signed_in_as(Role::Customer).await;
    let items = json!({ "items": [
        { "productId": id, "tier": "pack", "quantity": 2 },
        { "productId": id.to_string(), "quantity": "3" },
        { "productId": id, "tier": "pack", "quantity": 1 },
    ] });
    let quote = buyer.post(PATH, items.clone()).await.expect(200);
    assert_eq!((&quote["total"], &quote["goodsTotal"]), (&json!("402.00"), &json!("402.00")));
    assert_eq!(
        (&quote["tax"], &quote["shippingCost"], &quote["canOrder"]),
        (&json!("0.00"), &json!("0.00"), &json!(true))
    );
    let pack = &quote["items"][0];
    assert_eq!((&pack["quantity"], &pack["pieces"], &pack["price"]), (&json!(3), &json!(30), &json!("120.00")));
    assert_eq!((&pack["name"], &pack["available"]), (&json!("Mango Ice"), &json!(100)));
    assert_eq!(stock(&app, id).await, (100, 0));
    let placed = buyer.post("/api/orders", items).await.expect(201);
    assert_eq!(placed["total"], quote["total"]);
}

#[actix_web::test]
async fn a_quote_says_what_cannot_be_bought() {
    let app = TestApp::start().await;
    let id = product(&app, "Mango Ice", 15).await;
    let buyer = app.signed_in_as(Role::Customer).await;
    let items = json!({ "items": [
        { "productId": id, "tier": "pack", "quantity": 1 },
        { "productId": id, "quantity": 6 },
        { "productId": 999, "quantity": 1 },
    ] });
    let quote = buyer.post(PATH, items).await.expect(200);
    assert_eq!(quote["canOrder"], false);
    // 10 in the pack and 6 more are one product: together they are too many.
    assert_eq!(quote["items"][0]["problem"], "Only 15 units available in stock");
    assert_eq!(quote["items"][1]["problem"], "Only 15 units available in stock");
    assert_eq!(quote["items"][2]["problem"], "This product is no longer sold.");
    assert_eq!(quote["total"], "204.00");
}

#[actix_web::test]
async fn settings_add_tax_and_shipping() {
    let app = TestApp::start().await;
    let id = product(&app, "Mango Ice", 15).await;
    app.write(|tx| {
        let now = tierway_testkit::builders::at(0);
        tx.settings().set("taxBasisPoints", "825", now)?;
        Ok(tx.settings().set("shippingCost", "5.00", now)?)
    })
    .await;
    let buyer = app.signed_in_as(Role::Customer).await;
    let quote = buyer.post(PATH, units(id, 1)).await.expect(200);
    assert_eq!(
        (&quote["tax"], &quote["shippingCost"], &quote["total"]),
        (&json!("1.16"), &json!("5.00"), &json!("20.16"))
    );
    let mut body = units(id, 1);
    body["totalAmount"] = json!("14.00");
    let sentence = "The total has changed: it is 20.16, not 14.00. Please check your cart.";
    buyer.post("/api/orders", body.clone()).await.field_refused("totalAmount", sentence);
    body["totalAmount"] = json!(20.16);
    let order = buyer.post("/api/orders", body).await.expect(201);
    assert_eq!((&order["goodsTotal"], &order["tax"]), (&json!("14.00"), &json!("1.16")));
}

#[actix_web::test]
async fn only_buyers_get_quotes() {
    let app = TestApp::start().await;
    let id = product(&app, "Mango Ice", 15).await;
    app.guest().post(PATH, units(id, 1)).await.problem(401);
    app.signed_in_as(Role::Admin).await.post(PATH, units(id, 1)).await.problem(403);
    let pending = app.account(NewUser { verification: Verification::Pending, ..new_dealer("newcomer") }).await;
    let pending = app.sign_in(pending).await;
    pending.post(PATH, units(id, 1)).await.refused(403, "You can order once your account is approved.");
    let buyer = app.signed_in_as(Role::Customer).await;
    let empty = "Please add at least one product to your cart.";
    buyer.post(PATH, json!({})).await.field_refused("items", empty);
}
