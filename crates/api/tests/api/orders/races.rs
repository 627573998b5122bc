//! Concurrency and idempotency.

use actix_web::http::Method;
use futures_util::future::{join, join_all, try_join_all};
use serde_json::{Value, json};
use tierway_kernel::Role;

use super::shop::{admin, change, no_faults, order, product, referred, stock, units};
use crate::support::{Answer, Client, TestApp};

#[actix_web::test]
async fn fifty_buyers_of_ten_pieces_make_ten_orders() {
    let app = TestApp::start().await;
    let id = product(&app, "Mango Ice", 10).await;
    let mut buyers = Vec::new();
    for number in 0..50 {
        buyers.push(app.signed_in_named(Role::Customer, &format!("buyer{number}")).await);
    }
    let answers = join_all(buyers.iter().map(|buyer| buyer.post("/api/orders", units(id, 1)))).await;
    let placed = answers.iter().filter(|answer| answer.status.as_u16() == 201).count();
    assert_eq!(placed, 10);
    for answer in answers.iter().filter(|answer| answer.status.as_u16() != 201) {
        answer.field_refused("items[0].quantity", "Only 0 units available in stock");
    }
    assert_eq!(stock(&app, id).await, (10, 10));
    assert_eq!(admin(&app).await.get("/api/orders").await.total(), 10);
}

async fn keyed(buyer: &Client, key: &str, body: Value) -> Answer {
    buyer.request(Method::POST, "/api/orders").header("Idempotency-Key", key).json(&body).send().await
}

#[actix_web::test]
async fn one_key_makes_one_order() {
    let app = TestApp::start().await;
    let id = product(&app, "Mango Ice", 10).await;
    let buyer = app.signed_in_as(Role::Customer).await;
    let first = keyed(&buyer, "k1", units(id, 2)).await.expect(201);
    assert_eq!(keyed(&buyer, "k1", units(id, 2)).await.expect(201), first);
    keyed(&buyer, "k1", units(id, 3)).await.problem(422);

    let same = join_all((0..6).map(|_| keyed(&buyer, "k2", units(id, 2)))).await;
    let ids: Vec<_> = same.iter().map(|answer| answer.expect(201)["id"].clone()).collect();
    assert!(ids.iter().all(|other| *other == ids[0] && *other != first["id"]), "{ids:?}");
    assert_eq!(stock(&app, id).await, (10, 4));

    let other = app.signed_in_named(Role::Customer, "other").await;
    let theirs = keyed(&other, "k1", units(id, 2)).await.expect(201);
    assert_ne!(theirs["id"], first["id"], "a key is its owner's");
}

#[actix_web::test]
async fn a_refused_order_frees_its_key() {
    let app = TestApp::start().await;
    let id = product(&app, "Mango Ice", 1).await;
    let buyer = app.signed_in_as(Role::Customer).await;
    keyed(&buyer, "k", units(id, 2)).await.problem(422);
    let stock = json!({ "stockBalance": 5 });
    admin(&app).await.patch(&format!("/api/products/{id}/stock"), stock).await.expect(200);
    keyed(&buyer, "k", units(id, 2)).await.expect(201);
}

#[actix_web::test]
async fn paying_twice_at_once_pays_once() {
    let app = TestApp::start().await;
    let id = product(&app, "Mango Ice", 10).await;
    let agent = app.signed_in_as(Role::Agent).await;
    let buyer = referred(&app, &agent, "friend").await;
    let number = order(&buyer, id, 2).await;
    let (owner, path) = (admin(&app).await, format!("/api/orders/{number}"));
    let answers = join_all((0..4).map(|_| owner.patch(&path, json!({ "status": "paid" })))).await;
    let mut codes: Vec<_> = answers.iter().map(|answer| answer.status.as_u16()).collect();
    codes.sort_unstable();
    assert_eq!(codes, [200, 409, 409, 409]);
    for answer in answers.iter().filter(|answer| answer.status.as_u16() == 409) {
        answer.refused(409, "This order has already been paid.");
    }
    assert_eq!(agent.get("/api/commissions").await.total(), 1);
    let seen = owner.get(&path).await.expect(200);
    assert_eq!(seen["invoiceNumber"], "INV-2026-000001");
    assert_eq!(seen["history"].as_array().unwrap().len(), 2);
    let next = change(&owner, order(&buyer, id, 1).await, json!({ "status": "paid" })).await;
    assert_eq!(next["invoiceNumber"], "INV-2026-000002", "the refused ones left no gap");
}

