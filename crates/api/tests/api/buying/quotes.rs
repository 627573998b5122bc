//! Quote requests: submitted, offered, accepted, declined, expired.

use actix_web::http::Method;
use std::sync::Arc;

use chrono::Duration;
use serde_json::{Value, json};
use tierway_application::Context;
use tierway_application::quotes::expire_quotes;
use tierway_kernel::{Clock as _, Role};

use super::cart::discontinue;
use crate::orders::shop::{admin, change, order, product, referred, stock};
use crate::support::{Client, TestApp};

/// Asks for a quotation of packs of one product; its id.
pub async fn request(buyer: &Client, product: i64, packs: i64) -> i64 {
    let item = json!({ "productId": product, "tier": "pack", "quantity": packs, "targetPrice": "90.00" });
    let asked = buyer.post("/api/orders", json!({ "requestedItems": [item] })).await.expect(201);
    asked["id"].as_i64().unwrap()
}

/// The request that accepts the current offer.
pub async fn seen(client: &Client, order: i64) -> Value {
    json!({ "version": client.get(&format!("/api/orders/{order}")).await.expect(200)["version"] })
}

/// Offers packs of one product, in the place of any other offer.
pub async fn offer(owner: &Client, order: i64, product: i64, packs: i64, extra: Value) -> Value {
    let line = json!({ "productId": product, "tier": "pack", "quantity": packs, "price": "95.00" });
    let mut body = seen(owner, order).await;
    body["lines"] = json!([line]);
    body.as_object_mut().unwrap().extend(extra.as_object().unwrap().clone());
    owner.put(&format!("/api/orders/{order}/quote"), body).await.expect(200)
}

async fn titles(client: &Client) -> Vec<String> {
    let list = client.get("/api/notifications").await.expect(200);
    list.as_array().unwrap().iter().map(|notice| notice["title"].as_str().unwrap().to_owned()).collect()
}

