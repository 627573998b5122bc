//! The server-side cart.

use actix_web::http::Method;
use futures_util::future::join_all;
use serde_json::{Value, json};
use tierway_accounts::{NewUser, Verification};
use tierway_kernel::{ProductId, Role};
use tierway_testkit::builders::{at, money, new_dealer, product_draft};

use crate::orders::shop::{admin, product, stock};
use crate::support::{Answer, Client, TestApp};

const PATH: &str = "/api/cart";

fn line(product: i64, tier: &str, quantity: i64) -> Value {
    json!({ "productId": product, "tier": tier, "quantity": quantity })
}

async fn add(client: &Client, line: Value) -> Value {
    client.post("/api/cart/lines", line).await.expect(200)
}

/// Product, tier and quantity of every line.
fn brief(cart: &Value) -> Vec<(i64, String, i64)> {
    let groups = cart["groups"].as_array().unwrap().iter();
    let lines = groups.flat_map(|group| group["lines"].as_array().unwrap());
    lines
        .map(|line| {
            let tier = line["tier"].as_str().unwrap().to_owned();
            (line["productId"].as_i64().unwrap(), tier, line["quantity"].as_i64().unwrap())
        })
        .collect()
}

fn rows(expected: &[(i64, &str, i64)]) -> Vec<(i64, String, i64)> {
    expected.iter().map(|(product, tier, quantity)| (*product, (*tier).to_owned(), *quantity)).collect()
}

#[actix_web::test]
async fn a_cart_is_kept_between_browsers_at_todays_prices() {
    let app = TestApp::start().await;
    let (mint, lime) = (product(&app, "Mint", 100).await, product(&app, "Lime", 5).await);
    let buyer = app.signed_in_as(Role::Customer).await;
    assert_eq!(buyer.get(PATH).await.expect(200), json!({ "version": 0, "count": 0, "groups": [] }));
    add(&buyer, line(mint, "pack", 2)).await;
    add(&buyer, line(lime, "unit", 3)).await;
    add(&buyer, json!({ "productId": mint.to_string(), "tier": "pack", "quantity": "1" })).await;

    let elsewhere = app.signed_in_as(Role::Customer).await;
    let cart = elsewhere.get(PATH).await.expect(200);
    assert_eq!((&cart["version"], &cart["count"]), (&json!(3), &json!(6)));
    assert_eq!(brief(&cart), rows(&[(mint, "pack", 3), (lime, "unit", 3)]));
    let group = &cart["groups"][0];
    assert_eq!((&group["sellerId"], &group["canOrder"]), (&Value::Null, &json!(true)));
    assert_eq!(group["totals"]["total"], "402.00");
    let first = &group["lines"][0];
    assert_eq!(
        (&first["price"], &first["seenPrice"], &first["name"]),
        (&json!("120.00"), &json!("120.00"), &json!("Mint"))
    );
    assert_eq!(first["priceChange"], Value::Null);
    assert_eq!(stock(&app, mint).await, (100, 0), "a cart promises nothing");

    let empty = elsewhere.delete(PATH).await.expect(200);
    assert_eq!(empty, json!({ "version": 4, "count": 0, "groups": [] }));
    assert_eq!(buyer.get(PATH).await.expect(200), empty);
}

#[actix_web::test]
async fn what_cannot_be_bought_does_not_keep_the_cart_from_being_read() {
    let app = TestApp::start().await;
    let (mint, lime) = (product(&app, "Mint", 10).await, product(&app, "Lime", 5).await);
    let buyer = app.signed_in_as(Role::Customer).await;
    add(&buyer, line(mint, "unit", 2)).await;
    add(&buyer, line(lime, "unit", 9)).await;
    discontinue(&app, mint).await;
    let cart = buyer.get(PATH).await.expect(200);
    let lines = cart["groups"][0]["lines"].as_array().unwrap();
    assert_eq!((&lines[0]["problem"], &lines[0]["name"]), (&json!("Mint is no longer sold."), &json!("Mint")));
    assert_eq!((&lines[0]["price"], &lines[0]["seenPrice"]), (&Value::Null, &json!("14.00")));
    assert_eq!(lines[1]["problem"], "Only 5 units available in stock");
    assert_eq!(cart["groups"][0]["canOrder"], false);
    assert_eq!(cart["groups"][0]["totals"]["goodsTotal"], "126.00", "what can be priced is");
    // What is broken may stay, but nothing broken is put in.
    let body = json!({ "lines": [line(mint, "unit", 2), line(lime, "unit", 5)] });
    assert_eq!(brief(&buyer.put(PATH, body).await.expect(200)), rows(&[(mint, "unit", 2), (lime, "unit", 5)]));
    buyer.post("/api/cart/lines", line(mint, "unit", 1)).await.field_refused("productId", "Mint is no longer sold.");
}

