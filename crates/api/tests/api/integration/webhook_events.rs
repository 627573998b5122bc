//! Webhook events: each webhook gets what its owner may read, in the transaction of the change.

use serde_json::{Value, json};
use tierway_accounts::NewUser;
use tierway_kernel::Role;
use tierway_testkit::builders::{at, new_user};

use super::webhooks::{make, sent};
use crate::buying::quotes;
use crate::commissions::earning;
use crate::orders::{shipping, shop};
use crate::support::{Client, TestApp};

/// Kinds and data of what was sent since `from`, in the order of the events.
fn told(app: &TestApp, from: usize) -> Vec<(String, Value)> {
    let messages = sent(app);
    let read = |text: &str| -> Value { serde_json::from_str(text).unwrap() };
    let bodies = messages[from..].iter().map(|message| read(&message.body));
    bodies.map(|body| (body["type"].as_str().unwrap().to_owned(), body["data"].clone())).collect()
}

fn kinds(app: &TestApp, from: usize) -> Vec<String> {
    let mut kinds: Vec<String> = told(app, from).into_iter().map(|(kind, _)| kind).collect();
    kinds.sort();
    kinds
}

async fn product(owner: &Client, name: &str) -> i64 {
    let body = json!({ "name": name, "customerPrice": "14.00", "agentPrice": "9.00", "wholesalerPrice": "7.00",
        "suggestedDealerMinPrice": "8.00", "category": "E-Liquids" });
    owner.post("/api/products", body).await.expect(201)["id"].as_i64().unwrap()
}

const ALL: [&str; 19] = [
    "order.placed",
    "order.changed",
    "order.paid",
    "order.shipped",
    "order.cancelled",
    "order.refunded",
    "stock.changed",
    "stock.low",
    "product.created",
    "product.changed",
    "product.discontinued",
    "user.registered",
    "user.approved",
    "user.rejected",
    "user.deactivated",
    "commission.earned",
    "commission.approved",
    "commission.paid",
    "commission.reversed",
];

#[actix_web::test]
async fn an_order_is_told_to_its_parties_and_the_owners_step_by_step() {
    let app = TestApp::start().await;
    let admin = app.signed_in_as(Role::Admin).await;
    let id = shop::product(&app, "Mango Ice", 12).await;
    let agent = app.signed_in_as(Role::Agent).await;
    let stranger = app.signed_in_named(Role::Agent, "stranger").await;
    make(&admin, &ALL).await;
    let trader = ["order.placed", "order.changed", "order.paid", "order.cancelled"];
    make(&agent, &trader).await;
    make(&stranger, &trader).await;

    let order = agent.post("/api/orders", shop::units(id, 3)).await.expect(201);
    app.run_jobs().await;
    assert_eq!(kinds(&app, 0), ["order.placed", "order.placed", "stock.changed"], "the stranger hears nothing");
    let all = told(&app, 0);
    let placed: Vec<&Value> = all.iter().filter(|(kind, _)| kind == "order.placed").map(|(_, data)| data).collect();
    assert_eq!(placed[0], placed[1]);
    let data = placed[0];
    assert_eq!((&data["orderId"], &data["status"], &data["total"]), (&order["id"], &json!("pending"), &json!("39.00")));
    assert_eq!(data["customerId"], agent.id());
    let stock = &all.iter().find(|(kind, _)| kind == "stock.changed").unwrap().1;
    let figures =
        json!({ "productId": id, "stockBalance": 12, "stockReserved": 3, "stockHeld": 0, "stockAvailable": 9 });
    assert_eq!(stock, &figures);

    let before = sent(&app).len();
    let path = format!("/api/orders/{}", order["id"]);
    admin.patch(&path, json!({ "status": "paid", "paymentMethod": "Bank" })).await.expect(200);
    app.run_jobs().await;
    assert_eq!(kinds(&app, before), ["order.changed", "order.changed", "order.paid", "order.paid"]);
    let before = sent(&app).len();
    admin.patch(&path, json!({ "status": "cancelled" })).await.expect(200);
    app.run_jobs().await;
    assert_eq!(kinds(&app, before), ["order.cancelled", "order.cancelled", "stock.changed"]);
    // One event has one name, whoever hears of it.
    let messages = sent(&app);
    let names: std::collections::HashSet<&str> = messages[before..].iter().map(|one| one.id.as_str()).collect();
    assert_eq!(names.len(), 2);
}