#[actix_web::test]
async fn a_request_is_offered_and_accepted() {
    let app = TestApp::start().await;
    let (mint, lime) = (product(&app, "Mint", 100).await, product(&app, "Lime", 10).await);
    let agent = app.signed_in_as(Role::Agent).await;
    let buyer = referred(&app, &agent, "friend").await;
    let owner = admin(&app).await;
    let asked = json!({ "paymentMethod": "Bank", "requestedItems": [
        { "productId": mint, "tier": "pack", "quantity": 6, "targetPrice": "90.00" }, { "productId": lime, "quantity": 3 },
    ] });
    let asked = buyer.post("/api/orders", asked).await.expect(201);
    let id = asked["id"].as_i64().unwrap();
    let path = format!("/api/orders/{id}");
    assert_eq!(
        (&asked["isQuote"], &asked["items"], &asked["quote"]["state"]),
        (&json!(true), &json!([]), &json!("requested"))
    );
    assert_eq!(asked["total"], "759.00", "what the lines cost today");
    assert_eq!(stock(&app, mint).await, (100, 0));
    assert!(titles(&owner).await.contains(&format!("New request for quotation #{id}")));
    let open = owner.get("/api/orders?quoteState=requested").await;
    assert_eq!((open.total(), &open.expect(200)[0]["quote"]["lines"][0]["targetPrice"]), (1, &json!("90.00")));
    let early = buyer.post(&format!("{path}/quote/accept"), seen(&buyer, id).await).await;
    early.refused(409, "Nothing has been offered yet.");

    let offered = offer(&owner, id, mint, 5, json!({ "note": "Five packs left", "shippingCost": "7.50" })).await;
    let quote = &offered["quote"];
    assert_eq!((&quote["state"], &quote["note"]), (&json!("offered"), &json!("Five packs left")));
    assert_eq!(
        (&offered["goodsTotal"], &offered["shippingCost"], &offered["total"]),
        (&json!("475.00"), &json!("7.50"), &json!("482.50"))
    );
    let line = &quote["lines"][0];
    assert_eq!(
        (&line["quantity"], &line["requestedQuantity"], &line["price"], &line["total"]),
        (&json!(5), &json!(6), &json!("95.00"), &json!("475.00"))
    );
    assert_eq!((&quote["lines"][1]["name"], &quote["lines"][1]["price"]), (&json!("Lime"), &Value::Null));
    assert!(titles(&buyer).await.contains(&format!("Offer for your request #{id}")));
    let seen = app.signed_in_as(Role::Warehouse).await.get(&path).await.expect(200);
    assert_eq!(
        (&seen["quote"]["lines"][0]["price"], &seen["quote"]["lines"][0]["targetPrice"]),
        (&Value::Null, &Value::Null)
    );

    let version = json!({ "version": offered["version"] });
    let accepted = buyer.post(&format!("{path}/quote/accept"), version.clone()).await.expect(200);
    assert_eq!(
        (&accepted["isQuote"], &accepted["status"], &accepted["quote"]["state"]),
        (&json!(false), &json!("pending"), &json!("accepted"))
    );
    assert_eq!(accepted["items"].as_array().unwrap().len(), 1);
    assert_eq!(
        (&accepted["items"][0]["price"], &accepted["items"][0]["pieces"], &accepted["total"]),
        (&json!("95.00"), &json!(50), &json!("482.50"))
    );
    assert_eq!(stock(&app, mint).await, (100, 50));
    let source = app.read(move |tx| Ok(tx.orders().lines(tierway_kernel::OrderId(id))?[0].price_source.clone())).await;
    assert_eq!(source, "quote");
    assert!(titles(&owner).await.contains(&format!("Offer for #{id} accepted")));
    assert_eq!(owner.get("/api/orders?isQuote=true").await.total(), 0);

    buyer
        .post(&format!("{path}/quote/accept"), version)
        .await
        .refused(409, "This quotation has already been accepted.");
    buyer
        .post(&format!("{path}/quote/decline"), json!({}))
        .await
        .refused(409, "This quotation has already been accepted.");
    let again = json!({ "version": 9, "lines": [{ "productId": mint, "quantity": 1, "price": "1.00" }] });
    owner.put(&format!("{path}/quote"), again).await.refused(409, "This quotation has already been accepted.");
    // From here on it is an order like any other.
    let paid = change(&owner, id, json!({ "status": "paid" })).await;
    assert_eq!(paid["quote"]["state"], "accepted");
    assert_eq!(agent.get("/api/commissions").await.total(), 1);
    change(&owner, id, json!({ "status": "shipped" })).await;
    assert_eq!(stock(&app, mint).await, (50, 0));
}

#[actix_web::test]
async fn too_little_stock_changes_nothing() {
    let app = TestApp::start().await;
    let (mint, lime) = (product(&app, "Mint", 45).await, product(&app, "Lime", 10).await);
    let buyer = app.signed_in_as(Role::Customer).await;
    let owner = admin(&app).await;
    let id = request(&buyer, mint, 5).await;
    let lines = json!({ "version": 1, "lines": [
        { "productId": lime, "quantity": 3, "price": "2.00" },
        { "productId": mint, "tier": "pack", "quantity": 5, "price": "95.00" },
    ] });
    owner.put(&format!("/api/orders/{id}/quote"), lines).await.expect(200);
    let path = format!("/api/orders/{id}/quote/accept");
    let version = seen(&buyer, id).await;
    // The line that was asked for stands first.
    buyer.post(&path, version.clone()).await.field_refused("lines[0].quantity", "Only 45 units available in stock");
    assert_eq!((stock(&app, mint).await, stock(&app, lime).await), ((45, 0), (10, 0)));
    let seen = buyer.get(&format!("/api/orders/{id}")).await.expect(200);
    assert_eq!(
        (&seen["isQuote"], &seen["quote"]["state"], &seen["items"]),
        (&json!(true), &json!("offered"), &json!([]))
    );
    discontinue(&app, lime).await;
    buyer.post(&path, version).await.field_refused("lines[1].productId", "Lime is no longer sold.");
}