#[actix_web::test]
async fn more_than_can_be_paid_is_said_of_each_line() {
    let app = TestApp::start().await;
    let (mint, lime) = (product(&app, "Mint", 10).await, product(&app, "Lime", 5).await);
    let buyer = app.signed_in_as(Role::Customer).await;
    add(&buyer, line(mint, "unit", 400_000_000)).await;
    let cart = add(&buyer, line(lime, "unit", 400_000_000)).await;
    let group = &cart["groups"][0];
    for line in group["lines"].as_array().unwrap() {
        assert_eq!(line["problem"], "The total of this order is too large.");
    }
    assert_eq!((&group["canOrder"], &group["totals"]["total"]), (&json!(false), &json!("0.00")));
}

#[actix_web::test]
async fn a_removed_product_leaves_the_cart() {
    let app = TestApp::start().await;
    let owner = admin(&app).await;
    let draft = json!({ "name": "Sample", "category": "Parts", "unitPrice": "5.00", "customerPrice": "5.00" });
    let sample = owner.post("/api/products", draft).await.expect(201)["id"].as_i64().unwrap();
    let buyer = app.signed_in_as(Role::Customer).await;
    add(&buyer, line(sample, "unit", 2)).await;
    owner.delete(&format!("/api/products/{sample}/delete")).await.expect(200);
    assert_eq!(buyer.get(PATH).await.expect(200)["groups"], json!([]));
}

#[actix_web::test]
async fn a_tab_that_is_behind_is_told() {
    let app = TestApp::start().await;
    let mint = product(&app, "Mint", 100).await;
    let buyer = app.signed_in_as(Role::Customer).await;
    add(&buyer, line(mint, "unit", 1)).await;
    add(&buyer, line(mint, "unit", 1)).await;
    let body = |version: i64| json!({ "version": version, "lines": [line(mint, "unit", 7)] });
    let sentence = "Your cart was changed in another tab or device. Please check it.";
    buyer.put(PATH, body(1)).await.refused(409, sentence);
    let cart = buyer.put(PATH, body(2)).await.expect(200);
    assert_eq!((&cart["version"], brief(&cart)), (&json!(3), rows(&[(mint, "unit", 7)])));
    buyer.put(PATH, json!({ "version": 3 })).await.field_refused("lines", "This field is required.");
    assert_eq!(buyer.put(PATH, json!({ "lines": [] })).await.expect(200)["count"], 0);
}

#[actix_web::test]
async fn a_changed_price_is_told_until_it_was_seen() {
    let app = TestApp::start().await;
    let mint = product(&app, "Mint", 100).await;
    let buyer = app.signed_in_as(Role::Customer).await;
    add(&buyer, line(mint, "unit", 1)).await;
    reprice(&app, mint, "15.50").await;
    let change = |cart: &Value| cart["groups"][0]["lines"][0]["priceChange"].clone();
    let expected = json!({ "from": "14.00", "to": "15.50" });
    assert_eq!(change(&buyer.get(PATH).await.expect(200)), expected);
    let body = |accept: bool| json!({ "lines": [line(mint, "unit", 2)], "acceptPrices": accept });
    assert_eq!(change(&buyer.put(PATH, body(false)).await.expect(200)), expected, "another quantity accepts nothing");
    assert_eq!(change(&buyer.put(PATH, body(true)).await.expect(200)), Value::Null);
}