/// The versions that were told of an order since `from`, in the order of the events.
fn versions(app: &TestApp, from: usize) -> Vec<(String, i64)> {
    let orders = told(app, from).into_iter().filter(|(kind, _)| kind.starts_with("order."));
    orders.map(|(kind, data)| (kind, data["version"].as_i64().unwrap())).collect()
}

#[actix_web::test]
async fn each_event_carries_the_version_of_after() {
    let app = TestApp::start().await;
    let admin = app.signed_in_as(Role::Admin).await;
    let id = shop::product(&app, "Mango Ice", 12).await;
    let buyer = app.signed_in_as(Role::Customer).await;
    make(&admin, &ALL).await;
    let stored =
        async |order: i64| admin.get(&format!("/api/orders/{order}")).await.expect(200)["version"].as_i64().unwrap();
    let check = async |from: usize, order: i64, kinds: &[&str]| {
        app.run_jobs().await;
        let version = stored(order).await;
        let told = versions(&app, from);
        let names: Vec<&str> = told.iter().map(|(kind, _)| kind.as_str()).collect();
        assert_eq!(names, kinds);
        assert!(told.iter().all(|(_, told)| *told == version), "{told:?}, stored {version}");
    };
    let order = shop::order(&buyer, id, 4).await;
    check(0, order, &["order.placed"]).await;
    for (change, kinds) in [
        (json!({ "status": "paid", "paymentMethod": "Bank" }), &["order.changed", "order.paid"][..]),
        (json!({ "trackingNumber": "T1" }), &["order.changed"]),
        (json!({ "status": "cancelled" }), &["order.cancelled"]),
    ] {
        let from = sent(&app).len();
        shop::change(&admin, order, change).await;
        check(from, order, kinds).await;
    }
    let from = sent(&app).len();
    admin.post(&format!("/api/orders/{order}/refunds"), json!({ "reason": "Late" })).await.expect(201);
    app.run_jobs().await;
    let version = stored(order).await;
    assert_eq!(versions(&app, from), [("order.changed".to_owned(), version), ("order.refunded".to_owned(), version)]);
    let order = shop::order(&buyer, id, 4).await;
    shop::change(&admin, order, json!({ "status": "paid", "paymentMethod": "Bank" })).await;
    app.run_jobs().await;
    let from = sent(&app).len();
    shipping::ship(&admin, order, Some(1)).await;
    check(from, order, &["order.changed", "order.shipped"]).await;
}

#[actix_web::test]
async fn what_does_not_happen_is_not_told() {
    let app = TestApp::start().await;
    let id = shop::product(&app, "Mango Ice", 2).await;
    let agent = app.signed_in_as(Role::Agent).await;
    make(&agent, &["order.placed"]).await;
    // Too little is on the shelf, so the order rolls back with its event.
    agent.post("/api/orders", shop::units(id, 3)).await.problem(422);
    app.run_jobs().await;
    assert_eq!(sent(&app).len(), 0);
}

