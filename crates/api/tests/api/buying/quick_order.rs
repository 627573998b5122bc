//! Quick order: lines typed or pasted.

use serde_json::{Value, json};
use tierway_kernel::{ProductId, Role};

use super::cart::discontinue;
use crate::orders::shop::product;
use crate::support::TestApp;

const PATH: &str = "/api/cart/quick-order";

#[actix_web::test]
async fn lines_find_their_products_and_put_nothing_into_the_cart() {
    let app = TestApp::start().await;
    let mint = product(&app, "Mint", 100).await;
    let sku = app.read(move |tx| Ok(tx.products().by_id(ProductId(mint))?.unwrap().sku)).await;
    let buyer = app.signed_in_as(Role::Customer).await;
    let text = format!("{} x 2 pack\n\nNO-SUCH-SKU 3\n{sku};4\n{sku} many\n;,\n", sku.to_lowercase());
    let lines = buyer.post(PATH, json!({ "text": text })).await.expect(200);
    let brief = |line: &Value| ["line", "productId", "quantity", "tier", "problem"].map(|name| line[name].clone());
    let seen: Vec<_> = lines.as_array().unwrap().iter().map(brief).collect();
    let unreadable = "Please enter an SKU, a quantity and, optionally, unit, pack or bulk.";
    let unknown = "No product has this SKU.";
    let expected = [
        [json!(1), json!(mint), json!(2), json!("pack"), Value::Null],
        [json!(3), Value::Null, json!(3), json!("unit"), json!(unknown)],
        [json!(4), json!(mint), json!(4), json!("unit"), Value::Null],
        [json!(5), Value::Null, json!(1), json!("unit"), json!(unknown)],
        [json!(6), Value::Null, json!(0), json!("unit"), json!(unreadable)],
    ];
    assert_eq!(seen, expected);
    assert_eq!((&lines[0]["sku"], &lines[0]["name"]), (&json!(sku), &json!("Mint")));
    assert_eq!(lines[1]["sku"], "NO-SUCH-SKU");
    let costs = |line: &Value| (line["price"].clone(), line["available"].clone());
    assert_eq!(costs(&lines[0]), (json!("120.00"), json!(100)));
    assert_eq!(costs(&lines[1]), (Value::Null, Value::Null));
    assert_eq!(costs(&lines[2]), (json!("14.00"), json!(100)));
    assert_eq!(buyer.get("/api/cart").await.expect(200)["count"], 0);

    let both = json!({ "text": format!("{sku} 9 pack\n{sku} 11") });
    let lines = buyer.post(PATH, both).await.expect(200);
    for line in lines.as_array().unwrap() {
        assert_eq!(line["problem"], "Only 100 units available in stock", "together they are too many");
    }

    discontinue(&app, mint).await;
    let lines = buyer.post(PATH, json!({ "text": sku })).await.expect(200);
    assert_eq!(lines[0]["problem"], "Mint is no longer sold.");
}

#[actix_web::test]
async fn too_much_and_nothing_are_refused() {
    let app = TestApp::start().await;
    let buyer = app.signed_in_as(Role::Customer).await;
    let empty = "Please enter at least one line with an SKU.";
    for text in ["", " \n\n"] {
        buyer.post(PATH, json!({ "text": text })).await.field_refused("text", empty);
    }
    let many = "SKU-1 1\n".repeat(201);
    buyer.post(PATH, json!({ "text": many })).await.field_refused("text", "Please enter at most 200 lines at once.");
    let long = "x".repeat(50_001);
    buyer.post(PATH, json!({ "text": long })).await.field_refused("text", "This text is too long.");
    app.signed_in_as(Role::Admin).await.post(PATH, json!({ "text": "A" })).await.problem(403);
    app.guest().post(PATH, json!({ "text": "A" })).await.problem(401);
}
