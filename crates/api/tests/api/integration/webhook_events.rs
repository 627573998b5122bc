//! What webhooks hear of: each what its owner may read, written with what it tells.

use serde_json::{Value, json};
use tierway_accounts::NewUser;
use tierway_kernel::Role;
use tierway_testkit::builders::{at, new_user};

use super::webhooks::{make, sent};
use crate::orders::shop;
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