#[actix_web::test]
async fn products_are_told_without_prices_and_users_to_the_owners() {
    let app = TestApp::start().await;
    let owner = app.signed_in_as(Role::Manufacturer).await;
    let dealer = app.signed_in_as(Role::Dealer).await;
    make(&dealer, &["product.created", "product.changed", "product.discontinued"]).await;
    make(&owner, &["user.approved", "user.deactivated"]).await;
    let id = product(&owner, "Mango Ice").await;
    app.run_jobs().await;
    let (kind, data) = told(&app, 0).remove(0);
    let expected =
        json!({ "productId": id, "sku": data["sku"], "name": "Mango Ice", "category": "E-Liquids", "isActive": true });
    assert_eq!((kind.as_str(), data), ("product.created", expected));
    owner.delete(&format!("/api/products/{id}/delete")).await.expect(200);
    app.run_jobs().await;
    assert_eq!(kinds(&app, 1), ["product.discontinued"]);

    let waiting =
        app.account(NewUser { verification: tierway_accounts::Verification::Pending, ..new_user(Role::Agent, "anna") });
    let waiting = waiting.await.id;
    let admin = app.signed_in_as(Role::Admin).await;
    admin.post(&format!("/api/users/{waiting}/deactivate"), json!({})).await.expect(200);
    app.run_jobs().await;
    let (kind, data) = told(&app, 2).remove(0);
    assert_eq!((kind.as_str(), &data["userId"], &data["role"]), ("user.deactivated", &json!(waiting), &json!("agent")));
}

#[actix_web::test]
async fn a_commission_is_told_to_who_earns_it() {
    let app = TestApp::start().await;
    let admin = app.signed_in_as(Role::Admin).await;
    let agent = app.signed_in_as(Role::Agent).await;
    let other = app.signed_in_named(Role::Agent, "other").await;
    let kinds_of = ["commission.earned", "commission.approved", "commission.reversed"];
    make(&agent, &kinds_of).await;
    make(&other, &kinds_of).await;
    let id = shop::product(&app, "Mango Ice", 12).await;
    let buyer = shop::referred(&app, &agent, "rita").await;
    let order = shop::order(&buyer, id, 4).await;
    let path = format!("/api/orders/{order}");
    admin.patch(&path, json!({ "status": "paid", "paymentMethod": "Bank" })).await.expect(200);
    app.run_jobs().await;
    let (kind, data) = told(&app, 0).remove(0);
    assert_eq!((kind.as_str(), &data["orderId"]), ("commission.earned", &json!(order)));
    assert_eq!((&data["beneficiaryId"], &data["amount"]), (&json!(agent.id()), &json!("1.50")));
    assert_eq!(sent(&app).len(), 1, "nobody else hears of it");

    app.fakes().clock.set(at(0) + chrono::Duration::days(15));
    let context = app.fakes().context(tierway_kernel::Actor::System);
    app.write(move |tx| tierway_application::commissions::approve_matured(tx, &context)).await;
    app.run_jobs().await;
    assert_eq!(kinds(&app, 1), ["commission.approved"]);
    let admin = app.sign_in(admin.user().clone()).await;
    admin.patch(&path, json!({ "status": "cancelled" })).await.expect(200);
    app.run_jobs().await;
    let (kind, data) = told(&app, 2).remove(0);
    assert_eq!((kind.as_str(), &data["remainingAmount"]), ("commission.reversed", &json!("0.00")));
}

#[actix_web::test]
async fn who_no_longer_may_hears_no_more() {
    let app = TestApp::start().await;
    let owner = app.signed_in_as(Role::Manufacturer).await;
    let dealer = app.signed_in_as(Role::Dealer).await;
    make(&dealer, &["product.created"]).await;
    let admin = app.signed_in_as(Role::Admin).await;
    product(&owner, "Mango Ice").await;
    admin.post(&format!("/api/users/{}/deactivate", dealer.id()), json!({})).await.expect(200);
    product(&owner, "Lychee Ice").await;
    app.run_jobs().await;
    assert_eq!(sent(&app).len(), 0, "neither what was on its way nor what came later");
}

