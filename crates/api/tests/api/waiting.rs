//! `GET /api/waiting`: everybody sees what waits for them, and nothing else.

use actix_web::http::Method;
use chrono::Duration;
use serde_json::{Value, json};
use tierway_accounts::{NewUser, Verification};
use tierway_kernel::{Clock as _, Role};
use tierway_testkit::builders::{at, new_wholesaler};

use crate::buying::quotes::{offer, request};
use crate::commissions::earning::{paid, without_hold};
use crate::integration::tokens::{make, with_token};
use crate::orders::returning::ask;
use crate::orders::shop::{admin, change, order, product, referred};
use crate::purchasing::{path as purchase, supplier};
use crate::support::{Client, TestApp};

/// What waits, as kind and count.
async fn told(client: &Client) -> Vec<(String, u64)> {
    pairs(&client.get("/api/waiting").await.expect(200))
}

fn pairs(answer: &Value) -> Vec<(String, u64)> {
    let items = answer["items"].as_array().unwrap().iter();
    items.map(|item| (item["kind"].as_str().unwrap().to_owned(), item["count"].as_u64().unwrap())).collect()
}

fn waits(expected: &[(&str, u64)]) -> Vec<(String, u64)> {
    expected.iter().map(|(kind, count)| ((*kind).to_owned(), *count)).collect()
}

#[actix_web::test]
async fn where_nothing_is_to_be_done_nothing_waits() {
    let app = TestApp::start().await;
    for role in Role::ALL {
        let client = app.signed_in_as(role).await;
        let documents: &[(&str, u64)] = match role {
            Role::Dealer => &[("documents", 3)],
            Role::Agent | Role::SubAgent | Role::Employee | Role::Warehouse => &[("documents", 2)],
            _ => &[],
        };
        assert_eq!(told(&client).await, waits(documents), "{role}");
    }
    app.guest().get("/api/waiting").await.problem(401);
}

#[actix_web::test]
async fn registrations_wait_for_the_admin_until_they_are_decided() {
    let app = TestApp::start().await;
    let owner = admin(&app).await;
    for name in ["wanda", "wilma"] {
        let new = NewUser { verification: Verification::Pending, ..new_wholesaler(name) };
        app.account(new).await;
        app.fakes().clock.advance(Duration::hours(1));
    }
    let answer = owner.get("/api/waiting").await.expect(200);
    assert_eq!(pairs(&answer), waits(&[("registrations", 2)]));
    let oldest = answer["items"][0]["oldestAt"].as_str().unwrap().parse();
    assert_eq!(oldest, Ok(at(0)), "since the first of them came");
    let first = owner.get("/api/users/pending").await.expect(200)[1]["id"].clone();
    owner.post(&format!("/api/users/{first}/approve"), json!({})).await.expect(200);
    assert_eq!(told(&owner).await, waits(&[("registrations", 1)]));
    assert_eq!(told(&app.signed_in_as(Role::Manufacturer).await).await, [], "another decides");
}

