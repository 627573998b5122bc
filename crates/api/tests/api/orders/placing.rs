//! Placing orders and requests for quotation.

use rstest::rstest;
use serde_json::{Value, json};
use tierway_accounts::{NewUser, Verification};
use tierway_kernel::{PageRequest, Role};
use tierway_testkit::builders::{new_agent, new_dealer};
use tierway_workforce::NoticeFilter;

use super::shop::{admin, product, referred, stock, units};
use crate::support::TestApp;

#[actix_web::test]
async fn an_order_is_priced_reserved_and_told_to_the_warehouse() {
    let app = TestApp::start().await;
    let id = product(&app, "Mango Ice", 100).await;
    let buyer = app.signed_in_as(Role::Customer).await;
    let body = json!({
        "customerId": buyer.id(), "sellerId": null, "channel": "online", "status": "delivered", "totalAmount": "254.00",
        "notes": " Please call. ", "paymentMethod": "Bank", "shippingMethod": "Pick-Up", "shippingAddress": "Kuala Lumpur",
        "items": [{ "productId": id, "tier": "pack", "quantity": 2 }, { "productId": id, "tier": "", "quantity": 1 }]
    });
    let order = buyer.post("/api/orders", body).await.expect(201);
    for (field, value) in [
        ("customerId", json!(buyer.id())),
        ("customerName", json!(buyer.user().full_name())),
        ("channel", json!("online")),
        ("status", json!("pending")),
        ("paymentStatus", json!("unpaid")),
        ("totalAmount", json!("254.00")),
        ("total", json!("254.00")),
        ("notes", json!("Please call.")),
        ("paymentMethod", json!("Bank")),
        ("shippingMethod", json!("Pick-Up")),
        ("shippingAddress", json!("Kuala Lumpur")),
        ("isQuote", json!(false)),
        ("allowedTransitions", json!(["cancelled"])),
    ] {
        assert_eq!(order[field], value, "{field}");
    }
    let line = &order["items"][0];
    assert_eq!((&line["tier"], &line["pieces"], &line["total"]), (&json!("pack"), &json!(20), &json!("240.00")));
    assert_eq!(order["items"][1]["price"], "14.00");
    assert_eq!(stock(&app, id).await, (100, 21));
    let (user, groups) = (buyer.user().id, vec!["warehouse".to_owned()]);
    let notices = app
        .read(move |tx| Ok(tx.notices().list(user, &groups, &NoticeFilter::default(), &PageRequest::first(5))?))
        .await
        .items;
    assert_eq!(notices.len(), 1);
    assert_eq!(notices[0].entry.title.to_string(), format!("New order #{}", order["id"]));
}

#[rstest]
#[case(Role::Customer, "14.00")]
#[case(Role::Agent, "13.00")]
#[case(Role::SubAgent, "13.00")]
#[case(Role::Dealer, "16.00")]
#[case(Role::Wholesaler, "12.00")]
#[actix_web::test]
async fn each_buyer_pays_their_own_price(#[case] role: Role, #[case] price: &str) {
    let app = TestApp::start().await;
    let id = product(&app, "Mango Ice", 10).await;
    let buyer = app.signed_in_as(role).await;
    assert_eq!(buyer.post("/api/orders", units(id, 1)).await.expect(201)["total"], price);
}

#[actix_web::test]
async fn referred_customers_pay_the_agent_price() {
    let app = TestApp::start().await;
    let id = product(&app, "Mango Ice", 10).await;
    let agent = app.signed_in_as(Role::Agent).await;
    let buyer = referred(&app, &agent, "friend").await;
    assert_eq!(buyer.post("/api/orders", units(id, 2)).await.expect(201)["total"], "26.00");
}

#[actix_web::test]
async fn in_a_dealers_store_the_dealers_price_counts() {
    let app = TestApp::start().await;
    let id = product(&app, "Mango Ice", 10).await;
    let dealer = app.signed_in_as(Role::Dealer).await;
    let buyer = app.signed_in_as(Role::Customer).await;
    let mut body = units(id, 1);
    body["sellerId"] = json!(dealer.id());
    let order = buyer.post("/api/orders", body.clone()).await.expect(201);
    assert_eq!((&order["total"], &order["sellerId"]), (&json!("16.00"), &json!(dealer.id())));
    assert_eq!(dealer.get(&format!("/api/orders/{}", order["id"])).await.expect(200)["customerId"], buyer.id());
    let sentence = "You cannot buy from this seller.";
    for seller in [json!(999), json!(buyer.id()), json!("store")] {
        body["sellerId"] = seller;
        buyer.post("/api/orders", body.clone()).await.field_refused("sellerId", sentence);
    }
    body["sellerId"] = json!(dealer.id());
    app.signed_in_as(Role::Agent).await.post("/api/orders", body).await.field_refused("sellerId", sentence);
}