#[actix_web::test]
async fn what_leaves_and_comes_back_is_told() {
    let app = TestApp::start().await;
    let owner = app.signed_in_as(Role::Manufacturer).await;
    let dealer = app.signed_in_as(Role::Dealer).await;
    let buyer = app.signed_in_as(Role::Customer).await;
    let id = shop::product(&app, "Mango Ice", 12).await;
    make(&dealer, &["order.placed", "order.shipped", "order.refunded"]).await;
    make(&owner, &["stock.changed", "stock.low"]).await;
    let mut body = shop::units(id, 4);
    body["sellerId"] = json!(dealer.id());
    let order = buyer.post("/api/orders", body).await.expect(201)["id"].as_i64().unwrap();
    app.run_jobs().await;
    assert_eq!(kinds(&app, 0), ["order.placed", "stock.changed"], "whose store it is hears of it");
    owner.patch(&format!("/api/orders/{order}"), json!({ "status": "paid" })).await.expect(200);

    // A part leaves, then the rest: each is a shipment, and the shelf is emptier.
    for (pieces, balance, reserved) in [(Some(1), 11, 3), (None, 8, 0)] {
        let before = sent(&app).len();
        shipping::ship(&owner, order, pieces).await;
        app.run_jobs().await;
        let told = told(&app, before);
        let kinds: Vec<&str> = told.iter().map(|(kind, _)| kind.as_str()).filter(|kind| *kind != "stock.low").collect();
        assert_eq!(kinds, ["stock.changed", "order.shipped"]);
        let stock = &told.iter().find(|(kind, _)| kind == "stock.changed").unwrap().1;
        assert_eq!((&stock["stockBalance"], &stock["stockReserved"]), (&json!(balance), &json!(reserved)));
    }
    let mut body = shop::units(id, 1);
    body["sellerId"] = json!(dealer.id());
    let order = buyer.post("/api/orders", body).await.expect(201)["id"].as_i64().unwrap();
    for status in ["paid", "cancelled"] {
        shop::change(&owner, order, json!({ "status": status })).await;
    }
    app.run_jobs().await;
    let before = sent(&app).len();
    owner.post(&format!("/api/orders/{order}/refunds"), json!({ "reason": "Late" })).await.expect(201);
    app.run_jobs().await;
    assert_eq!(kinds(&app, before), ["order.refunded"]);
}

#[actix_web::test]
async fn what_is_not_on_sale_is_told_to_the_owners_alone() {
    let app = TestApp::start().await;
    let owner = app.signed_in_as(Role::Manufacturer).await;
    let agent = app.signed_in_as(Role::Agent).await;
    let kinds_of = ["product.created", "product.changed", "product.discontinued"];
    make(&agent, &kinds_of).await;
    make(&owner, &kinds_of).await;
    let form = |name: &str, active: bool| json!({ "name": name, "category": "Pods", "isActive": active });
    let id = owner.post("/api/products", form("Secret", false)).await.expect(201)["id"].as_i64().unwrap();
    app.run_jobs().await;
    assert_eq!(kinds(&app, 0), ["product.created"], "the owner's");
    owner.put(&format!("/api/products/{id}"), form("Secret", true)).await.expect(200);
    app.run_jobs().await;
    assert_eq!(kinds(&app, 1), ["product.changed", "product.changed"]);
    owner.put(&format!("/api/products/{id}"), form("Secret", false)).await.expect(200);
    app.run_jobs().await;
    assert_eq!(kinds(&app, 3), ["product.discontinued", "product.discontinued"]);
    owner.put(&format!("/api/products/{id}"), form("More secret", false)).await.expect(200);
    app.run_jobs().await;
    assert_eq!(kinds(&app, 5), ["product.changed"], "the owner's");
}