#[actix_web::test]
async fn both_sides_of_an_order_are_told_what_they_can_do() {
    let app = TestApp::start().await;
    let (owner, maker) = (admin(&app).await, app.signed_in_as(Role::Manufacturer).await);
    let dealer = app.signed_in_as(Role::Dealer).await;
    let buyer = app.signed_in_as(Role::Customer).await;
    let mint = product(&app, "Mint", 100).await;
    let asked = request(&buyer, mint, 1).await;
    assert_eq!(told(&owner).await, waits(&[("quoteRequests", 1)]));
    assert_eq!(told(&maker).await, waits(&[("quoteRequests", 1)]));
    assert_eq!(told(&buyer).await, [], "it is not their turn");
    offer(&owner, asked, mint, 1, json!({})).await;
    assert_eq!(told(&owner).await, []);
    assert_eq!(told(&buyer).await, waits(&[("quoteOffers", 1)]));

    let body = json!({ "items": [{ "productId": mint, "quantity": 2 }], "sellerId": dealer.id() });
    let sold = buyer.post("/api/orders", body).await.expect(201)["id"].as_i64().unwrap();
    let own = order(&dealer, mint, 1).await;
    assert_eq!(told(&dealer).await, waits(&[("documents", 3), ("storeOrders", 1), ("unpaidOrders", 1)]));
    assert_eq!(told(&buyer).await, waits(&[("quoteOffers", 1), ("unpaidOrders", 1)]));
    assert_eq!(told(&maker).await, waits(&[("unpaidOrders", 2)]));
    change(&owner, own, json!({ "status": "cancelled" })).await;
    change(&owner, sold, json!({ "status": "paid", "paymentMethod": "Bank" })).await;
    assert_eq!(told(&dealer).await, waits(&[("documents", 3)]), "what is paid the company ships");
    assert_eq!(told(&buyer).await, waits(&[("quoteOffers", 1)]));

    change(&owner, sold, json!({ "status": "delivered" })).await;
    ask(&buyer, sold, 1).await.expect(201);
    assert_eq!(told(&owner).await, waits(&[("returns", 1)]));
    assert_eq!(told(&buyer).await, waits(&[("quoteOffers", 1)]));
    let floor = app.signed_in_as(Role::Warehouse).await;
    assert_eq!(told(&floor).await, waits(&[("documents", 2), ("returns", 1)]));
}

#[actix_web::test]
async fn the_floor_is_told_what_to_pick_and_ship() {
    let app = TestApp::start().await;
    let owner = admin(&app).await;
    let (willi, emil) = (app.signed_in_as(Role::Warehouse).await, app.signed_in_as(Role::Employee).await);
    let buyer = app.signed_in_as(Role::Customer).await;
    let mint = product(&app, "Mint", 100).await;
    for status in ["paid", "processing", "ready"] {
        let placed = order(&buyer, mint, 1).await;
        change(&owner, placed, json!({ "status": "paid", "paymentMethod": "Bank" })).await;
        if status != "paid" {
            change(&owner, placed, json!({ "status": status })).await;
        }
    }
    order(&buyer, mint, 1).await;
    let shared = [("documents", 2), ("ordersToPick", 2), ("ordersToShip", 1)];
    assert_eq!(told(&willi).await, waits(&shared));
    assert_eq!(told(&emil).await, waits(&shared));
    willi.post("/api/picking/waves", json!({ "count": 1 })).await.expect(201);
    assert_eq!(told(&willi).await[1], ("openPicks".to_owned(), 1), "what was begun comes first");
    assert_eq!(told(&emil).await, waits(&shared), "another picks it");
    let form = json!({ "issueType": "Leaking", "description": "Two coils leak.", "priority": "high" });
    let issue = emil.post("/api/issue-reports", form).await.expect(201)["id"].clone();
    let manager = app.signed_in_employee("Manager").await;
    assert_eq!(told(&manager).await, waits(&[("documents", 2), ("issues", 1)]));
    assert_eq!(told(&emil).await, waits(&shared), "nobody has given it to them");
    let given = json!({ "assignedTo": emil.id() });
    manager.patch(&format!("/api/issue-reports/{issue}"), given).await.expect(200);
    assert_eq!(told(&emil).await.last(), Some(&("issues".to_owned(), 1)));
}