#[actix_web::test]
async fn an_offer_is_declined_or_taken_back() {
    let app = TestApp::start().await;
    let mint = product(&app, "Mint", 100).await;
    let buyer = app.signed_in_as(Role::Customer).await;
    let owner = admin(&app).await;
    let id = request(&buyer, mint, 5).await;
    offer(&owner, id, mint, 5, json!({})).await;
    let path = format!("/api/orders/{id}/quote");
    let long = json!({ "reason": "x".repeat(2001) });
    let sentence = "This must be at most 2000 characters long.";
    buyer.post(&format!("{path}/decline"), long).await.field_refused("reason", sentence);
    let declined = buyer.post(&format!("{path}/decline"), json!({ "reason": "Too dear" })).await.expect(200);
    assert_eq!((&declined["status"], &declined["quote"]["state"]), (&json!("cancelled"), &json!("declined")));
    let history = buyer.get(&format!("/api/orders/{id}")).await.expect(200)["history"].clone();
    assert_eq!(history.as_array().unwrap().last().unwrap()["note"], "Quotation declined: Too dear");
    assert!(titles(&owner).await.contains(&format!("Offer for #{id} declined")));
    let late = buyer.post(&format!("{path}/accept"), seen(&buyer, id).await).await;
    late.refused(409, "This quotation has been declined.");

    let id = request(&buyer, mint, 5).await;
    offer(&owner, id, mint, 5, json!({})).await;
    let cancelled = change(&buyer, id, json!({ "status": "cancelled" })).await;
    assert_eq!(cancelled["quote"]["state"], "declined", "cancelling closes the request");
    let path = format!("/api/orders/{id}/quote/accept");
    buyer.post(&path, seen(&buyer, id).await).await.refused(409, "This quotation has been declined.");
    assert!(titles(&owner).await.contains(&format!("Offer for #{id} declined")), "by whichever way");

    // Before there is an offer it is a request that is taken back; both ways say and tell the same.
    let warehouse = app.signed_in_as(Role::Warehouse).await;
    for by_patch in [false, true] {
        let id = request(&buyer, mint, 5).await;
        let path = format!("/api/orders/{id}");
        if by_patch {
            change(&buyer, id, json!({ "status": "cancelled", "notes": "Not needed" })).await;
        } else {
            buyer.twice(Method::POST, &format!("{path}/quote/decline"), json!({ "reason": " Not needed " }), 200).await;
        }
        let order = buyer.get(&path).await.expect(200);
        assert_eq!((&order["status"], &order["quote"]["state"]), (&json!("cancelled"), &json!("declined")));
        assert_eq!(order["history"].as_array().unwrap().last().unwrap()["note"], "Request withdrawn: Not needed");
        assert!(titles(&owner).await.contains(&format!("Request #{id} withdrawn")));
        assert!(titles(&warehouse).await.contains(&format!("Order #{id} cancelled")));
    }
    assert_eq!(stock(&app, mint).await, (100, 0));
}

#[actix_web::test]
async fn an_offer_ends() {
    let app = TestApp::start().await;
    let mint = product(&app, "Mint", 100).await;
    let buyer = app.signed_in_as(Role::Customer).await;
    let owner = admin(&app).await;
    let id = request(&buyer, mint, 5).await;
    let path = format!("/api/orders/{id}");
    let now = app.fakes().clock.now();
    let until = (now + Duration::hours(2)).to_rfc3339();
    offer(&owner, id, mint, 5, json!({ "validUntil": until })).await;
    let expire = async || {
        let context = Context::system(Arc::new(app.fakes().services()));
        app.write(move |tx| expire_quotes(tx, &context)).await
    };
    assert_eq!(expire().await, 0);
    app.fakes().clock.advance(Duration::hours(3));
    let over = "This offer has expired. Please request a new one.";
    buyer.post(&format!("{path}/quote/accept"), seen(&buyer, id).await).await.refused(409, over);
    assert_eq!((expire().await, expire().await), (1, 0));
    let ended = buyer.get(&path).await.expect(200);
    assert_eq!((&ended["quote"]["state"], &ended["isQuote"]), (&json!("expired"), &json!(true)));
    for client in [&buyer, &owner] {
        assert!(titles(client).await.contains(&format!("Offer for #{id} has expired")));
    }
    buyer.post(&format!("{path}/quote/accept"), seen(&buyer, id).await).await.refused(409, over);
    offer(&owner, id, mint, 5, json!({})).await;
    buyer.post(&format!("{path}/quote/accept"), seen(&buyer, id).await).await.expect(200);
}

