//! Saved carts.

use serde_json::{Value, json};
use tierway_kernel::{ProductId, Role};
use tierway_testkit::builders::at;

use crate::orders::shop::product;
use crate::support::{Client, TestApp};

const PATH: &str = "/api/saved-carts";

async fn add(client: &Client, product: i64, quantity: i64) {
    let line = json!({ "productId": product, "tier": "unit", "quantity": quantity });
    client.post("/api/cart/lines", line).await.expect(200);
}

async fn save(client: &Client, name: &str) -> i64 {
    client.post(PATH, json!({ "name": name })).await.expect(201)["id"].as_i64().unwrap()
}

async fn names(client: &Client) -> Vec<String> {
    let list = client.get(PATH).await.expect(200);
    list.as_array().unwrap().iter().map(|row| row["name"].as_str().unwrap().to_owned()).collect()
}

#[actix_web::test]
async fn a_cart_is_saved_renamed_and_deleted() {
    let app = TestApp::start().await;
    let (mint, lime) = (product(&app, "Mint", 9).await, product(&app, "Lime", 9).await);
    let lina = app.signed_in_as(Role::Customer).await;
    lina.post(PATH, json!({ "name": "Weekly" })).await.refused(422, "Your cart is empty.");
    add(&lina, mint, 2).await;
    add(&lina, lime, 1).await;
    let kept = lina.post(PATH, json!({ "name": "  Weekly   order " })).await.expect(201);
    assert_eq!((&kept["name"], &kept["lines"]), (&json!("Weekly order"), &json!(2)));
    assert_eq!(lina.get("/api/cart").await.expect(200)["count"], 3, "the cart stays");
    let second = save(&lina, "Monthly").await;
    assert_eq!(names(&lina).await, ["Monthly", "Weekly order"]);

    let taken = "You already have a saved cart with this name.";
    lina.post(PATH, json!({ "name": "WEEKLY ORDER" })).await.field_refused("name", taken);
    lina.post(PATH, json!({ "name": " " })).await.field_refused("name", "This field is required.");
    let path = format!("{PATH}/{second}");
    lina.patch(&path, json!({ "name": "weekly order" })).await.field_refused("name", taken);
    lina.patch(&path, json!({ "name": "MONTHLY" })).await.expect(200);
    assert_eq!(lina.patch(&path, json!({ "name": "Friday" })).await.expect(200)["name"], "Friday");

    let other = app.signed_in_as(Role::Agent).await;
    assert_eq!(other.get(PATH).await.expect(200), json!([]));
    let unknown = "This saved cart was not found.";
    other.patch(&path, json!({ "name": "Mine" })).await.refused(404, unknown);
    other.delete(&path).await.refused(404, unknown);
    other.post(&format!("{path}/add"), json!({})).await.refused(404, unknown);
    lina.delete(&path).await.expect(204);
    lina.delete(&path).await.refused(404, unknown);
    assert_eq!(names(&lina).await, ["Weekly order"]);
}

#[actix_web::test]
async fn a_saved_cart_comes_back_at_todays_prices_and_says_what_does_not() {
    let app = TestApp::start().await;
    let (mint, lime) = (product(&app, "Mint", 9).await, product(&app, "Lime", 9).await);
    let (cola, kiwi) = (product(&app, "Cola", 9).await, product(&app, "Kiwi", 9).await);
    let lina = app.signed_in_as(Role::Customer).await;
    for (id, count) in [(mint, 2), (lime, 20), (cola, 1), (kiwi, 1)] {
        add(&lina, id, count).await;
    }
    let path = format!("{PATH}/{}/add", save(&lina, "All").await);
    lina.delete("/api/cart").await.expect(200);
    add(&lina, mint, 1).await;
    app.write(move |tx| Ok(tx.products().set_active(ProductId(cola), false, at(0))?)).await;
    let owner = app.signed_in_as(Role::Manufacturer).await;
    let empty = json!({ "stockBalance": 0, "reason": "correction" });
    owner.patch(&format!("/api/products/{kiwi}/stock"), empty).await.expect(200);

    let answer = lina.post(&path, json!({})).await.expect(200);
    let expected = json!([
        { "name": "Cola", "problem": "Cola is no longer sold." },
        { "name": "Kiwi", "problem": "This product is out of stock." },
    ]);
    assert_eq!(answer["left"], expected);
    let lines = answer["cart"]["groups"][0]["lines"].as_array().unwrap();
    let brief: Vec<(&Value, &Value)> = lines.iter().map(|line| (&line["name"], &line["quantity"])).collect();
    assert_eq!(brief, [(&json!("Mint"), &json!(3)), (&json!("Lime"), &json!(20))], "quantities add up");
    assert_eq!(lines[1]["problem"], "Only 9 units available in stock", "the cart says what is too much");
    assert_eq!(lina.get("/api/cart").await.expect(200), answer["cart"]);
}

#[actix_web::test]
async fn twenty_carts_are_kept_and_only_by_those_who_may_order() {
    let app = TestApp::start().await;
    let mint = product(&app, "Mint", 9).await;
    let lina = app.signed_in_as(Role::Customer).await;
    add(&lina, mint, 1).await;
    for number in 0..20 {
        save(&lina, &format!("Cart {number}")).await;
    }
    let full = "You can keep at most 20 saved carts. Delete one first.";
    lina.post(PATH, json!({ "name": "Another" })).await.refused(422, full);
    app.guest().get(PATH).await.problem(401);
    app.signed_in_as(Role::Manufacturer).await.get(PATH).await.problem(403);
}