#[actix_web::test]
async fn purchasing_waits_for_whoever_approves_buys_or_receives() {
    let app = TestApp::start().await;
    let (owner, buyer) = (admin(&app).await, app.signed_in_employee("Purchaser").await);
    let manager = app.signed_in_employee("Manager").await;
    let mint = crate::purchasing::stocked(&app, "Mint", 0).await.id;
    supplier(&buyer, "Harbour", &[mint]).await;
    let body = json!({ "lines": [{ "productId": mint.0, "pieces": 48 }] });
    let draft = buyer.post(crate::purchasing::ORDERS, body).await.expect(201)[0].clone();
    assert_eq!(told(&manager).await, waits(&[("documents", 2), ("purchaseDrafts", 1)]));
    assert_eq!(told(&buyer).await, waits(&[("documents", 2), ("lowStock", 1)]));
    assert_eq!(told(&owner).await, waits(&[("purchaseDrafts", 1), ("lowStock", 1)]));
    manager.post(&purchase(&draft, "/approve"), json!({})).await.expect(200);
    buyer.post(&purchase(&draft, "/send"), json!({})).await.expect(200);
    assert_eq!(told(&owner).await, waits(&[("lowStock", 1)]), "it is not late yet");
    app.fakes().clock.advance(Duration::days(30));
    let (owner, buyer) = (admin(&app).await, app.sign_in(buyer.user().clone()).await);
    assert_eq!(told(&owner).await, waits(&[("lateDeliveries", 1), ("lowStock", 1)]));
    assert_eq!(told(&buyer).await, waits(&[("documents", 2), ("lateDeliveries", 1), ("lowStock", 1)]));
    let warehouse = app.signed_in_as(Role::Warehouse).await;
    assert_eq!(told(&warehouse).await, waits(&[("documents", 2), ("lateDeliveries", 1)]));
    let list = owner.get("/api/purchase-orders?overdue=true").await;
    assert_eq!((list.total(), &list.expect(200)[0]["number"]), (1, &draft["number"]), "the list says the same");
    buyer.post("/api/purchase-orders", json!({ "lines": [{ "productId": mint.0, "pieces": 24 }] })).await.expect(201);
    assert_eq!(owner.get("/api/purchase-orders?overdue=true").await.total(), 1);
    assert_eq!(owner.get("/api/purchase-orders?overdue=false").await.total(), 2);
}

#[actix_web::test]
async fn the_admin_is_told_of_resets_moves_payouts_and_what_expires() {
    let app = TestApp::start().await;
    let owner = admin(&app).await;
    let mint = product(&app, "Mint", 100).await;
    let today = app.fakes().clock.now().date_naive();
    for (code, days) in [("SOON", 5), ("LATER", 400)] {
        let body = json!({
            "productId": mint, "type": "in", "quantity": 1, "reason": "purchase", "lotCode": code,
            "expiresOn": today + Duration::days(days),
        });
        owner.post("/api/inventory/transactions", body).await.expect(201);
    }
    assert_eq!(told(&owner).await, waits(&[("expiringLots", 1)]));
    without_hold(&owner, "1.00").await;
    let agent = app.signed_in_as(Role::Agent).await;
    paid(&owner, &referred(&app, &agent, "friend").await, mint, 11).await;
    let draft = owner.post("/api/payouts", json!({})).await.expect(201);
    assert_eq!(told(&owner).await, waits(&[("expiringLots", 1)]), "a draft is no promise");
    owner.post(&format!("/api/payouts/{}/approve", draft["id"]), json!({})).await.expect(200);
    let body = json!({ "email": "friend@tierway.test", "role": "customer" });
    app.guest().post("/api/auth/reset-password", body).await.expect(200);
    app.run_jobs().await;
    let move_out = json!({ "country": "Canada", "zone": "Ontario" });
    agent.patch(&format!("/api/users/{}", agent.id()), move_out).await.expect(200);
    let expected = [("passwordResets", 1), ("placeChanges", 1), ("payouts", 1), ("expiringLots", 1)];
    assert_eq!(told(&owner).await, waits(&expected));
    assert_eq!(told(&agent).await, waits(&[("documents", 2)]), "these are the admin's to decide");

    let (token, _) = make(&owner, &["commissions:read"]).await;
    let answer = with_token(&app.guest(), &token, Method::GET, "/api/waiting", None).await.expect(200);
    assert_eq!(pairs(&answer), waits(&[("payouts", 1)]), "a token is told of what its scopes show");
}