#[actix_web::test]
async fn paying_through_both_endpoints_at_once_pays_once() {
    let app = TestApp::start().await;
    let id = product(&app, "Mango Ice", 100).await;
    let agent = app.signed_in_as(Role::Agent).await;
    let buyer = referred(&app, &agent, "friend").await;
    let owner = admin(&app).await;
    for _ in 0..5 {
        let number = order(&buyer, id, 2).await;
        let path = format!("/api/orders/{number}");
        let body = json!({ "orderId": number, "status": "paid" });
        let (one, two) =
            join(owner.patch(&path, json!({ "status": "paid" })), owner.post("/api/warehouse/orders/update", body))
                .await;
        let mut codes = [one.status.as_u16(), two.status.as_u16()];
        codes.sort_unstable();
        assert_eq!(codes, [200, 409]);
        let seen = owner.get(&path).await.expect(200);
        assert_eq!(seen["payments"].as_array().unwrap().len(), 1);
    }
    assert_eq!(agent.get("/api/commissions").await.total(), 5);
    no_faults(&app).await;
}

#[actix_web::test]
async fn shipments_at_once_never_ship_more_than_was_ordered() {
    let app = TestApp::start().await;
    let id = product(&app, "Mango Ice", 100).await;
    let buyer = app.signed_in_as(Role::Customer).await;
    let staff = app.signed_in_as(Role::Warehouse).await;
    let number = order(&buyer, id, 10).await;
    let line = staff.get(&format!("/api/orders/{number}")).await.expect(200)["items"][0]["id"].clone();
    let (path, body) =
        (format!("/api/orders/{number}/shipments"), json!({ "lines": [{ "lineId": line, "pieces": 3 }] }));
    let answers = join_all((0..8).map(|_| staff.post(&path, body.clone()))).await;
    assert_eq!(answers.iter().filter(|answer| answer.status.as_u16() == 201).count(), 3, "a fourth would be 12");
    assert_eq!(stock(&app, id).await, (91, 1));
    let rest = join_all((0..4).map(|_| staff.post(&path, json!({})))).await;
    assert_eq!(rest.iter().filter(|answer| answer.status.as_u16() == 201).count(), 1);
    let seen = staff.get(&format!("/api/orders/{number}")).await.expect(200);
    let numbers: Vec<_> = seen["shipments"].as_array().unwrap().iter().map(|one| one["number"].clone()).collect();
    assert_eq!(numbers.len(), 4);
    assert_eq!(numbers[3], "DLN-2026-000004", "the refused ones left no gap");
    no_faults(&app).await;
}

#[actix_web::test]
async fn of_two_changes_against_one_version_one_counts() {
    let app = TestApp::start().await;
    let id = product(&app, "Mango Ice", 100).await;
    let number = order(&app.signed_in_as(Role::Customer).await, id, 10).await;
    let staff = app.signed_in_as(Role::Warehouse).await;
    let path = format!("/api/orders/{number}");
    let version = staff.get(&path).await.expect(200)["version"].clone();
    let change = |text: &str| staff.patch(&path, json!({ "trackingNumber": text, "version": version }));
    let (one, two) = join(change("TRK-1"), change("TRK-2")).await;
    let mut codes = [one.status.as_u16(), two.status.as_u16()];
    codes.sort_unstable();
    assert_eq!(codes, [200, 409]);
    let lost = if one.status.as_u16() == 409 { one } else { two };
    lost.refused(409, "This order was changed by someone else. Please reload it.");
    let ship = json!({ "version": version });
    staff.post(&format!("{path}/shipments"), ship).await.problem(409);
}

#[actix_web::test]
async fn shipping_and_cancelling_at_once_do_one_of_them() {
    for _ in 0..5 {
        let app = TestApp::start().await;
        let id = product(&app, "Mango Ice", 10).await;
        let buyer = app.signed_in_as(Role::Customer).await;
        let number = order(&buyer, id, 4).await;
        let owner = admin(&app).await;
        let path = format!("/api/orders/{number}");
        let send = async |client: &Client, status: &str| -> Result<Answer, ()> {
            Ok(client.patch(&path, json!({ "status": status })).await)
        };
        let answers = try_join_all([("shipped", &owner), ("cancelled", &buyer)].map(|(status, who)| send(who, status)));
        let answers = answers.await.unwrap();
        assert_eq!(answers.iter().filter(|answer| answer.status.as_u16() == 200).count(), 1);
        let status = owner.get(&path).await.expect(200)["status"].clone();
        let expected = if status == "shipped" { (6, 0) } else { (10, 0) };
        assert_eq!(stock(&app, id).await, expected, "{status}");
    }
}