/// Takes a product off the list.
pub async fn discontinue(app: &TestApp, product: i64) {
    app.write(move |tx| Ok(tx.products().set_active(ProductId(product), false, at(9))?)).await;
}

/// Sets what customers pay for a product.
pub async fn reprice(app: &TestApp, product: i64, price: &str) {
    let price = price.to_owned();
    let id = ProductId(product);
    app.write(move |tx| {
        let mut draft = product_draft("Mint");
        draft.customer_price = Some(money(&price));
        let known = tx.products().by_id(id)?.expect("the product exists");
        draft.sku = known.sku;
        draft.name = known.name;
        tx.products().update(id, &draft, at(5))?;
        Ok(())
    })
    .await;
}

#[actix_web::test]
async fn each_store_is_a_group_of_its_own() {
    let app = TestApp::start().await;
    let mint = product(&app, "Mint", 100).await;
    let dealer = app.signed_in_as(Role::Dealer).await;
    let buyer = app.signed_in_as(Role::Customer).await;
    let in_store = json!({ "productId": mint, "quantity": 1, "sellerId": dealer.id() });
    add(&buyer, line(mint, "unit", 2)).await;
    let cart = add(&buyer, in_store.clone()).await;
    let groups = cart["groups"].as_array().unwrap();
    assert_eq!(groups.len(), 2);
    assert_eq!((&groups[0]["sellerId"], &groups[1]["sellerId"]), (&Value::Null, &json!(dealer.id())));
    assert!(groups[1]["sellerName"].as_str().is_some_and(|name| !name.is_empty()), "{}", groups[1]);
    assert_eq!(groups[0]["lines"][0]["price"], "14.00");
    assert_ne!(groups[1]["lines"][0]["price"], "14.00", "the store has its own price");

    // A store that closes leaves its lines in the cart, with the reason.
    let closed = dealer.user().id;
    app.write(move |tx| Ok(tx.users().set_active(closed, false)?)).await;
    let cart = buyer.get(PATH).await.expect(200);
    assert_eq!((&cart["count"], &cart["groups"][1]["canOrder"]), (&json!(3), &json!(false)));
    let problem = "You cannot buy from this seller.";
    assert_eq!(cart["groups"][1]["lines"][0]["problem"], problem);
    assert_eq!(cart["groups"][0]["canOrder"], true);
    buyer.post("/api/cart/lines", in_store).await.field_refused("sellerId", problem);
    let unknown = json!({ "lines": [{ "productId": mint, "quantity": 1, "sellerId": 999_999 }] });
    buyer.put(PATH, unknown.clone()).await.field_refused("lines[0].sellerId", problem);
    let merged = buyer.post("/api/cart/merge", unknown).await.expect(200);
    assert_eq!(merged["version"], cart["version"], "what does not exist is left out");
}

#[actix_web::test]
async fn only_open_stores_are_sellers() {
    let app = TestApp::start().await;
    let mint = product(&app, "Mint", 100).await;
    let buyer = app.signed_in_as(Role::Customer).await;
    let dealer = app.signed_in_as(Role::Dealer).await;
    let pending = app.account(NewUser { verification: Verification::Pending, ..new_dealer("newcomer") }).await;
    let others = [
        app.signed_in_as(Role::Admin).await.id(),
        app.signed_in_named(Role::Customer, "other").await.id(),
        app.signed_in_as(Role::Wholesaler).await.id(),
        pending.id.0,
        buyer.id(),
    ];
    let problem = "You cannot buy from this seller.";
    for seller in others {
        let body = json!({ "lines": [{ "productId": mint, "quantity": 1, "sellerId": seller }] });
        buyer.put(PATH, body.clone()).await.field_refused("lines[0].sellerId", problem);
        assert_eq!(buyer.post("/api/cart/merge", body).await.expect(200)["groups"], json!([]));
    }
    // Who is no customer may keep a store's line and is told why it cannot be bought.
    let wholesaler = app.signed_in_named(Role::Wholesaler, "whole").await;
    let body = json!({ "lines": [{ "productId": mint, "quantity": 1, "sellerId": dealer.id() }] });
    let cart = wholesaler.put(PATH, body.clone()).await.expect(200);
    let group = &cart["groups"][0];
    assert_eq!((&group["sellerId"], &group["lines"][0]["problem"]), (&json!(dealer.id()), &json!(problem)));
    assert!(group["sellerName"].is_string(), "{group}");
    // What was put in while the store was open stays once it is closed, without the name of whose it was.
    buyer.put(PATH, body.clone()).await.expect(200);
    let closed = dealer.user().id;
    app.write(move |tx| Ok(tx.users().set_active(closed, false)?)).await;
    let cart = buyer.put(PATH, body.clone()).await.expect(200);
    let group = &cart["groups"][0];
    assert_eq!((&group["sellerName"], &group["lines"][0]["problem"]), (&Value::Null, &json!(problem)));
    app.signed_in_named(Role::Customer, "third")
        .await
        .put(PATH, body)
        .await
        .field_refused("lines[0].sellerId", problem);
}