#[actix_web::test]
async fn only_the_offer_that_was_seen_is_accepted() {
    let app = TestApp::start().await;
    let mint = product(&app, "Mint", 100).await;
    let buyer = app.signed_in_as(Role::Customer).await;
    let owner = admin(&app).await;
    let id = request(&buyer, mint, 5).await;
    let path = format!("/api/orders/{id}/quote");
    let asked = seen(&owner, id).await;
    let first = json!({ "version": offer(&owner, id, mint, 5, json!({})).await["version"] });
    let stale = "This order was changed by someone else. Please reload it.";
    // Another owner who has not seen that offer does not write over it.
    let mut blind = asked;
    blind["lines"] = json!([{ "productId": mint, "quantity": 1, "price": "1.00" }]);
    owner.put(&path, blind.clone()).await.refused(409, stale);
    blind["version"] = Value::Null;
    owner.put(&path, blind).await.field_refused("version", "The order version is required.");
    // A dearer offer takes the place of the one the buyer is looking at.
    let dearer = json!({ "lines": [{ "productId": mint, "tier": "pack", "quantity": 5, "price": "950.00" }] });
    let second = json!({ "version": offer(&owner, id, mint, 5, dearer).await["version"] });
    buyer.post(&format!("{path}/accept"), first).await.refused(409, stale);
    let unnamed = buyer.post(&format!("{path}/accept"), json!({})).await;
    unnamed.field_refused("version", "The order version is required.");
    assert_eq!(stock(&app, mint).await, (100, 0));
    let accepted = buyer.post(&format!("{path}/accept"), second).await.expect(200);
    assert_eq!(accepted["goodsTotal"], "4750.00");
}

#[actix_web::test]
async fn bad_offers_are_named() {
    let app = TestApp::start().await;
    let mint = product(&app, "Mint", 100).await;
    let buyer = app.signed_in_as(Role::Customer).await;
    let owner = admin(&app).await;
    let id = request(&buyer, mint, 5).await;
    let path = format!("/api/orders/{id}/quote");
    let one = |field: &str, value: Value| {
        let mut line = json!({ "productId": mint, "tier": "unit", "quantity": 1, "price": "9.00" });
        line[field] = value;
        json!({ "version": 1, "lines": [line] })
    };
    for (body, field, sentence) in [
        (json!({ "version": 1 }), "lines", "Please offer at least one line."),
        (one("price", json!(0)), "lines[0].price", "The price must be more than 0."),
        (one("price", json!("-5")), "lines[0].price", "The price must be more than 0."),
        (one("price", json!("1.234")), "lines[0].price", "An amount has at most two decimal places."),
        (one("price", Value::Null), "lines[0].price", "Please enter a price."),
        (one("quantity", json!(0)), "lines[0].quantity", "The quantity must be a whole number of at least 1."),
        (one("quantity", json!(1_000_000_001)), "lines[0].quantity", "This quantity is too large."),
        (one("tier", json!("crate")), "lines[0].tier", "Choose unit, pack or bulk."),
        (one("productId", json!(987_654)), "lines[0].productId", "This product is no longer sold."),
    ] {
        owner.put(&path, body).await.field_refused(field, sentence);
    }
    for (extra, field, sentence) in [
        (json!({ "validUntil": "2001-01-01" }), "validUntil", "The expiry date must be in the future."),
        (json!({ "validUntil": "2999-01-01" }), "validUntil", "An offer is valid for a year at most."),
        (json!({ "validUntil": "soon" }), "validUntil", "Please enter a date such as 2026-12-31."),
        (json!({ "shippingCost": "-1" }), "shippingCost", "An amount must not be negative."),
        (json!({ "note": "x".repeat(2001) }), "note", "This must be at most 2000 characters long."),
    ] {
        let mut body = one("quantity", json!(1));
        body.as_object_mut().unwrap().extend(extra.as_object().unwrap().clone());
        owner.put(&path, body).await.field_refused(field, sentence);
    }
    let line = json!({ "productId": mint, "quantity": 1, "price": "9.00" });
    let twice = json!({ "version": 1, "lines": [line, line] });
    owner.put(&path, twice).await.field_refused("lines[1].productId", "This product is listed twice.");
    assert_eq!(buyer.get(&format!("/api/orders/{id}")).await.expect(200)["version"], 1, "nothing was changed");
}