#[actix_web::test]
async fn what_a_client_may_not_decide_is_refused() {
    let app = TestApp::start().await;
    let id = product(&app, "Mango Ice", 10).await;
    let buyer = app.signed_in_as(Role::Customer).await;
    let other = app.signed_in_named(Role::Customer, "other").await;
    for total in [json!("13.99"), json!(0), json!("-14.00"), json!("0.01")] {
        let mut body = units(id, 1);
        body["totalAmount"] = total;
        let problem = buyer.post("/api/orders", body).await.problem(422);
        assert_eq!(problem["errors"][0]["field"], "totalAmount");
    }
    for customer in [json!(other.id()), json!(0), json!("me")] {
        let mut body = units(id, 1);
        body["customerId"] = customer;
        buyer.post("/api/orders", body).await.field_refused("customerId", "You can only order for yourself.");
    }
    let mut body = units(id, 1);
    body["items"][0]["price"] = json!("0.01");
    assert_eq!(buyer.post("/api/orders", body).await.expect(201)["total"], "14.00", "a sent price is no price");
    assert_eq!(stock(&app, id).await, (10, 1));
}

const WHOLE: &str = "The quantity must be a whole number of at least 1.";
const MISSING: &str = "Please select a product and enter quantity";

#[rstest]
#[case(json!({ "productId": 1, "quantity": 0 }), "items[0].quantity", WHOLE)]
#[case(json!({ "productId": 1, "quantity": -1 }), "items[0].quantity", WHOLE)]
#[case(json!({ "productId": 1, "quantity": 1.5 }), "items[0].quantity", WHOLE)]
#[case(json!({ "productId": 1, "quantity": "two" }), "items[0].quantity", WHOLE)]
#[case(json!({ "productId": 1, "quantity": 1e300 }), "items[0].quantity", WHOLE)]
#[case(json!({ "productId": 1, "quantity": 9223372036854775807_i64 }), "items[0].quantity", WHOLE)]
#[case(json!({ "productId": 1, "quantity": 1000000001 }), "items[0].quantity", "This quantity is too large.")]
#[case(json!({ "productId": 1, "quantity": 1000000000, "tier": "bulk" }), "items[0].productId", "This quantity of Mango Ice is too large.")]
#[case(json!({ "productId": 1, "quantity": 11 }), "items[0].quantity", "Only 10 units available in stock")]
#[case(json!({ "productId": 1, "quantity": 2, "tier": "pack" }), "items[0].quantity", "Only 10 units available in stock")]
#[case(json!({ "productId": 1, "quantity": 1, "tier": "crate" }), "items[0].tier", "Choose unit, pack or bulk.")]
#[case(json!({ "productId": 99, "quantity": 1 }), "items[0].productId", "This product is no longer sold.")]
#[case(json!({ "quantity": 1 }), "items[0].productId", MISSING)]
#[case(json!({ "productId": 1 }), "items[0].quantity", MISSING)]
#[actix_web::test]
async fn a_wrong_line_is_named(#[case] item: Value, #[case] field: &str, #[case] sentence: &str) {
    let app = TestApp::start().await;
    let id = product(&app, "Mango Ice", 10).await;
    assert_eq!(id, 1, "the cases name the first product");
    let buyer = app.signed_in_as(Role::Customer).await;
    buyer.post("/api/orders", json!({ "items": [item] })).await.field_refused(field, sentence);
    assert_eq!(stock(&app, id).await, (10, 0), "nothing half-done stays");
    assert_eq!(buyer.get("/api/orders").await.total(), 0);
}

#[actix_web::test]
async fn one_short_line_undoes_the_others() {
    let app = TestApp::start().await;
    let (many, few) = (product(&app, "Mango Ice", 10).await, product(&app, "Coil", 1).await);
    let buyer = app.signed_in_as(Role::Customer).await;
    let body = json!({ "items": [{ "productId": few, "quantity": 2 }, { "productId": many, "quantity": 1 }] });
    let answer = buyer.post("/api/orders", body).await;
    answer.field_refused("items[0].quantity", "Only 1 units available in stock");
    assert_eq!((stock(&app, many).await, stock(&app, few).await), ((10, 0), (1, 0)));
}