#[actix_web::test]
async fn a_line_says_what_the_product_calls_its_tier() {
    let app = TestApp::start().await;
    let owner = admin(&app).await;
    let draft = json!({
        "name": "Sample", "category": "Parts", "unitPrice": "5.00", "customerPrice": "5.00", "unitPriceUnit": "Bottle",
        "packQuantity": 10, "packPrice": "45.00", "packUnit": "custom", "customPackName": "Gift box",
        "bulkQuantity": 100, "bulkPrice": "400.00",
    });
    let sample = owner.post("/api/products", draft).await.expect(201)["id"].as_i64().unwrap();
    let buyer = app.signed_in_as(Role::Customer).await;
    let items = ["unit", "pack", "bulk"].map(|tier| line(sample, tier, 1));
    let quote = buyer.post("/api/cart/quote", json!({ "items": items })).await.expect(200);
    let labels: Vec<&Value> = quote["items"].as_array().unwrap().iter().map(|line| &line["tierLabel"]).collect();
    assert_eq!(labels, [&json!("Bottle"), &json!("Gift box"), &Value::Null]);
}

async fn keyed(client: &Client, path: &str, key: &str, body: Value) -> Answer {
    client.request(Method::POST, path).header("Idempotency-Key", key).json(&body).send().await
}

#[actix_web::test]
async fn a_browsers_cart_is_merged_once() {
    let app = TestApp::start().await;
    let (mint, lime) = (product(&app, "Mint", 100).await, product(&app, "Lime", 100).await);
    let buyer = app.signed_in_as(Role::Customer).await;
    add(&buyer, line(mint, "unit", 2)).await;
    let body = json!({ "lines": [line(mint, "unit", 3), line(lime, "pack", 1), line(987_654, "unit", 1)] });
    let expected = rows(&[(mint, "unit", 5), (lime, "pack", 1)]);
    for _ in 0..2 {
        let merged = keyed(&buyer, "/api/cart/merge", "sign-in", body.clone()).await.expect(200);
        assert_eq!(brief(&merged), expected);
    }
    let same = join_all((0..5).map(|_| keyed(&buyer, "/api/cart/merge", "again", body.clone()))).await;
    assert!(same.iter().all(|answer| answer.expect(200) == same[0].expect(200)));
    assert_eq!(buyer.get(PATH).await.expect(200)["count"], 10);
    assert_eq!(buyer.post("/api/cart/merge", json!({})).await.expect(200)["count"], 10);
}

#[actix_web::test]
async fn of_additions_at_once_none_is_lost() {
    let app = TestApp::start().await;
    let mint = product(&app, "Mint", 100).await;
    let buyer = app.signed_in_as(Role::Customer).await;
    let answers = join_all((0..12).map(|_| buyer.post("/api/cart/lines", line(mint, "unit", 1)))).await;
    for answer in &answers {
        answer.expect(200);
    }
    let cart = buyer.get(PATH).await.expect(200);
    assert_eq!((&cart["version"], &cart["count"]), (&json!(12), &json!(12)));
}