#[actix_web::test]
async fn bad_requests_are_named() {
    let app = TestApp::start().await;
    let mint = product(&app, "Mint", 100).await;
    let buyer = app.signed_in_as(Role::Customer).await;
    let item = |extra: Value| {
        let mut item = json!({ "productId": mint, "quantity": 1 });
        item.as_object_mut().unwrap().extend(extra.as_object().unwrap().clone());
        json!({ "requestedItems": [item] })
    };
    for (body, field, sentence) in [
        (json!({ "requestedItems": [] }), "requestedItems", "Please add at least one product to your cart."),
        (
            item(json!({ "quantity": -1 })),
            "requestedItems[0].quantity",
            "The quantity must be a whole number of at least 1.",
        ),
        (item(json!({ "tier": "crate" })), "requestedItems[0].tier", "Choose unit, pack or bulk."),
        (item(json!({ "targetPrice": 0 })), "requestedItems[0].targetPrice", "The price must be more than 0."),
        (item(json!({ "productId": 987_654 })), "requestedItems[0].productId", "This product is no longer sold."),
    ] {
        buyer.post("/api/orders", body).await.field_refused(field, sentence);
    }
    let mut both = item(json!({}));
    both["items"] = json!([{ "productId": mint, "quantity": 1 }]);
    let sentence = "Send either items or requestedItems.";
    buyer.post("/api/orders", both).await.field_refused("requestedItems", sentence);
    assert_eq!(buyer.get("/api/orders").await.total(), 0);
    // A stated amount is kept; what was in the cart leaves it.
    buyer.post("/api/cart/lines", json!({ "productId": mint, "quantity": 3 })).await.expect(200);
    let mut stated = item(json!({ "quantity": 3 }));
    stated["totalAmount"] = json!("30.00");
    stated["fromCart"] = json!(true);
    assert_eq!(buyer.post("/api/orders", stated).await.expect(201)["total"], "30.00");
    assert_eq!(buyer.get("/api/cart").await.expect(200)["count"], 0);
}

#[actix_web::test]
async fn who_may_not_offer_or_answer() {
    let app = TestApp::start().await;
    let mint = product(&app, "Mint", 100).await;
    let agent = app.signed_in_as(Role::Agent).await;
    let buyer = referred(&app, &agent, "friend").await;
    let owner = admin(&app).await;
    let id = request(&buyer, mint, 5).await;
    let path = format!("/api/orders/{id}/quote");
    let body = json!({ "version": 1, "lines": [{ "productId": mint, "quantity": 1, "price": "1.00" }] });
    for client in [&buyer, &app.signed_in_as(Role::Employee).await, &app.signed_in_as(Role::Warehouse).await] {
        client.put(&path, body.clone()).await.problem(403);
    }
    offer(&owner, id, mint, 5, json!({})).await;
    for verb in ["accept", "decline"] {
        let path = format!("{path}/{verb}");
        let version = seen(&owner, id).await;
        owner.post(&path, version.clone()).await.problem(403);
        app.guest().post(&path, version.clone()).await.problem(401);
        let other = app.signed_in_named(Role::Customer, "other").await;
        other.post(&path, version.clone()).await.refused(404, "This order was not found.");
        agent.post(&path, version).await.problem(403);
    }
    let plain = order(&buyer, mint, 1).await;
    let sentence = "This order is not an open request for quotation.";
    owner.put(&format!("/api/orders/{plain}/quote"), body.clone()).await.refused(409, sentence);
    buyer.post(&format!("/api/orders/{plain}/quote/accept"), json!({ "version": 1 })).await.refused(409, sentence);
    owner.put("/api/orders/987654/quote", body).await.refused(404, "This order was not found.");
}