#[actix_web::test]
async fn decisions_about_accounts_are_told_to_the_owners() {
    let app = TestApp::start().await;
    let admin = app.signed_in_as(Role::Admin).await;
    let manufacturer = app.signed_in_as(Role::Manufacturer).await;
    make(&manufacturer, &["user.registered", "user.approved", "user.rejected"]).await;
    let form = crate::accounts::forms::agent("nora");
    let nora = app.guest().post("/api/auth/register", form).await.expect(201)["user"]["id"].clone();
    let new = NewUser { verification: tierway_accounts::Verification::Pending, ..new_user(Role::Dealer, "otto") };
    let otto = app.account(new).await.id;
    admin.post(&format!("/api/users/{nora}/approve"), json!({})).await.expect(200);
    admin.post(&format!("/api/users/{otto}/reject"), json!({ "reason": "No licence" })).await.expect(200);
    app.run_jobs().await;
    let told = told(&app, 0);
    let kinds: Vec<&str> = told.iter().map(|(kind, _)| kind.as_str()).collect();
    assert_eq!(kinds, ["user.registered", "user.approved", "user.rejected"]);
    assert_eq!(told[0].1, json!({ "userId": nora, "role": "agent", "name": "Lina Tan" }));
    assert_eq!((&told[1].1["userId"], &told[2].1["userId"]), (&nora, &json!(otto)));
}

#[actix_web::test]
async fn a_payout_is_told_to_each_payee_with_their_own_amount() {
    let app = TestApp::start().await;
    let owner = app.signed_in_as(Role::Admin).await;
    earning::without_hold(&owner, "1.00").await;
    let id = shop::product(&app, "Mango Ice", 100).await;
    let first = app.signed_in_as(Role::Agent).await;
    let second = app.signed_in_named(Role::Agent, "second").await;
    for (agent, friend, pieces) in [(&first, "frida", 11), (&second, "fritz", 22)] {
        earning::paid(&owner, &shop::referred(&app, agent, friend).await, id, pieces).await;
    }
    for person in [&first, &second, &owner] {
        make(person, &["commission.paid"]).await;
    }
    let payout = owner.post("/api/payouts", json!({})).await.expect(201);
    let path = format!("/api/payouts/{}", payout["id"]);
    owner.post(&format!("{path}/approve"), json!({})).await.expect(200);
    owner.post(&format!("{path}/pay"), json!({ "method": "Bank" })).await.expect(200);
    app.run_jobs().await;
    let heard = |person: &Client| -> Vec<Value> {
        let own: Vec<Value> = told(&app, 0).into_iter().map(|(_, data)| data).collect();
        own.into_iter().filter(|data| data["beneficiaryId"] == json!(person.id())).collect()
    };
    assert_eq!(sent(&app).len(), 4, "each their own, the admin both");
    for (agent, amount) in [(&first, "5.00"), (&second, "10.00")] {
        let own = heard(agent);
        assert_eq!((own.len(), &own[0]["amount"], &own[0]["number"]), (2, &json!(amount), &payout["number"]));
        let told = agent.get("/api/webhooks").await.json()[0]["id"].clone();
        let log = agent.get(&format!("/api/webhooks/{told}/deliveries")).await;
        assert_eq!(log.total(), 1);
    }
}

#[actix_web::test]
async fn quotations_are_told_as_orders_that_change() {
    let app = TestApp::start().await;
    let owner = app.signed_in_as(Role::Admin).await;
    let agent = app.signed_in_as(Role::Agent).await;
    make(&agent, &["order.placed", "order.changed"]).await;
    let id = shop::product(&app, "Mango Ice", 100).await;
    let order = quotes::request(&agent, id, 2).await;
    quotes::offer(&owner, order, id, 2, json!({})).await;
    let seen = quotes::seen(&agent, order).await;
    agent.post(&format!("/api/orders/{order}/quote/accept"), seen).await.expect(200);
    app.run_jobs().await;
    let told = told(&app, 0);
    let seen: Vec<(&str, &Value)> = told.iter().map(|(kind, data)| (kind.as_str(), &data["isQuote"])).collect();
    let (asked, agreed) = (json!(true), json!(false));
    assert_eq!(seen, [("order.placed", &asked), ("order.changed", &asked), ("order.changed", &agreed)]);
}