#[actix_web::test]
async fn every_short_line_is_named() {
    let app = TestApp::start().await;
    let (many, few, none) =
        (product(&app, "Mango Ice", 10).await, product(&app, "Coil", 1).await, product(&app, "Tank", 0).await);
    let buyer = app.signed_in_as(Role::Customer).await;
    let item = |id: i64, quantity: i64| json!({ "productId": id, "quantity": quantity });
    let body = json!({ "items": [item(none, 1), item(many, 10), item(few, 2)] });
    let answer = buyer.post("/api/orders", body).await;
    answer.field_refused("items[0].quantity", "Only 0 units available in stock");
    answer.field_refused("items[2].quantity", "Only 1 units available in stock");
    assert_eq!(answer.problem(422)["errors"].as_array().unwrap().len(), 2, "the line that could be had is not named");
    assert_eq!((stock(&app, many).await, stock(&app, few).await), ((10, 0), (1, 0)));
    assert_eq!(buyer.get("/api/orders").await.total(), 0);
}

#[actix_web::test]
async fn a_product_without_a_price_is_not_given_away() {
    let app = TestApp::start().await;
    let body = json!({ "name": "Sample", "category": "Parts" });
    let id = admin(&app).await.post("/api/products", body).await.expect(201)["id"].as_i64().unwrap();
    for role in [Role::Customer, Role::Agent, Role::Dealer, Role::Wholesaler] {
        let answer = app.signed_in_as(role).await.post("/api/orders", units(id, 1)).await;
        answer.field_refused("items[0].productId", "Sample is not for sale to you.");
    }
}

#[actix_web::test]
async fn choices_are_checked() {
    let app = TestApp::start().await;
    let id = product(&app, "Mango Ice", 10).await;
    let buyer = app.signed_in_as(Role::Customer).await;
    for (field, value, sentence) in [
        ("paymentMethod", "Barter", "Please choose one of the listed payment methods."),
        ("shippingMethod", "Pigeon", "Please choose one of the listed shipping methods."),
    ] {
        let mut body = units(id, 1);
        body[field] = json!(value);
        buyer.post("/api/orders", body).await.field_refused(field, sentence);
    }
    for (field, most) in [("notes", 2000), ("shippingAddress", 500), ("channel", 40)] {
        let mut body = units(id, 1);
        body[field] = json!("x".repeat(most + 1));
        let sentence = format!("This must be at most {most} characters long.");
        buyer.post("/api/orders", body).await.field_refused(field, &sentence);
    }
    let empty = "Please add at least one product to your cart.";
    buyer.post("/api/orders", json!({ "items": [] })).await.field_refused("items", empty);
    let many: Vec<Value> = (0..201).map(|id| json!({ "productId": id + 1, "quantity": 1 })).collect();
    buyer.post("/api/orders", json!({ "items": many })).await.refused(422, "An order can have at most 200 lines.");
}

#[actix_web::test]
async fn who_may_not_order() {
    let app = TestApp::start().await;
    let id = product(&app, "Mango Ice", 10).await;
    app.guest().post("/api/orders", units(id, 1)).await.problem(401);
    for role in [Role::Admin, Role::Manufacturer, Role::Employee, Role::Warehouse] {
        app.signed_in_as(role).await.post("/api/orders", units(id, 1)).await.problem(403);
    }
    for new in [new_dealer("newdealer"), new_agent("newagent")] {
        let pending = app.account(NewUser { verification: Verification::Pending, ..new }).await;
        let answer = app.sign_in(pending).await.post("/api/orders", units(id, 1)).await;
        answer.refused(403, "You can order once your account is approved.");
    }
}

#[actix_web::test]
async fn without_items_it_is_a_request_for_quotation() {
    let app = TestApp::start().await;
    let buyer = app.signed_in_as(Role::Customer).await;
    let body = json!({
        "customerId": buyer.id(), "sellerId": null, "channel": "online", "status": "pending", "totalAmount": "120.50",
        "notes": "A hundred of each"
    });
    let quote = buyer.post("/api/orders", body).await.expect(201);
    assert_eq!((&quote["isQuote"], &quote["total"]), (&json!(true), &json!("120.50")));
    assert_eq!((&quote["status"], &quote["items"]), (&json!("pending"), &json!([])));
    for body in [json!({}), json!({ "totalAmount": "" }), json!({ "totalAmount": 0 }), json!({ "totalAmount": "-1" })] {
        let sentence = "Please enter the amount of your request.";
        buyer.post("/api/orders", body).await.field_refused("totalAmount", sentence);
    }
    let owner = admin(&app).await;
    let path = format!("/api/orders/{}", quote["id"]);
    let lines = "A request for quotation cannot be processed before an offer is accepted.";
    owner.patch(&path, json!({ "status": "processing" })).await.refused(409, lines);
    owner.patch(&path, json!({ "status": "paid" })).await.refused(409, "This order cannot be paid.");
    assert_eq!(owner.get(&path).await.expect(200)["allowedTransitions"], json!(["cancelled"]));
    assert_eq!(buyer.patch(&path, json!({ "status": "cancelled" })).await.expect(200)["status"], "cancelled");
}