#[actix_web::test]
async fn bad_lines_are_named_and_leave_no_trace() {
    let app = TestApp::start().await;
    let mint = product(&app, "Mint", 100).await;
    let buyer = app.signed_in_as(Role::Customer).await;
    let whole = "The quantity must be a whole number of at least 1.";
    for (quantity, sentence) in [
        (json!(0), whole),
        (json!(-3), whole),
        (json!(1.5), whole),
        (json!("many"), whole),
        (json!(1_000_000_001), "This quantity is too large."),
    ] {
        let one = json!({ "productId": mint, "quantity": quantity });
        buyer.post("/api/cart/lines", one.clone()).await.field_refused("quantity", sentence);
        let body = json!({ "lines": [line(mint, "unit", 1), one] });
        buyer.put(PATH, body.clone()).await.field_refused("lines[1].quantity", sentence);
        buyer.post("/api/cart/merge", body).await.field_refused("lines[1].quantity", sentence);
    }
    let tier = "Choose unit, pack or bulk.";
    buyer.post("/api/cart/lines", line(mint, "crate", 1)).await.field_refused("tier", tier);
    let gone = "This product is no longer sold.";
    buyer.post("/api/cart/lines", line(987_654, "unit", 1)).await.field_refused("productId", gone);
    let body = json!({ "lines": [line(987_654, "unit", 1)] });
    buyer.put(PATH, body).await.field_refused("lines[0].productId", gone);
    let missing = "Please select a product and enter quantity";
    buyer.post("/api/cart/lines", json!({})).await.field_refused("productId", missing);
    assert_eq!(buyer.get(PATH).await.expect(200)["version"], 0);
}

#[actix_web::test]
async fn a_cart_holds_two_hundred_lines() {
    let app = TestApp::start().await;
    let mint = product(&app, "Mint", 100).await;
    let buyer = app.signed_in_as(Role::Customer).await;
    let many: Vec<Value> = (1..=201).map(|id| line(mint + id, "unit", 1)).collect();
    // One product at many sellers is many lines as well, and none of them is looked up.
    let sellers = (1..=201).map(|seller| json!({ "productId": mint, "quantity": 1, "sellerId": 1_000_000 + seller }));
    let scattered = json!({ "lines": sellers.collect::<Vec<_>>() });
    buyer.put(PATH, scattered.clone()).await.refused(422, "An order can have at most 200 lines.");
    buyer.post("/api/cart/merge", scattered).await.refused(422, "An order can have at most 200 lines.");
    buyer.put(PATH, json!({ "lines": many })).await.refused(422, "An order can have at most 200 lines.");
    // Half of the most that is kept: one line at 14.00 is still an amount.
    let most = line(mint, "unit", 500_000_000);
    add(&buyer, most.clone()).await;
    add(&buyer, most.clone()).await;
    buyer.post("/api/cart/lines", most).await.refused(422, "This quantity is too large.");
    assert_eq!(buyer.get(PATH).await.expect(200)["count"], 1_000_000_000);
}

#[actix_web::test]
async fn only_buyers_have_carts() {
    let app = TestApp::start().await;
    let mint = product(&app, "Mint", 100).await;
    app.guest().get(PATH).await.problem(401);
    app.signed_in_as(Role::Warehouse).await.get(PATH).await.problem(403);
    let pending = app.account(NewUser { verification: Verification::Pending, ..new_dealer("newcomer") }).await;
    let pending = app.sign_in(pending).await;
    let sentence = "You can order once your account is approved.";
    pending.get(PATH).await.refused(403, sentence);
    pending.post("/api/cart/lines", line(mint, "unit", 1)).await.refused(403, sentence);
    let (anna, bert) =
        (app.signed_in_named(Role::Customer, "anna").await, app.signed_in_named(Role::Customer, "bert").await);
    add(&anna, line(mint, "unit", 2)).await;
    assert_eq!(bert.get(PATH).await.expect(200)["count"], 0, "a cart is its owner's");
}
